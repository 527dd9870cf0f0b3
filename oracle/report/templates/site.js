// The search. Every page is complete without it: each section of the site has an index that lists its pages.
(() => {
  "use strict";
  const MOST = 40;
  const get = (id) => document.getElementById(id);
  const root = document.body.dataset.root;
  const box = get("at-search");
  const list = get("at-found");
  const count = get("at-count");
  let index = null;
  let loading = false;

  const simple = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

  const prepare = () => {
    const { games, kinds, rows, words } = globalThis.tcgSearch;
    index = { games, words, rows: rows.map(([game, kind, address, title, id, instead], place) => {
      const [page, part] = address.split("#");
      return {
        place, kind: kinds[kind], game: games[game], title, id: simple(id), instead,
        href: `${root}${games[game]}/${page}.html${part ? `#${part}` : ""}`,
      };
    }) };
  };

  // Irregular forms and the ways to say no, as `tcg-oracle where` folds them.
  const folded = (text) => simple(text.replace(/\u2019/g, "'"))
    .replace(/\b(?:can ?(?:'t|not)|may not|must not|mustn't|unable|not able)\b/g, "cannot")
    .replace(/\b\w+n't\b/g, "not")
    .match(/[\p{L}\p{N}]+/gu)?.map((word) => (Object.hasOwn(index.words.plain, word) ? index.words.plain[word] : word)) ?? [];
  const stem = (word) => (Object.hasOwn(index.words.forms, word) ? index.words.forms[word] : -1);

  // What the words may be in the book: themselves, and what players mean by them.
  const ways = (text) => {
    const { idle, spoken, longest_spoken: longest, weight_of_spoken: less } = index.words;
    const every = folded(text).slice(0, 80);
    const said = [...new Set(every)];
    const telling = said.filter((word) => !idle.includes(word));
    const words = telling.length ? telling : said;
    const found = words.map((word, place) => ({ word: place, weight: 1, game: "", phrase: stem(word) }));
    every.forEach((_, start) => {
      for (let size = 1; size <= longest && start + size <= every.length; size += 1) {
        const phrase = every.slice(start, start + size);
        const key = phrase.map(stem).join(" ");
        if ((size === 1 && !words.includes(phrase[0])) || !Object.hasOwn(spoken, key)) continue;
        const word = size === 1 ? words.indexOf(phrase[0]) : -(start * longest + size);
        for (const [meant, game] of spoken[key]) found.push({ word, weight: less, game, phrase: meant });
      }
    });
    return found.filter((way) => way.phrase >= 0);
  };

  // How good each page is by each word, as the index of the command line weighs it.
  const weighed = (text) => {
    const hits = new Map();
    for (const { word, weight, game, phrase } of ways(text)) {
      const list = index.words.found[phrase];
      for (let at = 0; at < list.length; at += 2) {
        if (game && index.rows[list[at]].game !== game) continue;
        const words = hits.get(list[at]) ?? new Map();
        words.set(word, Math.max(list[at + 1] * weight, words.get(word) ?? 0));
        hits.set(list[at], words);
      }
    }
    return hits;
  };

  const sum = (numbers) => [...numbers].reduce((all, one) => all + one, 0);

  const scored = (text) => {
    const hits = weighed(text);
    const best = new Map();
    for (const words of hits.values()) {
      for (const [word, good] of words) if (word >= 0) best.set(word, Math.max(good, best.get(word) ?? 0));
    }
    const all = sum(best.values()) || 1;
    const found = [...hits].map(([place, words]) => {
      const share = sum([...words.keys()].map((word) => best.get(word) ?? 0)) / all;
      return [sum(words.values()) * index.words.hits[place] * share ** index.words.covered, index.rows[place]];
    }).sort((a, b) => b[0] - a[0] || a[1].place - b[1].place);
    const about = index.games.map((game) => sum(
      found.filter(([, one]) => one.game === game).slice(0, index.words.first_of_game).map(([good]) => good),
    ));
    const most = Math.max(...about) || 1;
    return found.map(([good, one]) => [good * about[index.games.indexOf(one.game)] / most, one])
      .sort((a, b) => b[0] - a[0] || a[1].place - b[1].place).map(([, one]) => one);
  };

  // A name first. Then what the words are found in, a ruling in place of the scenarios that are taken from it.
  const found = (text) => {
    const name = simple(text.trim());
    const named = index.rows.filter((one) => one.id === name);
    const began = index.rows.filter((one) => /\d|-/.test(name) && one.id !== name && one.id.startsWith(name));
    const best = scored(text);
    const order = new Map(best.slice(0, 30).map((one, at) => [one.place, at]));
    const at = (place) => order.get(place) ?? Infinity;
    const shown = ({ instead }) => index.rows[instead.reduce((a, b) => (at(b) < at(a) ? b : a))];
    const all = [...named, ...began, ...best.map((one) => (one.instead.length ? shown(one) : one))];
    return [...new Set(all)];
  };

  const show = () => {
    list.replaceChildren();
    list.hidden = true;
    count.textContent = "";
    if (!box.value.trim()) return;
    if (!index) { count.textContent = "Loading …"; return; }
    const hits = found(box.value);
    for (const one of hits.slice(0, MOST)) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      const kind = document.createElement("span");
      link.href = one.href;
      link.textContent = one.title;
      kind.className = "hush";
      kind.textContent = ` ${one.game} ${one.kind}`;
      link.append(kind);
      item.append(link);
      list.append(item);
    }
    list.hidden = hits.length === 0;
    const all = hits.length.toLocaleString("en");
    count.textContent = hits.length > MOST ? `${MOST} of ${all} found` : `${all} found`;
  };

  // The index is some hundred kilobytes, so it is loaded once somebody goes to the search.
  const load = () => {
    if (loading) return;
    loading = true;
    const script = document.createElement("script");
    script.src = `${root}search.js`;
    script.addEventListener("load", () => { prepare(); show(); });
    script.addEventListener("error", () => { count.textContent = "The index of the search could not be loaded."; });
    document.head.append(script);
  };

  const links = () => [...list.querySelectorAll("a")];
  const go = (step) => {
    const all = links();
    const at = all.indexOf(document.activeElement) + step;
    if (at < 0) box.focus();
    else if (all.length) all[Math.min(at, all.length - 1)].focus();
  };

  let waiting = 0;
  box.addEventListener("focus", load);
  box.addEventListener("input", () => { load(); clearTimeout(waiting); waiting = setTimeout(show, 60); });
  document.querySelector(".seek").addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") { event.preventDefault(); go(1); }
    if (event.key === "ArrowUp") { event.preventDefault(); go(-1); }
    if (event.key === "Enter" && document.activeElement === box) links()[0]?.click();
    if (event.key === "Escape") { box.value = ""; show(); box.focus(); }
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      box.focus();
    }
  });
  // What is pressed back to: the words that were sought are no longer of this page.
  addEventListener("pagehide", () => { box.value = ""; });
  document.querySelector(".seek").hidden = false;
  // A link to a row that is folded away must still arrive.
  const arrive = () => {
    const target = location.hash && get(decodeURIComponent(location.hash.slice(1)));
    for (let part = target; part; part = part.parentElement) if (part.matches("details")) part.open = true;
  };
  addEventListener("hashchange", arrive);
  arrive();
})();

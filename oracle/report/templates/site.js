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
    const { games, kinds, rows } = globalThis.tcgSearch;
    index = rows.map(([game, kind, address, title, more]) => {
      const [page, part] = address.split("#");
      return {
        kind: kinds[kind], game: games[game], order: kind, title, name: simple(title),
        id: simple(part || page.slice(page.indexOf("/") + 1)), more: simple(more),
        href: `${root}${games[game]}/${page}.html${part ? `#${part}` : ""}`,
      };
    });
  };

  // Titles first: a word that begins one, then one that begins a word of it, then any part, then the rest.
  const rate = (one, word) => {
    if (one.id === word) return 100;
    if (one.name.startsWith(word)) return 50;
    if (one.name.includes(` ${word}`)) return 30;
    if (one.id.startsWith(word)) return 25;
    if (one.name.includes(word)) return 15;
    if (one.id.includes(word)) return 8;
    return one.more.includes(word) ? 4 : 0;
  };

  const found = (words) => {
    const hits = [];
    for (const one of index) {
      let sum = 0;
      for (const word of words) {
        const rated = rate(one, word);
        if (!rated) { sum = 0; break; }
        sum += rated;
      }
      if (sum) hits.push([sum, one]);
    }
    return hits.sort((a, b) => b[0] - a[0] || a[1].order - b[1].order || a[1].name.length - b[1].name.length);
  };

  const show = () => {
    const words = simple(box.value).split(/\s+/).filter(Boolean);
    list.replaceChildren();
    list.hidden = true;
    count.textContent = "";
    if (!words.length) return;
    if (!index) { count.textContent = "Loading …"; return; }
    const hits = found(words);
    for (const [, one] of hits.slice(0, MOST)) {
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

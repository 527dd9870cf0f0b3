// Search, folding and links to folded cases. The page is complete without it: verdicts are filtered by the style sheet.
(() => {
  "use strict";
  const get = (id) => document.getElementById(id);
  const cases = [...document.querySelectorAll(".case")];
  const features = [...document.querySelectorAll(".feature")];
  const boxes = [...document.querySelectorAll(".chip input")];
  const search = get("search");
  let index = null;

  const clausesOf = (one) => one.querySelector(".tags").textContent.trim().split(/\s+/);
  // As the page names the row of a clause.
  const rowOf = (game, clause) =>
    `clause-${game}-${clause}`.replace(/[^A-Za-z0-9]+/g, "-").replace(/-$/, "").toLowerCase();
  const gameOf = (one) => one.closest(".feature").dataset.game;

  // Reading the texts of thousands of cases takes a moment, so it waits for the first search.
  const texts = () => (index ??= cases.map((one) => ({
    text: (one.matches("li") ? [one] : ["summary", ".message", ".tags", ".steps"].map((part) => one.querySelector(part)))
      .map((part) => part?.textContent ?? "").join(" ").toLowerCase(),
    clauses: clausesOf(one).map((clause) => clause.toLowerCase()),
  })));

  const finds = (entry, word) => {
    if (!word.startsWith("clause:")) return entry.text.includes(word);
    const wanted = word.slice(7).replace(/\.$/, "");
    return entry.clauses.some((clause) => clause === wanted || clause.startsWith(wanted + "."));
  };

  const update = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter((word) => word && word !== "clause:");
    const verdicts = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    let shown = 0;
    cases.forEach((one, position) => {
      const found = words.every((word) => finds(texts()[position], word));
      one.hidden = !found;
      one.dataset.shown = found && verdicts.has(one.classList[1]) ? "yes" : "";
      if (one.dataset.shown) shown += 1;
    });
    for (const feature of features) {
      feature.hidden = !feature.querySelector('[data-shown="yes"]');
      // A search opens what it has found something in, and closes it again at its end.
      if (words.length && !feature.hidden && feature.open === false) feature.dataset.found = feature.open = true;
      if (!words.length && feature.dataset.found) feature.open = delete feature.dataset.found && false;
    }
    get("nothing").hidden = shown > 0 || cases.length === 0;
    const all = cases.length.toLocaleString("en");
    get("shown").textContent = shown === cases.length ? "" : `${shown.toLocaleString("en")} of ${all}`;
  };

  // A link into something folded or filtered away must still arrive.
  const arrive = () => {
    const target = location.hash && get(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.matches(".case")) {
      const box = boxes.find((one) => one.value === target.classList[1]);
      if (!box.checked || target.hidden) {
        box.checked = true;
        search.value = "";
        update();
      }
    }
    for (let part = target; part; part = part.parentElement) if (part.matches("details")) part.open = true;
    target.scrollIntoView({ block: "start" });
  };

  const fold = (open) => {
    for (const one of document.querySelectorAll("details.case, details.feature"))
      if (!open || (one.dataset.shown !== "" && !one.hidden)) one.open = open;
  };

  // What is folded is short: the links between its cases and their clauses are made when it is opened.
  let resting = null;
  const restingOn = (row) => {
    if (!resting) {
      resting = new Map();
      for (const one of cases) {
        for (const key of new Set(clausesOf(one).map((clause) => rowOf(gameOf(one), clause)))) {
          resting.set(key, [...(resting.get(key) ?? []), one]);
        }
      }
    }
    return resting.get(row) ?? [];
  };

  const linkTo = (id, text) => {
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.textContent = text;
    return link;
  };

  const listCases = (clause) => {
    const list = clause.querySelector("ul");
    if (!list) return;
    list.replaceChildren(...restingOn(clause.id).map((one) => {
      const item = document.createElement("li");
      item.className = one.classList[1];
      item.append(linkTo(one.id, one.querySelector(".title").textContent));
      const edition = one.querySelector(".edition");
      if (edition) item.lastChild.append(" ", edition.cloneNode(true));
      return item;
    }));
  };

  const linkClauses = (feature) => {
    for (const tags of feature.querySelectorAll("li.case > .tags")) {
      if (tags.firstElementChild) continue;
      const game = gameOf(tags);
      tags.replaceChildren(...clausesOf(tags.parentElement).flatMap((clause) => {
        const row = rowOf(game, clause);
        return [get(row) ? linkTo(row, clause) : clause, " "];
      }));
    }
  };

  document.addEventListener("toggle", (event) => {
    if (!event.target.open) return;
    if (event.target.matches(".clause")) listCases(event.target);
    if (event.target.matches(".feature")) linkClauses(event.target);
  }, true);

  let waiting = 0;
  search.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(update, 80);
  });
  for (const box of boxes) box.addEventListener("change", update);
  get("open").addEventListener("click", () => fold(true));
  get("close").addEventListener("click", () => fold(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== search && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      search.focus();
    }
    if (event.key === "Escape" && document.activeElement === search) {
      search.value = "";
      update();
    }
  });
  // A click on the link that is already in the address changes no hash, so clicks are listened to as well.
  document.addEventListener("click", (event) => {
    if (event.target.closest?.('a[href^="#"]')) setTimeout(arrive);
  });
  addEventListener("hashchange", arrive);
  // On a narrow screen the list of clauses stands above the cases: folded, it is not in the way.
  if (matchMedia("(max-width: 999px)").matches) get("book").open = false;
  document.querySelector(".find").hidden = false;
  get("folding").hidden = false;
  arrive();
})();

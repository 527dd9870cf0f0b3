// Search, folding and links to folded cases. The page is complete without it: verdicts are filtered by the style sheet.
(() => {
  "use strict";
  const get = (id) => document.getElementById(id);
  const cases = [...document.querySelectorAll("details.case")];
  const features = [...document.querySelectorAll(".feature")];
  const boxes = [...document.querySelectorAll(".chip input")];
  const search = get("search");
  let index = null;

  // Reading the texts of thousands of cases takes a moment, so it waits for the first search.
  const texts = () => (index ??= cases.map((one) => ({
    text: ["summary", ".message", ".tags", ".steps"]
      .map((part) => one.querySelector(part)?.textContent ?? "").join(" ").toLowerCase(),
    clauses: [...one.querySelectorAll(".tag")].map((tag) => tag.textContent.trim().toLowerCase()),
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
    for (const feature of features) feature.hidden = !feature.querySelector('[data-shown="yes"]');
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
    for (const one of cases) if (!open || one.dataset.shown !== "") one.open = open;
  };

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

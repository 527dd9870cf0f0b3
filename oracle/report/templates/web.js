// What the workbench does beyond plain forms: names of cards as one types, a file's text, the engine beside, the link.
(() => {
  "use strict";
  const get = (id) => document.getElementById(id);
  const card = get("at-card");
  const known = get("at-known");
  let waiting = 0;
  card?.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const words = card.value.trim();
      if (words.length < 2 || /^an? [a-z]/.test(words)) return;
      const asked = new URLSearchParams({ game: card.dataset.game, q: words });
      const answer = await fetch(`/cards?${asked}`);
      if (!answer.ok || card.value.trim() !== words) return;
      const names = await answer.json();
      known.replaceChildren(...names.map((name) => Object.assign(document.createElement("option"), { value: name })));
    }, 80);
  });
  for (const file of document.querySelectorAll("[data-into]")) {
    file.addEventListener("change", async () => {
      const text = get(file.dataset.into);
      if (file.files[0]) text.value = await file.files[0].text();
    });
  }
  const beside = document.querySelector("[data-beside]");
  if (beside) {
    const told = beside.querySelector("p");
    told.setAttribute("role", "status");
    fetch(beside.dataset.beside)
      .then((answer) => answer.text())
      .then((page) => {
        const found = new DOMParser().parseFromString(page, "text/html").getElementById("at-beside");
        if (found) told.after(found);
      })
      .catch(() => { told.append(" (it could not be asked)"); });
  }
  const copy = document.querySelector("[data-copy]");
  if (copy) {
    copy.hidden = false;
    copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(location.href);
      copy.textContent = "Copied";
    });
  }
})();

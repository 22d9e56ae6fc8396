// A puzzle counts once: the first time it is solved or given up.

import { keep, progress, today } from "./progress.js";

const table = document.getElementById("table");

async function settle() {
  const panel = document.getElementById("puzzle");
  const { solved, shown, tries, hints, hinted } = JSON.parse(table.dataset.study);
  mark(hinted);
  const kept = progress();
  const id = panel.dataset.id;
  if (!(solved || shown) || id in kept.done) return;
  const asked = new URLSearchParams({ player: kept.rating, tries: Math.max(tries, 1), hints, solved });
  const answer = await fetch(`${table.dataset.page}/rating?${asked}`);
  if (!answer.ok) return;
  const { rating } = await answer.json();
  const rated = panel.dataset.rated.replace("%1", kept.rating).replace("%2", rating);
  const place = document.getElementById("rated");
  if (place) place.textContent = rated;
  kept.done[id] = solved ? 1 : 0;
  kept.rating = rating;
  if (solved && kept.days.at(-1) !== today()) kept.days = [...kept.days, today()].slice(-400);
  keep(kept);
}

function mark(option) {
  for (const marked of document.querySelectorAll(".hinted")) marked.classList.remove("hinted");
  if (!option) return;
  const name = CSS.escape(option);
  const here = `[data-option="${name}"], [data-options~="${name}"]`;
  for (const place of table.querySelectorAll(here)) place.classList.add("hinted");
}

document.addEventListener("table", settle);
settle();

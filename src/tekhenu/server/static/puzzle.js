// A puzzle counts once: the first time it is solved or given up.

import { keep, nextPuzzle, progress, today } from "./progress.js";

const table = document.getElementById("table");

async function settle() {
  const panel = document.getElementById("puzzle");
  const study = JSON.parse(table.dataset.study);
  mark(study.hinted);
  const { id } = panel.dataset;
  const counted = id in progress().done;
  table.dataset.study = JSON.stringify({ ...study, counted }); // then hints cost nothing
  if (!(study.solved || study.shown)) return;
  if (!counted) await count(panel, study);
  document.getElementById("next-puzzle").href = nextPuzzle(id);
}

async function count(panel, { solved, tries, hints }) {
  const kept = progress();
  const asked = new URLSearchParams({ player: kept.rating, tries: Math.max(tries, 1), hints, solved });
  const answer = await fetch(`${table.dataset.page}/rating?${asked}`);
  if (!answer.ok) return;
  const { rating } = await answer.json();
  const unaided = solved && !hints;
  const rated = panel.dataset.rated.replace("%1", kept.rating).replace("%2", rating);
  const place = document.getElementById("rated");
  if (place) place.textContent = [rated, panel.dataset.why].filter(Boolean).join(" · ");
  kept.done[panel.dataset.id] = unaided ? 1 : 0;
  kept.rating = rating;
  if (unaided && kept.days.at(-1) !== today()) kept.days = [...kept.days, today()].slice(-400);
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

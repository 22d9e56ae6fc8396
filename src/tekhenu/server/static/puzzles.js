// The list of puzzles knows which ones were solved here.

import { progress, streak } from "./progress.js";

const { rating, done, days } = progress();
for (const link of document.querySelectorAll("[data-puzzle]")) {
  const result = done[link.dataset.puzzle];
  if (result !== undefined) link.classList.add(result > 0 ? "solved" : "failed");
}
const solved = Object.values(done).filter((result) => result > 0).length;
const standing = document.getElementById("standing");
for (const [name, value] of Object.entries({ rating, solved, streak: streak(days) })) {
  standing.querySelector(`[data-own=${name}]`).textContent = value;
}
standing.hidden = !Object.keys(done).length;

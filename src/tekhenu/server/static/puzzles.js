// The list of puzzles knows which ones were solved here, and whether the expansion is wanted.

import { keepSeth, progress, streak, withSeth } from "./progress.js";

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

const seth = document.getElementById("with-seth");

function filter() {
  for (const each of document.querySelectorAll("[data-seth]")) each.hidden = !seth.checked;
}

seth.checked = withSeth();
seth.addEventListener("change", () => {
  keepSeth(seth.checked);
  filter();
});
filter();

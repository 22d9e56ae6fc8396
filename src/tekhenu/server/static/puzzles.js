// The list of puzzles: mark those that were solved in this browser, and show those of the expansion
// only if the solver wants them.

import { getHtml } from "./client.js";
import { byId, findAll, get, parsed } from "./dom.js";
import { progress, setWantsSeth, streak, wantsSeth } from "./progress.js";

const { rating, done, days } = progress();
for (const link of findAll(document, "[data-puzzle]")) {
  const result = done[link.dataset.puzzle ?? ""];
  if (result !== undefined) link.classList.add(result > 0 ? "solved" : "failed");
}
const solved = Object.values(done).filter((result) => result > 0).length;
const panel = byId("progress");
for (const [name, value] of Object.entries({ rating, solved, streak: streak(days) })) {
  get(panel, `[data-own=${name}]`).textContent = String(value);
}
panel.hidden = !Object.keys(done).length;

const seth = byId("with-seth", HTMLInputElement);

function filter() {
  for (const each of findAll(document, "[data-seth]")) each.hidden = !seth.checked;
}

seth.checked = wantsSeth();
seth.addEventListener("change", () => {
  setWantsSeth(seth.checked);
  filter();
});
filter();

const own = byId("own-puzzles");
const list = await getHtml(own.dataset.url ?? "").catch(() => "");
own.replaceChildren(...parsed(list).childNodes);

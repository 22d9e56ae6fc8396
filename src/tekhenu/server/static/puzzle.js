// A puzzle at the table. It counts once, when it is solved or given up for the first time.

import { getJson } from "./client.js";
import { byId, markOnly, placesOf } from "./dom.js";
import { showMarked } from "./faces.js";
import { dateOf, nextPuzzle, progress, storeProgress } from "./progress.js";

/** @typedef {import("./api.js").Attempt} Attempt */

const MOST_DAYS = 400;
const table = byId("table");

async function update() {
  const panel = byId("puzzle");
  /** @type {Attempt} */
  const attempt = JSON.parse(table.dataset.study ?? "{}");
  markOnly("hinted", attempt.hinted ? placesOf(table, attempt.hinted) : []);
  showMarked("hinted");
  const { id = "" } = panel.dataset;
  const counted = id in progress().done;
  table.dataset.study = JSON.stringify({ ...attempt, counted }); // then hints cost nothing
  if (!(attempt.solved || attempt.shown)) return;
  if (!counted) await count(panel, attempt);
  byId("next-puzzle", HTMLAnchorElement).href = nextPuzzle(id);
}

/** Rate the solver by an attempt. @param {HTMLElement} panel @param {Attempt} attempt */
async function count(panel, { solved, tries, hints }) {
  const { id = "", rated = "", why } = panel.dataset;
  const now = progress();
  const query = `player=${now.rating}&tries=${Math.max(tries, 1)}&hints=${hints}&solved=${solved}`;
  /** @type {{ rating: number } | null} */
  const result = await getJson(`${table.dataset.page}/rating?${query}`).catch(() => null);
  if (!result) return;
  const text = rated.replace("%1", String(now.rating)).replace("%2", String(result.rating));
  const place = document.getElementById("rated");
  if (place) place.textContent = [text, why].filter(Boolean).join(" · ");
  const unaided = solved && !hints;
  now.done[id] = Number(unaided);
  now.rating = result.rating;
  if (unaided && now.days.at(-1) !== dateOf()) now.days = [...now.days, dateOf()].slice(-MOST_DAYS);
  storeProgress(now);
}

document.addEventListener("table", update);
update();

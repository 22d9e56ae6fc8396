// The effects of the dice on one's next turn, requested when a die is pointed at while others move.

import { getHtml } from "./client.js";
import { findAll, get, parsed } from "./dom.js";

let loaded = ""; // the position whose plans the page has

/** Load the plans of the present position. Return whether the page has new ones. */
export async function loadPlans() {
  const table = document.getElementById("table");
  if (!table) return false; // other pages explain dice, too
  const { plans, page, seat, sequence = "" } = table.dataset;
  if (plans === undefined || loaded === sequence) return false;
  loaded = sequence;
  const query = new URLSearchParams({ ...(seat && { seat }) });
  const html = await getHtml(`${page}/plans?${query}`).catch(() => null);
  if (html === null || table.dataset.sequence !== sequence) return false;
  for (const plan of findAll(get(parsed(html), "#plans"), "[data-die]")) {
    document.getElementById(`preview-${plan.dataset.die}`)?.replaceChildren(...plan.childNodes);
  }
  return true;
}

// An update of the table replaces the plans.
document.addEventListener("table", () => {
  loaded = "";
});

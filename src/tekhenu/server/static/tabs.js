// The parts of the table as tabs on a narrow screen.

import { byId, closest, findAll, get } from "./dom.js";

const table = byId("table");

/** @param {string} tab */
export function showTab(tab) {
  document.body.dataset.tab = tab;
  for (const button of findAll(table, "[data-do=tab]")) {
    button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
  }
}

document.addEventListener("click", (event) => {
  const tab = closest(event, "[data-do=tab]")?.dataset.tab;
  if (!tab) return;
  document.body.classList.add("past-the-end");
  showTab(tab);
  const parts = get(table, ".parts");
  parts.scrollTop = tab === "log" ? parts.scrollHeight : 0; // the newest lines are at the end
});

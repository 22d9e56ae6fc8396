// The two places of a desk that show parts in turn: the log, the other players or the Scoring, and
// the Market over the board.

import { byId, closest, find, findAll } from "./dom.js";
import { showTab } from "./tabs.js";

const BESIDE = "tekhenu-beside";
const table = byId("table");

/** Show the log, the other players or the Scoring. @param {string} tab */
export function showBeside(tab) {
  const offered = find(table, `#beside-${tab}`)?.checkVisibility();
  const shown = tab === "others" && !offered ? "log" : tab; // a wide desk always shows the others
  document.body.dataset.beside = shown;
  for (const button of findAll(table, "[data-do=beside]")) {
    button.setAttribute("aria-pressed", String(button.dataset.tab === shown));
  }
}

let before = "wheel"; // the tab of a phone that was shown before the Scoring

/** Show the Scoring as it would be now, or what was shown before it. */
export function toggleScored() {
  const { beside, tab = "" } = document.body.dataset;
  if (find(table, "#beside-scored")?.checkVisibility()) {
    showBeside(beside === "scored" ? storedBeside() : "scored");
  } else if (find(table, "#tab-scored")?.checkVisibility()) {
    showTab(tab === "scored" ? before : "scored");
    if (tab !== "scored") before = tab;
  } else {
    find(table, ".part-scored")?.scrollIntoView({ block: "nearest" });
  }
}

function storedBeside() {
  const stored = localStorage.getItem(BESIDE) ?? "log";
  return stored === "scored" ? "log" : stored;
}

/** Open or close the Market. @param {boolean} open */
export function showMarket(open) {
  document.body.dataset.market = open ? "open" : "closed";
  document.getElementById("market-toggle")?.setAttribute("aria-expanded", String(open));
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-do=beside], [data-do=market]");
  if (button?.dataset.do === "beside") {
    const { tab = "" } = button.dataset;
    localStorage.setItem(BESIDE, tab);
    showBeside(tab);
  } else if (button) showMarket(document.body.dataset.market !== "open");
});
showBeside(localStorage.getItem(BESIDE) ?? "log");
showMarket(table.dataset.suggests === "market");

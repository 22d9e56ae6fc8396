// The two places of a narrow desk that show parts in turn: the log or the other players, and the
// Market over the board.

import { byId, closest, findAll } from "./dom.js";

const BESIDE = "tekhenu-beside";
const table = byId("table");

/** Show the log or the other players. @param {string} tab */
export function showBeside(tab) {
  document.body.dataset.beside = tab;
  for (const button of findAll(table, "[data-do=beside]")) {
    button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
  }
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

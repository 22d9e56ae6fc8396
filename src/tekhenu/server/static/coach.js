// The coach beside the strip, in the games for which the player has switched it on. It explains each
// kind of decision once, and again whenever it is switched on.

import { getHtml } from "./client.js";
import { hasCoach, isExplained, setCoach, setExplained } from "./coach_games.js";
import { byId, closest, find, get, parsed } from "./dom.js";

const table = byId("table");
const { game = "" } = table.dataset;
let called = hasCoach(game);
let calledNow = false;
let answered = ""; // the decision that the advice is about
let requests = 0;

function update() {
  const panel = byId("coach");
  const { seat, asked } = table.dataset;
  const active = called && seat !== "" && !table.matches(".over, .covered");
  panel.hidden = !active;
  document.body.classList.toggle("coached", active);
  find(table, ".coach-call")?.setAttribute("aria-pressed", String(active));
  const question = active ? `${seat} ${asked}` : "";
  if (question === answered) return;
  rememberExplanation(panel);
  answered = question;
  document.body.classList.remove("coach-better");
  if (active) advise(panel);
  else get(panel, ".advice").replaceChildren();
  if (!active) document.body.classList.remove("coach-folded");
}

/** Count an explanation as known once the next decision comes. @param {HTMLElement} panel */
function rememberExplanation(panel) {
  const shown = find(panel, ".explain:not([hidden])");
  if (shown) setExplained(shown.parentElement?.dataset.kind ?? "");
}

/** @param {HTMLElement} panel */
async function advise(panel) {
  const request = ++requests;
  const advice = await fetchAdvice("");
  if (request !== requests || !advice) return;
  show(panel, advice);
  const more = "better" in advice.dataset && (await fetchAdvice("/better"));
  if (request !== requests || !more) return;
  advice.append(more);
  document.body.classList.toggle("coach-better", more.matches(".stronger"));
  showEmptiness(panel);
}

/** @param {string} path */
async function fetchAdvice(path) {
  const { page, seat } = table.dataset;
  const html = await getHtml(`${page}/coach${path}?seat=${seat}`).catch(() => "");
  return find(parsed(html), ":scope > *");
}

/** @param {HTMLElement} panel @param {HTMLElement} advice */
function show(panel, advice) {
  const place = get(panel, ".advice");
  place.replaceChildren(advice);
  place.scrollTop = 0;
  const explanation = find(place, ".explain");
  if (explanation) explanation.hidden = isExplained(advice.dataset.kind ?? "") && !calledNow;
  calledNow = false;
  showEmptiness(panel);
}

/** Fold the panel if there is no advice, and offer a hidden explanation. @param {HTMLElement} panel */
function showEmptiness(panel) {
  get(panel, "[data-do=coach-explain]").hidden = !find(panel, ".explain")?.hidden;
  const silent = find(panel, ".advice p:not([hidden])") === null;
  document.body.classList.toggle("coach-folded", silent);
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-do=coach], [data-do=coach-explain]");
  if (button?.dataset.do === "coach") {
    called = !called;
    calledNow = called;
    setCoach(game, called);
    update();
    if (!called && closest(event, "#coach")) find(table, ".coach-call")?.focus();
  } else if (button) {
    const panel = byId("coach");
    get(panel, ".explain").hidden = false;
    showEmptiness(panel);
    get(panel, ".advice").focus();
  }
});
document.addEventListener("table", update);
update();

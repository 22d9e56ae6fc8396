// The coach: beside the strip in the games it was called to. Each kind of question is explained once,
// and again whenever it is called.

import { call, explain, explained, sits } from "./coached.js";

const table = document.getElementById("table");
let here = sits(table.dataset.game);
let heard = ""; // the question that it has spoken of
let anew = false; // it was called just now
let latest = 0;

function settle() {
  const panel = document.getElementById("coach");
  const { seat, asked } = table.dataset;
  const speaks = here && seat !== "" && !table.matches(".over, .covered");
  panel.hidden = !speaks;
  document.body.classList.toggle("coached", speaks);
  table.querySelector(".coach-call")?.setAttribute("aria-pressed", speaks);
  const question = speaks ? `${seat} ${asked}` : "";
  if (question === heard) return;
  remember(panel);
  heard = question;
  if (speaks) listen(panel);
  else panel.querySelector(".said").replaceChildren();
}

// What was explained counts as known once the next question is asked.
function remember(panel) {
  const told = panel.querySelector(".explain:not([hidden])")?.parentNode;
  if (told) explain(told.dataset.kind);
}

async function listen(panel) {
  const mine = ++latest;
  const words = await said("");
  if (mine !== latest || !words) return;
  show(panel, words);
  const more = "better" in words.dataset && (await said("/better"));
  if (mine !== latest || !more) return;
  words.append(more);
  quiet(panel);
}

async function said(what) {
  const { page, seat } = table.dataset;
  const answer = await fetch(`${page}/coach${what}?seat=${seat}`).catch(() => null);
  if (!answer?.ok) return null;
  const fragment = new DOMParser().parseFromString(await answer.text(), "text/html");
  return fragment.body.firstElementChild;
}

function show(panel, words) {
  const place = panel.querySelector(".said");
  place.replaceChildren(words);
  place.scrollTop = 0;
  const explanation = place.querySelector(".explain");
  if (explanation) explanation.hidden = explained(words.dataset.kind) && !anew;
  anew = false;
  quiet(panel);
}

// Where there is nothing to say, it says so.
function quiet(panel) {
  const explanation = panel.querySelector(".explain");
  panel.querySelector("[data-do=coach-explain]").hidden = !explanation?.hidden;
  panel.querySelector(".silent").hidden = panel.querySelector(".said p:not(.silent, [hidden])") !== null;
}

document.addEventListener("click", (event) => {
  const deed = event.target.closest("[data-do]")?.dataset.do;
  if (deed === "coach") {
    here = !here;
    anew = here;
    call(table.dataset.game, here);
    settle();
    if (!here && event.target.closest("#coach")) table.querySelector(".coach-call")?.focus();
  } else if (deed === "coach-explain") {
    const panel = document.getElementById("coach");
    panel.querySelector(".explain").hidden = false;
    quiet(panel);
    panel.querySelector(".said").focus();
  }
});
document.addEventListener("table", settle);
settle();

// The review of a game: requests it, shows its progress, and steps through the turns.

import "./branch.js";
import { getHtml, reasonOf, sendJson, untilAnswered } from "./client.js";
import { byId, closest, find, HtmlOrSvg, parsed } from "./dom.js";
import { morph } from "./morph.js";
import { explainOnPointing, hide } from "./popover.js";
import { announce } from "./status.js";

const PERIOD = 1500; // milliseconds between two looks at the progress
const SECONDS = 8; // that a text stays in the status line
/** @type {Record<string, string>} */
const KEYS = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  n: "mistake",
  N: "mistake",
};

const review = byId("review");
const page = `/games/${review.dataset.game}/review`;
let asked = 0; // number of the latest request; answers to earlier ones are ignored

/** Return the address of the part that is shown. @param {Record<string, string | undefined>} [other] */
function query(other = {}) {
  const { turn, seat, show } = review.dataset;
  const shown = Object.entries({ turn, seat, show, ...other });
  return new URLSearchParams(shown.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** @param {string} html */
function show(html) {
  const fresh = find(parsed(html), "#review");
  if (!fresh) return;
  hide();
  morph(review, fresh);
}

/** Show another turn, seat or position. @param {URLSearchParams} wanted */
async function go(wanted) {
  asked++;
  const mine = asked;
  const html = await untilAnswered(() => getHtml(`${page}/table?${wanted}`));
  if (mine !== asked) return;
  show(html);
  history.replaceState(null, "", `?${wanted}`);
}

/** Look for new results until the review is complete. */
async function follow() {
  while (review.dataset.state === "running") {
    await new Promise((done) => setTimeout(done, PERIOD));
    if (document.hidden) continue;
    const before = asked;
    // A turn that the person has not chosen may change as better moments are found.
    const wanted = query(new URLSearchParams(location.search).has("turn") ? {} : { turn: "" });
    wanted.set("have", review.dataset.progress ?? "");
    const html = await untilAnswered(() => getHtml(`${page}/table?${wanted}`));
    if (html && before === asked) show(html);
  }
}

async function start() {
  try {
    await sendJson(`/api${page}`);
    await go(query());
    follow();
  } catch (error) {
    announce(reasonOf(error), SECONDS);
  }
}

/** @param {string} way */
function step(way) {
  const turn = review.dataset[way];
  if (turn && turn !== review.dataset.turn) go(query({ turn, show: "before" }));
}

document.addEventListener("click", (event) => {
  const link = closest(event, "#review a[href^='?']", HtmlOrSvg);
  const button = closest(event, "[data-go], [data-do=start]");
  const href = link?.getAttribute("href");
  if (href && !event.metaKey && !event.ctrlKey) {
    event.preventDefault();
    go(new URLSearchParams(href));
  } else if (button?.dataset.go) step(button.dataset.go);
  else if (button) start();
});

document.addEventListener("keydown", (event) => {
  const way = KEYS[event.key];
  const busy = closest(event, "input, select, [role=slider], .scroller");
  if (!way || busy || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  event.preventDefault();
  step(way);
});

explainOnPointing();
if ("start" in review.dataset) start();
else follow();

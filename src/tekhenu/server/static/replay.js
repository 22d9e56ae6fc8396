// The replay of a game: step by step with buttons, a slider and arrow keys, or by itself.

import "./boards.js";
import { getHtml } from "./client.js";
import { byId, closest, markOnly, parsed } from "./dom.js";
import "./layout.js";
import { morph } from "./morph.js";
import { explainOnPointing, hide } from "./popover.js";
import "./next_light.js";
import "./stage.js";
import { pageText } from "./status.js";
import { showTab } from "./tabs.js";
import "./what_is_this.js";

const PERIOD = 1100; // milliseconds from step to step
const SOON = 30; // milliseconds until the next step is requested, after the present one is painted
/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };

const table = byId("table");
const page = `/games/${table.dataset.game}/replay`;
const step = () => Number(table.dataset.step);
const steps = () => Number(table.dataset.steps);
/** @type {Map<number, Promise<HTMLElement | null>>} */
const ahead = new Map(); // requested steps
let wanted = step();
let running = false;
/** @type {number | undefined} */
let player;

/** @param {number} to */
async function go(to) {
  wanted = Math.max(0, Math.min(to, steps()));
  if (running) return;
  running = true;
  while (wanted !== step()) {
    const asked = wanted;
    const direction = Math.sign(asked - step());
    let fresh = await (ahead.get(asked) ?? request(`${page}/table`, asked));
    ahead.clear();
    // The log comes only with the whole page. It is longer if the game has gone on.
    if (fresh && Number(fresh.dataset.steps) !== steps()) fresh = await request(page, asked);
    if (!fresh) break;
    morph(table, fresh);
    requestAhead(step() + direction);
    history.replaceState(null, "", `${page}?step=${asked}`);
    update();
  }
  running = false;
}

/** @param {number} next */
function requestAhead(next) {
  if (next < 0 || next > steps() || ahead.has(next)) return;
  setTimeout(() => ahead.set(next, request(`${page}/table`, next)), SOON);
}

/** Return the table at a step, or null. @param {string} url @param {number} at */
async function request(url, at) {
  const { seat } = table.dataset;
  const html = await getHtml(`${url}?step=${at}${seat && `&seat=${seat}`}`).catch(() => "");
  return parsed(html).querySelector("main");
}

/** Mark the line of the present step in the log. */
function markLine() {
  const line = document.getElementById(table.dataset.here ?? "");
  document.querySelector("#lines .here")?.removeAttribute("aria-current");
  markOnly("here", line ? [line] : []);
  line?.setAttribute("aria-current", "step");
  line?.scrollIntoView({ block: "nearest" });
}

function update() {
  hide();
  byId("slider", HTMLInputElement).value = String(step());
  markLine();
  if (step() === steps()) pause();
  byId("play").textContent = pageText(player ? "pause" : "play");
}

function pause() {
  clearInterval(player);
  player = undefined;
}

/** @type {Record<string, () => void>} */
const ACTIONS = {
  first: () => go(0),
  previous: () => go(wanted - 1),
  next: () => go(wanted + 1),
  last: () => go(steps()),
  play: () => {
    if (player) pause();
    else {
      if (wanted === steps()) go(0);
      player = setInterval(() => go(wanted + 1), PERIOD);
    }
    update();
  },
};

document.addEventListener("click", (event) => {
  const line = closest(event, "#lines a", HTMLAnchorElement);
  const button = closest(event, "[data-go], [data-do=show]");
  if (line) {
    event.preventDefault();
    go(Number(new URL(line.href).searchParams.get("step")));
  } else if (button?.dataset.go) ACTIONS[button.dataset.go]();
  else if (button) byId("charts", HTMLDialogElement).showModal();
});

document.addEventListener("input", (event) => {
  const slider = closest(event, "#slider", HTMLInputElement);
  if (slider) go(Number(slider.value));
});

document.addEventListener("keydown", (event) => {
  const distance = KEYS[event.key];
  if (!distance || closest(event, "#slider") || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  go(wanted + distance);
});

explainOnPointing();
showTab("wheel");
update();
requestAhead(wanted + 1);

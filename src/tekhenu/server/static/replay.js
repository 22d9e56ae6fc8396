// A game again: buttons, slider, arrow keys, or by itself.

import { boards } from "./boards.js";
import { layout } from "./layout.js";
import { morph } from "./morph.js";
import { explains, hide } from "./popover.js";
import "./stage.js";
import { tabs } from "./tabs.js";
import { whatIsThis } from "./what.js";

const table = document.getElementById("table");
const BEAT = 1100; // milliseconds from step to step
const SOON = 30; // until the next one is fetched: what is shown is painted first
let wanted = Number(table.dataset.step);
let fetching = false;
let playing = null;
const ahead = new Map(); // steps that are on their way, or here

async function go(step) {
  wanted = Math.max(0, Math.min(step, Number(table.dataset.steps)));
  if (fetching) return;
  fetching = true;
  while (wanted !== Number(table.dataset.step)) {
    const asked = `?step=${wanted}`;
    const way = Math.sign(wanted - Number(table.dataset.step));
    let fresh = await stepAt(wanted);
    ahead.clear();
    // A game that has gone on has lines which are not on the page yet.
    if (fresh && fresh.dataset.steps !== table.dataset.steps) fresh = await fetched("/replay", asked);
    if (!fresh) break;
    morph(table, fresh);
    lookAhead(Number(table.dataset.step) + way);
    history.replaceState(null, "", `/games/${table.dataset.game}/replay${asked}`);
    settle();
  }
  fetching = false;
}

function stepAt(step) {
  return ahead.get(step) ?? fetched("/replay/table", `?step=${step}`);
}

// Whoever goes on finds the next step here already.
function lookAhead(step) {
  if (step < 0 || step > Number(table.dataset.steps) || ahead.has(step)) return;
  setTimeout(() => ahead.set(step, stepAt(step).catch(() => null)), SOON);
}

async function fetched(path, asked) {
  const seat = table.dataset.seat && `&seat=${table.dataset.seat}`;
  const answer = await fetch(`/games/${table.dataset.game}${path}${asked}${seat}`);
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.getElementById("table");
}

function mark(line) {
  const last = document.querySelector("#lines .here");
  last?.classList.remove("here");
  last?.removeAttribute("aria-current");
  line?.classList.add("here");
  line?.setAttribute("aria-current", "step");
  line?.scrollIntoView({ block: "nearest" });
}

function settle() {
  hide();
  document.getElementById("slider").value = table.dataset.step;
  mark(document.getElementById(table.dataset.here));
  if (Number(table.dataset.step) === Number(table.dataset.steps)) pause();
  document.getElementById("play").textContent =
    document.body.dataset[playing ? "pause" : "play"];
}

function pause() {
  clearInterval(playing);
  playing = null;
}

const GOING = {
  first: () => go(0),
  previous: () => go(wanted - 1),
  next: () => go(wanted + 1),
  last: () => go(Number(table.dataset.steps)),
  play: () => {
    if (playing) pause();
    else {
      if (wanted === Number(table.dataset.steps)) go(0);
      playing = setInterval(() => go(wanted + 1), BEAT);
    }
    settle();
  },
};

document.addEventListener("click", (event) => {
  const line = event.target.closest("#lines a");
  const button = event.target.closest("[data-go], [data-do]");
  if (line) {
    event.preventDefault();
    go(Number(new URL(line.href).searchParams.get("step")));
  } else if (button?.dataset.go) GOING[button.dataset.go]();
  else if (button?.dataset.do === "show") document.getElementById("charts").showModal();
});

document.addEventListener("input", (event) => {
  if (event.target.id === "slider") go(Number(event.target.value));
});

document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
  if (!step || event.target.id === "slider" || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  go(wanted + step);
});

explains();
whatIsThis(table);
boards(table);
layout(table);
tabs(table)("wheel");
settle();
lookAhead(wanted + 1);

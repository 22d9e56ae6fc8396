// A game again: buttons, slider, arrow keys, or by itself.

import { boards } from "./boards.js";
import { morph } from "./morph.js";
import { explains, hide } from "./popover.js";
import { tabs } from "./tabs.js";

const table = document.getElementById("table");
const BEAT = 1100; // milliseconds from step to step
let wanted = Number(table.dataset.step);
let fetching = false;
let playing = null;

async function go(step) {
  wanted = Math.max(0, Math.min(step, Number(table.dataset.steps)));
  if (fetching) return;
  fetching = true;
  while (wanted !== Number(table.dataset.step)) {
    const url = `/games/${table.dataset.game}/replay?step=${wanted}`;
    const seat = table.dataset.seat && `&seat=${table.dataset.seat}`;
    const answer = await fetch(url + seat);
    if (!answer.ok) break;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    morph(table, page.getElementById("table"));
    history.replaceState(null, "", url);
    settle();
  }
  fetching = false;
}

function settle() {
  hide();
  document.getElementById("slider").value = table.dataset.step;
  document.querySelector("#lines .here")?.scrollIntoView({ block: "nearest" });
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
boards(table);
tabs(table)("wheel");
settle();

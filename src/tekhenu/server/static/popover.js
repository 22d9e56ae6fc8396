// What is pointed at: dice tell what they would bring, cards and tiles what they do, places where
// they are. By touch whatever can be chosen is shown in the strip first, with a button that takes it.

import { ghost, tip } from "./foresight.js";

const TIP = document.createElement("div");
TIP.id = "tip";
TIP.className = "tip";
TIP.hidden = true;
const LEAVING = 120; // milliseconds until words vanish
const CROSSING = 1200; // on the way to the buttons of a preview
const DWELLING = 140; // over another die before its preview comes instead
let shown = null; // where the words stand now: the tip, or the strip's own place
let about = null; // what they are about
let leaving = 0;
let dwelling = 0;

export function explains() {
  document.body.append(TIP);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") point(event.target);
    pointTo(event.target.closest?.("[data-place]")?.dataset.place);
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "touch" && !chosen(event.target)) consider(event.target);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.(":focus-visible")) consider(event.target);
  });
  document.addEventListener("focusout", () => shown === TIP && hide());
  // A preview lies in the strip and stays: its coming alone may let a phone's board scroll.
  addEventListener("scroll", (event) => shown === TIP && event.target.contains?.(about) && hide(), true);
}

export function hide() {
  clearTimeout(leaving);
  clearTimeout(dwelling);
  if (!shown) return false;
  shown.hidden = true;
  about.removeAttribute("aria-describedby");
  about.classList.remove("previewed");
  tip(null);
  ghost(null);
  shown = about = null;
  return true;
}

// Whether a choice is being previewed: a second touch then takes it.
export function previewed(target) {
  return about === target && shown?.id === "peek";
}

export function preview(target) {
  hide();
  put(target, document.getElementById("peek"), [...wordsOf(target), taking(target)]);
  target.classList.add("previewed");
}

// A place that the log speaks of is shown on the board: of a line all its spaces, and where a space
// is built upon, its Pillar.
function pointTo(place) {
  for (const marked of document.querySelectorAll(".pointed")) marked.classList.remove("pointed");
  if (!place) return;
  const pillar = place.replace("space-", "pillar-");
  const spaces = document.querySelectorAll(`#${place}, #${pillar}, [id^="${place}-"]`);
  for (const space of spaces) space.classList.add("pointed");
}

// From a die to the buttons of its preview other dice may lie on the way.
function point(target) {
  clearTimeout(dwelling);
  if (shown?.id !== "peek") consider(target);
  else if (target.closest?.("#strip")) clearTimeout(leaving);
  else dwelling = setTimeout(() => consider(target), DWELLING);
}

function chosen(target) {
  return target instanceof Element && target.closest(".target");
}

function consider(target) {
  if (!(target instanceof Element) || !target.isConnected) return;
  const place = target.closest("[id^='die-'], [data-card], [data-blocked], [data-tip], .target");
  const words = place && wordsFor(place);
  clearTimeout(leaving);
  if (!words) {
    leaving = setTimeout(hide, shown === TIP ? LEAVING : CROSSING);
    return;
  }
  const button = target.closest("[tabindex], button, a") ?? place;
  if (about === button) return;
  hide();
  const peek = isDie(place) && document.getElementById("peek");
  put(button, peek || TIP, words);
  if (shown === TIP) over(place.getBoundingClientRect());
}

function put(button, where, words) {
  about = button;
  shown = where;
  shown.replaceChildren(...words);
  shown.hidden = false;
  button.setAttribute("aria-describedby", shown.id);
  const die = button.closest("[id^='die-']");
  tip(die && document.getElementById(`preview-${die.id}`));
  ghost(button);
}

function isDie(place) {
  return place.id.startsWith("die-") || Boolean(place.closest("[id^='die-']"));
}

function wordsFor(place) {
  const die = place.closest("[id^='die-']");
  const card = place.closest("[data-card]")?.dataset.card;
  const id = die ? `preview-${die.id}` : card && `about-${card}`;
  const source = id && document.getElementById(id);
  if (source) return [...source.cloneNode(true).childNodes];
  const said = place.matches(".target, [data-blocked]") && place.getAttribute("aria-label");
  const text = place.dataset.tip ?? said;
  return text ? [text] : null;
}

// In the strip: what would be chosen, and what is known of it.
function wordsOf(target) {
  if (target.closest("[id^='die-']")) return wordsFor(target) ?? [];
  const title = document.createElement("p");
  title.textContent = target.getAttribute("aria-label");
  return [title];
}

function taking(target) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice take";
  button.dataset.option = target.dataset.option;
  button.textContent = document.getElementById("peek").dataset.take;
  return button;
}

// Above the thing, or below it, so that its neighbours stay in sight; always whole on the screen.
function over(box) {
  const { width, height } = TIP.getBoundingClientRect();
  const above = box.top - height - 8;
  TIP.style.left = `${clamp(box.left + (box.width - width) / 2, 4, innerWidth - width - 4)}px`;
  TIP.style.top = `${clamp(above >= 4 ? above : box.bottom + 8, 4, innerHeight - height - 4)}px`;
}

function clamp(value, low, high) {
  return Math.max(low, Math.min(value, high));
}

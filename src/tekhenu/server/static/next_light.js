// The wheel after the next Rotation: while R is held, or while its button is pressed in.

import { closest, find } from "./dom.js";
import { turnOn } from "./turn_tile.js";

let shown = false;

/** @param {boolean} on */
function show(on) {
  const button = find(document, "[data-do=next-light]");
  const light = find(document, "#wheel-light", SVGElement);
  shown = on && button !== null;
  document.body.classList.toggle("show-next", shown);
  button?.setAttribute("aria-pressed", String(shown));
  const { following } = light?.dataset ?? {};
  if (light) light.style.transform = shown && following ? `rotate(${following}deg)` : "";
}

document.addEventListener("click", (event) => {
  if (closest(event, "[data-do=next-light]")) show(!shown);
});
document.addEventListener("keydown", (event) => {
  const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
  if (key.toLowerCase() !== "r" || repeat || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.matches("input, select, textarea")) return;
  if (!document.querySelector("dialog:modal") && !turnOn()) show(true);
});
document.addEventListener("keyup", (event) => {
  if (event.key.toLowerCase() === "r") show(false);
});
addEventListener("blur", () => shown && show(false));
document.addEventListener("table", () => show(false));

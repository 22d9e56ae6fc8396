// A part of the board as large as the window allows. It can be played there too.

import { closest, findAll } from "./dom.js";

const { dataset } = document.body;

/** @param {string | undefined} part */
function enlarge(part) {
  if (part) dataset.enlarged = part;
  else delete dataset.enlarged;
  update();
}

function update() {
  for (const button of findAll(document, "[data-do=enlarge]")) {
    button.setAttribute("aria-expanded", String(button.dataset.part === dataset.enlarged));
  }
}

document.addEventListener("click", (event) => {
  const part = closest(event, "[data-do=enlarge]")?.dataset.part;
  if (part) enlarge(part === dataset.enlarged ? undefined : part);
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !dataset.enlarged || document.querySelector("dialog:modal"))
      return;
    event.stopPropagation();
    event.preventDefault();
    enlarge(undefined);
  },
  true,
);
document.addEventListener("table", update);

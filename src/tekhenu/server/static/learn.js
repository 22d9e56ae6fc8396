// The list of lessons knows which ones were finished here, and goes on with the next.

import { learned } from "./learned.js";

const done = learned();
const links = [...document.querySelectorAll("[data-lesson]")];
for (const link of links) link.querySelector(".done").hidden = !done.has(link.dataset.lesson);
const on = document.getElementById("go-on");
const next = links.find((link) => !done.has(link.dataset.lesson));
if (done.size && next) {
  on.href = next.href;
  on.textContent = on.dataset.on.replace("%", next.querySelector("span").textContent);
}

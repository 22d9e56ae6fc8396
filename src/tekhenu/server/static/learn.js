// The list of lessons: mark those that were finished in this browser, and offer the next one.

import { byId, findAll, get } from "./dom.js";
import { finishedLessons } from "./finished_lessons.js";

const finished = finishedLessons();
const links = findAll(document, "[data-lesson]", HTMLAnchorElement);
const isDone = (/** @type {HTMLElement} */ link) => finished.has(link.dataset.lesson ?? "");

for (const link of links) get(link, ".done").hidden = !isDone(link);
const next = links.find((link) => !isDone(link));
if (finished.size && next) {
  const button = byId("go-on", HTMLAnchorElement);
  const title = get(next, "span").textContent;
  button.href = next.href;
  button.textContent = (button.dataset.on ?? "").replace("%", () => title);
}

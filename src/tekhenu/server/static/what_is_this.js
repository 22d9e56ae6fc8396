// "What is this?": in this mode each part of the table that is clicked, touched or focused is
// explained, with a link to its rule, and nothing is chosen.

import { byId, closest, find, findAll, HtmlOrSvg } from "./dom.js";
import { placeAbove } from "./geometry.js";
import { openRule } from "./rule.js";

const table = byId("table");
const bubble = byId("what");
const NAMED = "[aria-label], [data-card], g, section, svg";

const isOn = () => document.body.classList.contains("asking");

/** @param {boolean} on */
function turn(on) {
  document.body.classList.toggle("asking", on);
  for (const button of findAll(document, "[data-do=what]"))
    button.setAttribute("aria-pressed", String(on));
  for (const part of findAll(table, ".parts [data-rule]", HtmlOrSvg)) {
    if (on && !part.hasAttribute("tabindex")) {
      part.dataset.reached = "";
      part.tabIndex = 0;
    } else if (!on && "reached" in part.dataset) {
      delete part.dataset.reached;
      part.removeAttribute("tabindex");
    }
  }
  bubble.hidden = true;
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-do=what], [data-do=rule]");
  if (button?.dataset.do === "what") turn(!isOn());
  else if (button) openRule(button.dataset.section ?? "");
});
document.addEventListener(
  "click",
  (event) => {
    if (!(isOn() && closest(event, ".parts"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    explain(event);
  },
  true,
);
document.addEventListener("focusin", (event) => {
  if (isOn() && closest(event, ".parts") && find(document, ":focus-visible", Element))
    explain(event);
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches("input, select")) return;
    if (event.key === "?") turn(!isOn());
    else if (event.key === "Escape" && isOn()) {
      event.stopImmediatePropagation();
      turn(false);
    } else if (event.key === "Enter" && isOn() && closest(event, ".parts")) {
      event.stopImmediatePropagation();
      event.preventDefault();
      find(bubble, "button")?.click();
    }
  },
  true,
);

/** @param {Event} event */
function explain(event) {
  if (!(event.target instanceof Element)) return;
  const section = closest(event, "[data-rule]", HtmlOrSvg)?.dataset.rule;
  const name = document.createElement("p");
  name.textContent = nameOf(event.target);
  bubble.replaceChildren(name);
  if (section) bubble.append(ruleButton(section));
  bubble.hidden = false;
  placeAbove(bubble, event.target.getBoundingClientRect());
}

/**
 * Return the name of the nearest named element around the target: the text of a card, the title of
 * a drawing, a label or a heading.
 * @param {Element} target
 */
function nameOf(target) {
  let part = closest(target, NAMED, HtmlOrSvg);
  for (; part; part = part.parentElement && closest(part.parentElement, NAMED, HtmlOrSvg)) {
    const card = part.dataset.card && document.getElementById(`about-${part.dataset.card}`);
    const title = [...part.children].find((child) => child.localName === "title");
    const name = (card || title)?.textContent ?? part.getAttribute("aria-label");
    if (name) return name;
    const heading = part.localName === "section" && find(part, "h2, .t-label", HtmlOrSvg);
    if (heading) return heading.textContent;
  }
  return "";
}

/** @param {string} section */
function ruleButton(section) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet";
  button.dataset.do = "rule";
  button.dataset.section = section;
  button.textContent = bubble.dataset.ruleWords ?? "";
  return button;
}

// "What is this?": any part of the table says what it is, by pointer, touch or key, and where its
// rule stands. Nothing is chosen meanwhile.

import { openRule } from "./rule.js";

const bubble = document.getElementById("what");
const NAMED = "[aria-label], [data-card], g, section, svg";

export function whatIsThis(table) {
  const asking = () => document.body.classList.contains("asking");

  function turn(on) {
    document.body.classList.toggle("asking", on);
    for (const button of document.querySelectorAll("[data-do=what]")) button.setAttribute("aria-pressed", on);
    for (const part of table.querySelectorAll(".parts [data-rule]")) {
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

  function answer(event) {
    const part = asking() && event.target.closest?.(".parts");
    if (!part) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    explain(event.target);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do=what], [data-do=rule]");
    if (button?.dataset.do === "what") turn(!asking());
    else if (button) openRule(button.dataset.section);
  });
  document.addEventListener("click", answer, true);
  document.addEventListener("focusin", (event) => {
    if (asking() && event.target.matches?.(":focus-visible") && event.target.closest(".parts")) {
      explain(event.target);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches?.("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?") turn(!asking());
    else if (event.key === "Escape" && asking()) {
      event.stopImmediatePropagation();
      turn(false);
    } else if (asking() && event.target.closest?.(".parts") && event.key === "Enter") {
      event.stopImmediatePropagation();
      event.preventDefault();
      bubble.querySelector("button")?.click();
    }
  }, true);
}

function explain(target) {
  const section = target.closest("[data-rule]")?.dataset.rule;
  const said = document.createElement("p");
  said.textContent = nameOf(target);
  bubble.replaceChildren(said);
  if (section) bubble.append(toRule(section));
  bubble.hidden = false;
  place(target.getBoundingClientRect());
}

// The nearest thing around it that has a name: a card's words, a drawing's title, a label.
function nameOf(target) {
  for (let part = target.closest(NAMED); part; part = part.parentElement?.closest(NAMED)) {
    const card = part.dataset.card && document.getElementById(`about-${part.dataset.card}`);
    const title = [...part.children].find((child) => child.localName === "title");
    const name = card?.textContent ?? title?.textContent ?? part.getAttribute("aria-label");
    if (name) return name;
    const heading = part.localName === "section" && part.querySelector("h2, .t-label");
    if (heading) return heading.textContent;
  }
  return "";
}

function toRule(section) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet";
  button.dataset.do = "rule";
  button.dataset.section = section;
  button.textContent = bubble.dataset.ruleWords;
  return button;
}

function place(box) {
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(4, box.left + (box.width - width) / 2), innerWidth - width - 4);
  const below = Math.min(box.bottom + 8, innerHeight - height - 4);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(4, box.top - height - 8 >= 4 ? box.top - height - 8 : below)}px`;
}

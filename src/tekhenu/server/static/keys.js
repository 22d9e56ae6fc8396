// The keyboard: Enter and Space choose, arrows walk among targets, Escape takes back; numbers are
// answers, and letters what the buttons beside them do.

const TARGETS = ".target, .blocked";
const LETTERS = {
  h: ":is([data-do], [data-entry])[aria-keyshortcuts=H]",
  u: "[data-entry=undo]:enabled",
  c: "[data-entry=confirm]:enabled",
  k: ".coach-call",
};
const FIRST = ".felt .target:not(.twin)";
const ANSWER = ".choice:is([data-option], [data-path])";
const ASKING = ["#chooser:not([hidden])", "#peek:not([hidden])", "#choices"]; // the first that is open
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keyboard({ choose, confirm, escape }) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, select")) {
      return;
    }
    const target = event.target.closest?.(TARGETS);
    if (event.key === "Escape") {
      if (escape()) event.preventDefault();
    } else if (document.querySelector("dialog:modal")) {
      return;
    } else if (event.key in ARROWS && (target || document.activeElement === document.body)) {
      (target ? nearest(target, ARROWS[event.key]) : document.querySelector(FIRST))?.focus();
      event.preventDefault();
    } else if (event.key >= "1" && event.key <= "9") {
      answers()[Number(event.key) - 1]?.click();
    } else if (event.key.toLowerCase() in LETTERS) {
      document.querySelector(LETTERS[event.key.toLowerCase()])?.click();
    } else if (target instanceof SVGElement && (event.key === "Enter" || event.key === " ")) {
      choose(target);
      event.preventDefault();
    } else if (event.key === "Enter" && document.activeElement === document.body) {
      confirm();
    }
  });
}

// As many as are asked for now, in their order.
function answers() {
  const open = ASKING.map((place) => document.querySelector(place)).find(Boolean);
  return open ? [...open.querySelectorAll(ANSWER)] : [];
}

// The closest target in that direction; being off to the side counts double.
function nearest(from, [dx, dy]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const other of document.querySelectorAll(TARGETS)) {
    const { x, y } = middle(other);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (other !== from && along > 1 && along + 2 * aside < least && other.checkVisibility()) {
      least = along + 2 * aside;
      best = other;
    }
  }
  return best;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

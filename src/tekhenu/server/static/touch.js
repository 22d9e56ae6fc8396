// Fingers are broad: a tap beside something that can be chosen is meant for it.

const REACH = 24; // pixels from its middle

export function near(event) {
  if (event.pointerType !== "touch" || !event.target.closest?.("svg.part")) return null;
  let best = null;
  let least = Infinity;
  for (const target of document.querySelectorAll(".felt .target")) {
    const box = target.getBoundingClientRect();
    const away = Math.hypot(
      Math.max(box.left - event.clientX, 0, event.clientX - box.right),
      Math.max(box.top - event.clientY, 0, event.clientY - box.bottom),
    );
    if (away < least && away < REACH && target.checkVisibility()) [best, least] = [target, away];
  }
  return best;
}

// Positions and distances on the screen.

/** @param {number} value @param {number} low @param {number} high */
export function clamp(value, low, high) {
  return Math.max(low, Math.min(value, high));
}

/** @param {{ left: number, top: number, width: number, height: number }} box */
export function middle({ left, top, width, height }) {
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Return the visible element nearest to a point, or null if all are farther away than `reach`.
 * @template {Element} T
 * @param {Iterable<T>} elements
 * @param {{ clientX: number, clientY: number }} point
 * @param {number} reach
 */
export function nearest(elements, { clientX: x, clientY: y }, reach) {
  /** @type {T | null} */
  let best = null;
  let least = reach;
  for (const element of elements) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (away < least && element.checkVisibility()) [best, least] = [element, away];
  }
  return best;
}

/**
 * Move a fixed element beside a box: above it or else below it, and always whole on the screen.
 * @param {HTMLElement} element
 * @param {DOMRect} box
 */
export function placeAbove(element, box) {
  const { width, height } = element.getBoundingClientRect();
  const above = box.top - height - 8;
  const left = clamp(box.left + (box.width - width) / 2, 4, innerWidth - width - 4);
  const top = clamp(above >= 4 ? above : box.bottom + 8, 4, innerHeight - height - 4);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

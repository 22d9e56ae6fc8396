// Values that this browser stores as JSON, as far as it stores anything.

/**
 * Return a stored value, or `fallback` if there is none.
 * @template T
 * @param {string} key
 * @param {T} fallback
 * @returns {T}
 */
export function stored(key, fallback, area = localStorage) {
  try {
    return JSON.parse(area.getItem(key) ?? "null") ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {unknown} value */
export function store(key, value, area = localStorage) {
  try {
    area.setItem(key, JSON.stringify(value));
  } catch {
    // The browser stores nothing, so the value is lost with the page.
  }
}

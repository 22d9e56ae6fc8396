// The search among cards and tiles by words and numbers.

/**
 * Return whether a card fits what was typed: each number ends its id, and each other word is in its
 * text.
 * @param {string} typed
 * @param {string} id
 * @param {string} text
 */
export function fits(typed, id, text) {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return words.every((word) =>
    /^\d+$/.test(word) ? id.toLowerCase().endsWith(word) : text.toLowerCase().includes(word),
  );
}

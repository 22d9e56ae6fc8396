// The lessons that were finished in this browser.

import { store, stored } from "./storage.js";

const KEY = "tekhenu-lessons";

/** Return the names of the finished lessons. */
export function finishedLessons() {
  return new Set(stored(KEY, /** @type {string[]} */ ([])));
}

/** @param {string} name */
export function finishLesson(name) {
  store(KEY, [...finishedLessons().add(name)]);
}

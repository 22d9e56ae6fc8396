// A solver's rating and solved puzzles. They are stored in the browser and nowhere else.

import { store, stored } from "./storage.js";

/**
 * `done` has 1 for a puzzle that was solved without help, else 0; `days` have a solved puzzle.
 * @typedef {{ rating: number, done: Record<string, number>, days: string[] }} Progress
 */

const KEY = "tekhenu-puzzles";
const SETH = "tekhenu-puzzles-seth";
const BEGINNER = 1200;
const DAY = 86400000; // milliseconds

/** @returns {Progress} */
export function progress() {
  return { rating: BEGINNER, done: {}, days: [], ...stored(KEY, {}) };
}

/** @param {Progress} changed */
export function storeProgress(changed) {
  store(KEY, changed);
}

/** Return whether the solver wants puzzles of the expansion. */
export function wantsSeth() {
  return localStorage.getItem(SETH) === "on";
}

/** @param {boolean} wanted */
export function setWantsSeth(wanted) {
  localStorage.setItem(SETH, wanted ? "on" : "");
}

/** Return the address of a puzzle that suits the rating. @param {string} besides the present one */
export function nextPuzzle(besides) {
  const { rating, done } = progress();
  const ids = (/** @type {boolean} */ solved) =>
    Object.keys(done)
      .filter((id) => done[id] > 0 === solved)
      .join(" ");
  const query = new URLSearchParams({ solved: ids(true), failed: ids(false), besides });
  return `/puzzles/next?rating=${rating}&seth=${wantsSeth()}&${query}`;
}

/** Return the date of a time, by default of today. */
export function dateOf(time = Date.now()) {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Return the number of consecutive days with a solved puzzle, up to today or yesterday.
 * @param {string[]} days
 */
export function streak(days) {
  let day = Date.parse(dateOf());
  if (!days.includes(dateOf(day))) day -= DAY;
  let count = 0;
  for (; days.includes(dateOf(day)); day -= DAY) count++;
  return count;
}

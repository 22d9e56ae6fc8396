// The games in which the coach is switched on, and the kinds of decisions that it has explained.

import { store, stored } from "./storage.js";

const GAMES = "tekhenu-coach";
const EXPLAINED = "tekhenu-coach-explained";
const MOST = 50; // games

/** @param {string} key @returns {string[]} */
const list = (key) => stored(key, []);

/** @param {string} game */
export const hasCoach = (game) => list(GAMES).includes(game);

/** Switch the coach on or off in a game. @param {string} game */
export function setCoach(game, called = true) {
  const others = list(GAMES).filter((other) => other !== game);
  store(GAMES, called ? [...others, game].slice(-MOST) : others);
}

/** @param {string} kind */
export const isExplained = (kind) => list(EXPLAINED).includes(kind);

/** @param {string} kind */
export function setExplained(kind) {
  if (!isExplained(kind)) store(EXPLAINED, [...list(EXPLAINED), kind]);
}

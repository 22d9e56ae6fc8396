// Types of the JSON that the server and the pages exchange. This module contains no code.

/**
 * The reason why a request was refused. `problems` are those of an edition file.
 * @typedef {{ error?: string, message?: string, problems?: string[] }} Problem
 */

/**
 * An event of a game. `sequence` is the number of the last entry, `seats` the number of changes of
 * the seats; `queued`: the computer to move waits for a free worker.
 * @typedef {{ sequence: number, seats: number, queued: boolean }} News
 */

/**
 * An entry of a game. The server counts an entry once, however often it receives it.
 * @typedef {{ sequence: number, kind: string, option?: string, seat?: number }} Entry
 */

/**
 * An entry of a lesson or a puzzle, with its state before the entry.
 * @typedef {{ kind: string, option?: string, study: object }} PracticeEntry
 */

/** @typedef {{ option: string | null }} Hint */

/**
 * A new game, as `POST /api/games` takes it.
 * @typedef {Record<string, unknown>} GameWish
 */

/** @typedef {{ game: string, url: string }} CreatedGame */

/** @typedef {{ vanished: number[] }} Game */

/** @typedef {{ edition: string, url: string }} CreatedEdition */

/**
 * A printed value of an edition. `state` is its origin, `picker` the number of its input form, and
 * `usual` the picture of the default if the value differs.
 * @typedef {object} EditionValue
 * @property {string} path
 * @property {string} label
 * @property {string | number} value
 * @property {string} state
 * @property {number} picker
 * @property {string} usual
 */

/**
 * A value that was entered in the position editor.
 * @typedef {number | string | number[] | string[]} FieldValue
 */

/**
 * A field of the position editor. `low` and `high` limit a number or the length of a list; `among`
 * has the possible words; `spot` selects the place in the drawing; `of` is the kind of card.
 * @typedef {object} Field
 * @property {string} kind
 * @property {string} of
 * @property {string} label
 * @property {FieldValue} value
 * @property {number} low
 * @property {number} high
 * @property {string[]} among
 * @property {string} spot
 */

/**
 * A game in progress while it is being entered. `players`, `part` and `all` (the number of parts)
 * are for the list on the home page.
 * @typedef {object} PositionDraft
 * @property {GameWish} wish
 * @property {Record<string, FieldValue>} values
 * @property {string[]} done
 * @property {string} part
 * @property {string} [players]
 * @property {number} [all]
 */

/**
 * A piece that a turn has moved: `at` selects its drawing, `from` selects its former place ("board"
 * for the board of the seat), `die` is the number of a die.
 * @typedef {{ at: string, seat?: number, from?: string, die?: number }} Trace
 */

/**
 * An attempt at a puzzle. `shown`: the answer was shown; `hinted`: the choice of the present hint.
 * @typedef {object} Attempt
 * @property {boolean} solved
 * @property {boolean} shown
 * @property {number} tries
 * @property {number} hints
 * @property {string | null} hinted
 */

export {};

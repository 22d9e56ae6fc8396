// Server-sent events of a game, and an update after sleep or a lost connection.

import { setOnline } from "./status.js";

const RECONNECT = 1000; // milliseconds until the first attempt
const LONGEST_WAIT = 15000;

/**
 * Listen to the events of a game, and refresh the page when it is outdated.
 * @param {object} options
 * @param {() => string} options.url the address of the events
 * @param {HTMLElement} options.page the element whose data say what is shown
 * @param {() => boolean} options.busy whether an entry is being sent, whose answer updates the page
 * @param {() => void} options.refresh
 */
export function follow({ url, page, busy, refresh }) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {import("./api.js").News | null} */
  let newest = null;
  let wait = RECONNECT;

  function open() {
    source?.close();
    const opened = new EventSource(url());
    source = opened;
    opened.addEventListener("open", () => {
      wait = RECONNECT;
      setOnline(true);
    });
    opened.addEventListener("moved", (event) => {
      newest = JSON.parse(event.data);
      catchUp();
    });
    opened.addEventListener("error", () => {
      setOnline(false);
      if (opened.readyState !== EventSource.CLOSED) return;
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  }

  /** Refresh the page if an event is newer than what it shows. */
  function catchUp() {
    if (!newest || busy()) return;
    const { sequence, seats, queued } = page.dataset;
    const waits = newest.queued && queued === undefined;
    if (newest.sequence > Number(sequence) || newest.seats > Number(seats) || waits) refresh();
  }

  function wake() {
    if (document.visibilityState !== "visible") return;
    if (source?.readyState !== EventSource.OPEN) open();
    if (!busy()) refresh();
  }

  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  addEventListener("pageshow", (event) => event.persisted && wake());
  addEventListener("pagehide", () => source?.close());
  open();
  return { open, catchUp };
}

// Requests to the server: JSON out, JSON or HTML in, repeated while there is no connection.

import { announce, pageText, setOnline } from "./status.js";

/** @typedef {import("./api.js").Problem} Problem */

const PAUSE = 400; // milliseconds until the second attempt
const LONGEST_PAUSE = 2000;
const TEMPORARY = [0, 429, 502, 503, 504]; // statuses; 0 stands for a request without an answer

/** A request that was refused or not answered. Its message is for the person at the page. */
export class RequestError extends Error {
  /** @param {number} status @param {Problem} problem */
  constructor(status, { error, message, problems = [] }) {
    // The message about an illegal choice is for programs.
    const reason = error === "illegal" ? "" : message;
    super(status ? reason || pageText("refused") : pageText("offline"));
    this.status = status;
    this.problems = problems;
  }
}

/** @param {string} text @returns {Problem} */
function problemOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {}; // for example the page of a proxy
  }
}

/** @param {string} url @param {RequestInit} [init] */
async function request(url, init) {
  let status = 0;
  let text = "";
  try {
    const answer = await fetch(url, init);
    text = await answer.text();
    if (answer.ok) return text;
    status = answer.status;
  } catch {
    // no connection
  }
  throw new RequestError(status, problemOf(text));
}

/** @param {string} url @param {Record<string, string>} [headers] @param {AbortSignal} [signal] */
export function getHtml(url, headers, signal) {
  return request(url, { headers, signal });
}

/** @param {string} url */
export async function getJson(url) {
  return JSON.parse(await request(url));
}

/**
 * Send JSON and return the text of the answer.
 * @param {string} url
 * @param {unknown} body
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 */
export function send(url, body, { method = "POST", headers } = {}) {
  return request(url, {
    method,
    headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Send JSON and return the JSON of the answer. @param {string} url @param {unknown} [body] */
export async function sendJson(url, body, method = "POST") {
  return JSON.parse(await send(url, body, { method }));
}

/**
 * Return the reason of a failed request; throw other errors again.
 * @param {unknown} error
 */
export function reasonOf(error) {
  if (error instanceof RequestError) return error.message;
  throw error;
}

/**
 * Return the reason why an entry was refused.
 * @param {unknown} error
 */
export function entryReason(error) {
  const late = error instanceof RequestError && error.status === 409;
  return late ? pageText("late") : reasonOf(error);
}

/**
 * Repeat a request until it is answered, and show meanwhile that there is no connection.
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
export async function untilAnswered(attempt) {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await attempt();
      setOnline(true);
      return answer;
    } catch (error) {
      const temporary = error instanceof RequestError && TEMPORARY.includes(error.status);
      setOnline(!temporary);
      if (!temporary) throw error;
      await new Promise((done) => setTimeout(done, Math.min(PAUSE * tries, LONGEST_PAUSE)));
    }
  }
}

/**
 * Return a function that updates a page. One request runs at a time; a call during a request leads
 * to one more.
 * @param {object} options
 * @param {() => Promise<string>} options.request
 * @param {(html: string) => void} options.show
 * @param {() => string} [options.version] changes when an answer to an earlier request is outdated
 * @param {(reason: string) => void} [options.refused]
 */
export function refresher({ request, show, version = () => "", refused = announce }) {
  /** @type {Promise<void> | null} */
  let running = null;
  let stale = false;

  async function run() {
    try {
      while (stale) {
        stale = false;
        const before = version();
        const html = await untilAnswered(request);
        if (version() === before) show(html);
        else stale = true;
      }
    } catch (error) {
      refused(reasonOf(error));
    } finally {
      running = null;
    }
  }

  return () => {
    stale = true;
    running ??= run();
    return running;
  };
}

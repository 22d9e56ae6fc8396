// The end of a game: the moments that decided it, as soon as they are known.

import { getHtml } from "./client.js";
import { find, get, parsed } from "./dom.js";

const PERIOD = 3000; // milliseconds between two looks at the progress
const table = get(document, "#table");
let following = false;

/** Show the review of a finished game, until it is complete. */
async function follow() {
  const shown = find(document, "#end-review");
  if (!shown || following) return;
  following = true;
  do {
    const { url = "", progress } = shown.dataset;
    const seat = table.dataset.seat ?? "";
    const query = new URLSearchParams({
      ...(seat && { seat }),
      ...(progress && { have: progress }),
    });
    const html = document.hidden ? "" : await getHtml(`${url}?${query}`).catch(() => "");
    const fresh = find(parsed(html), "#end-review");
    if (fresh) {
      shown.replaceChildren(...fresh.childNodes);
      Object.assign(shown.dataset, fresh.dataset);
    }
    if (shown.dataset.state === "running") await new Promise((done) => setTimeout(done, PERIOD));
  } while (shown.dataset.state === "running" && shown.isConnected);
  following = false;
}

document.addEventListener("table", follow);
follow();

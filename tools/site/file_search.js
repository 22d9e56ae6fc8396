// Search in pages that are opened as files. Browsers start no workers there, so the search runs in
// a hidden frame instead.

class FrameWorker extends EventTarget {
  /** @param {string | URL} url */
  constructor(url) {
    super();
    const frame = document.createElement("iframe");
    frame.hidden = true;
    document.body.append(frame);
    const inner = /** @type {Window} */ (frame.contentWindow);
    inner.postMessage = (/** @type {unknown} */ data) => {
      this.dispatchEvent(new MessageEvent("message", { data }));
    };
    this.ready = new Promise((resolve) => {
      const script = inner.document.createElement("script");
      script.addEventListener("load", () => resolve(inner));
      script.src = String(url);
      inner.document.head.append(script);
    });
  }

  /** @param {unknown} data */
  async postMessage(data) {
    (await this.ready).dispatchEvent(new MessageEvent("message", { data }));
  }
}

if (location.protocol === "file:") {
  Object.assign(window, { Worker: FrameWorker });
}

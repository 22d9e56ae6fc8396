// Hear of moves: server-sent events, and a fresh look after sleep or a lost connection.

export function listen({ url, moved, online }) {
  let source = null;
  let wait = 1000;

  function open() {
    source?.close();
    source = new EventSource(url());
    source.addEventListener("open", () => {
      wait = 1000;
      online(true);
    });
    source.addEventListener("moved", (event) => moved(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      online(false);
      if (source.readyState !== EventSource.CLOSED) return;
      setTimeout(open, wait);
      wait = Math.min(wait * 2, 15000);
    });
  }

  function awake() {
    if (document.visibilityState !== "visible") return;
    if (source?.readyState !== EventSource.OPEN) open();
    moved(null);
  }

  document.addEventListener("visibilitychange", awake);
  addEventListener("online", awake);
  addEventListener("pageshow", (event) => event.persisted && awake());
  addEventListener("pagehide", () => source?.close());
  open();
  return { open };
}

// Keep the screen of a phone beside the board on while the page is visible.

export function keepScreenOn() {
  if (!navigator.wakeLock) return;
  const request = () => {
    if (document.visibilityState === "visible")
      navigator.wakeLock.request("screen").catch(() => {});
  };
  document.addEventListener("visibilitychange", request);
  document.addEventListener("pointerdown", request, { once: true }); // some browsers need a touch
  request();
}

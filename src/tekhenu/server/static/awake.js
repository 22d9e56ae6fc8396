// The device lies beside the board: its screen stays on while the page is seen.

export function stayAwake() {
  if (!navigator.wakeLock) return;
  const ask = () => {
    if (document.visibilityState === "visible") navigator.wakeLock.request("screen").catch(() => {});
  };
  document.addEventListener("visibilitychange", ask);
  document.addEventListener("pointerdown", ask, { once: true }); // some ask for a touch first
  ask();
}

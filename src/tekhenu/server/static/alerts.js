// One's turn has come: a chime or a notification, for those who have asked for it on this device.

const WISH = { chime: "tekhenu-chime", notification: "tekhenu-notification" };
const NOTES = [659.3, 987.8]; // hertz: a fifth, the second a little later
const LATER = 0.16; // seconds
const FADING = 1.4;
const LOUD = 0.16;

let sound = null; // browsers let a page sound only after a click or a key

export function alerts(table, tell) {
  let asked = isAsked(table);
  document.addEventListener("table", () => {
    const before = asked;
    asked = isAsked(table);
    settleAlerts();
    if (asked && !before) call(table);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do=chime], [data-do=notification]");
    if (button) WISHES[button.dataset.do](button, tell);
  });
  for (const gesture of ["pointerdown", "keydown"]) {
    document.addEventListener(gesture, () => wished("chime") && speaker(), { once: true });
  }
  settleAlerts();
}

// Switches that have come onto the page show what was wished.
export function settleAlerts() {
  for (const kind of Object.keys(WISH)) {
    for (const button of document.querySelectorAll(`[data-do=${kind}]`)) {
      button.setAttribute("aria-pressed", wished(kind));
      button.hidden = kind === "notification" && !("Notification" in window);
    }
  }
}

function isAsked(table) {
  return table.matches(".mine") || table.querySelector("[data-entry=confirm]:enabled") !== null;
}

function wished(kind) {
  const allowed = kind === "chime" || window.Notification?.permission === "granted";
  return allowed && localStorage.getItem(WISH[kind]) === "on";
}

function wish(kind, on) {
  localStorage.setItem(WISH[kind], on ? "on" : "");
  settleAlerts();
}

const WISHES = {
  chime: () => {
    wish("chime", !wished("chime"));
    if (wished("chime")) chime();
  },
  notification: async (button, tell) => {
    if (wished("notification")) return wish("notification", false);
    const { denied } = button.dataset;
    const answer = await Notification.requestPermission();
    wish("notification", answer === "granted");
    if (answer !== "granted") tell(denied);
  },
};

function call(table) {
  if (wished("chime")) chime();
  if (wished("notification") && !document.hasFocus()) notify(table);
}

function notify(table) {
  const body = document.getElementById("question")?.textContent.trim();
  const { title, game } = table.dataset;
  try {
    const shown = new Notification(title, { body, tag: game, icon: "/static/icon-192.png" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Phones leave notifications to workers: the title of the page says it too.
  }
}

function speaker() {
  sound ??= new AudioContext();
  if (sound.state === "suspended") sound.resume();
  return sound;
}

function chime() {
  const { currentTime: now, destination } = speaker();
  for (const [place, pitch] of NOTES.entries()) {
    const begin = now + place * LATER;
    const bell = new OscillatorNode(sound, { frequency: pitch });
    const volume = new GainNode(sound, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUD, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + FADING);
    bell.connect(volume).connect(destination);
    bell.start(begin);
    bell.stop(begin + FADING);
  }
}

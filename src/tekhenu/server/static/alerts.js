// A chime or a notification when it is the player's turn, if the player has asked for it on this
// device.

import { byId, closest, find, findAll } from "./dom.js";
import { announce } from "./status.js";

/** @typedef {"chime" | "notification"} Kind */

const KEYS = { chime: "tekhenu-chime", notification: "tekhenu-notification" };
const NOTES = [659.3, 987.8]; // hertz: a fifth, the second a little later
const LATER = 0.16; // seconds
const FADING = 1.4;
const LOUD = 0.16;

/** @type {AudioContext | null} */
let sound = null; // browsers let a page sound only after a click or a key

/** Alert the player whenever the table changes to the player's turn. @param {HTMLElement} table */
export function alerts(table) {
  let asked = isAsked(table);
  document.addEventListener("table", () => {
    const before = asked;
    asked = isAsked(table);
    showAlerts();
    if (asked && !before) alertPlayer(table);
  });
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-do=chime], [data-do=notification]");
    if (button?.dataset.do === "chime") toggleChime();
    else if (button) toggleNotification(button.dataset.denied ?? "");
  });
  for (const gesture of ["pointerdown", "keydown"]) {
    document.addEventListener(gesture, () => isOn("chime") && speaker(), { once: true });
  }
  showAlerts();
}

/** Show in all switches of the page what the player has chosen. */
export function showAlerts() {
  for (const kind of /** @type {Kind[]} */ (Object.keys(KEYS))) {
    for (const button of findAll(document, `[data-do=${kind}]`)) {
      button.setAttribute("aria-pressed", String(isOn(kind)));
      button.hidden = kind === "notification" && !("Notification" in window);
    }
  }
}

/** @param {HTMLElement} table */
function isAsked(table) {
  return table.matches(".mine") || find(table, "[data-entry=confirm]:enabled") !== null;
}

/** @param {Kind} kind */
function isOn(kind) {
  const allowed = kind === "chime" || window.Notification?.permission === "granted";
  return allowed && localStorage.getItem(KEYS[kind]) === "on";
}

/** @param {Kind} kind @param {boolean} on */
function turn(kind, on) {
  localStorage.setItem(KEYS[kind], on ? "on" : "");
  showAlerts();
}

function toggleChime() {
  turn("chime", !isOn("chime"));
  if (isOn("chime")) chime();
}

/** @param {string} denied the text if the browser does not allow notifications */
async function toggleNotification(denied) {
  if (isOn("notification")) return turn("notification", false);
  const answer = await Notification.requestPermission();
  turn("notification", answer === "granted");
  if (answer !== "granted") announce(denied, 8);
}

/** @param {HTMLElement} table */
function alertPlayer(table) {
  if (isOn("chime")) chime();
  if (isOn("notification") && !document.hasFocus()) notify(table);
}

/** @param {HTMLElement} table */
function notify(table) {
  const body = byId("question").textContent.trim();
  const { title = "", game } = table.dataset;
  try {
    const shown = new Notification(title, { body, tag: game, icon: "/static/icon-192.png" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Phones allow notifications only to service workers. The title of the page shows the turn too.
  }
}

function speaker() {
  sound ??= new AudioContext();
  if (sound.state === "suspended") sound.resume();
  return sound;
}

function chime() {
  const context = speaker();
  const { currentTime: now, destination } = context;
  for (const [place, pitch] of NOTES.entries()) {
    const begin = now + place * LATER;
    const bell = new OscillatorNode(context, { frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUD, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + FADING);
    bell.connect(volume).connect(destination);
    bell.start(begin);
    bell.stop(begin + FADING);
  }
}

/** The preferences of this person, stored in this browser; name and language also on the server. */

import { loadLanguages, pickLanguage, setLanguage, type Language } from "../words/words.svelte";
import { WIRE } from "../protocol";
import { wire } from "./wire";

export interface Preferences {
  language: Language; // empty: the language of the browser
  theme: "auto" | "light" | "dark";
  palette: "usual" | "strong";
  pace: "calm" | "brisk" | "once"; // the pace of tellings
  confirm: "final" | "each" | "nothing"; // which steps need a confirmation
  coordinates: boolean; // show coordinates along the edge of maps that have them
  help: boolean; // lines of help in first games
  sound: boolean; // ring a bell when the player's turn begins
  name: string;
  named: boolean; // the player has chosen or accepted the name
}

/** A generated name for a newcomer, who can change it at any time. */
const NAMES = [
  "An",
  "Bai",
  "Chun",
  "Fang",
  "Hai",
  "Jing",
  "Lan",
  "Lin",
  "Mei",
  "Ning",
  "Ping",
  "Qing",
  "Rui",
  "Shan",
  "Xue",
  "Yun",
];

const STORE = "tianxia.preferences";

function usual(): Preferences {
  return {
    language: "",
    theme: "auto",
    palette: "usual",
    pace: "calm",
    confirm: "final",
    coordinates: false,
    help: true,
    sound: false,
    name: "",
    named: false,
  };
}

function read(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Preferences>;
    if (typeof kept.confirm !== "string") delete kept.confirm; // of an earlier page
    return { ...usual(), ...kept };
  } catch {
    return usual();
  }
}

let preferences: Preferences = $state.raw(read());

export function prefer(): Preferences {
  return preferences;
}

export async function setPreferences(change: Partial<Preferences>): Promise<void> {
  preferences = { ...preferences, ...change };
  localStorage.setItem(STORE, JSON.stringify(preferences));
  show();
  if (change.language) await setLanguage(change.language);
  const told: { name?: string; language?: string } = {};
  if (change.language) told.language = change.language;
  if (change.name) told.name = change.name;
  if (Object.keys(told).length > 0) await wire.setMe(told);
}

/** Load colours, words and the guest's data before anything is drawn. False: the page is outdated. */
export async function begin(): Promise<boolean> {
  show();
  const [, me] = await Promise.all([speak(), wire.me()]);
  if (me.wire !== WIRE) return false;
  preferences = { ...preferences, name: me.name };
  if (!me.name) await setPreferences({ name: NAMES[Math.floor(Math.random() * NAMES.length)] ?? "An" });
  return true;
}

/** Use the chosen language, else the browser's, if it has words. */
async function speak(): Promise<void> {
  await loadLanguages();
  const language = pickLanguage([preferences.language, ...navigator.languages]);
  preferences = { ...preferences, language };
  await setLanguage(language);
}

function show(): void {
  const root = document.documentElement;
  if (preferences.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = preferences.theme;
  root.dataset["palette"] = preferences.palette;
}

const STEP = { calm: 1200, brisk: 550, once: 0 };
const FLIGHT = { calm: 400, brisk: 200, once: 0 };

/** The duration of a told step in milliseconds; 0: nothing is told. */
export function stepTime(): number {
  return STEP[preferences.pace];
}

/** The duration of a piece's flight in milliseconds; 0 if the system asks for reduced motion. */
export function flightTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FLIGHT[preferences.pace];
}

/** How this person likes the table. Kept on this machine; name and language also with the server. */

import { LANGUAGES, setLanguage, type Language } from "../words/words.svelte";
import { wire } from "./wire";

export interface Preferences {
  language: Language;
  theme: "auto" | "light" | "dark";
  palette: "usual" | "strong";
  pace: "calm" | "brisk" | "once"; // at which what happens is told
  hold: boolean; // the last move of a turn waits until one ends the turn
  confirm: boolean;
  coordinates: boolean; // along the edge of maps that have them
  sound: boolean; // a bell when it becomes one's turn
  name: string;
  named: boolean; // the name is one's own, or was left as it is
}

/** A newcomer gets a name to be called by; it can be changed at any time. */
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
  const language: Language = navigator.language.startsWith("fr") ? "fr" : "en";
  return {
    language,
    theme: "auto",
    palette: "usual",
    pace: "calm",
    hold: true,
    confirm: true,
    coordinates: false,
    sound: false,
    name: "",
    named: false,
  };
}

function read(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Preferences>;
    const merged = { ...usual(), ...kept };
    return LANGUAGES.includes(merged.language) ? merged : usual();
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

/** Before anything is drawn: colours, words, and who the server thinks we are. */
export async function begin(): Promise<void> {
  show();
  const [, me] = await Promise.all([setLanguage(preferences.language), wire.me()]);
  preferences = { ...preferences, name: me.name };
  if (!me.name) await setPreferences({ name: NAMES[Math.floor(Math.random() * NAMES.length)] ?? "An" });
}

function show(): void {
  const root = document.documentElement;
  if (preferences.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = preferences.theme;
  root.dataset["palette"] = preferences.palette;
}

const STEP = { calm: 1200, brisk: 550, once: 0 };
const FLIGHT = { calm: 400, brisk: 200, once: 0 };

/** How long a step of what happened holds, in milliseconds; 0: nothing is told. */
export function stepTime(): number {
  return STEP[preferences.pace];
}

/** How long a piece flies, in milliseconds; nothing moves where the system asks for stillness. */
export function flightTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FLIGHT[preferences.pace];
}

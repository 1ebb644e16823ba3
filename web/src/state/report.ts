/** A fault report: the public events at the table, without hidden information. */

import program from "../../../src/tianxia/__init__.py?raw";
import type { Frame, LogLine, Sentence } from "../protocol";

const MOST_LINES = 20;
const MOST_ERRORS = 5;
// Reports omit free text that players wrote.
const WRITTEN = /^event-(agreement|sit)/;

const errors: string[] = [];
addEventListener("error", (event) => note(event.message));
addEventListener("unhandledrejection", (event) => note(String(event.reason)));

function note(message: string): void {
  errors.push(message.slice(0, 300));
  if (errors.length > MOST_ERRORS) errors.shift();
}

/** `lines` are those that a spectator may see; nothing of the player's own view is included. */
export function report(frame: Frame, lines: readonly LogLine[], note: Sentence | null = null): string {
  const known = lines.filter((line) => !WRITTEN.test(line.key)).slice(-MOST_LINES);
  return JSON.stringify(
    {
      tianxia: "fault report",
      at: new Date().toISOString(),
      match: frame.match,
      version: frame.version,
      game: frame.game,
      options: frame.options,
      pack: frame.pack.digest,
      seats: frame.seats.map(({ seat, kind, bot }) => (bot ? { seat, kind, bot } : { seat, kind })),
      waiting: frame.view.waiting,
      over: frame.result !== null,
      seed_hash: frame.seed_hash,
      program: /__version__ = "(.*)"/.exec(program)?.[1],
      page: pageVersion(),
      browser: navigator.userAgent,
      languages: navigator.languages,
      window: { width: innerWidth, height: innerHeight, density: devicePixelRatio },
      refusal: note,
      errors,
      log: known.map(({ version, number, seat, key, args }) => ({ version, number, seat, key, args })),
    },
    null,
    1,
  );
}

/** The build of the page: its script's name contains a fingerprint. */
function pageVersion(): string {
  const source = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  return source.slice(source.lastIndexOf("/") + 1);
}

/** Offer a file as a download: JSON text, or a picture. */
export function saveFile(name: string, content: string | Blob): void {
  const link = document.createElement("a");
  const file = typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

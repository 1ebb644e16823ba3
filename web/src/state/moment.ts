/** A moment of a match that can be shared: its addresses and its content. */

import type { TitleParts } from "../board/types";
import { loadTitle } from "../games";
import type { Frame, LogLine, MatchInfo } from "../protocol";
import { loadWords } from "../words/words.svelte";
import { pictures } from "./patch";
import { wire } from "./wire";

export const EVERYBODY = -1; // the seat of a spectator

/** `line`: its number among the lines of that version; null: the whole version. */
export interface Moment {
  match: string;
  version: number;
  line: number | null;
  seat: number; // the viewing seat; other players' seats only when the match is over
}

export interface ShownMoment {
  info: MatchInfo;
  frame: Frame; // with the view at the moment
  lines: readonly LogLine[];
  parts: TitleParts | null;
}

/** The hash of the address that opens the moment in the replay. */
export function replayHash({ match, version, line, seat }: Moment): string {
  return `#/replay/${match}/${version}/${line ?? "-"}/${seat === EVERYBODY ? "all" : seat}`;
}

/** The path of the page for other sites, relative to the root. */
export function embedPath({ match, version, line, seat }: Moment, language = ""): string {
  const asked = new URLSearchParams();
  if (seat !== EVERYBODY) asked.set("seat", String(seat));
  if (language) asked.set("language", language);
  const query = asked.size > 0 ? `?${asked.toString()}` : "";
  return `embed/${match}/${version}${line === null ? "" : `/${line}`}${query}`;
}

/** The moment that such a page shows; null if its address names none. */
export function readEmbed(path: string, query: string): Moment | null {
  const found = /\/embed\/([\w-]+)\/(\d+)(?:\/(\d+))?$/.exec(path);
  const [, match = "", version = "", line] = found ?? [];
  const seat = new URLSearchParams(query).get("seat") ?? "";
  return found
    ? {
        match,
        version: Number(version),
        line: line === undefined ? null : Number(line),
        seat: /^\d+$/.test(seat) ? Number(seat) : EVERYBODY,
      }
    : null;
}

/** Load the content of a moment, with the components and words of its title. */
export async function loadMoment({ match, version, line, seat }: Moment): Promise<ShownMoment> {
  const info = await wire.match(match);
  const telling = line === null || version === 0 ? null : wire.tell(match, seat, version - 1, version);
  const [frame, parts, told] = await Promise.all([
    wire.at(match, version, seat),
    loadTitle(info.game),
    telling,
    loadWords(info.game),
  ]);
  const picture = told?.view
    ? pictures(told, told.view).find(({ step }) => step.line.number === line)
    : undefined;
  if (!picture) return { info, frame, lines: frame.log.filter((one) => one.version === version), parts };
  return { info, frame: { ...frame, view: picture.view }, lines: [picture.step.line], parts };
}

/** The number of the same line in another seat's log; null if that seat may not see it. */
export async function lineFor(match: string, line: LogLine, seat: number): Promise<number | null> {
  const { lines } = await wire.log(match, seat, { version: line.version + 1, number: 0 });
  const said = JSON.stringify([line.key, line.args]);
  const same = lines.filter(
    (one) => one.version === line.version && JSON.stringify([one.key, one.args]) === said,
  );
  return (same.find((one) => one.number === line.number) ?? same[0])?.number ?? null;
}

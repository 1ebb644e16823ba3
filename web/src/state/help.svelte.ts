/**
 * Lines of help in a first game: which one is shown below the prompt, which were closed, and whether the
 * player still needs them.
 */

import type { Sentence } from "../protocol";
import type { Lesson } from "./lesson.svelte";
import type { Match } from "./match.svelte";
import { prefer } from "./preferences.svelte";

const KNOWN = "tianxia.known"; // titles in which this player has finished a game
const CLOSED = "tianxia.help"; // by title: keys of lines that were closed

function read<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export class FirstHelp {
  private readonly known: readonly string[] = read(KNOWN, []); // its value when the table was opened
  private closed: Readonly<Record<string, readonly string[]>> = $state.raw(read(CLOSED, {}));

  constructor(
    private readonly match: Match,
    private readonly lesson: Lesson,
  ) {}

  /** Does this table show lines of help? Only a click of the player changes that. */
  readonly on: boolean = $derived.by(() => {
    const { kept, seat } = this.match;
    if (!kept || seat === null || seat < 0 || !prefer().help) return false;
    if (kept.terms.practice || this.lesson.guide) return false;
    return !!kept.terms.lesson || !this.known.includes(kept.game);
  });

  /** The line to show: a warning about the proposed move, else help for the question. */
  readonly line: Sentence | null = $derived.by(() => {
    const { match } = this;
    if (!this.on || !match.open || !match.kept) return null;
    const closed = this.closed[match.kept.game] ?? [];
    const warnings = match.proposal ? (match.foreseen?.warnings ?? []) : [];
    return [...warnings, ...match.help].find(({ key }) => !closed.includes(key)) ?? null;
  });

  /** Close a line for good. */
  readonly close = (line: Sentence): void => {
    const game = this.match.kept?.game;
    if (!game) return;
    this.closed = { ...this.closed, [game]: [...(this.closed[game] ?? []), line.key] };
    localStorage.setItem(CLOSED, JSON.stringify(this.closed));
  };

  /** Note a finished game: its players need no help in the next one. */
  note(): void {
    const { kept, mine } = this.match;
    if (!kept?.result || mine.length === 0 || kept.terms.practice) return;
    const known = read<readonly string[]>(KNOWN, []);
    if (!known.includes(kept.game)) localStorage.setItem(KNOWN, JSON.stringify([...known, kept.game]));
  }
}

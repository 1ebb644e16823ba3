/**
 * Tells past events one step after another, each with the view at that moment. The player's speed setting
 * determines the duration of a step; results stay longer. Nothing is told twice, and skipping leads to the
 * present. While `telling` is true, the table shows only the told moment.
 */

import type { Frame, LogLine, Telling, View } from "../protocol";
import { concerns, seatsOf } from "./log";
import { lastView, pictures, type Picture } from "./patch";
import { stepTime } from "./preferences.svelte";

const LONGER = 1.8; // factor for the time of a gain without a contest
const READING = 4000; // the shortest time in milliseconds for a result with sides
const PATIENCE = 1500; // milliseconds to wait for an answer, because a lost connection must not stop the table
const OWN = 0.4; // factor for the time of the player's own steps; only their end is told
const MANY = 8; // with more steps, each is shown for less time, unless it concerns the player
const SHORTEST = 0.55; // the smallest factor for that
const SETTLE = 300; // ms after a telling in which clicks still belong to the told moment
const SETTLE_LESSON = 800; // in a guided game, where the player does not know yet how a telling ends

export class Teller {
  steps: readonly Picture[] = $state.raw([]); // all steps of this telling
  at = $state(0); // the step that is shown
  skipped = $state(0); // the number of earlier moves that are only in the log
  active = $state(false); // is a telling running? else the present is shown
  paused = $state(false);
  looking = $state(false); // is an earlier moment shown again?
  settled = false; // the end was told
  hushed = $state(false); // no more tellings until the game is over
  private ended = -Infinity; // when the last telling ended
  private kept: LogLine | null = $state.raw(null); // a result that is shown without a telling
  private closed: LogLine | null = $state.raw(null); // the result that was closed
  private base: { version: number; view: View } | null = null; // told or fetched up to here
  private latest: Frame | null = null;
  private asking = $state(0); // the number of the open request, or 0
  private asked = 0;
  private timer = 0;

  constructor(
    private readonly ask: (since: number) => Promise<Telling>,
    private readonly mine: () => readonly number[],
    // is another player next here? then results stay open
    private readonly waits: () => boolean = () => false,
    // gets my own steps, which are not told
    private readonly own: (lines: readonly LogLine[]) => void = () => undefined,
    private readonly log: () => readonly LogLine[] = () => [],
    private readonly learning: () => boolean = () => false, // is this a guided game?
  ) {}

  /** Does the table show another moment than the present? */
  get telling(): boolean {
    return this.view !== null;
  }

  /** Has a telling ended just before? */
  get settling(): boolean {
    return performance.now() - this.ended < (this.learning() ? SETTLE_LESSON : SETTLE);
  }

  /** The line up to which the telling has come; null: all lines. */
  get upto(): { version: number; number: number } | null {
    if (!this.telling || this.looking) return null;
    return this.line ?? { version: this.base?.version ?? 0, number: Infinity };
  }

  get now(): Picture | null {
    return this.active ? (this.steps[this.at] ?? null) : null;
  }

  get line(): LogLine | null {
    return this.now?.step.line ?? null;
  }

  /** The result that is still to be shown. */
  get outcome(): LogLine | null {
    const line = this.line ?? this.kept;
    return line?.outcome && line !== this.closed ? line : null;
  }

  /** Whose step it is: an automa's turn may belong to the entry of the seat before it. */
  get seat(): number {
    return seatsOf(this.steps.map(({ step }) => step.line))[this.at] ?? -1;
  }

  get last(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** The view to draw instead of the current one, or null. */
  get view(): View | null {
    return this.now?.view ?? (this.asking ? (this.base?.view ?? null) : null);
  }

  /**
   * A frame has arrived. The first frame is shown without a telling; with the speed "at once", all frames
   * are. `seen`: the version that the player's own draft has already shown.
   */
  hear(frame: Frame | null, seen: { version: number; view: View } | null = null): void {
    this.latest = frame;
    if (frame && seen && this.base && seen.version > this.base.version && seen.version <= frame.version)
      if (!this.asking && seen.view.seat === this.base.view.seat) this.base = seen;
    if (!frame || frame.view.seat !== this.base?.view.seat || this.silent(frame)) {
      if (!frame || frame.version !== this.base?.version) this.skip();
      if (frame && this.base?.view.seat === frame.view.seat) this.keep(frame.log, this.base.version);
      this.base = frame && { version: frame.version, view: frame.view };
      return;
    }
    if (frame.version > this.base.version && !this.asking) void this.fetch(this.base);
  }

  private silent(frame: Frame): boolean {
    return stepTime() === 0 || (this.hushed && !frame.result);
  }

  /** Show only the result, without a telling. */
  private keep(log: readonly LogLine[], since: number): void {
    const line = log.findLast((one) => one.version > since && one.outcome);
    if (!line) return;
    this.kept = line;
    clearTimeout(this.timer);
    if (!this.waits()) this.timer = window.setTimeout(() => (this.kept = null), READING);
  }

  private async fetch(from: { version: number; view: View }): Promise<void> {
    const number = ++this.asked;
    this.asking = number;
    const late = setTimeout(() => (this.asking = 0), PATIENCE);
    const telling = await this.ask(from.version);
    clearTimeout(late);
    if (this.asking !== number || this.base !== from) return;
    this.asking = 0;
    this.base = { version: telling.version, view: lastView(telling, from.view) };
    this.tell(this.whole(telling, from.view), telling.skipped);
    if (this.latest && this.latest.version > telling.version) void this.fetch(this.base);
  }

  /** The steps of a telling, preceded by omitted lines that concern the player. */
  whole(telling: Telling, before: View): Picture[] {
    const view = telling.view ?? before;
    const left = this.log().filter(
      (line) =>
        line.version <= telling.since &&
        line.version > telling.since - telling.skipped &&
        concerns(line, view.seat),
    );
    return [...left.map((line) => ({ step: { line, patch: {} }, view })), ...pictures(telling, before)];
  }

  /** Append steps to the waiting ones; `skipped` moves are between. */
  tell(more: readonly Picture[], skipped = 0): void {
    const named = more.filter(({ step }) => step.line.key !== "event-turn");
    const first = this.active ? 0 : this.firstNews(named);
    if (first > 0) this.own(named.slice(0, first).map(({ step }) => step.line));
    const shown = named.slice(first);
    if (shown.length === 0) return;
    if (this.active) {
      this.steps = [...this.steps, ...shown];
      this.skipped += skipped;
    } else {
      this.steps = shown;
      this.skipped = skipped;
      this.at = 0;
      this.active = true;
      this.paused = false;
      this.looking = false;
    }
    this.wait();
  }

  /**
   * The player has already seen their own move in the preview, so it is told only from its first result on.
   */
  private firstNews(steps: readonly Picture[]): number {
    const lines = steps.map(({ step }) => step.line);
    const about = seatsOf(lines);
    const mine = this.mine();
    const news = lines.findIndex(
      (line, i) => line.outcome || !mine.includes(line.seat) || !mine.includes(about[i] ?? line.seat),
    );
    return news < 0 ? lines.length : news;
  }

  /** Show one moment of the past until the player continues. */
  show(steps: readonly Picture[], version: number, number: number): void {
    clearTimeout(this.timer);
    this.steps = steps;
    this.skipped = 0;
    this.at = Math.max(
      0,
      steps.findIndex(({ step }) => step.line.version === version && step.line.number >= number),
    );
    this.active = steps.length > 0;
    this.paused = true;
    this.looking = true;
    this.closed = null;
  }

  go(by: number): void {
    this.paused = true;
    this.at = Math.max(0, Math.min(this.steps.length - 1, this.at + by));
    this.wait();
  }

  readonly pause = (): void => {
    this.paused = !this.paused;
    this.wait();
  };

  /** Close the result and continue the telling. */
  readonly close = (): void => {
    this.closed = this.outcome;
    this.kept = null;
    if (this.active && !this.paused) this.next();
  };

  /** Go to the present; keep the steps for the summary. */
  readonly skip = (): void => {
    clearTimeout(this.timer);
    if (this.active) this.ended = performance.now();
    this.kept = null;
    this.active = false;
    this.paused = false;
    this.looking = false;
  };

  /** Go to the end of the game without telling the events before it. */
  readonly hush = (): void => {
    this.hushed = true;
    this.skip();
  };

  private hold(line: LogLine): number {
    if (line.outcome && line !== this.closed) {
      return line.outcome.sides.length > 0 ? Math.max(READING, stepTime() * 3) : stepTime() * LONGER;
    }
    if (this.mine().some((seat) => concerns(line, seat))) return stepTime();
    const hurry = Math.max(SHORTEST, Math.min(1, MANY / this.steps.length));
    return stepTime() * (this.mine().includes(this.seat) ? OWN : hurry);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const line = this.line;
    if (!line || this.paused || (this.outcome && this.waits())) return;
    this.timer = window.setTimeout(() => this.next(), this.hold(line));
  }

  private next(): void {
    if (this.last) return this.skip();
    this.at++;
    this.wait();
  }
}

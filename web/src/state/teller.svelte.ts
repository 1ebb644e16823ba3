/**
 * Tells what happened, one step after another, each with the view just then. A step holds as long as the player's
 * pace says, longer where something is decided; nothing is told twice, and skipping leads to the present.
 */

import type { Frame, LogLine, Telling, View } from "../protocol";
import { seatsOf } from "./log";
import { lastView, pictures, type Picture } from "./patch";
import { stepTime } from "./preferences.svelte";

const LONGER = 1.8; // a gain without a contest
const READING = 4000; // milliseconds a result with sides stays at least
const PATIENCE = 1500; // milliseconds: a lost connection must not stop the table
const OWN = 0.4; // one's own move is known: it is only finished

export class Teller {
  steps: readonly Picture[] = $state.raw([]); // of this telling, told ones too
  at = $state(0); // the step that is shown
  skipped = $state(0); // moves before them that are not told: the log has them
  active = $state(false); // something is being told; else the present shows
  paused = $state(false);
  private kept: LogLine | null = $state.raw(null); // a result that came where nothing is told
  private closed: LogLine | null = $state.raw(null); // the result that was closed
  private base: { version: number; view: View } | null = null; // up to where everything was told or fetched
  private latest: Frame | null = null;
  private asking = $state(0); // the number of the question that is out, or 0
  private asked = 0;
  private timer = 0;

  constructor(
    private readonly ask: (since: number) => Promise<Telling>,
    private readonly mine: () => readonly number[],
    private readonly waits: () => boolean = () => false, // the next person at this screen: results stay until closed
  ) {}

  get now(): Picture | null {
    return this.active ? (this.steps[this.at] ?? null) : null;
  }

  get line(): LogLine | null {
    return this.now?.step.line ?? null;
  }

  /** What was decided and is still to be seen. */
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

  /** The view to draw instead of the present one, or null. */
  get view(): View | null {
    return this.now?.view ?? (this.asking ? (this.base?.view ?? null) : null);
  }

  /** A frame came. The first one, and all where the pace says "at once", are simply shown. */
  hear(frame: Frame | null): void {
    this.latest = frame;
    if (!frame || frame.view.seat !== this.base?.view.seat || stepTime() === 0) {
      if (!frame || frame.version !== this.base?.version) this.skip();
      if (frame && this.base?.view.seat === frame.view.seat) this.keep(frame.log, this.base.version);
      this.base = frame && { version: frame.version, view: frame.view };
      return;
    }
    if (frame.version > this.base.version && !this.asking) void this.fetch(this.base);
  }

  /** Nothing is told, but what was decided is shown. */
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
    this.tell(pictures(telling, from.view), telling.skipped);
    if (this.latest && this.latest.version > telling.version) void this.fetch(this.base);
  }

  /** Put steps behind those that are still to come; `skipped` moves lie between. */
  tell(more: readonly Picture[], skipped = 0): void {
    const shown = more.filter(({ step }) => step.line.key !== "event-turn");
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
    }
    this.wait();
  }

  /** One moment of the past, held until the player goes on. */
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

  /** The result was seen: on with the telling. */
  readonly close = (): void => {
    this.closed = this.outcome;
    this.kept = null;
    if (this.active && !this.paused) this.next();
  };

  /** To the present; the steps stay, to be named. */
  readonly skip = (): void => {
    clearTimeout(this.timer);
    this.kept = null;
    this.active = false;
    this.paused = false;
  };

  private hold(line: LogLine): number {
    if (line.outcome && line !== this.closed) {
      return line.outcome.sides.length > 0 ? Math.max(READING, stepTime() * 3) : stepTime() * LONGER;
    }
    return stepTime() * (this.mine().includes(this.seat) ? OWN : 1);
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

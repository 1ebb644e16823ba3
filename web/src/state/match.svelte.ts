/** One match on screen: the frames that come, the clicks that narrow, the move that was sent. */

import {
  again, back, clickElement, clickRow, glow, picked, proposal, question, reach, rows, start, type Narrowing, type Outcome,
} from "../interaction/narrow";
import type { Move } from "../interaction/moves";
import type { Choice, Frame, FromServer, LogLine, ToServer } from "../protocol";
import { Live, type Status } from "./live";
import { newId } from "./id";
import { lastSeen, remember } from "./seen";

type Command = Extract<ToServer, { type: "move" | "undo" }>;

/** An answer to a click that was not legal: first the rule that asks, then the one that forbids. */
export interface Note {
  id: string;
  element: string;
  rule: string;
  message: string;
  sure: boolean; // the server has said so
}

const NOTHING: ReadonlySet<string> = new Set();

export class Match {
  frame: Frame | null = $state.raw(null);
  status: Status = $state("connecting");
  fault = $state(""); // what the server said last about a message or the match itself
  log: readonly LogLine[] = $state.raw([]);
  narrowing: Narrowing | null = $state.raw(null);
  sent: { text: string; move: Move | null } | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  seat: number | null = $state(null); // the seat looked through; null: not chosen yet
  fresh: readonly LogLine[] = $state.raw([]); // what the last frame told
  left: number | null = $state(null); // the version last seen before we came back

  private readonly live: Live;
  private readonly waiting = new Map<string, Command>(); // sent, not yet answered

  constructor(
    readonly id: string,
    private readonly atOnce: () => boolean,
  ) {
    this.live = new Live(`api/matches/${id}/live`, {
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      status: (status) => (this.status = status),
    });
  }

  close(): void {
    this.live.close();
  }

  // --- seats --------------------------------------------------------------------------------------

  readonly mine: readonly number[] = $derived(
    this.frame?.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat) ?? [],
  );

  /** The seat of mine that should come to the screen next, if it is not the one looking. */
  readonly next: number | null = $derived.by(() => {
    if (!this.frame || this.frame.view.over || this.mine.length < 2) return null;
    const asked = this.frame.view.waiting.filter((seat) => this.mine.includes(seat));
    return this.seat !== null && (asked.length === 0 || asked.includes(this.seat)) ? null : (asked[0] ?? null);
  });

  /** Look through a seat. What the other one saw leaves the screen first. */
  look(seat: number): void {
    this.seat = seat;
    this.frame = null;
    this.log = [];
    this.narrowing = null;
    this.note = null;
    this.fresh = [];
    this.left = null;
    this.live.send({ type: "look", seat, since: 0 });
  }

  // --- what is on screen --------------------------------------------------------------------------

  readonly glow: ReadonlySet<string> = $derived(this.narrowing && !this.sent ? glow(this.narrowing) : NOTHING);
  readonly reach: ReadonlySet<string> = $derived(this.narrowing && !this.sent ? reach(this.narrowing) : NOTHING);
  readonly picked: ReadonlySet<string> = $derived.by(() => {
    if (this.sent) return this.sent.move?.touches ?? NOTHING;
    return this.narrowing ? picked(this.narrowing) : NOTHING;
  });
  readonly rows = $derived(this.narrowing && !this.sent ? rows(this.narrowing) : []);
  readonly proposal = $derived(this.narrowing && !this.sent ? proposal(this.narrowing) : null);
  readonly question = $derived(this.narrowing ? question(this.narrowing) : null);
  readonly narrowed = $derived((this.narrowing?.picks.length ?? 0) > 0);

  // --- clicks: answered here, never by the network --------------------------------------------------

  readonly pick = (element: string): void => {
    if (!this.narrowing || this.sent) return;
    this.follow(clickElement(this.narrowing, element, this.atOnce()));
  };

  readonly choose = (choice: Choice): void => {
    if (this.narrowing && !this.sent) this.follow(clickRow(this.narrowing, choice, this.atOnce()));
  };

  readonly confirm = (): void => {
    if (this.proposal) this.send(this.proposal);
  };

  readonly back = (): void => {
    if (this.note) this.note = null;
    else if (this.narrowing && !this.sent) this.narrowing = back(this.narrowing);
  };

  private follow(outcome: Outcome): void {
    this.note = null;
    if (outcome.kind === "narrowed") this.narrowing = outcome.narrowing;
    else if (outcome.kind === "send") this.send(outcome.move);
    else this.ask(outcome.element, outcome.prefix);
  }

  private ask(element: string, prefix: string): void {
    const id = newId();
    this.note = { id, element, rule: this.question?.rule ?? "", message: "", sure: false };
    this.live.send({ type: "why", id, seat: this.frame?.view.seat ?? -1, prefix, element });
  }

  private send(move: Move): void {
    if (!this.frame) return;
    this.sent = { text: move.text, move };
    const { version, view } = this.frame;
    this.command({ type: "move", id: newId(), version, seat: view.seat, text: move.text });
  }

  undo(to: number): void {
    if (!this.frame || this.sent) return;
    this.sent = { text: "", move: null };
    const { version, view } = this.frame;
    this.command({ type: "undo", id: newId(), version, seat: view.seat, to });
  }

  private command(command: Command): void {
    this.note = null;
    this.waiting.set(command.id, command);
    this.live.send(command);
  }

  // --- the wire -----------------------------------------------------------------------------------

  private opened(): void {
    const since = this.frame?.version ?? 0;
    this.live.send({ type: "look", seat: this.seat ?? -1, since });
    for (const command of this.waiting.values()) this.live.send(command);
  }

  private heard(message: FromServer): void {
    if (message.type === "frame") this.draw(message);
    else if (message.type === "done") this.done(message.id, message.version);
    else if (message.type === "late") this.waiting.delete(message.id); // a frame follows
    else if (message.type === "refused") {
      this.waiting.delete(message.id);
      this.sent = null;
      this.note = { id: message.id, element: "", rule: message.rule, message: message.message, sure: true };
    } else if (message.type === "because" && this.note?.id === message.id) {
      this.note = { ...this.note, rule: message.rule, sure: true };
    } else if (message.type === "error") this.fault = message.message;
  }

  /** The frame of a committed command may come before or after its answer. */
  private done(id: string, version: number): void {
    this.waiting.delete(id);
    if (this.frame && this.frame.version >= version && this.waiting.size === 0) this.sent = null;
  }

  private draw(frame: Frame): void {
    const before = this.frame;
    if (this.seat === null && !this.chooseSeat(frame)) return;
    if (frame.view.seat !== this.seat) return; // an answer to an older look
    if (before && frame.version < before.version) return;
    const known = frame.since === 0 ? [] : this.log.filter((line) => line.version <= frame.since);
    const told = before ? frame.log.filter((line) => line.version > before.version) : [];
    this.log = [...known, ...frame.log];
    if (told.length > 0 || !before) this.fresh = told;
    this.frame = frame;
    // at one screen the others have moved even before our first turn
    if (!before) this.left = lastSeen(this.id, frame.view.seat) ?? (this.mine.length > 1 ? 0 : null);
    remember(this.id, frame.view.seat, frame.version);
    this.offer(frame, before);
  }

  private offer(frame: Frame, before: Frame | null): void {
    const same = before?.version === frame.version && before.view.seat === frame.view.seat;
    if (!frame.offer) this.narrowing = null;
    else if (same && this.narrowing) this.narrowing = again(this.narrowing, frame.offer);
    else this.narrowing = start(frame.offer);
    if (!same) this.note = null;
    if (this.waiting.size === 0) this.sent = null;
  }

  /** The first frame is a spectator's; it tells which seats are mine. False: look again. */
  private chooseSeat(frame: Frame): boolean {
    const mine = frame.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
    if (mine.length > 1 && !frame.view.over) {
      this.frame = frame; // behind the curtain: the seats show, the hands do not
      return false;
    }
    this.seat = mine[0] ?? -1;
    if (this.seat === frame.view.seat) return true;
    this.live.send({ type: "look", seat: this.seat, since: 0 });
    return false;
  }
}

/** One match on screen: the frames that come, the clicks that narrow, the move that was sent. */

import {
  again,
  back,
  clickElement,
  clickRow,
  glow,
  picked,
  proposal,
  question,
  reach,
  rows,
  start,
  type Narrowing,
  type Outcome,
} from "../interaction/narrow";
import { gather, isGroup, type Line } from "../interaction/groups";
import type { Move } from "../interaction/moves";
import { unfold, type Choice } from "../interaction/offer";
import type { Foreseen, Frame, FromServer, LogLine, Telling, ToServer, View } from "../protocol";
import { Live, type Status } from "./live";
import { newId } from "./id";
import { applied } from "./patch";
import { lastSeen, remember } from "./seen";

type Command = Extract<
  ToServer,
  { type: "move" | "undo" | "takeover" | "resign" | "take" | "colour" | "propose" | "reply" | "withdraw" }
>;
type Answer = Extract<FromServer, { type: "lines" | "told" }>;

/** An answer to a click that was not legal: first the rule that asks, then the one that forbids. */
export interface Note {
  id: string;
  element: string;
  rule: string;
  message: string;
  sure: boolean; // the server has said so
}

const NOTHING: ReadonlySet<string> = new Set();
const AT_MOST = 1000; // milliseconds that a confirmed move may wait for its preview

export class Match {
  frame: Frame | null = $state.raw(null);
  status: Status = $state("connecting");
  trouble = $state(""); // a word for why the server cannot keep anything just now
  fault = $state(""); // what the server said last about a message or the match itself
  log: readonly LogLine[] = $state.raw([]); // the last lines; `older` fetches those before
  earlier = $state(false); // there are lines before those
  foreseen: Foreseen | null = $state.raw(null); // what the proposed move will do, once the server has said so
  held = $state(false); // the proposed move was confirmed and waits for the end of the turn
  narrowing: Narrowing | null = $state.raw(null);
  sent: { text: string; move: Move | null } | null = $state.raw(null);
  group = $state(""); // the group of places that is open in the list
  note: Note | null = $state.raw(null);
  seat: number | null = $state(null); // the seat looked through; null: not chosen yet
  fresh: readonly LogLine[] = $state.raw([]); // what the last frame told
  left: number | null = $state(null); // the version last seen before we came back

  private readonly live: Live;
  private readonly waiting = new Map<string, Command>(); // sent, not yet answered
  private readonly asked = new Map<string, (answer: Answer) => void>();
  private eager = 0; // a timer: the proposed move is made as soon as it is known whether it ends the turn
  private thought = ""; // the id of the last preview that was asked for

  constructor(
    readonly id: string,
    private readonly atOnce: () => boolean,
    private readonly holds: () => boolean = () => false,
  ) {
    this.live = new Live(`api/matches/${id}/live`, {
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      status: (status) => (this.status = status),
    });
  }

  close(): void {
    this.calmDown();
    this.live.close();
  }

  // --- seats --------------------------------------------------------------------------------------

  readonly mine: readonly number[] = $derived(
    this.frame?.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat) ?? [],
  );

  /** The seat of mine that should come to the screen next, if it is not the one looking. */
  readonly next: number | null = $derived.by(() => {
    if (!this.frame || this.frame.result || this.mine.length < 2) return null;
    const asked = this.frame.view.waiting.filter((seat) => this.mine.includes(seat));
    return this.seat !== null && (asked.length === 0 || asked.includes(this.seat))
      ? null
      : (asked[0] ?? null);
  });

  /** Look through a seat. What the other one saw leaves the screen first. */
  look(seat: number): void {
    this.seat = seat;
    this.frame = null;
    this.log = [];
    this.earlier = false;
    this.foreseen = null;
    this.narrowing = null;
    this.note = null;
    this.fresh = [];
    this.left = null;
    this.live.send({ type: "look", seat, since: 0 });
  }

  // --- what is on screen --------------------------------------------------------------------------

  readonly glow: ReadonlySet<string> = $derived(
    this.narrowing && !this.sent ? glow(this.narrowing) : NOTHING,
  );
  readonly reach: ReadonlySet<string> = $derived(
    this.narrowing && !this.sent ? reach(this.narrowing) : NOTHING,
  );
  readonly picked: ReadonlySet<string> = $derived.by(() => {
    if (this.sent) return this.sent.move?.touches ?? NOTHING;
    return this.narrowing ? picked(this.narrowing) : NOTHING;
  });
  readonly rows = $derived(this.narrowing && !this.sent ? rows(this.narrowing) : []);
  readonly lines: readonly Line[] = $derived(gather(this.rows, this.group));
  readonly proposal = $derived(this.narrowing && !this.sent ? proposal(this.narrowing) : null);
  readonly question = $derived(this.narrowing ? question(this.narrowing) : null);
  readonly narrowed = $derived((this.narrowing?.picks.length ?? 0) > 0);

  // --- clicks: answered here, never by the network --------------------------------------------------

  readonly pick = (element: string): void => {
    if (this.narrowing && !this.sent) this.follow(clickElement(this.narrowing, element, this.hurries));
  };

  readonly choose = (choice: Choice): void => {
    if (this.narrowing && !this.sent) this.follow(clickRow(this.narrowing, choice, this.hurries));
  };

  /** The click that leaves one move sends it; where last moves are held, it first asks whether this is one. */
  private get hurries(): boolean {
    return this.atOnce() && !this.holds();
  }

  /** Take a line of the list: a choice, or a group of places that opens. */
  readonly takeLine = (i: number): void => {
    const line = this.lines[i];
    if (!line) return;
    if (isGroup(line)) this.group = line.of;
    else this.choose(line.choice);
  };

  /** The table after the proposed move, as far as that is certain. */
  readonly ahead: View | null = $derived(
    this.frame && this.foreseen ? applied(this.frame.view, this.foreseen.patch) : null,
  );

  /**
   * Send the proposed move; one that ends the turn is first held, so that it can be taken back. Only the preview
   * knows which does: where last moves are held, a hand quicker than the preview waits for it, but not for long.
   */
  readonly confirm = (): void => {
    if (!this.proposal) return;
    if (this.holds() && !this.foreseen && this.thought && this.status === "live") return this.hasten();
    const ends = this.ahead && this.frame && !this.ahead.waiting.includes(this.frame.view.seat);
    if (ends && !this.held && this.holds()) this.held = true;
    else this.send(this.proposal);
  };

  /** Make the proposed move when its preview comes, or soon. */
  private hasten(): void {
    this.eager ||= window.setTimeout(() => this.proposal && this.send(this.proposal), AT_MOST);
  }

  private calmDown(): void {
    clearTimeout(this.eager);
    this.eager = 0;
  }

  readonly back = (): void => {
    if (this.note) this.note = null;
    else if (this.group) this.group = "";
    else if (this.held) this.held = false;
    else if (this.narrowing && !this.sent) this.narrow(back(this.narrowing));
  };

  /** Take a narrowing, and ask what the move will do if it leaves one: the answer is never waited for. */
  private narrow(narrowing: Narrowing | null): void {
    this.narrowing = narrowing;
    this.group = "";
    this.foreseen = null;
    this.held = false;
    this.calmDown();
    this.thought = "";
    const move = narrowing ? proposal(narrowing) : null;
    if (!move || !this.frame) return;
    this.thought = newId();
    const { version, view } = this.frame;
    this.live.send({ type: "preview", id: this.thought, version, seat: view.seat, text: move.text });
  }

  private follow(outcome: Outcome): void {
    this.note = null;
    if (outcome.kind === "narrowed") {
      this.narrow(outcome.narrowing);
      if (this.atOnce() && this.proposal) this.hasten();
    } else if (outcome.kind === "send" && this.proposal)
      this.confirm(); // its second click
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
    this.calmDown();
    this.held = false;
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

  // --- besides moves ------------------------------------------------------------------------------

  /** Offer the others something: `end`, `undo to 12`. */
  propose(text: string): void {
    if (this.frame) this.command({ type: "propose", id: newId(), seat: this.frame.view.seat, text });
  }

  reply(proposal: number, accept: boolean, seat = this.frame?.view.seat ?? -1): void {
    this.command({ type: "reply", id: newId(), seat, proposal, accept });
  }

  withdraw(proposal: number): void {
    if (this.frame) this.command({ type: "withdraw", id: newId(), seat: this.frame.view.seat, proposal });
  }

  /** Give up; with more than two seats the bot plays on. */
  resign(bot: string): void {
    if (this.frame) this.command({ type: "resign", id: newId(), seat: this.frame.view.seat, bot });
  }

  /** Leave my seat to a bot. */
  leave(bot: string): void {
    if (this.frame) this.command({ type: "takeover", id: newId(), seat: this.frame.view.seat, bot });
  }

  /** Give the seat of somebody who vanished to a bot; without one, sit down there. */
  take(seat: number, bot: string): void {
    this.command({ type: "take", id: newId(), seat, bot });
  }

  /** Wear a colour and its shape. */
  wear(colour: number): void {
    if (this.frame) this.command({ type: "colour", id: newId(), seat: this.frame.view.seat, colour });
  }

  private command(command: Command): void {
    this.note = null;
    this.waiting.set(command.id, command);
    this.live.send(command);
  }

  // --- what happened ------------------------------------------------------------------------------

  /** What happened since a version, step by step (see pictures in patch.ts). */
  tell(since: number): Promise<Telling> {
    return this.inquire({ type: "tell", id: newId(), seat: this.seat ?? -1, since }) as Promise<
      Telling & Answer
    >;
  }

  /** Fetch the lines of the log before those that are there. */
  async older(): Promise<void> {
    const first = this.log[0];
    if (!first || !this.earlier) return;
    const { version, number } = first;
    const answer = await this.inquire({ type: "log", id: newId(), seat: this.seat ?? -1, version, number });
    if (answer.type !== "lines" || this.log[0] !== first) return;
    this.log = [...answer.lines, ...this.log];
    this.earlier = answer.earlier;
  }

  /** One that is lost with the connection is never answered: whoever asks asks again. */
  private inquire(message: Extract<ToServer, { type: "tell" | "log" }>): Promise<Answer> {
    return new Promise((resolve) => {
      this.asked.set(message.id, resolve);
      this.live.send(message);
    });
  }

  // --- the wire -----------------------------------------------------------------------------------

  private opened(): void {
    this.trouble = "";
    const since = this.frame?.version ?? 0;
    this.live.send({ type: "look", seat: this.seat ?? -1, since });
    for (const command of this.waiting.values()) this.live.send(command);
  }

  private heard(message: FromServer): void {
    if (message.type === "frame") this.draw(message);
    else if (message.type === "done") this.done(message.id, message.version);
    else if (message.type === "late")
      this.waiting.delete(message.id); // a frame follows
    else if (message.type === "previewed") {
      if (message.id === this.thought) this.foresee(message);
    } else if (message.type === "lines" || message.type === "told") {
      this.asked.get(message.id)?.(message);
      this.asked.delete(message.id);
    } else if (message.type === "refused" && message.id === this.thought) {
      this.thought = ""; // nobody was told anything: only a preview
      if (this.eager && this.proposal) this.send(this.proposal);
    } else if (message.type === "refused") {
      this.waiting.delete(message.id);
      this.sent = null;
      this.note = { id: message.id, element: "", rule: message.rule, message: message.message, sure: true };
    } else if (message.type === "because" && this.note?.id === message.id) {
      this.note = { ...this.note, rule: message.rule, sure: true };
    } else if (message.type === "trouble") this.trouble = message.key;
    else if (message.type === "error") this.fault = message.message;
  }

  private foresee(message: Foreseen): void {
    this.foreseen = message;
    if (this.eager) this.confirm();
    this.calmDown();
  }

  /** The frame of a committed command may come before or after its answer. */
  private done(id: string, version: number): void {
    this.waiting.delete(id);
    if (this.frame && this.frame.version >= version && this.waiting.size === 0) this.sent = null;
  }

  private draw(frame: Frame): void {
    const before = this.frame;
    if (this.seat === null && !this.chooseSeat(frame)) return;
    if (this.moved(frame)) return;
    if (frame.view.seat !== this.seat) return; // an answer to an older look
    if (before && frame.version < before.version) return;
    const whole = frame.since === 0 || frame.earlier; // nothing known goes on into this page
    const known = whole ? [] : this.log.filter((line) => line.version <= frame.since);
    if (whole) this.earlier = frame.earlier;
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
    if (same && frame.offer && this.narrowing) this.narrowing = again(this.narrowing, unfold(frame.offer));
    else this.narrow(frame.offer ? start(unfold(frame.offer)) : null);
    if (!same) this.note = null;
    if (this.waiting.size === 0) this.sent = null;
  }

  /** Whoever left the seat looked through goes on as a spectator, who sits down looks through that seat. */
  private moved(frame: Frame): boolean {
    const mine = frame.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
    const seat = this.seat ?? -1;
    if (seat < 0 ? mine.length === 0 : mine.includes(seat)) return false;
    this.look(mine[0] ?? -1);
    return true;
  }

  /** The first frame is a spectator's; it tells which seats are mine. False: look again. */
  private chooseSeat(frame: Frame): boolean {
    const mine = frame.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
    if (mine.length > 1 && !frame.result) {
      this.frame = frame; // behind the curtain: the seats show, the hands do not
      return false;
    }
    this.seat = mine[0] ?? -1;
    if (this.seat === frame.view.seat) return true;
    this.live.send({ type: "look", seat: this.seat, since: 0 });
    return false;
  }
}

/**
 * One match on screen: incoming frames, clicks that narrow the moves, the draft of a turn, sent moves. A
 * reversible step joins the draft; a final step is confirmed, and is sent together with the draft.
 */

import {
  again,
  back,
  chooseAll,
  clickElement,
  clickRow,
  glow,
  picked,
  proposal,
  question,
  reach,
  rows,
  start,
  stray,
  type Narrowing,
  type Outcome,
  type Row,
} from "../interaction/narrow";
import { gather, isGroup, type Line } from "../interaction/groups";
import type { Move } from "../interaction/moves";
import { unfold } from "../interaction/offer";
import {
  WIRE,
  type Foreseen,
  type Frame,
  type FromServer,
  type LogLine,
  type Sentence,
  type ToServer,
  type View,
} from "../protocol";
import { Connection } from "./connection.svelte";
import { Draft } from "./draft.svelte";
import { newId } from "./id";
import { applied } from "./patch";
import { lastSeen, remember } from "./seen";

type Question = Extract<ToServer, { type: "draft" }>;

const NOTHING: ReadonlySet<string> = new Set();
const TWICE = 400; // milliseconds within which a second click is an accidental double click

/** Which steps a player confirms: those that cannot be taken back, each, or none. */
export type Confirms = "final" | "each" | "nothing";

export class Match extends Connection {
  foreseen: Foreseen | null = $state.raw(null); // effects of the draft and the proposed move, once known
  narrowing: Narrowing | null = $state.raw(null);
  sent: { move: Move | null; joins?: boolean } | null = $state.raw(null); // `joins`: into the draft
  group = $state(""); // the group of places that is open in the list
  marked: ReadonlySet<Row> = $state.raw(new Set()); // lines that a lesson highlights
  allows: (move: Move) => boolean = () => true; // a lesson allows only the moves it asks for
  holds: () => boolean = () => false; // a lesson asks for something else than a move
  unwanted = $state(false); // a lesson will not accept the proposed move
  fresh: readonly LogLine[] = $state.raw([]); // the new lines of the last frame
  left: number | null = $state(null); // the last version that the player saw before leaving

  private readonly draft = new Draft();
  private coming: Frame | null = null; // a frame that waits until the effects of the draft after it are known
  private asking: Question | null = null;
  private taking: "" | "taken" | "agreed" = ""; // how the move joins after the answer
  private lost = 0; // number of steps of the draft that are no longer possible
  private proposed = 0; // when the proposed move became the only remaining move
  /** The version up to which the draft has already shown the events of the last frame. */
  seen: { version: number; view: View } | null = null;

  constructor(
    id: string,
    private readonly confirms: () => Confirms,
    private readonly quiet: () => boolean = () => false, // a telling is running: nothing can be chosen
  ) {
    super(id);
  }

  // --- the server's frame and the draft -------------------------------------------------------------

  /**
   * The shown state: the last frame with the effects of the draft. Each step of the draft counts as a
   * version.
   */
  readonly frame: Frame | null = $derived.by(() => {
    const { kept } = this;
    const { shown } = this.draft;
    if (!kept || !shown) return kept;
    const version = kept.version + shown.phrases.length;
    const undo = { ...kept.undo, step: version - 1, reason: "undo-free" as const };
    return { ...kept, version, undo, view: applied(kept.view, shown.patch) };
  });

  /** The last lines, with those of the draft. */
  readonly log: readonly LogLine[] = $derived([...this.stored, ...(this.draft.shown?.lines ?? [])]);

  /** The lines of help for a newcomer. */
  readonly help: readonly Sentence[] = $derived((this.draft.shown ?? this.kept)?.help ?? []);

  /** The moves of the draft, in words. */
  readonly steps: readonly string[] = $derived(this.draft.shown?.phrases ?? []);

  /** The number of steps that nobody else has seen. */
  readonly unsent = $derived(this.draft.shown?.phrases.length ?? 0);

  // --- seats --------------------------------------------------------------------------------------

  readonly mine: readonly number[] = $derived(
    this.frame?.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat) ?? [],
  );

  /** The player's seat that should be viewed next, if it is not the current one. */
  readonly next: number | null = $derived.by(() => {
    if (!this.frame || this.frame.result || this.mine.length < 2) return null;
    const asked = this.frame.view.waiting.filter((seat) => this.mine.includes(seat));
    return this.seat !== null && (asked.length === 0 || asked.includes(this.seat))
      ? null
      : (asked[0] ?? null);
  });

  /** Change the viewing seat. The view of the previous seat is removed first. */
  look(seat: number): void {
    this.seat = seat;
    this.kept = null;
    this.coming = null;
    this.draft.open(this.id, seat);
    this.dropQuestion();
    this.stored = [];
    this.earlier = false;
    this.foreseen = null;
    this.narrowing = null;
    this.note = null;
    this.fresh = [];
    this.left = null;
    this.live.send({ type: "look", seat, since: 0 });
  }

  // --- the shown state --------------------------------------------------------------------------

  /** The narrowing of the offered moves; null if nothing can be chosen now. */
  readonly open: Narrowing | null = $derived.by(() =>
    this.sent || this.quiet() || this.holds() ? null : this.narrowing,
  );
  readonly glow: ReadonlySet<string> = $derived(this.open ? glow(this.open) : NOTHING);
  readonly reach: ReadonlySet<string> = $derived(this.open ? reach(this.open) : NOTHING);
  readonly picked: ReadonlySet<string> = $derived.by(() => {
    if (this.quiet()) return NOTHING;
    if (this.sent) return this.sent.move?.touches ?? NOTHING;
    return this.narrowing ? picked(this.narrowing) : NOTHING;
  });
  readonly rows = $derived(this.open ? rows(this.open) : []);
  readonly lines: readonly Line[] = $derived(gather(this.rows, this.group));
  readonly proposal = $derived(this.open ? proposal(this.open) : null);
  readonly question = $derived(this.narrowing ? question(this.narrowing) : null);
  readonly narrowed = $derived((this.narrowing?.picks.length ?? 0) > 0);

  // --- clicks: answered here, never by the network --------------------------------------------------

  readonly pick = (element: string, byKey = false): void => {
    if (this.open) this.follow(clickElement(this.open, element), byKey);
  };

  readonly choose = (row: Row): void => {
    if (this.open) this.follow(clickRow(this.open, row));
  };

  /** The offered move with exactly these words, or null if there is none. */
  offered(text: string): Move | null {
    return this.narrowing?.all.find((move) => move.text === text) ?? null;
  }

  /** Propose a move, as if it had been clicked together. False if it is not offered. */
  suggest(text: string): boolean {
    const move = this.offered(text);
    if (!move || !this.narrowing || this.sent) return false;
    this.note = null;
    this.narrow(chooseAll(this.narrowing, move));
    return true;
  }

  /** Choose a line of the list: a choice, or a group of places, which opens. */
  readonly takeLine = (i: number): void => {
    const line = this.lines[i];
    if (!line) return;
    if (isGroup(line)) this.group = line.of;
    else this.choose(line);
  };

  /** The table after the certain part of the proposed move. */
  readonly ahead: View | null = $derived(
    this.kept && this.foreseen ? applied(this.kept.view, this.foreseen.patch) : null,
  );

  /** The certain effects of the proposed move, without those of the draft. */
  readonly news: readonly LogLine[] = $derived.by(() => {
    const first = (this.frame?.version ?? 0) + 1;
    return this.foreseen?.lines.filter((line) => line.version >= first) ?? [];
  });

  /** Does the proposed move end the turn, as far as is known? */
  readonly ends = $derived(
    !!this.foreseen?.certain && !!this.ahead && !this.ahead.waiting.includes(this.ahead.seat),
  );

  /**
   * Confirm the proposed move. A reversible move joins the draft; a final move is sent with the draft. If
   * it is not yet known which kind it is, wait for the server's answer.
   */
  readonly confirm = (): void => {
    if (this.proposal) this.agree(this.proposal, "agreed");
  };

  private agree(move: Move, taking: "taken" | "agreed"): void {
    // a lesson's server must see every move
    if (move.path.at(-1)?.final || this.kept?.guide) return this.send(move);
    this.sent = { move, joins: true };
    this.taking = taking;
    if (this.foreseen) this.join(this.foreseen);
  }

  /** The proposed move joins the draft. */
  private join(answer: Foreseen): void {
    const { sent, taking } = this;
    this.taking = "";
    this.sent = null;
    if (answer.why) {
      this.refuse(answer.rule, answer.why);
      return this.startAgain();
    }
    if (answer.final && taking === "taken") return; // the move is final after all: ask for a confirmation
    if (sent?.move && (answer.final || this.draft.full)) return this.send(sent.move);
    this.draft.add(answer);
    this.startAgain();
  }

  /** Does a move need no confirmation? The only legal move always needs one. */
  private isFree(narrowing: Narrowing, move: Move): boolean {
    const last = move.path.at(-1);
    const confirms = this.confirms();
    if (narrowing.picks.length === 0 || confirms === "each" || this.kept?.guide) return false;
    if (confirms === "nothing") return true;
    if (stray(narrowing)) return false;
    if (last?.more) return false;
    return !last?.final || (last.role === "ends" && this.draft.phrases.length > 0);
  }

  readonly back = (): void => {
    if (this.note) this.note = null;
    else if (this.group) this.group = "";
    else if (this.open && this.narrowed) this.narrow(back(this.open));
    else if (this.open && this.frame && this.unsent > 0) this.undo(this.frame.version - 1);
  };

  /** Apply a narrowing. If one move is left, it joins the draft or waits for confirmation. */
  private narrow(narrowing: Narrowing | null): void {
    this.narrowing = narrowing;
    this.group = "";
    this.foreseen = null;
    this.dropQuestion();
    const move = narrowing ? proposal(narrowing) : null;
    if (!narrowing || !move || !this.kept) return;
    this.proposed = performance.now();
    this.inquireDraft([...this.draft.phrases, move.text], this.kept);
    if (this.isFree(narrowing, move)) this.agree(move, this.confirms() === "nothing" ? "agreed" : "taken");
  }

  /** Start narrowing the moves after the draft. */
  private startAgain(): void {
    const { shown } = this.draft;
    const offer = shown ? shown.offer : this.kept?.offer;
    this.narrow(offer ? start(unfold(offer)) : null);
  }

  private inquireDraft(phrases: string[], { version, view }: Frame): void {
    this.asking = { type: "draft", id: newId(), version, seat: view.seat, phrases };
    this.live.send(this.asking);
  }

  private dropQuestion(): void {
    this.asking = null;
    this.taking = "";
  }

  private follow(outcome: Outcome, byKey = false): void {
    this.note = null;
    if (outcome.kind === "narrowed") this.narrow(outcome.narrowing);
    else if (outcome.kind === "illegal") this.ask(outcome.element, outcome.prefix);
    else if (byKey || performance.now() - this.proposed > TWICE) this.confirm(); // a second click
  }

  private ask(element: string, prefix: string): void {
    const id = newId();
    this.note = { id, element, rule: this.question?.rule ?? "", why: null, sure: false };
    this.live.send({ type: "why", id, seat: this.frame?.view.seat ?? -1, prefix, element });
  }

  private send(move: Move): void {
    if (!this.kept || !this.allows(move)) return;
    this.dropQuestion();
    this.sent = { move };
    const { version, view } = this.kept;
    const draft = [...this.draft.phrases];
    const command = { type: "move" as const, id: newId(), version, seat: view.seat, text: move.text, draft };
    this.draft.send(command);
    this.command(command);
  }

  /** Go back to a version; steps of the draft are the versions above the server's. */
  undo(to: number): void {
    if (!this.kept || this.sent || this.quiet()) return;
    const { version, view } = this.kept;
    if (to >= version) return this.cutDraft(to - version);
    this.draft.clear();
    this.narrow(null);
    this.sent = { move: null };
    this.command({ type: "undo", id: newId(), version, seat: view.seat, to });
  }

  private cutDraft(count: number): void {
    this.note = null;
    if (this.draft.cut(count) || !this.kept) return this.startAgain();
    this.replay(this.kept);
  }

  // --- the wire -----------------------------------------------------------------------------------

  protected opened(): void {
    this.trouble = "";
    const since = this.kept?.version ?? 0;
    this.live.send({ type: "look", seat: this.seat ?? -1, since });
    for (const command of this.waiting.values()) this.live.send(command);
    if (this.asking) this.live.send(this.asking);
  }

  protected heard(message: FromServer): void {
    if (message.type === "frame" && message.wire !== WIRE) {
      this.outdated = true;
      this.close();
    } else if (message.type === "frame") this.draw(message);
    else if (message.type === "done") this.done(message.id, message.version);
    else if (message.type === "late") this.late(message.id);
    else if (message.type === "drafted") {
      if (message.id === this.asking?.id) this.drafted(message);
    } else if (message.type === "lines" || message.type === "told") {
      this.asked.get(message.id)?.(message);
      this.asked.delete(message.id);
    } else if (message.type === "refused") {
      this.waiting.delete(message.id);
      if (message.id === this.draft.sent?.id) this.draft.unsend();
      if (message.id === this.asking?.id) this.dropQuestion();
      this.sent = null;
      this.refuse(message.rule, message.why);
    } else if (message.type === "because" && this.note?.id === message.id) {
      this.note = { ...this.note, rule: message.rule, sure: true };
    } else if (message.type === "trouble") this.trouble = message.key;
    else if (message.type === "error") {
      this.fault = message.why;
      this.detail = message.detail;
    }
  }

  private refuse(rule: string, why: Sentence): void {
    this.note = { id: "", element: "", rule, why, sure: true };
  }

  private drafted(answer: Foreseen): void {
    const { coming, taking } = this;
    this.asking = null;
    if (coming) return this.resume(coming, answer);
    this.foreseen = answer;
    if (taking) this.join(answer);
  }

  /** A frame follows. */
  private late(id: string): void {
    this.waiting.delete(id);
    if (id === this.draft.sent?.id) this.draft.unsend();
    if (id === this.asking?.id) {
      this.dropQuestion();
      if (this.waiting.size === 0) this.sent = null;
    }
  }

  /** The frame of a committed command may come before or after its answer. */
  private done(id: string, version: number): void {
    this.waiting.delete(id);
    const here = !!this.kept && this.kept.version >= version;
    if (id === this.draft.sent?.id) {
      if (here) this.draft.clear();
      else this.draft.unsend(true);
    }
    if (here && this.waiting.size === 0) this.sent = null;
  }

  // --- the draft after the position has changed -----------------------------------------------------

  /** Ask for the effects of the draft from a frame; the answer shows the frame. */
  private replay(frame: Frame): void {
    this.coming = frame;
    this.inquireDraft([...this.draft.phrases], frame);
  }

  /** Keep the steps of the draft that are still possible; report the others. */
  private resume(frame: Frame, answer: Foreseen): void {
    const held = answer.final ? answer.phrases.length - 1 : answer.phrases.length;
    this.lost += this.draft.phrases.length - held;
    this.draft.expire();
    if (held === 0) this.draft.clear();
    else if (answer.final) {
      this.draft.phrases = answer.phrases.slice(0, held);
      return this.replay(frame);
    } else this.draft.add(answer);
    const { lost } = this;
    this.lost = 0;
    this.coming = null;
    this.narrowing = null;
    this.show(frame);
    if (lost > 0) this.refuse("", { key: "ui-draft-changed", args: { count: lost } });
  }

  private draw(frame: Frame): void {
    const before = this.kept;
    if (this.seat === null && !this.chooseSeat(frame)) return;
    if (this.moved(frame)) return;
    if (frame.view.seat !== this.seat) return; // the answer belongs to an earlier view
    if (before && frame.version < before.version) return;
    const { draft } = this;
    if (!before && draft.sent && !this.waiting.has(draft.sent.id)) this.command(draft.sent); // before a reload
    const newer = before?.version !== frame.version;
    if (newer) this.seen = this.foreshown(frame);
    if (draft.spent || frame.result)
      draft.clear(); // after the end there is nothing to draft
    else if (draft.sent) {
      if (newer) draft.expire();
    } else if (draft.phrases.length > 0 && (newer || !draft.shown)) return this.replay(frame);
    this.show(frame);
  }

  /** The version up to which the draft has already shown a newer frame; null if the frame differs. */
  private foreshown(frame: Frame): { version: number; view: View } | null {
    const { kept, draft } = this;
    if (!kept || !draft.shown || !(draft.spent || draft.sent)) return null;
    const there = new Set(frame.log.map(({ version, number, key }) => `${version} ${number} ${key}`));
    const same = draft.shown.lines.every(({ version, number, key }) =>
      there.has(`${version} ${number} ${key}`),
    );
    const version = kept.version + draft.shown.phrases.length;
    return same ? { version, view: applied(kept.view, draft.shown.patch) } : null;
  }

  /** Accept a frame and continue the draft from it. */
  private show(frame: Frame): void {
    const before = this.kept;
    const whole = frame.since === 0 || frame.earlier; // the frame does not follow directly on the shown state
    const known = whole ? [] : this.stored.filter((line) => line.version <= frame.since);
    if (whole) this.earlier = frame.earlier;
    const told = before ? frame.log.filter((line) => line.version > before.version) : [];
    this.stored = [...known, ...frame.log];
    if (told.length > 0 || !before) this.fresh = told;
    this.kept = frame;
    // on a shared screen other players have moved before our first turn
    if (!before) this.left = lastSeen(this.id, frame.view.seat) ?? (this.mine.length > 1 ? 0 : null);
    remember(this.id, frame.view.seat, frame.version);
    this.offer(frame, before);
  }

  private offer(frame: Frame, before: Frame | null): void {
    const same = before?.version === frame.version && before.view.seat === frame.view.seat;
    const offer = this.draft.shown ? this.draft.shown.offer : frame.offer;
    if (same && offer && this.narrowing) this.narrowing = again(this.narrowing, unfold(offer));
    else if (offer && this.narrowing && before && this.stillAsked(frame, before)) {
      const { group } = this;
      this.narrow(again(this.narrowing, unfold(offer)));
      this.group = group;
    } else this.startAgain();
    if (!same) this.note = null;
    if (this.waiting.size === 0 && !this.taking) this.sent = null;
  }

  /**
   * Is the question of a half-made choice still open? Another seat's secret choice changes the version, but
   * not the question.
   */
  private stillAsked(frame: Frame, before: Frame): boolean {
    if (!this.narrowed || (this.sent && !this.sent.joins) || this.draft.shown) return false;
    if (before.view.seat !== frame.view.seat) return false;
    return JSON.stringify(before.offer) === JSON.stringify(frame.offer);
  }

  /** If the viewing seat was left, continue as a spectator; if a seat was taken, view from it. */
  private moved(frame: Frame): boolean {
    const mine = frame.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
    const seat = this.seat ?? -1;
    if (seat < 0 ? mine.length === 0 : mine.includes(seat)) return false;
    this.look(mine[0] ?? -1);
    return true;
  }

  /**
   * The first frame is a spectator's and tells which seats are the player's. False: request another frame.
   */
  private chooseSeat(frame: Frame): boolean {
    const mine = frame.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
    if (mine.length > 1 && !frame.result) {
      this.kept = frame; // behind the curtain: seats are visible, but hands are not
      return false;
    }
    this.seat = mine[0] ?? -1;
    this.draft.open(this.id, this.seat);
    if (this.seat === frame.view.seat) return true;
    this.live.send({ type: "look", seat: this.seat, since: 0 });
    return false;
  }
}

/** The connection of a page to a match: messages, answers, and commands other than moves. */

import type { Frame, FromServer, LogLine, Sentence, Telling, ToServer } from "../protocol";
import { newId } from "./id";
import { Live, type Status } from "./live";

export type Command = Extract<
  ToServer,
  { type: "move" | "undo" | "takeover" | "resign" | "take" | "colour" | "propose" | "reply" | "withdraw" }
>;
type Answer = Extract<FromServer, { type: "lines" | "told" }>;

/**
 * The answer to an illegal click: first the rule of the question, then, after the server's answer, the rule
 * that forbids the click.
 */
export interface Note {
  id: string;
  element: string;
  rule: string;
  why: Sentence | null; // the reason of a refused command
  sure: boolean; // has the server confirmed the rule?
}

export abstract class Connection {
  kept: Frame | null = $state.raw(null); // the server's last frame, without the draft
  status: Status = $state("connecting");
  trouble = $state(""); // the translation key of the reason why the server cannot store anything now
  fault: Sentence | null = $state.raw(null); // the server's last remark about a message or the match
  detail = $state(""); // the same remark in English, for reports
  outdated = $state(false); // the server speaks another version of the wire: only a reload helps
  earlier = $state(false); // are there lines before the loaded ones?
  note: Note | null = $state.raw(null);
  seat: number | null = $state(null); // the seat whose view is shown; null: not chosen yet

  protected stored: readonly LogLine[] = $state.raw([]); // the last lines of entries; `older` fetches those before
  protected readonly live: Live;
  protected readonly waiting = new Map<string, Command>(); // sent, not yet answered
  protected readonly asked = new Map<string, (answer: Answer) => void>();

  constructor(readonly id: string) {
    this.live = new Live(`api/matches/${id}/live`, {
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      status: (status) => (this.status = status),
    });
  }

  close(): void {
    this.live.close();
  }

  protected abstract opened(): void;
  protected abstract heard(message: FromServer): void;

  // --- commands other than moves
  // ------------------------------------------------------------------------------

  /** Offer the others something: `end`, `undo to 12`. */
  propose(text: string): void {
    if (this.kept) this.command({ type: "propose", id: newId(), seat: this.kept.view.seat, text });
  }

  reply(proposal: number, accept: boolean, seat = this.kept?.view.seat ?? -1): void {
    this.command({ type: "reply", id: newId(), seat, proposal, accept });
  }

  withdraw(proposal: number): void {
    if (this.kept) this.command({ type: "withdraw", id: newId(), seat: this.kept.view.seat, proposal });
  }

  /** Give up; with more than two seats the bot plays on. */
  resign(bot: string): void {
    if (this.kept) this.command({ type: "resign", id: newId(), seat: this.kept.view.seat, bot });
  }

  /** Leave my seat to a bot. */
  leave(bot: string): void {
    if (this.kept) this.command({ type: "takeover", id: newId(), seat: this.kept.view.seat, bot });
  }

  /** Give the seat of an absent player to a bot; without a bot, take it. */
  take(seat: number, bot: string): void {
    this.command({ type: "take", id: newId(), seat, bot });
  }

  /** Choose a colour with its shape. */
  wear(colour: number): void {
    if (this.kept) this.command({ type: "colour", id: newId(), seat: this.kept.view.seat, colour });
  }

  protected command(command: Command): void {
    this.note = null;
    this.waiting.set(command.id, command);
    this.live.send(command);
  }

  // --- past events ------------------------------------------------------------------------------

  /** Fetch the events since a version, step by step (see pictures in patch.ts). */
  tell(since: number): Promise<Telling> {
    return this.inquire({ type: "tell", id: newId(), seat: this.seat ?? -1, since }) as Promise<
      Telling & Answer
    >;
  }

  /** Fetch the lines of the log before the loaded ones. */
  async older(): Promise<void> {
    const first = this.stored[0];
    if (!first || !this.earlier) return;
    const { version, number } = first;
    const answer = await this.inquire({ type: "log", id: newId(), seat: this.seat ?? -1, version, number });
    if (answer.type !== "lines" || this.stored[0] !== first) return;
    this.stored = [...answer.lines, ...this.stored];
    this.earlier = answer.earlier;
  }

  /** A question that is lost with the connection is never answered: callers must repeat it. */
  private inquire(message: Extract<ToServer, { type: "tell" | "log" }>): Promise<Answer> {
    return new Promise((resolve) => {
      this.asked.set(message.id, resolve);
      this.live.send(message);
    });
  }
}

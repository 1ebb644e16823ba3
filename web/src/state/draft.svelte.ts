/**
 * The draft of a seat: phrases played on this page only, and the server's answer about their effects. The
 * draft is stored for this tab; when its command is sent, the command is stored, too. So a reload neither
 * loses the draft nor sends it twice.
 */

import { MOST_PHRASES, type Foreseen, type ToServer } from "../protocol";

export type Move = Extract<ToServer, { type: "move" }>;

interface Stored {
  phrases: readonly string[];
  sent: Move | null;
}

const NOTHING: Stored = { phrases: [], sent: null };

export class Draft {
  shown: Foreseen | null = $state.raw(null); // the effects of the phrases; null: no phrases, or not known yet
  phrases: readonly string[] = $state.raw([]);
  sent: Move | null = null; // the command that plays them, until it is answered
  spent = false; // the phrases were played, and the next frame contains them
  private known: (Foreseen | undefined)[] = []; // the server's answers, by the number of phrases
  private place = ""; // the key of the draft in this tab's session storage

  /** The stored draft of a seat in this tab. */
  open(match: string, seat: number): void {
    this.place = `tianxia.draft.${match}.${seat}`;
    const { phrases, sent } = read(this.place);
    this.phrases = phrases;
    this.sent = sent;
    this.spent = false;
    this.expire();
  }

  get full(): boolean {
    return this.phrases.length >= MOST_PHRASES - 1;
  }

  /** The server has answered about all these phrases. */
  add(answer: Foreseen): void {
    this.known = [...this.known.slice(0, answer.phrases.length - 1)];
    this.known[answer.phrases.length - 1] = answer;
    this.phrases = answer.phrases;
    this.shown = answer.phrases.length > 0 ? answer : null;
    this.keep();
  }

  /** Keep this many phrases. False: the server must be asked about their effects. */
  cut(count: number): boolean {
    this.phrases = this.phrases.slice(0, count);
    this.known = this.known.slice(0, count);
    this.shown = this.known[count - 1] ?? null;
    this.keep();
    return count === 0 || this.shown !== null;
  }

  /** The position has changed, so the server's answer about the phrases is no longer valid. */
  expire(): void {
    this.shown = null;
    this.known = [];
  }

  send(command: Move): void {
    this.sent = command;
    this.keep();
  }

  /** The command was answered. Unless `played`, it was refused or late, and the phrases are still a draft. */
  unsend(played = false): void {
    this.sent = null;
    if (played) sessionStorage.removeItem(this.place);
    else this.keep();
    this.spent = played;
  }

  clear(): void {
    this.phrases = [];
    this.spent = false;
    this.sent = null;
    this.expire();
    this.keep();
  }

  private keep(): void {
    const { phrases, sent } = this;
    if (phrases.length === 0 && !sent) sessionStorage.removeItem(this.place);
    else sessionStorage.setItem(this.place, JSON.stringify({ phrases, sent } satisfies Stored));
  }
}

function read(place: string): Stored {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(place) ?? "{}") as Partial<Stored>) };
  } catch {
    return NOTHING;
  }
}

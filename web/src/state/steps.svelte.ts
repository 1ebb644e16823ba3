/** Walking through what happened, line by line: since we left, or an automa's turn. */

import type { Frame, LogLine } from "../protocol";
import { wire } from "./wire";

export class Steps {
  at = $state(0);
  frame: Frame | null = $state.raw(null); // the table at that moment; null: as it is now

  constructor(
    readonly kind: "left" | "automa",
    readonly lines: readonly LogLine[],
    private readonly match: string,
    private readonly seat: number,
  ) {
    this.show();
  }

  get line(): LogLine | null {
    return this.lines[this.at] ?? null;
  }

  get last(): boolean {
    return this.at >= this.lines.length - 1;
  }

  go(by: number): void {
    this.at = Math.max(0, Math.min(this.lines.length - 1, this.at + by));
    this.show();
  }

  /** An automa's whole turn is one entry, so the table stays as it is and only the lines go by. */
  private show(): void {
    const version = this.lines[this.at]?.version;
    if (this.kind !== "left" || version === undefined) return;
    if (this.frame?.version === version) return;
    void wire.at(this.match, version, this.seat).then((frame) => {
      if (this.lines[this.at]?.version === version) this.frame = frame;
    });
  }
}

/** The lines of an automa's turn among those just told: from its first to the last. */
export function automaTurn(lines: readonly LogLine[], automa: number): readonly LogLine[] {
  if (automa < 0) return [];
  const who = `#${automa}`;
  const first = lines.findIndex((line) => line.key.startsWith("event-automa") || Object.values(line.args).includes(who));
  return first < 0 ? [] : lines.slice(first);
}

/** The moving pieces, started one after another so that players can follow. */

import type { Moving } from "../board/types";
import type { LogLine } from "../protocol";
import { flightTime } from "./preferences.svelte";

const MOST = 8; // the most pieces at once; of more, only the last ones fly

export class Flying {
  now: readonly Moving[] = $state.raw([]);
  private count = 0;

  launch(lines: readonly LogLine[]): void {
    const time = flightTime();
    if (time === 0) return;
    const flights = lines.filter((line) => line.path.length > 1).slice(-MOST);
    flights.forEach((line, i) => {
      const one = { id: ++this.count, line };
      if (i === 0) this.now = [...this.now, one];
      else setTimeout(() => (this.now = [...this.now, one]), (i * time) / 2);
    });
  }

  /** Stop all flights. */
  stop(): void {
    this.now = [];
  }

  readonly land = (id: number): void => {
    this.now = this.now.filter((one) => one.id !== id);
  };
}

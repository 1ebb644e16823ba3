/** My games, kept fresh while somebody looks at a list of them. */

import type { MatchInfo } from "../protocol";
import { wire } from "./wire";

const OFTEN = 5000;

export class Games {
  mine: readonly MatchInfo[] = $state.raw([]);
  open: readonly MatchInfo[] = $state.raw([]);

  readonly running = $derived(this.mine.filter((match) => !match.over));
  readonly finished = $derived(this.mine.filter((match) => match.over));
  readonly waiting = $derived(this.mine.filter((match) => match.my_turn && !match.over));

  private timer = 0;

  constructor(private readonly often = OFTEN) {}

  async load(): Promise<void> {
    const listed = await wire.matches();
    this.mine = listed.mine;
    this.open = listed.open;
  }

  /** Ask again and again, as long as the page is looked at; the answer stops it. */
  follow(): () => void {
    this.timer = window.setInterval(() => {
      if (!document.hidden) void this.load().catch(() => undefined);
    }, this.often);
    return () => clearInterval(this.timer);
  }
}

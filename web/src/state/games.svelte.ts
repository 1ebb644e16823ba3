/** My games, updated while a list of them is visible. */

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

  /** Poll while the page is visible. Call the result to stop. */
  follow(): () => void {
    this.timer = window.setInterval(() => {
      if (!document.hidden) void this.load().catch(() => undefined);
    }, this.often);
    return () => clearInterval(this.timer);
  }
}

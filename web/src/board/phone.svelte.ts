/** Is the screen a phone's or a tablet's? Then the table has sections with tabs, as in style/table.css. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";

let figures = $state(0);

/** Draw boards as on a large screen, for pictures that are scaled afterwards. Call the result to stop. */
export function drawLarge(): () => void {
  // untracked: a calling effect must not depend on it
  const count = (by: number): void => untrack(() => void (figures += by));
  count(1);
  return () => count(-1);
}

class Screen {
  private readonly query: MediaQuery;

  constructor(query: string) {
    this.query = new MediaQuery(query);
  }

  get current(): boolean {
    return figures === 0 && this.query.current;
  }
}

export const phone = new Screen("max-width: 52rem");

/** Is the screen too narrow for a whole wide board? */
export const narrow = new Screen("max-width: 40rem");

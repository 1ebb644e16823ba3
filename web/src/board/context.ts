/** The pointing state that every `<Element>` reads, set once by the table. */

import { getContext, setContext } from "svelte";

export interface Pointing {
  readonly glow: ReadonlySet<string>;
  readonly reach: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly highlight: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>; // since one's last turn
  readonly foreseen: ReadonlySet<string>; // by the proposed move
  readonly arriving: ReadonlySet<string>;
  pick(element: string): void;
}

const KEY = Symbol("pointing");

export function setPointing(pointing: Pointing): void {
  setContext(KEY, pointing);
}

export function getPointing(): Pointing {
  return getContext<Pointing>(KEY);
}

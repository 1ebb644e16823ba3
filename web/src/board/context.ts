/** The state of highlighting and pointing that every `<Element>` reads; set once by the table. */

import { getContext, setContext } from "svelte";

export interface Pointing {
  readonly glow: ReadonlySet<string>;
  readonly reach: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly highlight: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>; // since one's last turn
  readonly foreseen: ReadonlySet<string>; // by the proposed move
  readonly arriving: ReadonlySet<string>;
  pick(element: string, byKey?: boolean, under?: string): void; // two key presses are no double click; `under`: the larger element under it
}

const KEY = Symbol("pointing");

export function setPointing(pointing: Pointing): void {
  setContext(KEY, pointing);
}

export function getPointing(): Pointing {
  return getContext<Pointing>(KEY);
}

/**
 * The state of an element as CSS classes: "glow reach". One value for each element, so that a click updates
 * only elements whose state changes.
 */
export function standing(pointing: Pointing, id: string, under: string): string {
  const glow = pointing.glow.has(id);
  const picked = pointing.picked.has(id);
  const said = glow ? ["glow"] : [];
  if (picked) said.push("picked");
  if (!glow && !picked && under !== "" && (pointing.glow.has(under) || pointing.picked.has(under)))
    said.push("through");
  if (pointing.reach.has(id)) said.push("reach");
  if (pointing.highlight.has(id)) said.push("highlight");
  if (pointing.changed.has(id)) said.push("changed");
  if (pointing.foreseen.has(id)) said.push("foreseen");
  if (pointing.arriving.has(id)) said.push("arriving");
  return said.join(" ");
}

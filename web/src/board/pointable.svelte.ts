/** What Element and Spot have in common: the state of an element under the pointer, and its answer to a click. */

import { getPointing, standing } from "./context";

export interface Pointable {
  readonly stands: string; // CSS classes
  readonly glow: boolean;
  readonly picked: boolean;
  readonly live: boolean; // a click on it has an effect now
  pick(event: Event): void;
}

/** `of` returns the element's id and the larger element under it, which gets clicks that have no meaning here. */
export function pointable(of: () => { id: string; under: string }): Pointable {
  const pointing = getPointing();
  const stands = $derived(standing(pointing, of().id, of().under));
  const glow = $derived(/\bglow\b/.test(stands));
  const picked = $derived(/\bpicked\b/.test(stands));
  return {
    get stands() {
      return stands;
    },
    get glow() {
      return glow;
    },
    get picked() {
      return picked;
    },
    get live() {
      return glow || picked;
    },
    pick(event: Event): void {
      event.stopPropagation();
      const { id, under } = of();
      pointing.pick(/\bthrough\b/.test(stands) ? under : id, event.type === "keydown", under);
    },
  };
}

/** A touch beside a small element of an area counts as a touch of it, as on a sheet. */

import { aimed } from "./aim";
import { phone } from "./phone.svelte";

const OTHERS = ".glow, .through, button, a, svg.zoom"; // a sheet has its own rule

/** Action for an area with elements that are not on a sheet. */
export function fingers(area: HTMLElement): { destroy: () => void } {
  function meet(event: MouseEvent): void {
    if (!phone.current || !event.isTrusted) return;
    if (event.target instanceof Element && event.target.closest(OTHERS)) return;
    const targets = [...area.querySelectorAll("[data-element].glow")]
      .filter((element) => !element.closest("svg.zoom"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const target = aimed(event.clientX, event.clientY, targets);
    if (!target) return;
    event.stopPropagation();
    target.element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  area.addEventListener("click", meet, true);
  return { destroy: () => area.removeEventListener("click", meet, true) };
}

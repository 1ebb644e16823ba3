/** Scrolling of the table on a phone. */

const UNDER = 110; // the height of the tabs at the bottom, in pixels
const ROOM = 8; // pixels between an element scrolled into view and the bars that cover the page

interface Look {
  found: DOMRect[]; // the boxes of the elements of the section that shows
  seen: number; // how many of them are visible
  top: number; // the part of the page that is visible
  bottom: number;
}

/** Scroll as far as needed to see the first of these elements, unless one of them is visible. */
export function bringIntoView(elements: readonly string[]): void {
  const { found, seen, top, bottom } = look(elements);
  const [first] = found;
  if (!first || seen > 0) return;
  scrollBy({ top: first.top < top ? first.top - top - ROOM : first.bottom - bottom + ROOM });
}

/** Scroll to the middle of these elements, unless at least half of them are visible. */
export function bringMostIntoView(elements: readonly string[]): void {
  const { found, seen, top, bottom } = look(elements);
  if (seen * 2 >= found.length) return;
  const middles = found.map((box) => (box.top + box.bottom) / 2).sort((a, b) => a - b);
  scrollBy({ top: (middles[middles.length >> 1] ?? 0) - (top + bottom) / 2 });
}

function look(elements: readonly string[]): Look {
  const found = elements
    .map((id) => document.querySelector(`.room [data-element="${CSS.escape(id)}"]`))
    .filter((one) => one !== null)
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0);
  const top = document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const bottom = innerHeight - UNDER;
  return { found, seen: found.filter((box) => box.top >= top && box.bottom <= bottom).length, top, bottom };
}

/** Scrolling of the table on a phone. */

const UNDER = 110; // the height of the tabs at the bottom, in pixels
const ROOM = 8; // pixels between an element scrolled into view and the bars that cover the page
const ENOUGH = 0.8; // with this share of what could be visible, nothing scrolls

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

/** Scroll to where most of these elements are visible, unless nearly as many already are. */
export function bringMostIntoView(elements: readonly string[]): void {
  const { found, seen, top, bottom } = look(elements);
  const places = found.map((box) => box.top - top - ROOM);
  const counts = places.map(
    (by) => found.filter((box) => box.top - by >= top && box.bottom - by <= bottom).length,
  );
  const most = Math.max(0, ...counts);
  if (seen >= most * ENOUGH) return;
  const best = places.filter((_, i) => counts[i] === most);
  scrollBy({ top: best.reduce((one, by) => (Math.abs(by) < Math.abs(one) ? by : one)) });
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

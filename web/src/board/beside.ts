/**
 * The position of a card that belongs to a place on the board: below the place or above it, if possible
 * without covering it.
 */

const GAP = 14; // between the place and the card
const EDGE = 4;

export function onBoard(id: string): Element | null {
  return document.querySelector(`[data-area="board"] [data-element="${CSS.escape(id)}"]`);
}

/** Put `card` next to the first of these elements that is on the board; in the middle if none is. */
export function lay(card: HTMLElement, touches: readonly string[]): void {
  const board = card.offsetParent?.getBoundingClientRect();
  if (!board) return;
  const place = touches
    .map(onBoard)
    .find((found) => found !== null)
    ?.getBoundingClientRect();
  const width = card.offsetWidth;
  const height = card.offsetHeight;
  const middle = place ? place.left + place.width / 2 - board.left : board.width / 2;
  const left = Math.max(EDGE, Math.min(board.width - width - EDGE, middle - width / 2));
  let top = (board.height - height) / 2;
  if (place) {
    const below = place.bottom - board.top + GAP;
    const above = place.top - board.top - GAP - height;
    top = below + height <= board.height - EDGE ? below : above;
  }
  card.style.left = `${left}px`;
  card.style.top = `${Math.max(EDGE, Math.min(board.height - height - EDGE, top))}px`;
}

/** Update its position when the board or the card changes its size. */
export function beside(
  card: HTMLElement,
  touches: readonly string[],
): { update: (touches: readonly string[]) => void; destroy: () => void } {
  let about = touches;
  const again = (): void => lay(card, about);
  again();
  const watch = new ResizeObserver(again);
  watch.observe(card);
  if (card.offsetParent) watch.observe(card.offsetParent);
  return {
    update: (next) => {
      about = next;
      again();
    },
    destroy: () => watch.disconnect(),
  };
}

/** How the table lies in a window: the shared board first, as large as it goes; the rest takes what is left. */

export interface Room {
  width: number; // inside the page's edges, under the head
  height: number;
}

export interface Arrangement {
  board: number; // the width of the board's column, in pixels
  height: number; // of the board
  over: boolean; // the prompt lies over the board, which is too wide to use the height; else beside it
  under: boolean; // what is mine lies under the board; else beside it
  strip: number; // the height kept for it there, where a title asks for that
}

export const COLUMN = 344; // the least width of what lies beside the board
export const GAP = 10;
const PROMPT = 96; // what the prompt takes over the board
const SHARE = 0.115; // of the height, for what is mine in a strip: it grows with the window
const MINE = 128; // what is mine takes at least this under the board

/** `aspect` is the board's width by its height; `strip` what is mine takes at least, where it lies under the board. */
export function arrange({ width, height }: Room, aspect: number, strip = 0): Arrangement {
  const most = width - COLUMN - GAP;
  if (strip > 0) {
    const kept = Math.max(strip, Math.floor(height * SHARE));
    const left = height - kept - GAP;
    const board = Math.max(0, Math.min(most, Math.floor(left * aspect)));
    const spare = left - board / aspect;
    const over = spare >= PROMPT + GAP;
    return {
      board,
      height: Math.floor(board / aspect),
      over,
      under: true,
      strip: over ? kept : Math.floor(kept + spare),
    };
  }
  const board = Math.max(0, Math.min(most, Math.floor(height * aspect)));
  const spare = height - board / aspect;
  const over = spare >= PROMPT + GAP;
  return {
    board,
    height: Math.floor(board / aspect),
    over,
    under: over && spare >= PROMPT + MINE + 2 * GAP,
    strip: 0,
  };
}

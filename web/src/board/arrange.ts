/**
 * The layout of the table in a window: the shared board as large as possible; the other parts take the rest.
 */

export interface Room {
  width: number; // the room inside the page's edges, below the head
  height: number;
}

export interface Arrangement {
  board: number; // the width of the board's column, in pixels
  height: number; // of the board
  over: boolean; // the prompt is above the board, which is too wide for the height
  under: boolean; // the player's own area is below the board; else beside it
  strip: number; // the height reserved below the board for the player's own area, if a title requires one
}

export const COLUMN = 344; // the smallest width of the column beside the board
export const GAP = 10;
const PROMPT = 96; // the height of the prompt above the board
const SHARE = 0.115; // the part of the height for the player's own area below the board
const MINE = 128; // the smallest height of the player's own area below the board

/**
 * `aspect` is the board's width by its height; `strip` the smallest height of the player's own area below the
 * board.
 */
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

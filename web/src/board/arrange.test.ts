import { describe, expect, it } from "vitest";
import { arrange, COLUMN, GAP } from "./arrange";

describe("where things lie", () => {
  it("gives a board as high as the window its whole height", () => {
    const found = arrange({ width: 1256, height: 664 }, 1.25);
    expect(found).toEqual({ board: 830, height: 664, over: false, under: false, strip: 0 });
  });

  it("never leaves less than a column beside the board", () => {
    const found = arrange({ width: 1256, height: 664 }, 2.2);
    expect(found.board).toBe(1256 - COLUMN - GAP);
  });

  it("puts the prompt over a wide board, then what is mine under it", () => {
    expect(arrange({ width: 1256, height: 664 }, 1.65)).toMatchObject({ over: true, under: false });
    expect(arrange({ width: 1000, height: 900 }, 1.65)).toMatchObject({ over: true, under: true });
  });

  it("keeps a strip under the board for what is mine, where a title wants one", () => {
    const found = arrange({ width: 1256, height: 664 }, 1.6, 104);
    expect(found).toEqual({ board: 880, height: 550, over: false, under: true, strip: 104 });
    expect(arrange({ width: 1000, height: 900 }, 1.6, 104)).toMatchObject({
      board: 646,
      over: true,
      under: true,
    });
    expect(arrange({ width: 1416, height: 834 }, 1.6, 104).strip).toBe(834 - 10 - Math.ceil(1062 / 1.6)); // all that is left
    expect(arrange({ width: 2536, height: 1386 }, 1.6, 104).strip).toBeGreaterThan(150); // on a large screen more
  });
});

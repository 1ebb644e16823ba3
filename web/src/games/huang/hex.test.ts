import { describe, expect, it } from "vitest";
import { callAfter, across, at, between, cellOf, middle, outlines, R, spread, STEP, W } from "./hex";
import { ghostOf, hexName, spotsOf } from "./spots";
import type { HuangPosition } from "./position";

describe("hexes", () => {
  it("read their names as row and column, odd rows half a hex to the right", () => {
    expect(cellOf("e7")).toEqual({ row: 4, col: 7 });
    expect(hexName({ row: 12, col: 10 })).toBe("m10");
    expect(at("b1").x - at("a1").x).toBeCloseTo(W / 2);
    expect(at("b1").y - at("a1").y).toBeCloseTo(STEP);
  });

  it("have six neighbours, all one step away, and each is a neighbour back", () => {
    for (const hex of ["e7", "f7"]) {
      const cell = cellOf(hex);
      const here = middle(cell);
      for (let edge = 0; edge < 6; edge++) {
        const near = across(cell, edge);
        const there = middle(near);
        expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(W);
        expect(across(near, (edge + 3) % 6)).toEqual(cell);
      }
    }
  });

  it("of a triangle meet in one corner", () => {
    const foot = between(["e7", "e8", "f7"]);
    for (const hex of ["e7", "e8", "f7"])
      expect(Math.hypot(at(hex).x - foot.x, at(hex).y - foot.y)).toBeCloseTo(R);
  });
});

describe("outlines", () => {
  const ring = [0, 1, 2, 3, 4, 5].map((edge) => across(cellOf("e7"), edge));

  it("go once round a group: six sides less two for each touch", () => {
    expect(outlines([cellOf("e7")]).map((loop) => loop.length)).toEqual([6]);
    expect(outlines([cellOf("e7"), cellOf("e8")]).map((loop) => loop.length)).toEqual([10]);
    expect(outlines([cellOf("e7"), cellOf("g9")]).map((loop) => loop.length)).toEqual([6, 6]);
  });

  it("of a ring have an outer line and a hole", () => {
    expect(
      outlines(ring)
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it("spread outwards", () => {
    const [loop] = outlines([cellOf("e7")]);
    const wider = spread(loop ?? [], 5);
    const { x, y } = at("e7");
    for (const p of wider) expect(Math.hypot(p.x - x, p.y - y)).toBeGreaterThan(R);
  });
});

describe("spots", () => {
  const map = {
    hexes: ["e7", "e8", "f7"],
    river: ["e8"],
    rivers: [["e8"], []],
    capitals: [{ id: "qi", hex: "f7" }],
    called: new Map(),
  };
  const position = {
    hexes: { e7: { leader: "red", seat: 1 }, f7: { tile: "yellow" } },
    granaries: ["f7"],
    players: [{ dynasty: "tiger" }, { dynasty: "rabbit" }],
  } as unknown as HuangPosition;

  it("say what lies on each hex and how much yellow is next to it", () => {
    const [leader, river, capital] = spotsOf(map, position);
    expect(leader).toMatchObject({
      leader: { seat: 1, colour: "red", dynasty: "rabbit" },
      yellows: 1,
      tile: null,
    });
    expect(river).toMatchObject({ river: true, tile: null, leader: null, yellows: 1 });
    expect(capital).toMatchObject({ capital: "qi", tile: "yellow", granary: true, yellows: 0 });
  });

  it("know the piece that was picked", () => {
    expect(ghostOf(new Set(["hex:e7"]), position)).toBeNull();
    expect(ghostOf(new Set(["hand:blue"]), position)).toEqual({ tile: "blue", leader: null });
    expect(ghostOf(new Set(["hex:e7", "leader:1:red"]), position)?.leader?.dynasty).toBe("rabbit");
  });
});

it("a hex is called after its nearest capital, as the server calls it", () => {
  const capitals = [
    { id: "wei", hex: "g9" },
    { id: "qi", hex: "e12" },
    { id: "chu", hex: "l7" },
  ];
  const called = ["g9", "f9", "h8", "g10", "e9", "g12", "m3"].map((hex) => callAfter(hex, capitals));
  expect(called).toEqual([
    "@on(capital-wei)",
    "@by-ne(capital-wei)",
    "@by-sw(capital-wei)",
    "@by-e(capital-wei)",
    "@off-n(capital-wei)",
    "@off-s(capital-qi)",
    "@off-w(capital-chu)",
  ]);
});

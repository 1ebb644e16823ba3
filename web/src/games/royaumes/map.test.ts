import { describe, expect, it } from "vitest";
import { forecast } from "./forecast";
import { inside, lands } from "./lines";
import { given, numbers, orderOf } from "./orders";
import { restElement } from "./purse";
import type { LogLine } from "../../protocol";

describe("the lands of the kingdoms", () => {
  it("share the sheet: every point belongs to the nearest place", () => {
    const places = [
      { x: 100, y: 100 },
      { x: 500, y: 120 },
      { x: 300, y: 600 },
    ];
    const cells = lands(places).map((sides) => sides.map(({ from }) => from));
    for (const [p, own] of [
      [{ x: 120, y: 160 }, 0],
      [{ x: 480, y: 90 }, 1],
      [{ x: 310, y: 500 }, 2],
    ] as const) {
      expect(cells.map((corners) => inside(p, corners))).toEqual([0, 1, 2].map((i) => i === own));
    }
  });
});

describe("the debt of authority that threatens", () => {
  const levels = [0, 1, 2, 4, 6];
  const own = { authority: 0, commanderies: 3, progress: 3, alive: true, debt: 0 };
  it("grows by a step without progress, and never past the last", () => {
    expect(forecast(own, levels, "spring")).toBe(1);
    expect(forecast({ ...own, authority: -6 }, levels, "spring")).toBe(6);
  });
  it("stays with progress, and is certain in the last phase", () => {
    expect(forecast({ ...own, authority: -2, commanderies: 4 }, levels, "march")).toBe(2);
    expect(forecast({ ...own, debt: 4 }, levels, "authority")).toBe(4);
  });
});

describe("an order", () => {
  it("is read off what was picked", () => {
    expect(orderOf(new Set(["army:25", "link:25-26", "organised:2"]), null)).toEqual({
      from: "25",
      to: "25-26",
    });
    expect(orderOf(new Set(["marker:4:1"]), null)).toBeNull();
    expect(numbers(new Set(["organised:3", "organised:10", "led:4"]), "organised")).toEqual([3, 10]);
  });
  it("is an arrow until it is taken back", () => {
    const line = (version: number, key: string, args: LogLine["args"], path: string[] = []): LogLine => ({
      version,
      number: 0,
      seat: 0,
      key,
      args,
      touches: [],
      path,
    });
    const log = [
      line(1, "event-move", { seat: "#0" }, ["commandery:1", "link:1-2"]),
      line(2, "event-phase", {}),
      line(3, "event-move", { seat: "#0" }, ["commandery:25", "link:25-26"]),
      line(4, "event-march", { seat: "#0" }, ["commandery:20", "commandery:21"]),
      line(5, "event-move", { seat: "#1" }, ["commandery:2", "link:2-3"]),
      line(6, "event-undo", { to: 3 }),
    ];
    expect(given(log, 0)).toEqual([{ version: 3, from: "25", to: "25-26", march: false }]);
    expect(given(log.slice(0, 4), 0)).toHaveLength(2);
  });
});

describe("a purse", () => {
  it("says what is left when exactly the picked markers go", () => {
    expect(restElement({ 4: 1, 2: 3, 1: 0 }, new Set())).toBe("rest:1.3.0");
    expect(restElement({ 4: 1, 2: 3, 1: 0 }, new Set(["marker:4:1", "marker:2:3", "marker:2:2"]))).toBe(
      "rest:0.1.0",
    );
  });
});

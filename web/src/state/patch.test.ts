import { expect, test } from "vitest";
import type { Patch, Telling, View } from "../protocol";
import { applied, lastView, pictures } from "./patch";

// The same cases as tests/table/test_patch.py.
test.each<[unknown, unknown, Patch]>([
  [{ a: [1, 2, 3], b: "x" }, { a: [1, 5, 3], b: "x" }, { a: { 1: [5] } }],
  [{ a: [1, 2] }, { a: [1] }, { a: [[1]] }],
  [
    { a: 1, b: 2 },
    { b: 2, c: null },
    { a: 0, c: [null] },
  ],
  [[true], [1], { 0: [1] }],
  [{ a: {} }, { a: {} }, {}],
  ["x", { y: [] }, [{ y: [] }]],
])("a patch leads from %j to %j", (before, after, patch) => {
  const kept = JSON.stringify(before);
  expect(applied(before, patch)).toEqual(after);
  expect(JSON.stringify(before)).toBe(kept);
});

test("what did not change is shared", () => {
  const before = { a: { deep: [1] }, b: { deep: [2] } };
  const after = applied(before, { a: { deep: { 0: [3] } } });
  expect(after.b).toBe(before.b);
  expect(after.a).not.toBe(before.a);
});

test("a telling goes from picture to picture", () => {
  const view = { seat: 0, position: { hand: 3 } } as unknown as View;
  const line = { version: 2, number: 0, seat: 1, key: "event", args: {}, touches: [], path: [] };
  const telling: Telling = {
    since: 1,
    version: 2,
    skipped: 0,
    view: null,
    end: { position: { hand: [1] } },
    steps: [
      { line, patch: { position: { hand: [2] } } },
      { line, patch: {} },
    ],
  };
  expect(pictures(telling, view).map((one) => one.view.position)).toEqual([{ hand: 2 }, { hand: 2 }]);
  expect(lastView(telling, view).position).toEqual({ hand: 1 });
});

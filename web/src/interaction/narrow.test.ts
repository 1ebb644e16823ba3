import { describe, expect, test } from "vitest";
import type { Ask, Choice } from "./offer";
import {
  again,
  back,
  chosen,
  clickElement,
  clickRow,
  glow,
  picked,
  prefix,
  proposal,
  question,
  reach,
  rows,
  start,
  stray,
  usual,
} from "./narrow";
import type { Narrowing, Outcome } from "./narrow";

function ask(kind: string, choices: Choice[]): Ask {
  return { kind, prompt: { key: `prompt-${kind}`, args: {} }, rule: `rule.${kind}`, choices };
}

function choice(move: string, touches: string[], then?: Ask): Choice {
  const made: Choice = { move, label: { key: "action", args: { move } }, touches };
  return then ? { ...made, then } : made;
}

const hexes = (...names: string[]) =>
  ask(
    "hex",
    names.map((name) => choice(name, [`hex:${name}`])),
  );

function offer(): Ask {
  return ask("turn", [
    choice("tile red", ["hand:red"], hexes("e7", "e8")),
    choice("tile blue", ["hand:blue"], hexes("e8", "f1")),
    choice(
      "move",
      ["button:move"],
      ask("from", [choice("a1", ["hex:a1"], hexes("b1", "b2")), choice("b1", ["hex:b1"], hexes("a1"))]),
    ),
    choice("pass", ["button:pass"]),
  ]);
}

function then(outcome: Outcome): Narrowing {
  if (outcome.kind !== "narrowed") throw new Error(`expected a narrowing, got ${outcome.kind}`);
  return outcome.narrowing;
}

function click(...elements: string[]): Narrowing {
  return elements.reduce((narrowing, element) => then(clickElement(narrowing, element)), start(offer()));
}

describe("what glows", () => {
  test("the first thing each move touches, buttons left out", () => {
    expect([...glow(start(offer()))].sort()).toEqual(["hand:blue", "hand:red", "hex:a1", "hex:b1"]);
  });
  test("what comes later in a phrase is within reach, and may be clicked", () => {
    expect([...reach(start(offer()))].sort()).toEqual(["hex:b2", "hex:e7", "hex:e8", "hex:f1"]);
    expect([...reach(click("hand:red"))]).toEqual([]);
  });
  test("after a click in another order, what comes before it", () => {
    expect([...glow(click("hex:e8"))].sort()).toEqual(["hand:blue", "hand:red"]);
  });
  test("after a click only what goes with it, and not what was clicked", () => {
    const narrowing = click("hand:red");
    expect([...glow(narrowing)].sort()).toEqual(["hex:e7", "hex:e8"]);
    expect([...picked(narrowing)]).toEqual(["hand:red"]);
  });
});

describe("clicks", () => {
  test("hand first or hex first is the same move", () => {
    expect(proposal(click("hand:red", "hex:e8"))?.text).toBe("tile red e8");
    expect(proposal(click("hex:e8", "hand:red"))?.text).toBe("tile red e8");
  });
  test("one element may be enough", () => {
    expect(proposal(click("hex:f1"))?.text).toBe("tile blue f1");
  });
  test("a click on any part of the proposed move sends it", () => {
    for (const element of ["hand:blue", "hex:f1"]) {
      const outcome = clickElement(click("hex:f1"), element);
      expect(outcome.kind === "send" && outcome.move.text).toBe("tile blue f1");
    }
  });
  test("a second click on a picked element takes it back", () => {
    expect(then(clickElement(click("hand:red"), "hand:red")).picks).toEqual([]);
  });
  test("a changed mind drops only what does not go with it", () => {
    const narrowing = click("hand:red", "hex:e8", "hand:blue");
    expect(proposal(narrowing)?.text).toBe("tile blue e8");
  });
  test("when only the order tells moves apart, click order decides", () => {
    expect(proposal(click("hex:a1", "hex:b1"))?.text).toBe("move a1 b1");
    expect(proposal(click("hex:b1", "hex:a1"))?.text).toBe("move b1 a1");
  });
  test("what no move touches is illegal, with the words that were certain", () => {
    expect(clickElement(click("hand:red"), "hex:z9")).toEqual({
      kind: "illegal",
      element: "hex:z9",
      prefix: "tile red",
    });
  });
  test("a place that only another tile could go to is illegal, not a change of mind", () => {
    expect(clickElement(click("hand:red"), "hex:f1").kind).toBe("illegal");
  });
  test("another place for the same tile replaces the first", () => {
    expect(proposal(click("hand:red", "hex:e7"))?.text).toBe("tile red e7");
    expect(proposal(click("hand:red", "hex:e7", "hex:e8"))?.text).toBe("tile red e8");
  });
  test("a narrowing is never changed", () => {
    const first = start(offer());
    clickElement(first, "hand:red");
    expect(first.left).toHaveLength(first.all.length);
  });
});

describe("the list", () => {
  test("shows where moves part, with how many go through each line", () => {
    expect(rows(start(offer())).map((row) => [row.choice.move, row.moves, row.button])).toEqual([
      ["tile red", 2, false],
      ["tile blue", 2, false],
      ["move", 3, true],
      ["pass", 1, true],
    ]);
  });
  test("has a button where a choice names one, whatever else it touches", () => {
    const commit = ask("commit", [
      choice("commit 1", ["button:commit-1", "hand:red"]),
      choice("e7", ["hex:e7"]),
    ]);
    expect(rows(start(commit)).map((row) => row.button)).toEqual([true, false]);
  });
  test("is filtered by clicks", () => {
    expect(rows(click("hex:e8")).map((row) => row.choice.move)).toEqual(["tile red", "tile blue"]);
  });
  test("leads to a move by itself", () => {
    let narrowing = start(offer());
    for (const word of ["move", "a1", "b2"]) {
      const row = rows(narrowing).find((one) => one.choice.move === word);
      if (!row) throw new Error(word);
      narrowing = then(clickRow(narrowing, row));
    }
    expect(proposal(narrowing)?.text).toBe("move a1 b2");
    expect(rows(narrowing)).toEqual([]);
  });
  test("every move of the offer can be reached", () => {
    const texts = new Set<string>();
    const open = [start(offer())];
    for (let narrowing = open.pop(); narrowing; narrowing = open.pop()) {
      const last = proposal(narrowing);
      if (last) texts.add(last.text);
      else for (const row of rows(narrowing)) open.push(then(clickRow(narrowing, row)));
    }
    expect(texts).toEqual(new Set(start(offer()).all.map((move) => move.text)));
  });
});

describe("the open question", () => {
  test("goes on with the phrase", () => {
    expect(question(start(offer())).kind).toBe("turn");
    expect(question(click("hand:red")).kind).toBe("hex");
    expect(prefix(click("hand:red"))).toBe("tile red");
  });
  test("stays the first one when the hex came first", () => {
    expect(question(click("hex:e8")).kind).toBe("turn");
  });
});

describe("back and again", () => {
  test("back undoes the last click", () => {
    expect(back(click("hand:red", "hex:e7")).picks).toHaveLength(1);
    expect(back(start(offer())).picks).toEqual([]);
  });
  test("a new copy of the same offer keeps the clicks", () => {
    const first = start(offer());
    const listed = then(clickRow(first, rows(first)[2]!));
    expect(again(click("hand:red"), offer()).left).toHaveLength(2);
    expect(prefix(again(listed, offer()))).toBe("move");
  });
  test("a different offer starts afresh", () => {
    expect(again(click("hand:red"), hexes("a1")).picks).toEqual([]);
  });
});

describe("the order of lines", () => {
  const declining = (): Ask =>
    ask("combat", [
      { ...choice("withdraw", ["button:withdraw"]), role: "declines" },
      { ...choice("turn", ["button:turn"]), role: "rare" },
      choice("fight", ["button:fight"]),
    ]);
  test("usual answers come first, those that decline last", () => {
    const lines = rows(start(declining()));
    expect(lines.map((row) => row.text)).toEqual(["fight", "turn", "withdraw"]);
    expect(usual(lines)?.text).toBe("fight");
  });
  test("of two usual answers none stands out", () => {
    const two = declining();
    two.choices[1] = choice("turn", ["button:turn"]);
    expect(usual(rows(start(two)))).toBeNull();
  });
});

describe("a later answer that is picked first", () => {
  // A card and a region are clicked: the region is the second answer of one move and the third of the other.
  const lands = (): Ask => ask("land", [choice("yan", ["land:yan"]), choice("qi", ["land:qi"])]);
  const court = (): Ask =>
    ask("court", [
      choice("hire", ["button:hire"], lands()),
      { ...choice("nothing", ["button:nothing"]), role: "declines" },
    ]);
  const cards = (next: () => Ask): Ask =>
    ask("card", [choice("106", ["card:106"], next()), choice("107", ["card:107"], next())]);
  const play = (): Narrowing =>
    start(ask("play", [choice("court", ["button:court"], cards(court)), choice("unify", [], cards(lands))]));
  const both = (): Narrowing =>
    ["card:106", "land:yan"].reduce((narrowing, one) => then(clickElement(narrowing, one)), play());

  test("makes a line of each move that is left, without what was picked", () => {
    const lines = rows(both());
    expect(lines.map((row) => row.text)).toEqual(["court hire", "unify"]);
    expect(lines.map((row) => row.says.map((one) => one.args["move"]))).toEqual([
      ["court", "hire"],
      ["unify"],
    ]);
    expect(chosen(both()).map((one) => one.args["move"])).toEqual(["106", "yan"]);
    const taken = then(clickRow(both(), lines[1]!));
    expect(proposal(taken)?.text).toBe("unify 106 yan");
    expect(proposal(again(taken, play().offer))?.text).toBe("unify 106 yan");
    expect(rows(back(taken))).toHaveLength(2);
  });
});

describe("a rare answer", () => {
  const rare = (move: string, touches: string[], next?: Ask): Choice => ({
    ...choice(move, touches, next),
    role: "rare",
  });
  const asked = ask("turn", [
    choice("tile red", ["hand:red"], hexes("e7", "e8")),
    choice("tile blue", ["hand:blue"], hexes("e8", "f1")),
    rare("riot", ["button:riot"], hexes("c3", "c4")),
    rare(
      "replace",
      ["button:replace"],
      ask("hand", [choice("red", ["hand:red"]), choice("blue", ["hand:blue"])]),
    ),
  ]);
  const pick = (narrowing: Narrowing, element: string): Narrowing => then(clickElement(narrowing, element));

  test("is not meant by a click on what a usual answer uses", () => {
    const red = pick(start(asked), "hand:red");
    expect(rows(red).map((row) => row.choice.move)).toEqual(["e7", "e8"]);
    expect([...picked(pick(red, "hand:blue"))]).toEqual(["hand:blue"]);
    expect(prefix(red)).toBe("tile red");
  });
  test("is stray if a single click on the board has met it", () => {
    const met = pick(start(asked), "hex:c3");
    expect(proposal(met)?.text).toBe("riot c3");
    expect(stray(met)).toBe(true);
  });
  test("is chosen by its name", () => {
    const row = rows(start(asked)).find((one) => one.choice.move === "riot");
    const met = pick(then(clickRow(start(asked), row!)), "hex:c3");
    expect(proposal(met)?.text).toBe("riot c3");
    expect(stray(met)).toBe(false);
  });
});

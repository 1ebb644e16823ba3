import { describe, expect, it } from "vitest";
import { keepPlaces } from "./places";

describe("keepPlaces", () => {
  it("takes a new hand as it is", () => {
    expect(keepPlaces([], ["1", "2"])).toEqual(["1", "2"]);
    expect(keepPlaces(["1", "2"], ["3", "4"])).toEqual(["3", "4"]);
  });

  it("keeps the place of a card that has left, and gives it back", () => {
    const places = keepPlaces(["1", "2", "3"], ["1", "3"]);
    expect(places).toEqual(["1", "2", "3"]);
    expect(keepPlaces(places, ["1", "2", "3"])).toEqual(["1", "2", "3"]);
  });

  it("puts new cards into empty places first", () => {
    expect(keepPlaces(["1", "2", "3"], ["1", "3", "4", "5"])).toEqual(["1", "4", "3", "5"]);
  });
});

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { format, unbroken } from "./words.svelte";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    "red = red\nplace = { $seat } places { $tile } on { $hexes }.\nseat-number = Seat { $number }\n",
  ),
);

test("seats, keys and lists are put into words", () => {
  const args = { seat: "#1", tile: "@red", hexes: ["e7", "e8"] };
  expect(format(bundle, "place", args, ["An", "Bai"])).toBe("Bai places red on e7, e8.");
  expect(format(bundle, "place", args, [])).toBe("Seat 2 places red on e7, e8.");
});

test("an unknown key shows as itself", () => {
  expect(format(bundle, "nothing", {}, [])).toBe("nothing");
});

test("no line breaks before French double signs", () => {
  expect(unbroken("Deux choix : « oui » ?")).toBe("Deux choix\u00a0: «\u00a0oui\u00a0»\u00a0?");
});

import { expect, test } from "vitest";
import { hardnessKey } from "./options";

test("an option that is on or off has one sentence on how hard it is, a list one for each value", () => {
  const onOff = { name: "two_masters", kind: "bool" as const, default: false, choices: [] };
  const list = { name: "li_si", kind: "int" as const, default: 1, choices: [1, 2, 3, 4] };
  expect(hardnessKey(onOff, false)).toBe("option-two_masters-hardness");
  expect(hardnessKey(list, 3)).toBe("option-li_si-hardness-3");
});

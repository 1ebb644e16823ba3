import { expect, test, vi } from "vitest";
import { embedPath, EVERYBODY, readEmbed, replayHash, type Moment } from "./moment";
import { rootFrom } from "./server";

vi.stubGlobal("location", { hash: "", pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { read } = await import("./route.svelte");

const MOMENTS: Moment[] = [
  { match: "aB-_9", version: 0, line: null, seat: EVERYBODY },
  { match: "m", version: 12, line: 3, seat: EVERYBODY },
  { match: "m", version: 12, line: 0, seat: 1 },
  { match: "m", version: 12, line: null, seat: 0 },
];

test.each(MOMENTS)("the addresses of a moment lead back to it: %o", (moment) => {
  const [path = "", query = ""] = embedPath(moment, "fr").split("?");
  expect(readEmbed(`/${path}`, query)).toEqual(moment);
  for (const prefix of ["", "/games"])
    expect(new URL(rootFrom(`${prefix}/${path}`), `http://tianxia${prefix}/${path}`).pathname).toBe(
      `${prefix}/`,
    );
  expect(read(replayHash(moment))).toEqual({
    screen: "replay",
    match: moment.match,
    version: moment.version,
    moment: moment.line,
    seat: moment.seat,
  });
});

test("other addresses name no moment, and have their own root", () => {
  expect(readEmbed("/embed/m", "")).toBeNull();
  expect(readEmbed("/embed/m/-1", "")).toBeNull();
  expect(readEmbed("/embed/m/1/2/3", "")).toBeNull();
  expect(readEmbed("/embed/m/1", "?seat=-5")?.seat).toBe(EVERYBODY);
  expect(["/", "/index.html", "/tables/", "/embedded"].map(rootFrom)).toEqual(["", "", "", ""]);
});

test("a replay without a seat is seen from one's own", () => {
  expect(read("#/replay/m/4/2")).toMatchObject({ version: 4, moment: 2, seat: null });
  expect(read("#/replay/m/4/-/all")).toMatchObject({ version: 4, moment: null, seat: EVERYBODY });
});

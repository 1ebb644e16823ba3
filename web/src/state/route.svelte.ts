/** Where we are: the hash, as the server knows one page only. */

export type Place =
  | { screen: "lobby" }
  | { screen: "new"; game: string }
  | { screen: "table"; match: string }
  | { screen: "replay"; match: string; version: number; moment: number | null }
  | { screen: "join"; match: string; secret: string }
  | { screen: "rules"; game: string; rule: string }
  | { screen: "components"; game: string; pack: string }
  | { screen: "me" }
  | { screen: "unknown" };

export function read(hash: string): Place {
  const [screen = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [first = "", second = "", third = ""] = rest;
  switch (screen) {
    case "new":
      return { screen, game: first };
    case "table":
      return { screen, match: first };
    case "replay":
      return { screen, match: first, version: whole(second) ?? 0, moment: whole(third) };
    case "join":
      return { screen, match: first, secret: second };
    case "rules":
      return { screen, game: first, rule: second };
    case "components":
      return { screen, game: first, pack: second };
    case "me":
      return { screen };
    case "":
      return { screen: "lobby" };
    default:
      return { screen: "unknown" };
  }
}

function whole(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}

let place: Place = $state.raw(read(location.hash));
addEventListener("hashchange", () => (place = read(location.hash)));

export function here(): Place {
  return place;
}

export function go(hash: string): void {
  location.hash = hash;
}

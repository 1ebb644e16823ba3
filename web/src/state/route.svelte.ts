/** The current screen, in the hash of the address, because the server has only one page. */

export type Place =
  | { screen: "lobby" }
  | { screen: "new"; game: string }
  | { screen: "table"; match: string }
  | { screen: "screen"; match: string }
  | { screen: "replay"; match: string; version: number; moment: number | null; seat: number | null }
  | { screen: "join"; match: string; secret: string }
  | { screen: "rules"; game: string; rule: string }
  | { screen: "learn"; game: string }
  | { screen: "puzzles"; game: string }
  | { screen: "review"; match: string }
  | { screen: "components"; game: string; pack: string }
  | { screen: "me" }
  | { screen: "about" }
  | { screen: "unknown" };

export function read(hash: string): Place {
  const [screen = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [first = "", second = "", third = "", fourth = ""] = rest;
  switch (screen) {
    case "new":
      return { screen, game: first };
    case "table":
    case "screen":
      return { screen, match: first };
    case "replay":
      return {
        screen,
        match: first,
        version: whole(second) ?? 0,
        moment: whole(third),
        seat: fourth === "all" ? -1 : whole(fourth), // null: the player's own seat
      };
    case "join":
      return { screen, match: first, secret: second };
    case "learn":
    case "puzzles":
      return { screen, game: first };
    case "review":
      return { screen, match: first };
    case "rules":
      return { screen, game: first, rule: second };
    case "components":
      return { screen, game: first, pack: second };
    case "me":
    case "about":
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

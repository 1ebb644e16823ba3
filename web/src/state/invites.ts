/**
 * Our invitation links. The server stores only their hashes, so the page stores the links until the seats are
 * taken.
 */

export interface Invitation {
  seat: number;
  link: string;
}

const key = (match: string) => `tianxia.invites.${match}`;

export function keepInvites(match: string, links: Invitation[]): void {
  localStorage.setItem(key(match), JSON.stringify(links));
}

/** The links to seats that are still free. */
export function invites(match: string, open: readonly number[]): Invitation[] {
  const kept = JSON.parse(localStorage.getItem(key(match)) ?? "[]") as Invitation[];
  return kept.filter((one) => open.includes(one.seat));
}

/** A complete link for a friend: the server may send it without an address. */
export function absolute(link: string): string {
  return new URL(link, location.href).href;
}

/** Invitation links we made: the server keeps only their hash, so we keep them until seats are taken. */

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

/** A link as a friend can use it: the server may give it without its own address. */
export function absolute(link: string): string {
  return new URL(link, location.href).href;
}

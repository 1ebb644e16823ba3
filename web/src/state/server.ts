/**
 * Addresses of the server: relative, because it may be installed under any path. Pages for other sites are
 * deeper than the root.
 */

/** The relative path from this page to the root. */
export function rootFrom(path: string): string {
  const embedded = /\/embed\/[^/]+\/\d+(\/\d+)?$/.exec(path);
  return embedded ? "../".repeat(embedded[1] ? 3 : 2) : "";
}

export const ROOT = rootFrom(typeof location === "undefined" ? "/" : location.pathname); // tests have no page

export function api(path: string): string {
  return `${ROOT}api/${path}`;
}

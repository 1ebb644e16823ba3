/** A random id. Not `crypto.randomUUID`, which browsers forbid to pages without https. */

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

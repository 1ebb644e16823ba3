/** An id of one's own. Not `crypto.randomUUID`: browsers keep that from pages that came without https. */

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

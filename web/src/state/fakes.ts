/** Stand-ins of the browser for the tests of `Match`. */

import { afterEach, beforeEach, vi } from "vitest";

export class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const kept = new Map<string, string>(); // of this tab

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

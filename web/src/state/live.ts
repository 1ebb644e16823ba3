/** A WebSocket that reconnects automatically. */

import type { FromServer, ToServer } from "../protocol";
import { pause } from "./pause";

export type Status = "connecting" | "live" | "lost" | "refused";

export interface Ears {
  opened(): void;
  heard(message: FromServer): void;
  status(status: Status): void;
}

const GOOD = 5000; // milliseconds after which a connection counts as stable
const NOT_FOUND = 4404; // the server has no such match, or cannot play it; its last message says why

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private opened = 0; // when the connection was opened; 0 while it is closed
  private timer = 0;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
  ) {
    addEventListener("offline", this.drop);
    addEventListener("online", this.hurry);
    this.connect();
  }

  /** Send now, or drop the message: callers that need an answer send again in `opened`. */
  send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener("offline", this.drop);
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    this.leave();
  }

  private connect(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.hash = "";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.opened = Date.now();
      this.ears.status("live");
      this.ears.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.ears.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => (event.code === NOT_FOUND ? this.refused() : this.lost(event.code));
  }

  /** Stop listening to the current socket. */
  private leave(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private refused(): void {
    this.close();
    this.ears.status("refused");
  }

  private lost(code = 0): void {
    this.socket = null;
    if (this.closed) return;
    this.ears.status("lost");
    if (this.opened && Date.now() - this.opened > GOOD) this.tries = 0;
    this.opened = 0;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), pause(this.tries, code, Math.random()));
    this.tries += 1;
  }

  private readonly drop = (): void => {
    this.leave();
    this.lost();
  };

  private readonly hurry = (): void => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };
}

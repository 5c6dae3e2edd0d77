/**
 * One socket to the server, for all tables of this tab.
 *
 * It comes back by itself when the line is lost: it greets, watches again what was watched, and
 * sends again what was never acknowledged. The server knows a message by client and number, so
 * nothing is done twice and nothing is lost.
 */

import type { Command, Sent } from "./commands";
import type { ServerMessage, Watch } from "./types";

export type Line = "connecting" | "open" | "lost";

/** The part of a WebSocket that is used here. */
export type Pipe = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** What must survive a reload of the tab. */
export interface Memory {
  load(): { seq: number; pending: Sent[] };
  save(state: { seq: number; pending: Sent[] }): void;
}

export interface SocketInit {
  open: () => Pipe;
  client: string;
  lang: () => string;
  memory: Memory;
  onLine: (line: Line) => void;
}

export type Listener = (message: ServerMessage) => void;

interface Watching {
  seat: number | null;
  lines: boolean;
  listener: Listener;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export class Socket {
  private readonly init: SocketInit;
  private readonly watching = new Map<string, Watching>();
  private pipe: Pipe | null = null;
  private welcomed = false;
  private seq: number;
  private pending: Sent[];
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;

  constructor(init: SocketInit) {
    this.init = init;
    ({ seq: this.seq, pending: this.pending } = init.memory.load());
  }

  /** Follow a table as a seat, or as a spectator; again with another seat replaces the first. */
  watch(table: string, seat: number | null, lines: boolean, listener: Listener): void {
    this.watching.set(table, { seat, lines, listener });
    if (this.welcomed) this.write(this.watchMessage(table));
    else this.connect();
  }

  unwatch(table: string): void {
    this.watching.delete(table);
    if (this.welcomed) this.write({ type: "unwatch", table });
  }

  /** Ask something of a table, now or as soon as the line is back. Returns the message's number. */
  ask(table: string, command: Command): number {
    const sent: Sent = { ...command, table, seq: (this.seq += 1) };
    this.pending.push(sent);
    this.remember();
    if (this.welcomed) this.write(sent);
    else this.connect();
    return sent.seq;
  }

  isPending(seq: number): boolean {
    return this.pending.some((sent) => sent.seq === seq);
  }

  /** Try at once, as when the browser says that the network is back. */
  hurry(): void {
    this.wait = FIRST_WAIT;
    if (!this.pipe && this.timer !== undefined) this.connect();
  }

  /** Greet again, as after a change of language or of player. */
  renew(): void {
    this.pipe?.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.watching.clear();
    this.pipe?.close();
  }

  private connect(): void {
    if (this.pipe) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const pipe = this.init.open();
    this.pipe = pipe;
    pipe.onopen = () => this.greet();
    pipe.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    pipe.onclose = () => this.lose(pipe);
  }

  private greet(): void {
    this.heardAt = Date.now();
    this.write({ type: "hello", protocol: 1, client: this.init.client, lang: this.init.lang() });
  }

  private lose(pipe: Pipe): void {
    if (this.pipe !== pipe) return;
    this.pipe = null;
    this.welcomed = false;
    clearInterval(this.pinger);
    if (this.watching.size === 0 && this.pending.length === 0) return;
    this.init.onLine("lost");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    if (message.type === "welcome") this.settle();
    if (message.type === "welcome" || message.type === "pong" || message.type === "bye") return;
    if (message.type === "table") this.seq = Math.max(this.seq, message.heard);
    else if ("seq" in message && message.seq !== null) this.settleOne(message.seq);
    this.tell(message);
  }

  private settle(): void {
    this.welcomed = true;
    this.wait = FIRST_WAIT;
    this.init.onLine("open");
    for (const table of this.watching.keys()) this.write(this.watchMessage(table));
    for (const sent of this.pending) this.write(sent);
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  private settleOne(seq: number): void {
    this.pending = this.pending.filter((sent) => sent.seq !== seq);
    this.remember();
  }

  private tell(message: ServerMessage): void {
    const table = message.type === "table" ? message.status.table : tableOf(message);
    if (table !== null) this.watching.get(table)?.listener(message);
    else for (const { listener } of this.watching.values()) listener(message);
  }

  private ping(): void {
    if (Date.now() - this.heardAt > SILENCE) this.pipe?.close();
    else this.write({ type: "ping" });
  }

  private watchMessage(table: string): Watch {
    const { seat = null, lines = false } = this.watching.get(table) ?? {};
    return { type: "watch", table, seat, lines, since: null };
  }

  private write(message: object): void {
    this.pipe?.send(JSON.stringify(message));
  }

  private remember(): void {
    this.init.memory.save({ seq: this.seq, pending: this.pending });
  }
}

function tableOf(message: ServerMessage): string | null {
  return "table" in message ? message.table : null;
}

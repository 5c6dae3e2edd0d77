/**
 * One socket to the server, for all tables of this tab.
 *
 * It reconnects by itself, subscribes again to what was watched, and sends again what was not yet
 * acknowledged. The server identifies a command by client and sequence number, so none is carried
 * out twice and none is lost.
 */

import type { Command, SentCommand } from "./commands";
import { PROTOCOL, type ClientMessage, type Hello, type ServerMessage, type Watch } from "./types";

export type ConnectionState = "connecting" | "open" | "lost";

/** The part of a WebSocket that is used here. */
export type RawSocket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** Keeps the pending commands across reloads of the tab. */
export interface CommandStore {
  load(): { seq: number; pending: SentCommand[] };
  save(state: { seq: number; pending: SentCommand[] }): void;
}

interface SocketInit {
  open: () => RawSocket;
  client: string;
  lang: () => Hello["lang"];
  store: CommandStore;
  onConnection: (state: ConnectionState) => void;
}

export type Listener = (message: ServerMessage) => void;

interface Subscription {
  seat: number | null;
  lines: boolean;
  listener: Listener;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
const PING_INTERVAL = 20_000;
const TIMEOUT = 45_000;

export class Socket {
  private readonly init: SocketInit;
  private readonly watching = new Map<string, Subscription>();
  private raw: RawSocket | null = null;
  private welcomed = false;
  private seq: number;
  private pending: SentCommand[];
  private delay = FIRST_DELAY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private lastReceived = 0;

  constructor(init: SocketInit) {
    this.init = init;
    ({ seq: this.seq, pending: this.pending } = init.store.load());
  }

  /** Subscribe to a table as a seat or, with null, as a spectator; replaces an earlier subscription. */
  watch(table: string, seat: number | null, lines: boolean, listener: Listener): void {
    this.watching.set(table, { seat, lines, listener });
    if (this.welcomed) this.write(this.watchMessage(table));
    else this.connect();
  }

  unwatch(table: string): void {
    this.watching.delete(table);
    if (this.welcomed) this.write({ type: "unwatch", table });
  }

  /** Send a command to a table, now or once connected again; return its sequence number. */
  send(table: string, command: Command): number {
    const sent = { ...command, table, seq: (this.seq += 1) } as SentCommand;
    this.pending.push(sent);
    this.savePending();
    if (this.welcomed) this.write(sent);
    else this.connect();
    return sent.seq;
  }

  isPending(seq: number): boolean {
    return this.pending.some((sent) => sent.seq === seq);
  }

  /** Reconnect at once, as when the browser reports that the network is back. */
  retryNow(): void {
    this.delay = FIRST_DELAY;
    if (!this.raw && this.timer !== undefined) this.connect();
  }

  /** Open a new connection, as after a change of language or of player. */
  reconnect(): void {
    this.raw?.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.watching.clear();
    this.raw?.close();
  }

  private connect(): void {
    if (this.raw) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const raw = this.init.open();
    this.raw = raw;
    raw.onopen = () => this.sendHello();
    raw.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    raw.onclose = () => this.disconnected(raw);
  }

  private sendHello(): void {
    this.lastReceived = Date.now();
    this.write({
      type: "hello",
      protocol: PROTOCOL,
      client: this.init.client,
      lang: this.init.lang(),
    });
  }

  private disconnected(raw: RawSocket): void {
    if (this.raw !== raw) return;
    this.raw = null;
    this.welcomed = false;
    clearInterval(this.pinger);
    if (this.watching.size === 0 && this.pending.length === 0) return;
    this.init.onConnection("lost");
    this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  private receive(message: ServerMessage): void {
    this.lastReceived = Date.now();
    if (message.type === "welcome") this.resume();
    if (message.type === "welcome" || message.type === "pong" || message.type === "bye") return;
    if (message.type === "table") this.seq = Math.max(this.seq, message.heard);
    else if ("seq" in message && message.seq !== null) this.acknowledge(message.seq);
    this.dispatch(message);
  }

  private resume(): void {
    this.welcomed = true;
    this.delay = FIRST_DELAY;
    this.init.onConnection("open");
    for (const table of this.watching.keys()) this.write(this.watchMessage(table));
    for (const sent of this.pending) this.write(sent);
    this.pinger = setInterval(() => this.ping(), PING_INTERVAL);
  }

  private acknowledge(seq: number): void {
    this.pending = this.pending.filter((sent) => sent.seq !== seq);
    this.savePending();
  }

  private dispatch(message: ServerMessage): void {
    const table = message.type === "table" ? message.status.table : tableOf(message);
    if (table !== null) this.watching.get(table)?.listener(message);
    else for (const { listener } of this.watching.values()) listener(message);
  }

  private ping(): void {
    if (Date.now() - this.lastReceived > TIMEOUT) this.raw?.close();
    else this.write({ type: "ping" });
  }

  private watchMessage(table: string): Watch {
    const { seat = null, lines = false } = this.watching.get(table) ?? {};
    return { type: "watch", table, seat, lines, since: null };
  }

  private write(message: ClientMessage): void {
    this.raw?.send(JSON.stringify(message));
  }

  private savePending(): void {
    this.init.store.save({ seq: this.seq, pending: this.pending });
  }
}

function tableOf(message: ServerMessage): string | null {
  return "table" in message ? message.table : null;
}

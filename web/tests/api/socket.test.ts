import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  Socket,
  type ConnectionState,
  type CommandStore,
  type RawSocket,
} from "../../src/api/socket";
import { PROTOCOL, type ServerMessage } from "../../src/api/types";

class FakePipe implements RawSocket {
  sent: Record<string, unknown>[] = [];
  onopen: RawSocket["onopen"] = null;
  onmessage: RawSocket["onmessage"] = null;
  onclose: RawSocket["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.call(this as never, {} as CloseEvent);
  }

  open(): void {
    this.onopen?.call(this as never, {} as Event);
  }

  hear(message: object): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }

  types(): unknown[] {
    return this.sent.map((message) => message["type"]);
  }
}

const WELCOME = {
  type: "welcome",
  protocol: PROTOCOL,
  player: "p",
  name: "n",
  account: "",
  lang: "en",
};

let pipes: FakePipe[];
let lines: ConnectionState[];
let heard: ServerMessage[];
let kept: ReturnType<CommandStore["load"]>;

function socket(): Socket {
  return new Socket({
    open: () => {
      const pipe = new FakePipe();
      pipes.push(pipe);
      return pipe;
    },
    client: "tab",
    lang: () => "en",
    store: {
      load: () => structuredClone(kept),
      save: (state) => (kept = structuredClone(state)),
    },
    onConnection: (line) => lines.push(line),
  });
}

function welcomed(at: number): FakePipe {
  const pipe = pipes[at];
  if (!pipe) throw new Error("no such pipe");
  pipe.open();
  pipe.hear(WELCOME);
  return pipe;
}

beforeEach(() => {
  vi.useFakeTimers();
  pipes = [];
  lines = [];
  heard = [];
  kept = { seq: 0, pending: [] };
});

afterEach(() => vi.useRealTimers());

describe("the line to the server", () => {
  it("greets, then watches", () => {
    socket().watch("t", 0, true, (message) => heard.push(message));
    const pipe = welcomed(0);
    expect(pipe.sent).toEqual([
      { type: "hello", protocol: PROTOCOL, client: "tab", lang: "en" },
      { type: "watch", table: "t", seat: 0, lines: true, since: null },
    ]);
    expect(lines).toEqual(["open"]);
  });

  it("numbers what it asks, and forgets it once it is answered", () => {
    const one = socket();
    one.watch("t", 0, true, (message) => heard.push(message));
    const pipe = welcomed(0);
    const first = one.send("t", { type: "hint", seat: 0 });
    const second = one.send("t", { type: "draw", seat: 0 });
    expect([first, second]).toEqual([1, 2]);
    pipe.hear({ type: "ack", table: "t", seq: 1, version: 3 });
    pipe.hear({
      type: "refused",
      table: "t",
      seq: 2,
      code: "x",
      clause: "",
      args: {},
      game: "",
      text: "",
    });
    expect([one.isPending(1), one.isPending(2)]).toEqual([false, false]);
    expect(kept.pending).toEqual([]);
    expect(heard.map((message) => message.type)).toEqual(["ack", "refused"]);
  });

  it("comes back by itself and sends again what was never answered, once and in order", () => {
    const one = socket();
    one.watch("t", 0, true, () => {});
    welcomed(0);
    one.send("t", { type: "play", seat: 0, ply: 0, move: "1r>1" });
    one.send("t", { type: "say", seat: 0, phrase: "hello" });
    pipes[0]?.hear({ type: "ack", table: "t", seq: 2, version: 9 });
    pipes[0]?.close();
    expect(lines.at(-1)).toBe("lost");
    one.send("t", { type: "hint", seat: 0 });
    vi.advanceTimersByTime(1000);
    expect(lines.at(-1)).toBe("lost");
    const again = welcomed(1);
    expect(lines.at(-1)).toBe("open");
    expect(again.types()).toEqual(["hello", "watch", "play", "hint"]);
    expect(again.sent.map((message) => message["seq"])).toEqual([undefined, undefined, 1, 3]);
  });

  it("waits longer each time, and hurries when told", () => {
    const one = socket();
    one.watch("t", null, true, () => {});
    for (let at = 0; at < 5; at += 1) {
      pipes.at(-1)?.close();
      vi.advanceTimersByTime(20_000);
    }
    expect(pipes).toHaveLength(6);
    pipes.at(-1)?.close();
    one.retryNow();
    expect(pipes).toHaveLength(7);
  });

  it("keeps what is unanswered over a reload, and goes on counting", () => {
    const one = socket();
    one.watch("t", 0, true, () => {});
    welcomed(0);
    one.send("t", { type: "play", seat: 0, ply: 4, move: "1r>1" });
    const reloaded = socket();
    reloaded.watch("t", 0, true, () => {});
    const pipe = welcomed(1);
    expect(pipe.sent.at(-1)).toEqual({
      type: "play",
      table: "t",
      seq: 1,
      seat: 0,
      ply: 4,
      move: "1r>1",
    });
    expect(reloaded.send("t", { type: "hint", seat: 0 })).toBe(2);
  });

  it("never uses a number the server has heard", () => {
    const one = socket();
    one.watch("t", 0, true, () => {});
    const pipe = welcomed(0);
    pipe.hear({ type: "table", status: { table: "t" }, heard: 41 });
    expect(one.send("t", { type: "hint", seat: 0 })).toBe(42);
  });

  it("gives up a line that has gone silent", () => {
    socket().watch("t", 0, true, () => {});
    const pipe = welcomed(0);
    vi.advanceTimersByTime(20_000);
    expect(pipe.types().at(-1)).toBe("ping");
    vi.advanceTimersByTime(60_000);
    expect(pipes.length).toBeGreaterThan(1);
  });

  it("lets a table rest that nobody watches", () => {
    const one = socket();
    one.watch("t", 0, true, (message) => heard.push(message));
    const pipe = welcomed(0);
    one.unwatch("t");
    pipe.hear({ type: "update", table: "t" });
    expect(heard).toEqual([]);
    pipe.close();
    vi.advanceTimersByTime(20_000);
    expect(pipes).toHaveLength(1);
  });
});

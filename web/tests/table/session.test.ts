import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Listener, Socket } from "../../src/api/socket";
import type { PlyData, ServerMessage } from "../../src/api/types";
import { TableSession } from "../../src/table/session.svelte";

const PACE = 100;

let tell: Listener;
let asked: Record<string, unknown>[];
let news: PlyData[][];
let lost: number;

function session(pace = PACE): TableSession {
  const socket = {
    watch: (_table: string, _seat: number | null, _lines: boolean, listener: Listener) =>
      (tell = listener),
    unwatch: () => {},
    send: (_table: string, command: Record<string, unknown>) => asked.push(command),
    isPending: () => false,
  } as unknown as Socket;
  const found = new TableSession({
    socket,
    table: "t",
    duration: () => pace,
    onRefused: () => {},
    onRematch: () => {},
    onSeatLost: () => (lost += 1),
    onNewEvents: (lines) => news.push(lines),
  });
  found.follow(0);
  return found;
}

function line(ply: number): PlyData {
  return { ply, events: [{ kind: "passed", clause: "F6", args: { seat: 0 } }] };
}

function table(ply: number, last = 0, seat: number | null = 0): ServerMessage {
  const log = Array.from({ length: ply + 1 }, (_, at) => line(at));
  const status = { table: "t", stage: "playing" };
  const rest = { status, view: { at: ply }, log, retold: [], rewound: null, chat: [], heard: 0 };
  return { type: "table", seat, ply, last, ...rest } as unknown as ServerMessage;
}

function move(ply: number, seat: number): ServerMessage {
  const entries = [{ version: ply, at: 0, kind: "moved", seat }];
  const rest = { version: ply, retold: [], rewound: null, status: null, chat: [] };
  return {
    type: "update",
    table: "t",
    ply,
    entries,
    view: { at: ply },
    log: [line(ply)],
    ...rest,
  } as unknown as ServerMessage;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  news = [];
  lost = 0;
});

afterEach(() => vi.useRealTimers());

describe("a table as one seat sees it", () => {
  it("shows news one piece at a time", () => {
    const one = session();
    tell(table(0));
    for (const ply of [1, 2, 3]) tell(move(ply, 1));
    expect(one.view).toEqual({ at: 1 });
    expect(one.queued).toBe(2);
    vi.advanceTimersByTime(PACE * 1.5);
    expect(one.view).toEqual({ at: 2 });
    vi.advanceTimersByTime(PACE * 3);
    expect([one.view, one.queued]).toEqual([{ at: 3 }, 0]);
    expect(news.flat().map(({ ply }) => ply)).toEqual([1, 2, 3]);
  });

  it("tells nothing more once it is left", () => {
    const one = session();
    tell(table(0));
    for (const ply of [1, 2]) tell(move(ply, 1));
    one.close();
    vi.advanceTimersByTime(PACE * 3);
    expect(news.flat().map(({ ply }) => ply)).toEqual([1]);
  });

  it("follows nothing that was left before it could be followed", () => {
    const one = session();
    one.close();
    const before = tell;
    one.follow(0);
    expect(tell).toBe(before);
  });

  it("shows the rest at once when asked to", () => {
    const one = session();
    tell(table(0));
    for (const ply of [1, 2, 3]) tell(move(ply, 1));
    one.skip();
    expect([one.view, one.queued, one.log.length]).toEqual([{ at: 3 }, 0, 4]);
    tell(move(4, 1));
    expect(one.view).toEqual({ at: 4 });
  });

  it("drops what a new snapshot makes old", () => {
    const one = session();
    tell(table(0));
    for (const ply of [1, 2, 3]) tell(move(ply, 1));
    tell(table(3, 2));
    vi.advanceTimersByTime(PACE * 9);
    expect([one.view, one.log.length, one.last]).toEqual([{ at: 3 }, 4, 2]);
  });

  it("goes on with what it shows where a new snapshot shows the same", () => {
    const one = session();
    tell(table(3));
    const shown = one.view;
    tell(table(3));
    expect(one.view).toBe(shown);
    tell(table(4));
    expect(one.view).toEqual({ at: 4 });
  });

  it("plays on the position it has heard of, and goes back to before its own last move", () => {
    const one = session(0);
    tell(table(4, 1));
    tell(move(5, 0));
    tell(move(6, 1));
    vi.runAllTimers();
    expect(one.last).toBe(5);
    one.play({ parts: { card: "r", number: 1, mandala: 1 } });
    one.undo();
    expect(asked).toEqual([
      { type: "play", seat: 0, ply: 6, parts: { card: "r", number: 1, mandala: 1 } },
      { type: "undo", seat: 0, ply: 4 },
    ]);
  });

  it("tells in its place what is told otherwise", () => {
    const one = session(0);
    tell(table(3));
    const faded = { ply: 1, events: [{ kind: "drew", clause: "2.2", args: { number: 2 } }] };
    tell({ ...move(4, 0), retold: [faded] } as ServerMessage);
    expect(one.log).toEqual([line(0), faded, line(2), line(3), line(4)]);
    expect(news).toEqual([[line(4)]]);
  });

  it("forgets what was taken back", () => {
    const one = session(0);
    tell(table(6, 5));
    tell({ ...move(4, 1), log: [], rewound: 4, entries: [] } as ServerMessage);
    expect(one.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
    expect(one.last).toBe(4);
  });

  it("tells when its seat was taken away, but not when it was left", () => {
    const one = session();
    tell(table(0));
    tell(table(0, 0, null));
    expect([lost, one.seat]).toEqual([1, null]);
    one.follow(0);
    tell(table(0));
    one.request("leave", 0);
    tell(table(0, 0, null));
    expect(lost).toBe(1);
  });
});

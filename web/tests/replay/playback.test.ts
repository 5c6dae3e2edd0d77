import { describe, expect, it } from "vitest";

import { type Perspective, replayAddress, parseReplayHash } from "../../src/replay/address";
import { Playback } from "../../src/replay/playback.svelte";
import type { ReplayedPosition } from "../../src/api/types";

/** Answers when it is told to. */
class House {
  waiting: ((found: ReplayedPosition | null) => void)[] = [];
  asked: [number, Perspective, string | null][] = [];

  replaying(ply = 0): Playback {
    const fetch = (at: number, seat: Perspective, instead: string | null) => {
      this.asked.push([at, seat, instead]);
      return new Promise<ReplayedPosition | null>((resolve) => this.waiting.push(resolve));
    };
    return new Playback({ plies: 5, ply, seat: null, fetch });
  }

  async answer(at: number, fails = false): Promise<void> {
    const [ply = 0, seat = null] = this.asked[at] ?? [];
    this.waiting[at]?.(fails ? null : ({ ply, seat } as ReplayedPosition));
    await Promise.resolve();
    await Promise.resolve();
  }
}

describe("a replay", () => {
  it("shows what was asked for last, whatever comes in late", async () => {
    const house = new House();
    const replaying = house.replaying();
    replaying.jump(2);
    replaying.setPerspective(1);
    await house.answer(2);
    await house.answer(0);
    await house.answer(1);
    expect(replaying.shown).toEqual({ ply: 2, seat: 1 });
  });

  it("shows another move in place of one, for whichever seat, until it goes elsewhere", async () => {
    const house = new House();
    const replaying = house.replaying();
    replaying.toggle();
    replaying.showInstead(3, 1, "pass");
    expect([replaying.ply, replaying.running]).toEqual([3, false]);
    replaying.setPerspective(0);
    await house.answer(2);
    expect(replaying.instead).toBe("pass");
    replaying.visit(3, 0);
    expect(house.asked.slice(1)).toEqual([
      [3, 1, "pass"],
      [3, 0, "pass"],
      [3, 0, null],
    ]);
  });

  it("stays within the game", () => {
    const house = new House();
    const replaying = house.replaying(99);
    expect(replaying.ply).toBe(5);
    replaying.step(1);
    expect(replaying.ply).toBe(5);
    replaying.jump(-3);
    expect(replaying.ply).toBe(0);
  });

  it("runs to the end and stands; run again, it starts over", () => {
    const replaying = new House().replaying(4);
    replaying.toggle();
    expect(replaying.running).toBe(true);
    replaying.step(1);
    expect([replaying.ply, replaying.running]).toEqual([5, false]);
    replaying.toggle();
    expect([replaying.ply, replaying.running]).toEqual([0, true]);
    replaying.jump(3);
    expect(replaying.running).toBe(false);
  });

  it("stops running when a position cannot be had, and keeps what it shows", async () => {
    const house = new House();
    const replaying = house.replaying();
    await house.answer(0);
    replaying.toggle();
    replaying.step(1);
    await house.answer(1, true);
    expect(replaying.running).toBe(false);
    expect(replaying.shown).toEqual({ ply: 0, seat: null });
  });
});

describe("a link to a move", () => {
  it.each([1, 0, null])("finds the same moment again, seen by %s", (seat) => {
    const [, hash = ""] = replayAddress("abc", 12, seat).split("#");
    expect(parseReplayHash(hash)).toEqual({ ply: 12, seat });
  });

  it("may say nothing, or nonsense", () => {
    expect(parseReplayHash("")).toEqual({ ply: 0, seat: undefined });
    expect(parseReplayHash("ply=-4&seat=1e9")).toEqual({ ply: 0, seat: undefined });
  });
});

import { describe, expect, it } from "vitest";

import {
  type Frame,
  chancesOf,
  marksOf,
  pathOf,
  plyAt,
  spread,
  ticksOf,
  xOf,
  yOf,
} from "../../src/review/chart";
import type { Decision } from "../../src/api/types";

const FRAME: Frame = {
  width: 300,
  height: 120,
  left: 40,
  right: 60,
  top: 10,
  bottom: 10,
  plies: 20,
};

function decision(number: number, ...chances: number[]): Decision {
  return { number, seat: 0, move: "x", best: "x", cost: 0, chances };
}

describe("the scale", () => {
  it("spans the frame", () => {
    expect([xOf(FRAME, 0), xOf(FRAME, 20)]).toEqual([40, 240]);
    expect([yOf(FRAME, 1), yOf(FRAME, 0.5), yOf(FRAME, 0)]).toEqual([10, 60, 110]);
    expect(xOf({ ...FRAME, plies: 0 }, 0)).toBe(40);
  });

  it("finds the nearest position again, and never one outside", () => {
    for (const ply of [0, 1, 13, 20]) expect(plyAt(FRAME, xOf(FRAME, ply) + 4)).toBe(ply);
    expect([plyAt(FRAME, -50), plyAt(FRAME, 900)]).toEqual([0, 20]);
  });

  it("draws a line for each seat", () => {
    expect(
      pathOf(
        FRAME,
        [
          [1, 0],
          [0.5, 0.5],
        ],
        1,
      ),
    ).toBe("M40.0 110.0L50.0 60.0");
    expect(pathOf(FRAME, [], 0)).toBe("");
  });

  it("writes few positions under it", () => {
    expect(ticksOf(7, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ticksOf(112, 6)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticksOf(0, 6)).toEqual([0]);
  });
});

describe("chances", () => {
  const decisions = [decision(1, 0.5, 0.5), decision(2, 0.4, 0.6)];

  it("end with the result once everything is known", () => {
    expect(chancesOf(decisions, 3, [1], 2)).toHaveLength(2);
    expect(chancesOf(decisions, 2, [1], 2).at(-1)).toEqual([0, 1]);
    expect(chancesOf(decisions, 2, [0, 1], 2).at(-1)).toEqual([0.5, 0.5]);
  });

  it("tell a draw among all from a game lost to the automaton", () => {
    expect(chancesOf(decisions, 2, [], 2).at(-1)).toEqual([0.5, 0.5]);
    expect(chancesOf([decision(1, 0.3)], 1, [], 1).at(-1)).toEqual([0]);
  });
});

describe("labels and marks", () => {
  it("keep apart and inside", () => {
    const found = spread([100, 101, 102, 20], 14, 10, 110);
    expect(found[3]).toBe(20);
    expect([found[0], found[1], found[2]]).toEqual([82, 96, 110]);
  });

  it("alternate between the seats", () => {
    const [one, other] = [marksOf(40, 5, 0, 2), marksOf(40, 5, 1, 2)];
    expect(one).toHaveLength(5);
    expect(one.filter((ply) => other.includes(ply))).toEqual([]);
  });
});

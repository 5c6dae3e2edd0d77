import { describe, expect, it } from "vitest";

import { columnsOf } from "../../src/result/score-columns";
import type { Score } from "../../src/api/types";

const MOLE = 14;

function score(seat: number, points: number): Score {
  return { seat, kind: "single", clause: "6.1", points, args: {} };
}

describe("a score sheet", () => {
  it("adds up what each seat got, the best first", () => {
    const columns = columnsOf([score(0, 3), score(1, 5), score(0, -1), score(1, 2)], 3);
    expect(columns.map(({ seat, total }) => [seat, total])).toEqual([
      [1, 7],
      [0, 2],
      [2, 0],
    ]);
    expect(columns[1]?.lines.map((line) => line.points)).toEqual([3, -1]);
  });

  it("has a column for the automaton that played along", () => {
    const columns = columnsOf([score(0, 4), score(MOLE, 6)], 1);
    expect(columns.map(({ seat, total }) => [seat, total])).toEqual([
      [MOLE, 6],
      [0, 4],
    ]);
  });
});

import { describe, expect, test } from "vitest";

import {
  border,
  boxOf,
  cellNamed,
  centre,
  edge,
  nameOf,
  neighbours,
  onwards,
} from "../../../src/boards/power-plants/hexes";

const ORIGIN = { q: 0, r: 0 };

describe("cells", () => {
  test("are named as in the notation", () => {
    expect(nameOf({ q: 1, r: -2 })).toBe("1,-2");
    expect(cellNamed("1,-2")).toEqual({ q: 1, r: -2 });
  });

  test("have their neighbours clockwise from one o'clock, all equally far", () => {
    expect(neighbours(ORIGIN).map(nameOf)).toEqual(["1,-1", "1,0", "0,1", "-1,1", "-1,0", "0,-1"]);
    const ways = neighbours(ORIGIN).map((cell) => Math.hypot(centre(cell).x, centre(cell).y));
    for (const way of ways) expect(way).toBeCloseTo(ways[0] ?? 0);
  });
});

describe("the border", () => {
  test("of the first garden has the eleven spots of ruling R2", () => {
    const first = ["0,0", "1,0", "-1,1", "0,1", "1,1"].map(cellNamed);
    expect(border(first)).toHaveLength(11);
  });

  test("has a free cell once, and no cell that is taken", () => {
    const names = border([ORIGIN, { q: 1, r: 0 }]).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain("0,0");
    expect(names).toHaveLength(8);
  });
});

describe("the edge of a field", () => {
  const sides = (path: string) => path.split("M").length - 1;

  test("has six sides around one cell and ten around two", () => {
    expect(sides(edge([ORIGIN]))).toBe(6);
    expect(sides(edge([ORIGIN, { q: 1, r: 0 }]))).toBe(10);
  });

  test("is one closed line: every side begins where another ends", () => {
    const path = edge([ORIGIN, { q: 1, r: 0 }, { q: 0, r: 1 }], 6);
    const ends = path
      .split("M")
      .slice(1)
      .map((side) => side.split("L"));
    const starts = new Set(ends.map(([from]) => from));
    for (const [, to] of ends) expect(starts).toContain(to);
  });
});

test("the box holds every cell with room to spare", () => {
  const box = boxOf([ORIGIN, { q: 2, r: 1 }], 10);
  const { x, y } = centre({ q: 2, r: 1 });
  expect(x).toBeGreaterThan(box.x);
  expect(x + 43).toBeLessThan(box.x + box.width);
  expect(y + 50).toBeLessThan(box.y + box.height);
});

describe("arrow keys", () => {
  const cells = [ORIGIN, ...neighbours(ORIGIN), { q: 3, r: 0 }];

  test("go along the row, over gaps too", () => {
    expect(onwards(ORIGIN, "ArrowRight", cells)).toEqual({ q: 1, r: 0 });
    expect(onwards({ q: 1, r: 0 }, "ArrowRight", cells)).toEqual({ q: 3, r: 0 });
    expect(onwards(ORIGIN, "ArrowLeft", cells)).toEqual({ q: -1, r: 0 });
  });

  test("go up and down a row, and back", () => {
    const up = onwards(ORIGIN, "ArrowUp", cells);
    expect(up?.r).toBe(-1);
    expect(up && onwards(up, "ArrowDown", cells)?.r).toBe(0);
  });

  test("stop at the rim and ignore other keys", () => {
    expect(onwards({ q: 3, r: 0 }, "ArrowRight", cells)).toBeNull();
    expect(onwards(ORIGIN, "a", cells)).toBeNull();
  });
});

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { ChangeTracker, piece, zone } from "../../../src/boards/anthokyklos/changes";
import type { BoardData, CardData, RingData } from "../../../src/api/boards/anthokyklos";
import { cellsOf, type Cell } from "../../../src/boards/anthokyklos/cells";
import {
  CELLS,
  angleOf,
  centreOf,
  constellation,
  laidOut,
  neighbour,
  windowOn,
} from "../../../src/boards/anthokyklos/flower-geometry";
import { highlightsOf } from "../../../src/boards/anthokyklos/highlights";
import { pipsOf } from "../../../src/boards/anthokyklos/pips";

const DECK = "../../../../src/florilege/games/anthokyklos/standard.deck";
const deck = readFileSync(new URL(DECK, import.meta.url), "utf8");
const shapes = [...deck.matchAll(/^shape (\S+) +(.+) scales/gm)].map(
  ([, name, steps]) => [name, patternOf(steps ?? "")] as const,
);

function patternOf(steps: string): [number, number][] {
  return steps
    .trim()
    .split(/ +/)
    .map((step) => step.split(",").map(Number) as [number, number]);
}

function names(cells: Cell[]): string[] {
  return cells.map(({ ring, slot }) => `${ring}.${slot}`);
}

describe("the lattice", () => {
  it("turns each ring half a slot further", () => {
    expect(angleOf({ ring: 1, slot: 1 })).toBe(0);
    expect(angleOf({ ring: 2, slot: 1 })).toBe(20);
    expect(angleOf({ ring: 2, slot: 9 })).toBe(340);
  });

  it.each(shapes)("keeps the steps of %s", (_, pattern) => {
    const cells = laidOut(pattern);
    const [origin = [0, 0]] = pattern;
    const [first = { ring: 0, slot: 0 }] = cells;
    cells.forEach((cell, at) => {
      const [out, round] = pattern[at] ?? [0, 0];
      expect(cell.ring - first.ring).toBe(out - origin[0]);
      const turned = angleOf(cell) - angleOf(first) - 20 * (round - origin[1]);
      expect(Math.abs(turned % 360)).toBe(0);
    });
    expect(new Set(names(cells)).size).toBe(pattern.length);
    expect(names(CELLS)).toEqual(expect.arrayContaining(names(cells)));
  });

  it.each(shapes)("shows all of %s on its card", (_, pattern) => {
    const cells = laidOut(pattern);
    const [x = 0, y = 0, width = 0, height = 0] = windowOn(cells, 0.8).split(" ").map(Number);
    for (const [across, down] of cells.map(centreOf)) {
      expect(across).toBeGreaterThan(x);
      expect(across).toBeLessThan(x + width);
      expect(down).toBeGreaterThan(y);
      expect(down).toBeLessThan(y + height);
    }
  });

  it("joins the cells of a motif by the shortest lines", () => {
    const lines = constellation(cellsOf("1.1+2.1+3.1"));
    expect(lines.split("M")).toHaveLength(3);
    expect(constellation(cellsOf("3.1+1.1+2.1")).split("M")).toHaveLength(3);
  });

  it("is walked with the arrow keys, and has an end outside and inside", () => {
    expect(neighbour({ ring: 2, slot: 9 }, "ArrowRight")).toEqual({ ring: 2, slot: 1 });
    expect(neighbour({ ring: 2, slot: 1 }, "ArrowLeft")).toEqual({ ring: 2, slot: 9 });
    expect(neighbour({ ring: 5, slot: 3 }, "ArrowUp")).toEqual({ ring: 5, slot: 3 });
    expect(neighbour({ ring: 2, slot: 3 }, "ArrowDown")).toEqual({ ring: 1, slot: 3 });
    expect(neighbour({ ring: 2, slot: 3 }, "x")).toBeNull();
  });
});

describe("pips", () => {
  it.each([
    ["one-c", ["c"], false],
    ["one-any", ["any"], false],
    ["one-gi", ["g", "i"], true],
    ["two-cg", ["c", "g"], false],
    ["two-i", ["i", "any"], false],
    ["two-any", ["any", "any"], false],
    ["three", ["c", "g", "i"], false],
  ])("of %s", (condition, colours, either) => {
    expect(pipsOf(condition)).toEqual({ colours, either });
  });
});

const CARD: CardData = {
  card: "M07",
  shape: "arc3",
  pattern: [
    [0, 0],
    [0, 2],
    [0, 4],
  ],
  scales: [1, 2],
  definition: null,
  condition: "one-c",
  least: null,
  clause: "9.2",
  points: 5,
};

function ring(number: number, slots: string, pyramid: string): RingData {
  return {
    ring: number,
    slots: [...slots].map((petal) => (petal === "." ? null : petal)),
    open: [],
    pyramid: pyramid
      .split(" ")
      .map((text) => ({ place: text.slice(1), petal: text[0] ?? "", accessible: true })),
  };
}

function board(slots: string, pyramid: string, won: boolean): BoardData {
  const cards = won ? [{ ...CARD, motif: "1.1+1.2+1.3" }] : [];
  return {
    rings: [ring(1, slots, pyramid)],
    market: [],
    deck: 80,
    under: [],
    idle: null,
    players: [{ seat: 0, points: 0, cards, reserved: null, barred: false, lost: 0 }],
  };
}

describe("what happened between two views", () => {
  const before = board("cc.......", "cm1 gm2 im3", false);
  const after = board("ccc......", "gm2 im3", true);

  it("is nothing at first", () => {
    expect(new ChangeTracker().update(before)).toEqual({ placed: [], won: [] });
  });

  it("is a petal that goes from its pyramid to its slot, and the card it brings", () => {
    const watcher = new ChangeTracker();
    watcher.update(before);
    const { placed, won } = watcher.update(after);
    expect(placed).toEqual([{ ring: 1, slot: 3, place: "m1" }]);
    expect(won.map(({ card }) => card)).toEqual(["M07"]);
    expect(watcher.where(piece.petal(1, "m1"))).toBe(zone.slot({ ring: 1, slot: 3 }));
    expect(watcher.where(piece.petal(1, "m2"))).toBeNull();
  });

  it("stays when the same is told again", () => {
    const watcher = new ChangeTracker();
    watcher.update(before);
    const changes = watcher.update(after);
    expect(watcher.update(structuredClone(after))).toEqual(changes);
  });

  it("is nothing to show when a move is taken back", () => {
    const watcher = new ChangeTracker();
    watcher.update(after);
    expect(watcher.update(before)).toEqual({ placed: [], won: [] });
  });
});

describe("what lights up for a card", () => {
  const offer = { card: CARD, holder: null, claimed: false };

  it("is where its motif is", () => {
    const [light] = highlightsOf({ ...offer, motifs: ["1.1+1.2+1.3"], hopes: [] });
    expect(names(light?.cells ?? [])).toEqual(["1.1", "1.2", "1.3"]);
  });

  it("is where it may come, with the colours that help", () => {
    const hopes = [{ motif: "1.1+1.2+1.3", petals: ["c"] }];
    expect(highlightsOf({ ...offer, motifs: [], hopes })).toEqual([
      { cells: cellsOf("1.1+1.2+1.3"), petals: ["c"] },
    ]);
  });

  it("is nothing with sharp eyes", () => {
    expect(highlightsOf({ ...offer, motifs: null, hopes: null })).toEqual([]);
  });
});

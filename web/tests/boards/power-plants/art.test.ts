import { expect, test } from "vitest";

import { PLANTS, SEATS, SIGNS, WINGS, liveryOf } from "../../../src/boards/power-plants/art";

test("each of the eight plants has a drawing of its own", () => {
  expect(Object.keys(PLANTS).join("")).toBe("hdtsejfw");
  const drawings = Object.values(PLANTS).map((shapes) => shapes.map(({ d }) => d).join());
  expect(new Set(drawings).size).toBe(8);
});

test("five seats and the Mole differ in sign and wings, not in colour alone", () => {
  for (const list of [SEATS, SIGNS, WINGS]) expect(new Set(list).size).toBe(6);
  expect([0, 4, 14].map(liveryOf)).toEqual([0, 4, 5]);
});

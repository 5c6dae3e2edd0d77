import { describe, expect, it } from "vitest";

import { bloom, petalShape, petalWidth } from "../../../src/boards/flower-power/geometry";

const SIZES = [1, 2, 3, 5, 8, 13, 20, 40];

describe("a flower's shape", () => {
  it.each(SIZES)(
    "spreads %i petals all round, the top one upwards and above the others",
    (size) => {
      const shapes = Array.from({ length: size }, (_, at) => petalShape(at, size));
      expect(shapes[0]).toEqual({ turn: 0, height: size });
      expect(new Set(shapes.map(({ turn }) => turn)).size).toBe(size);
      expect(Math.max(...shapes.map(({ turn }) => turn))).toBeLessThan(360);
    },
  );

  it("grows, and its petals narrow, with their number", () => {
    const widths = SIZES.map((size) => petalWidth(size, true));
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    const sizes = SIZES.map(bloom);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  });
});

import { describe, expect, test } from "vitest";

import {
  fitted,
  middle,
  moved,
  shaped,
  showing,
  zoomed,
} from "../../../src/boards/power-plants/camera";

const WHOLE = { x: -100, y: -50, width: 200, height: 100 };

test("what is looked at takes the shape of the window and keeps its middle", () => {
  const seen = shaped(WHOLE, { width: 300, height: 300 });
  expect(seen.width).toBe(seen.height);
  expect(seen.width).toBeGreaterThanOrEqual(WHOLE.width);
  expect(middle(seen)).toEqual(middle(WHOLE));
});

test("buttons over the garden hide nothing of it", () => {
  const window = { width: 400, height: 400 };
  const seen = fitted(WHOLE, window, { right: 100, bottom: 0 });
  const unit = seen.width / window.width;
  expect(seen.height).toBeCloseTo(window.height * unit);
  expect(WHOLE.x + WHOLE.width).toBeLessThanOrEqual(seen.x + seen.width - 100 * unit + 0.001);
});

describe("looking closer", () => {
  test("keeps the point under the pointer in its place", () => {
    const at = { x: 30, y: 10 };
    const near = zoomed(WHOLE, 2, at, WHOLE);
    expect(near.width).toBe(100);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - WHOLE.x) / WHOLE.width);
  });

  test("ends somewhere, both ways", () => {
    let box = WHOLE;
    for (let step = 0; step < 50; step += 1) box = zoomed(box, 1.5, { x: 0, y: 0 }, WHOLE);
    expect(box.width).toBeGreaterThan(WHOLE.width / 10);
    for (let step = 0; step < 50; step += 1) box = zoomed(box, 0.5, { x: 0, y: 0 }, WHOLE);
    expect(box.width).toBeLessThan(WHOLE.width * 2);
  });
});

test("the garden cannot be lost by moving it away", () => {
  const { x } = middle(moved(WHOLE, 10_000, 0, WHOLE));
  expect(x).toBe(WHOLE.x + WHOLE.width);
});

test("a point out of sight is brought in, one in sight moves nothing", () => {
  const near = { x: -100, y: -50, width: 50, height: 25 };
  expect(showing(near, { x: -80, y: -40 }, 5, WHOLE)).toBe(near);
  const seen = showing(near, { x: 60, y: 0 }, 5, WHOLE);
  expect(seen.x + seen.width).toBeGreaterThan(60);
});

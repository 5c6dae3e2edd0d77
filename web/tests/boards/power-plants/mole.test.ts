import { expect, test } from "vitest";

import type { Args } from "../../../src/api/types";
import { lastTurn } from "../../../src/boards/power-plants/mole";

const event = (kind: string, args: Args = {}) => ({ kind, clause: "X3", args });
const DRAWS = event("drew", { seat: 14, patch: "h3" });

test("the last turn of the Mole begins with its draw", () => {
  const log = [
    { ply: 1, events: [DRAWS, event("mole-placed", { patch: "h3" })] },
    {
      ply: 4,
      events: [
        event("drew", { seat: 0, patch: "d1" }),
        event("drew", { seat: 14, patch: "e2" }),
        event("mole-neighbours", { number: 3, left: 2 }),
        event("mole-placed", { patch: "e2" }),
        event("last-turn", { seat: 0 }),
      ],
    },
    { ply: 5, events: [event("placed", { seat: 0 })] },
  ];
  const steps = lastTurn(log);
  expect(steps.map((step) => step.event.kind)).toEqual(["drew", "mole-neighbours", "mole-placed"]);
  expect(steps.map((step) => step.left)).toEqual([null, 2, null]);
  expect(steps.map((step) => step.reason)).toEqual([false, true, false]);
});

test("the scoring is no part of its last turn", () => {
  const scoring = ["scored-won", "scored-gems", "field-first", "total", "lost-mole"].map((kind) =>
    event(kind),
  );
  const log = [{ ply: 9, events: [DRAWS, event("mole-placed"), ...scoring] }];
  expect(lastTurn(log).map((step) => step.event.kind)).toEqual(["drew", "mole-placed"]);
});

test("before its first turn there is nothing to tell", () => {
  expect(lastTurn([{ ply: 0, events: [event("column")] }])).toEqual([]);
});

import { describe, expect, test } from "vitest";

import type { PromptData } from "../../../src/api/types";
import {
  handChoice,
  nurseryChoice,
  patchChoice,
  pickedUp,
  plantsOf,
  spotChoice,
  spotMove,
  swapMove,
  wordsOf,
} from "../../../src/boards/power-plants/asking";
import { offersOf, type Chosen } from "../../../src/prompt/builder";

type Parts = Record<string, string>;

function asked(kind: string, moves: Record<string, Parts>, chosen: Chosen[] = []) {
  const choices = Object.entries(moves).map(([move, parts]) => ({ move, parts }));
  return offersOf({ kind, clause: "1.1", args: {}, choices } as PromptData, chosen);
}

const PLACE = {
  "h3@1,0": { patch: "h3", spot: "1,0" },
  "h3@0,1": { patch: "h3", spot: "0,1" },
  "d2@1,0": { patch: "d2", spot: "1,0" },
  "d2@0,1": { patch: "d2", spot: "0,1" },
};

describe("placing", () => {
  const offers = asked("place", PLACE);

  test("offers the hand and the spots, in either order", () => {
    expect(handChoice(offers, "h3")).toEqual({ part: "patch", value: "h3" });
    expect(spotChoice(offers, "1,0")).toEqual({ part: "spot", value: "1,0" });
    expect(spotChoice(offers, "2,0")).toBeNull();
  });

  test("does not offer patches of the garden", () => {
    expect(patchChoice(offers, "h3", ["h3"])).toBeNull();
  });

  test("tries another spot with the tile picked up, or with the first", () => {
    expect(spotMove(offers, "5,5", ["h3", "d2"])).toBe("h3@5,5");
    const chosen = asked("place", PLACE, [{ part: "patch", value: "d2" }]);
    expect(pickedUp(chosen)).toBe("d2");
    expect(spotMove(chosen, "5,5", ["h3", "d2"])).toBe("d2@5,5");
  });
});

test("a patch being moved is tried by its spot alone", () => {
  const offers = asked("landing", { "@1,0": { spot: "1,0" } });
  expect(spotMove(offers, "5,5", [])).toBe("@5,5");
});

test("every patch of a field stands for it", () => {
  const offers = asked("field", { h1: { field_patch: "h1" }, d2: { field_patch: "d2" } });
  expect(patchChoice(offers, "h4", ["h1", "h4"])).toEqual({ part: "field_patch", value: "h1" });
  expect(patchChoice(offers, "e4", ["e4"])).toBeNull();
});

describe("answers in words", () => {
  test("are all three powers, even those that cannot be used", () => {
    const offers = asked("power", { sprout: { power: "sprout" }, rest: { power: "rest" } });
    const said = wordsOf(offers).map(({ value, offered }) => [value, offered]);
    expect(said).toEqual([
      ["sprout", true],
      ["grow", false],
      ["rest", true],
    ]);
  });

  test("stand beside patches that can be chosen", () => {
    const offers = asked("growing", { h3: { patch: "h3" }, skip: { patch: "skip" } });
    expect(wordsOf(offers)).toEqual([{ part: "patch", value: "skip", offered: true }]);
    expect(patchChoice(offers, "h3", [])).toEqual({ part: "patch", value: "h3" });
  });

  test("are none where only patches are asked for", () => {
    expect(wordsOf(asked("target", { h3: { patch: "h3" } }))).toEqual([]);
  });
});

test("a kind of plant is chosen by name", () => {
  const offers = asked("plant", { h1: { plant: "honeyleaf" }, d1: { plant: "deeproot" } });
  expect(plantsOf(offers).map(({ value }) => value)).toEqual(["honeyleaf", "deeproot"]);
});

describe("swapping", () => {
  const offers = asked("swap", {
    "h3/d5": { given_patch: "h3", taken_patch: "d5" },
    "h4/d5": { given_patch: "h4", taken_patch: "d5" },
    keep: { given_patch: "keep" },
  });

  test("takes a tile of the hand and one of the nursery", () => {
    expect(handChoice(offers, "h4")).toEqual({ part: "given_patch", value: "h4" });
    expect(nurseryChoice(offers, "d5")).toEqual({ part: "taken_patch", value: "d5" });
    expect(wordsOf(offers).map(({ value }) => value)).toEqual(["keep"]);
  });

  test("tries what is not offered", () => {
    expect(swapMove(offers, "e1", ["h3", "h4"])).toBe("h3/e1");
  });
});

test("nothing is offered when nothing is asked", () => {
  expect(handChoice(null, "h3")).toBeNull();
  expect(spotChoice(null, "1,0")).toBeNull();
  expect(patchChoice(null, "h3", [])).toBeNull();
  expect(pickedUp(null)).toBeNull();
});

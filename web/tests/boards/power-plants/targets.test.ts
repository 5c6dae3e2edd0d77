import { describe, expect, test } from "vitest";

import type { PromptData } from "../../../src/api/types";
import {
  handChoice,
  nurseryChoice,
  patchChoice,
  pickedUp,
  plantsOf,
  spotChoice,
  spotParts,
  swapParts,
  textAnswers,
} from "../../../src/boards/power-plants/targets";
import { selectionOf, type Chosen } from "../../../src/prompt/selection";

type Parts = Record<string, string>;

function asked(kind: string, moves: Record<string, Parts>, chosen: Chosen[] = []) {
  const choices = Object.entries(moves).map(([move, parts]) => ({ move, parts }));
  return selectionOf({ kind, clause: "1.1", args: {}, choices } as PromptData, chosen);
}

const PLACE = {
  "h3@1,0": { patch: "h3", spot: "1,0" },
  "h3@0,1": { patch: "h3", spot: "0,1" },
  "d2@1,0": { patch: "d2", spot: "1,0" },
  "d2@0,1": { patch: "d2", spot: "0,1" },
};

describe("placing", () => {
  const selection = asked("place", PLACE);

  test("offers the hand and the spots, in either order", () => {
    expect(handChoice(selection, "h3")).toEqual({ part: "patch", value: "h3" });
    expect(spotChoice(selection, "1,0")).toEqual({ part: "spot", value: "1,0" });
    expect(spotChoice(selection, "2,0")).toBeNull();
  });

  test("does not offer patches of the garden", () => {
    expect(patchChoice(selection, "h3", ["h3"])).toBeNull();
  });

  test("tries another spot with the tile picked up, or with the first", () => {
    expect(spotParts(selection, "5,5")).toEqual({ spot: "5,5" });
    const chosen = asked("place", PLACE, [{ part: "patch", value: "d2" }]);
    expect(pickedUp(chosen)).toBe("d2");
    expect(spotParts(chosen, "5,5")).toEqual({ patch: "d2", spot: "5,5" });
  });
});

test("a patch being moved is tried by its spot alone", () => {
  const selection = asked("landing", { "@1,0": { spot: "1,0" } });
  expect(spotParts(selection, "5,5")).toEqual({ spot: "5,5" });
});

test("every patch of a field stands for it", () => {
  const selection = asked("field", { h1: { field_patch: "h1" }, d2: { field_patch: "d2" } });
  expect(patchChoice(selection, "h4", ["h1", "h4"])).toEqual({ part: "field_patch", value: "h1" });
  expect(patchChoice(selection, "e4", ["e4"])).toBeNull();
});

describe("answers in words", () => {
  test("are all three powers, even those that cannot be used", () => {
    const selection = asked("power", { sprout: { power: "sprout" }, rest: { power: "rest" } });
    const said = textAnswers(selection).map(({ value, offered }) => [value, offered]);
    expect(said).toEqual([
      ["sprout", true],
      ["grow", false],
      ["rest", true],
    ]);
  });

  test("stand beside patches that can be chosen", () => {
    const selection = asked("growing", { h3: { patch: "h3" }, skip: { patch: "skip" } });
    expect(textAnswers(selection)).toEqual([{ part: "patch", value: "skip", offered: true }]);
    expect(patchChoice(selection, "h3", [])).toEqual({ part: "patch", value: "h3" });
  });

  test("are none where only patches are asked for", () => {
    expect(textAnswers(asked("target", { h3: { patch: "h3" } }))).toEqual([]);
  });
});

test("a kind of plant is chosen by name", () => {
  const selection = asked("plant", { h1: { plant: "honeyleaf" }, d1: { plant: "deeproot" } });
  expect(plantsOf(selection).map(({ value }) => value)).toEqual(["honeyleaf", "deeproot"]);
});

describe("swapping", () => {
  const selection = asked("swap", {
    "h3/d5": { given_patch: "h3", taken_patch: "d5" },
    "h4/d5": { given_patch: "h4", taken_patch: "d5" },
    keep: { given_patch: "keep" },
  });

  test("takes a tile of the hand and one of the nursery", () => {
    expect(handChoice(selection, "h4")).toEqual({ part: "given_patch", value: "h4" });
    expect(nurseryChoice(selection, "d5")).toEqual({ part: "taken_patch", value: "d5" });
    expect(textAnswers(selection).map(({ value }) => value)).toEqual(["keep"]);
  });

  test("tries what is not offered", () => {
    expect(swapParts(selection, "e1")).toEqual({ taken_patch: "e1" });
  });
});

test("nothing is offered when nothing is asked", () => {
  expect(handChoice(null, "h3")).toBeNull();
  expect(spotChoice(null, "1,0")).toBeNull();
  expect(patchChoice(null, "h3", [])).toBeNull();
  expect(pickedUp(null)).toBeNull();
});

import { describe, expect, it } from "vitest";

import type { ChoiceData, PromptData } from "../../src/api/types";
import {
  choose,
  chosenValue,
  selectionOf,
  possible,
  isFullyChosen,
} from "../../src/prompt/selection";

function lay(card: string, number: number, mandala: number): ChoiceData {
  return { move: `${number}${card}>${mandala}`, parts: { card, number, mandala } };
}

function prompt(choices: ChoiceData[]): PromptData {
  return { seat: 0, kind: "play", clause: "1.1", args: {}, choices };
}

const PLAY = prompt([
  lay("r", 1, 1),
  lay("r", 2, 1),
  lay("y", 1, 1),
  lay("r", 1, 2),
  lay("r", 2, 2),
  lay("y", 1, 2),
]);

describe("a move part by part", () => {
  it("asks for the first part in which moves differ", () => {
    const selection = selectionOf(PLAY, []);
    expect(selection.part).toBe("card");
    expect(selection.values).toEqual(["r", "y"]);
  });

  it("skips parts with one value", () => {
    const chosen = choose(PLAY, [], { part: "card", value: "y" });
    expect(selectionOf(PLAY, chosen).part).toBe("mandala");
  });

  it("is complete when its last part is chosen", () => {
    let chosen = choose(PLAY, [], { part: "card", value: "y" });
    expect(isFullyChosen(selectionOf(PLAY, chosen))).toBe(false);
    chosen = choose(PLAY, chosen, { part: "mandala", value: 2 });
    const selection = selectionOf(PLAY, chosen);
    expect(selection.ready?.move).toBe("1y>2");
    expect(isFullyChosen(selection)).toBe(true);
  });

  it("waits for a word when the rest follows by itself, or nothing was chosen", () => {
    const pass = prompt([{ move: "pass", parts: { action: "pass" } }]);
    expect(selectionOf(pass, []).ready?.move).toBe("pass");
    expect(isFullyChosen(selectionOf(pass, []))).toBe(false);
    const one = prompt([lay("r", 1, 1), lay("y", 1, 2)]);
    const chosen = choose(one, [], { part: "card", value: "y" });
    expect(selectionOf(one, chosen).ready?.move).toBe("1y>2");
    expect(isFullyChosen(selectionOf(one, chosen))).toBe(false);
  });

  it("replaces a part chosen again, and drops what no longer fits", () => {
    let chosen = choose(PLAY, [], { part: "card", value: "r" });
    chosen = choose(PLAY, chosen, { part: "number", value: 2 });
    chosen = choose(PLAY, chosen, { part: "number", value: 1 });
    expect(chosen).toEqual([
      { part: "card", value: "r" },
      { part: "number", value: 1 },
    ]);
    chosen = choose(PLAY, chosen, { part: "number", value: 2 });
    chosen = choose(PLAY, chosen, { part: "card", value: "y" });
    expect(chosen).toEqual([{ part: "card", value: "y" }]);
  });

  it("takes parts in any order, and leaves what no move has", () => {
    let chosen = choose(PLAY, [], { part: "mandala", value: 2 });
    chosen = choose(PLAY, chosen, { part: "card", value: "z" });
    const selection = selectionOf(PLAY, chosen);
    expect(chosenValue(selection, "mandala")).toBe(2);
    expect(chosenValue(selection, "card")).toBeNull();
    expect(possible(selection, "mandala", 1)).toBe(true);
    expect(possible(selection, "mandala", 3)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";

import type { ChoiceData, PromptData } from "../../../src/api/types";
import { flowerChoices, partsOf, targetsOf } from "../../../src/boards/flower-power/targets";
import { type Chosen, choose, selectionOf } from "../../../src/prompt/selection";
import { sample, samples } from "./fixtures";

const FLOWER_ACTIONS = ["attack", "poison", "heart", "transform", "spy"];

function after(prompt: PromptData, picks: Chosen[]) {
  let chosen: readonly Chosen[] = [];
  for (const pick of picks) chosen = choose(prompt, chosen, pick);
  return targetsOf(selectionOf(prompt, chosen));
}

/** Whether the board has something to click for every part of a move. */
function canBeClicked(prompt: PromptData, { parts }: ChoiceData): boolean {
  const action = String(parts["action"]);
  const targets = after(prompt, []);
  if (action === "card") return targets.cards.has(String(parts["card"]));
  if (action === "spy-hand") return targets.hands.has(Number(parts["other_seat"]));
  if (action === "size" || action === "place") return targets.numbers.has(Number(parts["number"]));
  if (!FLOWER_ACTIONS.includes(action)) return targets.possible.has(action);
  const flower = String(parts["flower"]);
  const aimed = after(prompt, [{ part: "action", value: action }]);
  if (flowerChoices(aimed, flower).length !== 2) return false;
  const opened = after(prompt, [
    { part: "action", value: action },
    { part: "flower", value: flower },
  ]);
  return !("position" in parts) || opened.positions.has(Number(parts["position"]));
}

describe("what can be clicked", () => {
  const asked = samples.filter(({ view }) => view.prompt);

  it.each(asked)("includes every move: $note", ({ view }) => {
    const prompt = view.prompt as PromptData;
    const missing = prompt.choices.filter((choice) => !canBeClicked(prompt, choice));
    expect(missing).toEqual([]);
  });

  it("is nothing when nothing is asked", () => {
    const targets = targetsOf(null);
    expect(targets.kind).toBe("");
    expect(targets.flowerAction).toBeNull();
    expect(targets.actions).toEqual([]);
  });

  it("shows actions that are impossible now, so that they can say why", () => {
    const prompt = sample("turn, three players").prompt as PromptData;
    const { actions, possible } = after(prompt, []);
    expect(actions).toEqual(["draw", "regular", "power", "end"]);
    expect(possible.has("regular")).toBe(false);
  });

  it("lets a joker do one thing or the other", () => {
    const prompt = sample("target of the red joker").prompt as PromptData;
    expect(after(prompt, []).flowerActions).toEqual(["heart", "transform"]);
    expect(after(prompt, []).flowerAction).toBe("heart");
    expect(after(prompt, [{ part: "action", value: "transform" }]).flowerAction).toBe("transform");
  });

  it("tries what is not possible, by its parts", () => {
    const poison = after(sample("target of a poison").prompt as PromptData, []);
    expect(partsOf(poison, "B2", 3)).toEqual({ action: "poison", flower: "B2", position: 3 });
    const diamond = after(sample("target of a diamond").prompt as PromptData, []);
    expect(partsOf(diamond, "B2")).toEqual({ action: "transform", flower: "B2" });
    const turn = after(sample("turn, three players").prompt as PromptData, []);
    expect(partsOf(turn, "B2")).toEqual({ action: "attack", flower: "B2" });
  });
});

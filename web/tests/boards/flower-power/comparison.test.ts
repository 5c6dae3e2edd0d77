import { describe, expect, it } from "vitest";

import type { BattleData, FlowerData } from "../../../src/api/boards/flower-power";
import {
  comparisonLevels,
  type ComparisonLevel,
} from "../../../src/boards/flower-power/comparison";
import { sample } from "./fixtures";

function rungs(note: string): ComparisonLevel[] {
  const { players, battle } = sample(note).board;
  const flowers = players.flatMap((player) => player.flowers ?? []);
  const named = (name: string | null) => flowers.find(({ flower }) => flower === name) ?? null;
  return comparisonLevels(
    battle as BattleData,
    named(battle?.flower ?? null),
    named(battle?.target ?? null),
  );
}

function regular(flower: string, ...cards: string[]): FlowerData {
  const petals = cards.map((card) => ({ card, up: true }));
  return { flower, power: false, exhausted: false, petals };
}

const BATTLE: BattleData = {
  attacker: 0,
  defender: 1,
  flower: "A1",
  target: "B1",
  picks: [],
  target_picks: [],
  lead: null,
  doomed: false,
  passes: 0,
};

describe("the levels of a battle", () => {
  it("go down while petals are equal", () => {
    const found = rungs("tie of three levels, rumours");
    expect(found.map(({ verdict }) => verdict)).toEqual(["tie", "tie", "defender"]);
    expect(found.at(-1)).toMatchObject({ level: 3, attacker: "10D", defender: "JS" });
  });

  it("wait for a petal that is not named", () => {
    expect(rungs("naming a petal")).toEqual([
      { level: 1, attacker: "8C", defender: "unnamed", verdict: "open" },
    ]);
  });

  it("are none when a flower is gone", () => {
    expect(rungs("doomed attack")).toEqual([]);
  });

  it("end where one flower has no petal left", () => {
    const found = comparisonLevels(
      { ...BATTLE, lead: 1 },
      regular("A1", "9S"),
      regular("B1", "9H", "2C"),
    );
    expect(found.map(({ attacker, verdict }) => [attacker, verdict])).toEqual([
      ["9S", "tie"],
      ["none", "defender"],
    ]);
  });

  it("take jokers for equal, whatever their colour, and for nothing else", () => {
    const found = comparisonLevels(BATTLE, regular("A1", "JkB", "JS"), regular("B1", "JkR", "JkR"));
    expect(found.map(({ verdict }) => verdict)).toEqual(["tie", "open"]);
  });
});

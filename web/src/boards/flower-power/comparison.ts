/**
 * The levels at which two flowers are compared. Which petals face each other follows from the view;
 * who leads comes from the server.
 */

import type { BattleData, FlowerData } from "../../api/boards/flower-power";
import { rankOf, suitOf } from "./cards";

/** The card of a fighting petal, or why there is none to show. */
export type Fighter = string | "hidden" | "unnamed" | "none";

export interface ComparisonLevel {
  level: number;
  attacker: Fighter;
  defender: Fighter;
  /** Who wins the level; `tie` leads to the next level, `open` is undecided. */
  verdict: "tie" | "attacker" | "defender" | "open";
}

export function comparisonLevels(
  battle: BattleData,
  flower: FlowerData | null,
  target: FlowerData | null,
): ComparisonLevel[] {
  if (!flower || !target) return [];
  const rungs: ComparisonLevel[] = [];
  for (let level = 0; ; level++) {
    const attacker = fighter(flower, battle.picks, level);
    const defender = fighter(target, battle.target_picks, level);
    if (attacker === "none" && defender === "none") return rungs;
    const tie = isCard(attacker) && isCard(defender) && equal(attacker, defender);
    rungs.push({ level: level + 1, attacker, defender, verdict: tie ? "tie" : leader(battle) });
    if (!tie) return rungs;
  }
}

export function isCard(fighter: Fighter): boolean {
  return fighter !== "hidden" && fighter !== "unnamed" && fighter !== "none";
}

function fighter(flower: FlowerData, picks: readonly string[], level: number): Fighter {
  const petal = flower.petals[level];
  if (!petal) return "none";
  if (flower.power) return picks[level] ?? "unnamed";
  return petal.up && petal.card ? petal.card : "hidden";
}

function leader(battle: BattleData): ComparisonLevel["verdict"] {
  if (battle.lead === null) return "open";
  return battle.lead === battle.attacker ? "attacker" : "defender";
}

function equal(one: string, other: string): boolean {
  return rankOf(one) === rankOf(other) && isJoker(one) === isJoker(other);
}

function isJoker(card: string): boolean {
  return "BR".includes(suitOf(card));
}

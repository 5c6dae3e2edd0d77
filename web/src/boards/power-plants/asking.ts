/**
 * What the prompt offers, sorted by where it is on the board, and what to try when something else is
 * clicked: the server then says why not.
 */

import type { Value } from "../../api/types";
import { chosenValue, possible, type Offers } from "../../prompt/builder";

/** Parts of moves that are patches in the garden. */
const PATCH_PARTS = ["patch", "field_patch"] as const;
const WORDS = ["fairy", "no-fairy", "sprout", "grow", "rest", "skip", "done", "keep"];

export interface Choice {
  part: string;
  value: Value;
}

/** The answers that are words, in the order of the prompt; those of a power always all three. */
export function wordsOf(offers: Offers): (Choice & { offered: boolean })[] {
  const found = new Map<string, Choice & { offered: boolean }>();
  if (offers.prompt.kind === "power") {
    for (const value of ["sprout", "grow", "rest"]) {
      found.set(value, { part: "power", value, offered: false });
    }
  }
  for (const { parts } of offers.prompt.choices) {
    for (const [part, value] of Object.entries(parts)) {
      if (WORDS.includes(String(value))) found.set(String(value), { part, value, offered: true });
    }
  }
  return [...found.values()];
}

/** The kinds of plants that can be chosen. */
export function plantsOf(offers: Offers): Choice[] {
  const keys = offers.moves.flatMap(({ parts }) => (parts["plant"] ? [parts["plant"]] : []));
  return [...new Set(keys)].map((value) => ({ part: "plant", value }));
}

/** How a patch in the garden answers the prompt, if it does. A field is named by one of its patches. */
export function patchChoice(offers: Offers | null, patch: string, field: string[]): Choice | null {
  if (!offers || offers.prompt.kind === "place") return null;
  for (const part of PATCH_PARTS) {
    const names = part === "field_patch" ? field : [patch];
    const value = names.find((name) => possible(offers, part, name));
    if (value) return { part, value };
  }
  return null;
}

export function spotChoice(offers: Offers | null, spot: string): Choice | null {
  return offers && possible(offers, "spot", spot) ? { part: "spot", value: spot } : null;
}

export function handChoice(offers: Offers | null, patch: string): Choice | null {
  return firstPossible(offers, ["given_patch", ...(asksToPlace(offers) ? ["patch"] : [])], patch);
}

export function nurseryChoice(offers: Offers | null, patch: string): Choice | null {
  return firstPossible(offers, ["taken_patch"], patch);
}

/** The tile of the hand that is picked up. */
export function pickedUp(offers: Offers | null): string | null {
  const value = chosenValue(offers, "given_patch") ?? chosenValue(offers, "patch");
  return value === null ? null : String(value);
}

export function asksToPlace(offers: Offers | null): boolean {
  return offers?.prompt.kind === "place";
}

/** The move that a spot stands for, offered or not. */
export function spotMove(offers: Offers, spot: string, hand: readonly string[]): string {
  if (!asksToPlace(offers)) return `@${spot}`;
  return `${pickedUp(offers) ?? hand[0] ?? ""}@${spot}`;
}

export function swapMove(offers: Offers, taken: string, hand: readonly string[]): string {
  return `${pickedUp(offers) ?? hand[0] ?? ""}/${taken}`;
}

function firstPossible(offers: Offers | null, parts: string[], value: string): Choice | null {
  const part = offers && parts.find((each) => possible(offers, each, value));
  return part ? { part, value } : null;
}

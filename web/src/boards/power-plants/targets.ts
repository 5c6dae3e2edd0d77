/**
 * What the prompt offers, sorted by where it is on the board, and what to try when something else is
 * clicked: the server then says why not.
 */

import type { Value } from "../../api/types";
import { chosenValue, possible, type Parts, type Selection } from "../../prompt/selection";

/** Parts of moves that are patches in the garden. */
const PATCH_PARTS = ["patch", "field_patch"] as const;
const WORDS = ["fairy", "no-fairy", "sprout", "grow", "rest", "skip", "done", "keep"];

export interface Choice {
  part: string;
  value: Value;
}

/** The choices that are words, in the order of the prompt; those of a power always all three. */
export function textAnswers(selection: Selection): (Choice & { offered: boolean })[] {
  const found = new Map<string, Choice & { offered: boolean }>();
  if (selection.prompt.kind === "power") {
    for (const value of ["sprout", "grow", "rest"]) {
      found.set(value, { part: "power", value, offered: false });
    }
  }
  for (const { parts } of selection.prompt.choices) {
    for (const [part, value] of Object.entries(parts)) {
      if (WORDS.includes(String(value))) found.set(String(value), { part, value, offered: true });
    }
  }
  return [...found.values()];
}

/** The kinds of plants that can be chosen. */
export function plantsOf(selection: Selection): Choice[] {
  const keys = selection.moves.flatMap(({ parts }) => (parts["plant"] ? [parts["plant"]] : []));
  return [...new Set(keys)].map((value) => ({ part: "plant", value }));
}

/** How a patch in the garden answers the prompt, if it does. A field is named by one of its patches. */
export function patchChoice(
  selection: Selection | null,
  patch: string,
  field: string[],
): Choice | null {
  if (!selection || selection.prompt.kind === "place") return null;
  for (const part of PATCH_PARTS) {
    const names = part === "field_patch" ? field : [patch];
    const value = names.find((name) => possible(selection, part, name));
    if (value) return { part, value };
  }
  return null;
}

export function spotChoice(selection: Selection | null, spot: string): Choice | null {
  return selection && possible(selection, "spot", spot) ? { part: "spot", value: spot } : null;
}

export function handChoice(selection: Selection | null, patch: string): Choice | null {
  return firstPossible(
    selection,
    ["given_patch", ...(asksToPlace(selection) ? ["patch"] : [])],
    patch,
  );
}

export function nurseryChoice(selection: Selection | null, patch: string): Choice | null {
  return firstPossible(selection, ["taken_patch"], patch);
}

/** The tile of the hand that is selected. */
export function pickedUp(selection: Selection | null): string | null {
  const value = chosenValue(selection, "given_patch") ?? chosenValue(selection, "patch");
  return value === null ? null : String(value);
}

export function asksToPlace(selection: Selection | null): boolean {
  return selection?.prompt.kind === "place";
}

/** The parts of a spot that is not possible, to be told why. */
export function spotParts(selection: Selection, spot: string): Parts {
  const patch = pickedUp(selection);
  return asksToPlace(selection) && patch !== null ? { patch, spot } : { spot };
}

/** The parts of a swap that is not possible. */
export function swapParts(selection: Selection, taken: string): Parts {
  const given = pickedUp(selection);
  return given === null ? { taken_patch: taken } : { given_patch: given, taken_patch: taken };
}

function firstPossible(selection: Selection | null, parts: string[], value: string): Choice | null {
  const part = selection && parts.find((each) => possible(selection, each, value));
  return part ? { part, value } : null;
}

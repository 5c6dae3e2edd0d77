/** A move in words: the values of its parts. */

import type { Value } from "../api/types";
import type { Words } from "../words/words";

export function describe(words: Words, parts: Record<string, Value>): string {
  return Object.entries(parts)
    .map(([part, value]) => words.word(part, value))
    .join(" · ");
}

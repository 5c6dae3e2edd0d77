/** A colour condition (`one-cg`, `two-c`, `three`) as pips. */

import { COLOURS } from "./cells";
import { ANY } from "./petal-signs";

interface PipsData {
  colours: string[];
  /** Whether one of these is enough. */
  either: boolean;
}

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3 };

export function pipsOf(condition: string): PipsData {
  const [word = "", named = ""] = condition.split("-");
  const number = NUMBERS[word] ?? 0;
  if (number === COLOURS.length) return { colours: [...COLOURS], either: false };
  const colours = named === ANY ? [] : [...named];
  while (colours.length < number) colours.push(ANY);
  return { colours, either: colours.length > number };
}

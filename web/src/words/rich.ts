/** Sentences whose terms keep their hue, so that a component can draw them. */

import type { Ink } from "./words";

const OPEN = "\ue000";
const MIDDLE = "\ue001";
const CLOSE = "\ue002";

export interface Run {
  /** The symbol of a term, or nothing. */
  symbol: string;
  hue: string;
  text: string;
}

/** Writes a term so that `runsOf` finds it again. */
export const marked: Ink = (symbol, hue, text) =>
  `${OPEN}${symbol}${MIDDLE}${hue}${MIDDLE}${text}${CLOSE}`;

export function runsOf(sentence: string): Run[] {
  return sentence.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).flatMap((piece) => {
    if (!piece) return [];
    if (!piece.startsWith(OPEN)) return [{ symbol: "", hue: "", text: piece }];
    const [symbol = "", hue = "", text = ""] = piece.slice(1, -1).split(MIDDLE);
    return [{ symbol, hue, text }];
  });
}

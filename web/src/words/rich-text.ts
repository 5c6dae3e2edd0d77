/** Sentences in which terms are marked, so that a component can draw them in their colour. */

import type { TermStyle } from "./words";

const OPEN = "\ue000";
const MIDDLE = "\ue001";
const CLOSE = "\ue002";
const ALONE = "\ue003";

interface Run {
  /** The symbol of a term, or nothing. */
  symbol: string;
  hue: string;
  text: string;
  /** Whether only the symbol is drawn; screen readers still get the text. */
  alone: boolean;
}

/** Writes a term so that `runsOf` finds it again. */
export const markTerms: TermStyle = (symbol, hue, text, alone = false) =>
  `${OPEN}${[symbol, hue, text, alone ? ALONE : ""].join(MIDDLE)}${CLOSE}`;

export function runsOf(sentence: string): Run[] {
  return sentence.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).flatMap((piece) => {
    if (!piece) return [];
    if (!piece.startsWith(OPEN)) return [{ symbol: "", hue: "", text: piece, alone: false }];
    const [symbol = "", hue = "", text = "", alone] = piece.slice(1, -1).split(MIDDLE);
    return [{ symbol, hue, text, alone: alone === ALONE }];
  });
}

/** The cells highlighted on the flower while a card is hovered or pinned. */

import type { MarketCardData, WonData } from "../../api/boards/anthokyklos";
import { cellsOf, type Cell } from "./cells";

export interface Highlight {
  cells: Cell[];
  /** The colours that help where a petal is missing. */
  petals: string[];
}

/** Of a card of the market: its motifs, or where they may come first. */
export function highlightsOf(offer: MarketCardData): Highlight[] {
  const there = (offer.motifs ?? []).map((motif) => ({ cells: cellsOf(motif), petals: [] }));
  const hoped = (offer.hopes ?? []).map(({ motif, petals }) => ({ cells: cellsOf(motif), petals }));
  return [...there, ...hoped];
}

/** Of a card that was validated: its motif. */
export function wonHighlight(card: WonData): Highlight[] {
  return [{ cells: cellsOf(card.motif), petals: [] }];
}

/** What lights up on the flower while somebody looks at a card. */

import { cellsOf, type Cell, type OfferData, type WonData } from "./data";

export interface Light {
  cells: Cell[];
  /** The colours that help where a petal is missing. */
  petals: string[];
}

/** Of a card of the market: its motifs, or where they may come first. */
export function lightsOf(offer: OfferData): Light[] {
  const there = (offer.motifs ?? []).map((motif) => ({ cells: cellsOf(motif), petals: [] }));
  const hoped = (offer.hopes ?? []).map(({ motif, petals }) => ({ cells: cellsOf(motif), petals }));
  return [...there, ...hoped];
}

/** Of a card that was validated: its motif. */
export function lightOf(card: WonData): Light[] {
  return [{ cells: cellsOf(card.motif), petals: [] }];
}

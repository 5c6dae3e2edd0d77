/** How close a card of the market is to being claimed, in words. */

import type { Words } from "../../words/words";
import type { MarketCardData } from "../../api/boards/anthokyklos";

export function cardStatus(offer: MarketCardData, words: Words): string {
  if (offer.motifs === null || offer.hopes === null) return "";
  if (offer.motifs.length) return words.own("board", "there", { motif: offer.motifs.slice(0, 1) });
  const [nearest] = offer.hopes;
  if (!nearest) return words.own("board", "hopeless");
  return words.own("board", "near", {
    motif: offer.hopes.map((hope) => hope.motif),
    petal: [...new Set(offer.hopes.flatMap((hope) => hope.petals))],
  });
}

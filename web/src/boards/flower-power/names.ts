/** Cards, petals and flowers in words. */

import type { Words } from "../../words/words";
import type { FlowerData, PetalData } from "../../api/boards/flower-power";
import { FUNCTIONS, rankOf, suitOf } from "./cards";

/** `queen of hearts`, `black joker`. */
export function cardName(words: Words, card: string): string {
  const suit = suitOf(card);
  if (suit === "B" || suit === "R") return words.own("board", `card-${suit}`);
  return words.own("board", "card", { rank: rankOf(card), suit });
}

/** What is written on a card; nothing on a joker. */
export function rankText(words: Words, card: string): string {
  return "BR".includes(suitOf(card)) ? "" : words.own("term", `card-${card}`);
}

export function petalName(words: Words, { card, up }: PetalData): string {
  if (card === null) return words.own("board", "hidden");
  const name = cardName(words, card);
  return up ? name : words.own("board", "known", { card: name });
}

/** A hand card with its functions. */
export function handCardName(words: Words, card: string): string {
  const [one, other] = FUNCTIONS[suitOf(card)].map((suit) =>
    words.own("board", `function-${suit}`),
  );
  const name = cardName(words, card);
  if (!other) return words.own("board", "hand-card", { card: name, function: one ?? "" });
  const args = { card: name, function: one ?? "", second_function: other };
  return words.own("board", "hand-card-two", args);
}

/** A flower as the text view tells it, without symbols. */
export function flowerName(words: Words, { flower, power, exhausted, petals }: FlowerData): string {
  const kind = `${power ? "power-flower" : "flower"}${exhausted ? "-exhausted" : ""}`;
  const petal = petals.map((each) => petalName(words, each)).join(", ");
  return words.own("line", kind, { flower, petal });
}

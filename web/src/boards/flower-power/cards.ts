/** Cards, seats and zones of Flower Power! */

import type { PlayerData } from "../../api/boards/flower-power";

/** `S H D C`, and `B R` for the jokers. */
export type Suit = "S" | "H" | "D" | "C" | "B" | "R";

export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;

export const SUITS: readonly Suit[] = ["S", "H", "D", "C", "B", "R"];

/** What each suit does when it is played from the hand. */
export const FUNCTIONS: Record<Suit, readonly Suit[]> = {
  S: ["S"],
  H: ["H"],
  D: ["D"],
  C: ["C"],
  B: ["S", "C"],
  R: ["H", "D"],
};

export function suitOf(card: string): Suit {
  return card.slice(-1) as Suit;
}

export function rankOf(card: string): string {
  return card.slice(0, -1);
}

export function letterOf(seat: number): string {
  return "ABCDEFGHIJKLMNO"[seat] ?? String(seat);
}

export const zone = {
  pile: "pile",
  graveyard: "graveyard",
  hand: (seat: number) => `hand-${seat}`,
};

/** The players clockwise from the reader, or from the first for somebody who only watches. */
export function roundTable(players: readonly PlayerData[], seat: number | null): PlayerData[] {
  const place = seat ?? 0;
  return [...players.slice(place), ...players.slice(0, place)];
}

/** How many of the opponents sit at the left, across and at the right. */
export function sides(opponents: number): [left: number, across: number, right: number] {
  const side = opponents < 2 ? 0 : 1;
  return [side, opponents - 2 * side, side];
}

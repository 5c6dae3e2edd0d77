/** Cells, motifs and colours of Anthokyklos. */

import type { BoardData, CardData } from "../../api/boards/anthokyklos";

export const COLOURS = ["c", "g", "i"] as const;

/** The places of a pyramid, row by row from the top. */
export const ROWS = [
  ["t1", "t2"],
  ["m1", "m2", "m3"],
  ["b1", "b2", "b3", "b4"],
] as const;

/** A cell of the flower, both numbers from 1. */
export interface Cell {
  ring: number;
  slot: number;
}

/** The cells of a motif: `1.1+1.2+2.1`. */
export function cellsOf(motif: string): Cell[] {
  return motif.split("+").map((name) => {
    const [ring = 0, slot = 0] = name.split(".").map(Number);
    return { ring, slot };
  });
}

export function petalAt(board: BoardData, { ring, slot }: Cell): string | null {
  return board.rings[ring - 1]?.slots[slot - 1] ?? null;
}

/** The arguments of the message that describes a card. */
export function cardArgs(card: CardData): Record<string, string | number> {
  const { shape, condition, points } = card;
  const args = { card: card.card, shape, condition, points };
  return card.least === null ? args : { ...args, least: card.least };
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.ring === other.ring && one.slot === other.slot;
}

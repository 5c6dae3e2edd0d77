/** The board of Anthokyklos as the server tells it (`games/anthokyklos/view.py`). */

export interface PetalData {
  place: string;
  petal: string;
  accessible: boolean;
}

export interface RingData {
  ring: number;
  slots: (string | null)[];
  open: number[];
  pyramid: PetalData[];
}

export interface CardData {
  card: string;
  shape: string;
  pattern: [number, number][];
  scales: number[];
  condition: string;
  least: string | null;
  clause: string;
  points: number;
}

interface HopeData {
  motif: string;
  petals: string[];
}

export interface OfferData {
  card: CardData;
  holder: number | null;
  claimed: boolean;
  motifs: string[] | null;
  hopes: HopeData[] | null;
}

export interface WonData extends CardData {
  motif: string;
}

export interface PlayerData {
  seat: number;
  points: number;
  cards: WonData[];
  reserved: string | null;
  /** Whether a wrong claim forbids claims on the next turn, or on the one under way. */
  barred: boolean;
  /** Points that wrong claims have cost. */
  lost: number;
}

export interface AnthokyklosBoardData {
  rings: RingData[];
  market: OfferData[];
  deck: number;
  under: string[];
  idle: number | null;
  players: PlayerData[];
}

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

export function petalAt(board: AnthokyklosBoardData, { ring, slot }: Cell): string | null {
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

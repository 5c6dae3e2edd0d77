// Made from the server's models by `make protocol`; do not edit.

/** The whole table. */
export interface BoardData {
  rings: RingData[];
  market: MarketCardData[];
  deck: number;
  under: string[];
  idle: number | null;
  players: PlayerData[];
}

/**
 * A Motif card; `pattern` is its shape as steps on the lattice, at scale 1.
 *
 * `definition` is the clause that defines the shape in words, `clause` that of the condition.
 */
export interface CardData {
  card: string;
  shape: string;
  pattern: number[][];
  scales: number[];
  definition: string | null;
  condition: string;
  least: string | null;
  clause: string;
  points: number;
}

/**
 * A card of the market; `motifs` lists where it is on the flower, `hopes` where it may soon be.
 *
 * Both are None with sharp eyes; both are empty when the card cannot be validated any more.
 */
export interface MarketCardData {
  card: CardData;
  holder: number | null;
  claimed: boolean;
  motifs: string[] | null;
  hopes: NearestMotifData[] | null;
}

/** A motif to be: all its cells, and the colours that may come where a petal is missing. */
export interface NearestMotifData {
  motif: string;
  petals: string[];
}

/** A petal still in its pyramid. */
export interface PetalData {
  place: string;
  petal: string;
  accessible: boolean;
}

/**
 * A player and the cards they have validated.
 *
 * `barred` tells that they may not claim on their next turn, or the present one; `lost` how many
 * points wrong claims have cost them (K20).
 */
export interface PlayerData {
  seat: number;
  points: number;
  cards: WonData[];
  reserved: string | null;
  barred: boolean;
  lost: number;
}

/** A ring: its slots (a petal's colour or None), the open ones, and its pyramid. */
export interface RingData {
  ring: number;
  slots: (string | null)[];
  open: number[];
  pyramid: PetalData[];
}

/** A validated card, with one of the motifs that made it so. */
export interface WonData {
  card: string;
  shape: string;
  pattern: number[][];
  scales: number[];
  definition: string | null;
  condition: string;
  least: string | null;
  clause: string;
  points: number;
  motif: string;
}

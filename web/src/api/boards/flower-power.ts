// Made from the server's models by `make protocol`; do not edit.

/** An attack in progress. */
export interface BattleData {
  attacker: number;
  defender: number;
  flower: string | null;
  target: string | null;
  picks: string[];
  target_picks: string[];
  lead: number | null;
  doomed: boolean;
  passes: number;
}

/** The whole table. */
export interface BoardData {
  players: PlayerData[];
  pile: number;
  graveyard: string[];
  removed: string[];
  first: number | null;
  active: number | null;
  shown: string | null;
  sign: number | null;
  signs: (string | null)[];
  battle: BattleData | null;
  rumours: RumourData[];
}

/** A flower, its petals from the top down. */
export interface FlowerData {
  flower: string;
  power: boolean;
  exhausted: boolean;
  petals: PetalData[];
}

/** A petal: its face, if the reader knows it, and whether it lies face up. */
export interface PetalData {
  card: string | null;
  up: boolean;
}

/**
 * One player; `known` are the cards of the hand that the reader has seen.
 *
 * `growing` are the petals picked so far for a flower that is being made, from the top down.
 */
export interface PlayerData {
  seat: number;
  alive: boolean;
  drew: boolean;
  hand_size: number;
  known: string[];
  growing: PetalData[];
  flowers: FlowerData[] | null;
}

/** Cards known to be in one of some places: a hand, or flowers. */
export interface RumourData {
  cards: string[];
  hands: number[];
  flowers: string[];
}

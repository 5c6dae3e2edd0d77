// Made from the server's models by `make protocol`; do not edit.

/** The whole table. */
export interface BoardData {
  mandalas: MandalaData[];
  players: PlayerData[];
  pile: number;
  discard: Record<string, number>;
  dark: number;
  light: number;
  unclaimed: string[];
  ending: boolean;
}

/** One mandala; without tiles once it is destroyed for good. */
export interface MandalaData {
  mandala: number;
  tiles: string[];
  marker: number | null;
  colours: string[];
  sides: SideData[];
}

/** One player; what the reader may not see is None. */
export interface PlayerData {
  seat: number;
  hand_size: number;
  hand: Record<string, number> | null;
  known: Record<string, number> | null;
  singles: string[];
  flowers: number;
  flower_tiles: string[][] | null;
  points: number | null;
}

/** One player's side of a mandala; `down` is None where the colours are not shown. */
export interface SideData {
  seat: number;
  size: number;
  up: Record<string, number>;
  down_size: number;
  down: Record<string, number> | null;
}

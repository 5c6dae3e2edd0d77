// Made from the server's models by `make protocol`; do not edit.

/**
 * The whole table; `growing` lists the patches yet to grow, in order.
 *
 * `would_grow` lists those that Grow would wake, while it is one of the powers to choose from.
 */
export interface BoardData {
  discovery: boolean;
  difficulty: string | null;
  column: PlantData[];
  patches: PatchData[];
  fields: FieldData[];
  wizard: string | null;
  growing: string[];
  would_grow: string[];
  nursery: string[];
  bag: number;
  turns_left: number | null;
  first: number;
  players: PlayerData[];
}

/** How many fairies of a seat are held captive. */
export interface CaptiveData {
  seat: number;
  number: number;
}

/** A field and who stands where in it. */
export interface FieldData {
  plant: string;
  patches: string[];
  places: PlaceData[];
}

/** A patch of the garden; `owner` is the seat whose fairies are there. */
export interface PatchData {
  patch: string;
  plant: string;
  number: number;
  q: number;
  r: number;
  owner: number | null;
  fairies: number;
  gems: number;
}

/** A place in a field, and what it would score now. */
export interface PlaceData {
  seat: number;
  patches: number;
  points: number;
}

/** A card of the column; `sources` tells where each field of it comes from. */
export interface PlantData {
  plant: string;
  letter: string;
  alternate: boolean;
  timing: "morning" | "noon" | "night";
  free_fairy: boolean;
  sources: Record<string, string>;
}

/** A seat or the Mole; `score` is what the final scoring would give now. */
export interface PlayerData {
  seat: number;
  hand: string[];
  supply: number | null;
  gems: number;
  captives: CaptiveData[];
  score: number;
  retired: boolean;
}

/** The table of Power Plants as the server tells it (`games/power_plants/view.py`). */

/** The seat number of the Mole. */
export const MOLE = 14;

export interface PlantData {
  plant: string;
  letter: string;
  alternate: boolean;
  timing: "morning" | "noon" | "night";
  free_fairy: boolean;
  sources: Record<string, string>;
}

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

interface PlaceData {
  seat: number;
  patches: number;
  points: number;
}

export interface FieldData {
  plant: string;
  patches: string[];
  places: PlaceData[];
}

export interface PlayerData {
  seat: number;
  hand: string[];
  supply: number | null;
  gems: number;
  captives: { seat: number; number: number }[];
  score: number;
  retired: boolean;
}

export interface PowerPlantsData {
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

/** The fields, those worth most points first. */
export function byWorth(fields: readonly FieldData[]): FieldData[] {
  const worth = (field: FieldData) => (field.places[0]?.points ?? 0) * 100 + field.patches.length;
  return fields.toSorted((one, other) => worth(other) - worth(one));
}

/** Fields and seats of Power Plants. */

import type { FieldData } from "../../api/boards/power-plants";

/** The seat number of the Mole. */
export const MOLE = 14;

/** The fields, those worth most points first. */
export function byWorth(fields: readonly FieldData[]): FieldData[] {
  const worth = (field: FieldData) => (field.places[0]?.points ?? 0) * 100 + field.patches.length;
  return fields.toSorted((one, other) => worth(other) - worth(one));
}

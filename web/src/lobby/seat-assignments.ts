/** Who gets each seat of a new table: somebody at this device, somebody else, or a bot by name. */

export type SeatAssignment = "me" | "person" | string;

export function botsFor(seats: readonly SeatAssignment[]): (string | null)[] {
  return seats.map((assigned) => (assigned === "me" || assigned === "person" ? null : assigned));
}

/** The seats of the people who share this device. */
export function localSeats(seats: readonly SeatAssignment[]): number[] {
  return seats.flatMap((assigned, seat) => (assigned === "me" ? [seat] : []));
}

/** Seats claimed here from another device. The server knows of them; the status does not say. */

const KEY = "florilege.held";

type ClaimedSeats = Record<string, number[]>;

export function claimedSeats(table: string): number[] {
  return load()[table] ?? [];
}

export function rememberClaimed(table: string, seat: number): void {
  const claimed = load();
  claimed[table] = [...new Set([...(claimed[table] ?? []), seat])];
  localStorage.setItem(KEY, JSON.stringify(claimed));
}

function load(): ClaimedSeats {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}") as ClaimedSeats;
}

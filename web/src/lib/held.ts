/** Seats that were carried here from another device: the server knows, its status does not say. */

const KEY = "florilege.held";

type Held = Record<string, number[]>;

export function heldAt(table: string): number[] {
  return load()[table] ?? [];
}

export function remember(table: string, seat: number): void {
  const held = load();
  held[table] = [...new Set([...(held[table] ?? []), seat])];
  localStorage.setItem(KEY, JSON.stringify(held));
}

function load(): Held {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Held;
}

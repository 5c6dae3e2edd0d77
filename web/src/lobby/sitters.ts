/** Who is to sit where at a new table: on this device, somebody else, or a bot by name. */

export type Sitter = "me" | "person" | string;

export function botsFor(sitters: readonly Sitter[]): (string | null)[] {
  return sitters.map((sitter) => (sitter === "me" || sitter === "person" ? null : sitter));
}

/** The seats of people at this device, who pass it on. */
export function devicesFor(sitters: readonly Sitter[]): number[] {
  return sitters.flatMap((sitter, seat) => (sitter === "me" ? [seat] : []));
}

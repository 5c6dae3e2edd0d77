/** A moment of a finished game in an address: `ply=12&seat=1`; `seat=none` is a spectator. */

/** Whose eyes: a seat, or a spectator's. */
export type Perspective = number | null;

const SPECTATOR = "none";

export interface ReplayHash {
  ply: number;
  /** Undefined if the address does not say. */
  seat: Perspective | undefined;
}

export function parseReplayHash(hash: string): ReplayHash {
  const found = new URLSearchParams(hash);
  const seat = found.get("seat");
  return {
    ply: numberIn(found.get("ply")) ?? 0,
    seat: seat === SPECTATOR ? null : numberIn(seat),
  };
}

export function replayAddress(table: string, ply: number, seat: Perspective): string {
  return `/t/${table}/replay#ply=${ply}&seat=${seat ?? SPECTATOR}`;
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

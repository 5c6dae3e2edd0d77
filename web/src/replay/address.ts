/** The address of a position in a replay: `ply=12&seat=1`; `seat=none` is a spectator. */

/** A seat or, with null, a spectator. */
export type Perspective = number | null;

const SPECTATOR = "none";

interface ReplayHash {
  ply: number;
  /** Undefined if the address does not contain it. */
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

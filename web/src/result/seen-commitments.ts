/**
 * The commitments to deals, stored when this browser first sees them and compared with the secrets
 * once those are revealed. What the server says about its own past would prove nothing.
 */

import type { Status } from "../api/types";

const KEY = "florilege.seen";
const MOST = 500; // tables

export interface SeenCommitment {
  commitment: string;
  /** The number of moves made by then. */
  ply: number;
}

/** Store the commitment of a game that is not over, unless one is stored already. */
export function rememberCommitment(status: Status): void {
  const seen = load();
  if (status.stage === "over" || !status.commitment || status.table in seen) return;
  seen[status.table] = { commitment: status.commitment, ply: status.ply };
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(seen).slice(-MOST))));
}

/** Return what is stored for a table, or for one with this commitment (an imported record). */
export function seenCommitment(table: string, commitment: string): SeenCommitment | null {
  const seen = load();
  const same = Object.values(seen).find((each) => each.commitment === commitment);
  return seen[table] ?? same ?? null;
}

function load(): Record<string, SeenCommitment> {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, SeenCommitment>;
}

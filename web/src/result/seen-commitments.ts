/**
 * The seals of deals as this browser saw them first, kept for the day when their secrets are told.
 * What a server says of its own past proves nothing; what was kept here does.
 */

import type { Status } from "../api/types";

const KEY = "florilege.seen";
const MOST = 500; // tables

export interface Seen {
  commitment: string;
  /** How many moves had been made by then. */
  ply: number;
}

/** Keep the seal of a game that is not over, unless one was kept before. */
export function rememberCommitment(status: Status): void {
  const seen = load();
  if (status.stage === "over" || !status.commitment || status.table in seen) return;
  seen[status.table] = { commitment: status.commitment, ply: status.ply };
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(seen).slice(-MOST))));
}

/** What was kept of a table, or of any table whose deal had this seal (a record comes back). */
export function seenCommitment(table: string, commitment: string): Seen | null {
  const seen = load();
  const same = Object.values(seen).find((each) => each.commitment === commitment);
  return seen[table] ?? same ?? null;
}

function load(): Record<string, Seen> {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
}

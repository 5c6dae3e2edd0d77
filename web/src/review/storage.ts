/** Reviews, stored in the session so that they continue after a reload. */

import type { Decision } from "../api/types";

const KEY = "florilege.review.";

export function loadReview(table: string): Decision[] {
  return JSON.parse(sessionStorage.getItem(KEY + table) ?? "[]") as Decision[];
}

/** Store a review; if the storage is full, it will be requested again (the server caches it). */
export function saveReview(table: string, decisions: Decision[]): void {
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify(decisions));
  } catch {
    sessionStorage.removeItem(KEY + table);
  }
}

/** What was thought of games, kept while the tab is open, so that a reload goes on from there. */

import type { DecisionData } from "../api/types";

const KEY = "florilege.review.";

export function loadReview(table: string): DecisionData[] {
  return JSON.parse(sessionStorage.getItem(KEY + table) ?? "[]") as DecisionData[];
}

/** Keep it; where there is no room it is asked for again, and the server remembers. */
export function saveReview(table: string, decisions: DecisionData[]): void {
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify(decisions));
  } catch {
    sessionStorage.removeItem(KEY + table);
  }
}

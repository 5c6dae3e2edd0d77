/** The Mole's last turn, found in the log: what it drew, its criteria, what it did. */

import type { EventData, PlyData } from "../../api/types";
import { MOLE } from "./fields";

export interface Step {
  event: EventData;
  /** Whether it is a criterion that narrows a choice, or something that happens. */
  reason: boolean;
  /** How many spots or patches a criterion leaves. */
  left: number | null;
}

/** Events of the same ply that no longer belong to the Mole's turn: a last turn, the scoring. */
const AFTERWARDS = /^(last-turn|scored-|field-|total$)/;

export function lastTurn(log: readonly PlyData[]): Step[] {
  const ply = log.findLast(({ events }) => events.some(begins));
  const start = ply?.events.findIndex(begins) ?? 0;
  const events = ply?.events.slice(start) ?? [];
  const after = events.findIndex(({ kind }) => AFTERWARDS.test(kind));
  return (after < 0 ? events : events.slice(0, after)).map(stepOf);
}

function begins({ kind, args }: EventData): boolean {
  return kind === "drew" && args["seat"] === MOLE;
}

function stepOf(event: EventData): Step {
  const left = event.args["left"];
  return { event, reason: left !== undefined, left: typeof left === "number" ? left : null };
}

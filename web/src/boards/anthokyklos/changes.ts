/** The differences between two views that are animated. */

import { CELLS } from "./flower-geometry";
import type { BoardData, WonData } from "../../api/boards/anthokyklos";
import { petalAt, type Cell } from "./cells";

interface Placed extends Cell {
  /** The place in the pyramid that the petal came from. */
  place: string;
}

export interface Changes {
  placed: Placed[];
  won: WonData[];
}

export const zone = {
  deck: "deck",
  slot: ({ ring, slot }: Cell) => `slot-${ring}-${slot}`,
};

export const piece = {
  petal: (ring: number, place: string) => `petal-${ring}-${place}`,
  card: (card: string) => `card-${card}`,
};

const NONE: Changes = { placed: [], won: [] };

/** Compares each view with the last; an equal one keeps the changes as they are. */
export class ChangeTracker {
  private last: BoardData | null = null;
  private changes: Changes = NONE;

  update(board: BoardData): Changes {
    if (JSON.stringify(board) !== JSON.stringify(this.last)) {
      this.changes = this.last ? changesOf(this.last, board) : NONE;
      this.last = board;
    }
    return this.changes;
  }

  /** The zone that a petal which has left its pyramid went to. */
  where(id: string): string | null {
    const found = this.changes.placed.find(({ ring, place }) => piece.petal(ring, place) === id);
    return found ? zone.slot(found) : null;
  }
}

function changesOf(before: BoardData, after: BoardData): Changes {
  const known = new Set(before.players.flatMap((player) => player.cards.map(({ card }) => card)));
  const cards = after.players.flatMap((player) => player.cards);
  return { placed: placedIn(before, after), won: cards.filter(({ card }) => !known.has(card)) };
}

function placedIn(before: BoardData, after: BoardData): Placed[] {
  const gone = after.rings.map((ring, at) => {
    const left = new Set(ring.pyramid.map(({ place }) => place));
    return before.rings[at]?.pyramid.filter(({ place }) => !left.has(place)) ?? [];
  });
  return CELLS.flatMap((cell) => {
    const petal = petalAt(after, cell);
    if (petal === null || petalAt(before, cell) !== null) return [];
    const stock = gone[cell.ring - 1] ?? [];
    const [taken] = stock.splice(
      Math.max(
        stock.findIndex((each) => each.petal === petal),
        0,
      ),
      1,
    );
    return taken ? [{ ...cell, place: taken.place }] : [];
  });
}

/**
 * Gives alike pieces stable ids from one view to the next.
 *
 * A view says how many pieces of a kind lie in a place, not which is which. Here each gets an id; a
 * piece that left one place and a piece of the same kind that came to another are taken to be the
 * same. Hidden pieces are of kind `HIDDEN` and may turn out to be of any kind.
 */

export const HIDDEN = "?";

export interface Piece {
  id: string;
  kind: string;
  /** The place it was in, in the view before. */
  from: string | null;
}

export type Places = Record<string, readonly string[]>;

interface Loose {
  piece: Piece;
  place: string;
}

export class Pieces {
  private held: Record<string, Piece[]> = {};
  private made = 0;

  /** Take what lies where in a new view, and return the pieces of each place, in the same order. */
  update(places: Places): Record<string, Piece[]> {
    const loose: Loose[] = [];
    const slots: Record<string, (Piece | null)[]> = {};
    for (const [place, pieces] of Object.entries(this.held)) {
      const wanted = (places[place] ?? []).map((kind): Piece | string => kind);
      for (const piece of pieces) stay(piece, place, wanted, loose);
      slots[place] = wanted.map((each) => (typeof each === "string" ? null : each));
    }
    const next: Record<string, Piece[]> = {};
    for (const exact of [true, false]) {
      for (const [place, kinds] of Object.entries(places)) {
        const row = (slots[place] ??= kinds.map(() => null));
        kinds.forEach((kind, at) => (row[at] ??= take(loose, kind, exact)));
      }
    }
    for (const [place, kinds] of Object.entries(places)) {
      next[place] = kinds.map((kind, at) => slots[place]?.[at] ?? this.fresh(kind));
    }
    this.held = next;
    return next;
  }

  /** The place a piece is in now. */
  where(id: string): string | null {
    for (const [place, pieces] of Object.entries(this.held)) {
      if (pieces.some((piece) => piece.id === id)) return place;
    }
    return null;
  }

  private fresh(kind: string): Piece {
    this.made += 1;
    return { id: `p${this.made}`, kind, from: null };
  }
}

function stay(piece: Piece, place: string, wanted: (Piece | string)[], loose: Loose[]): void {
  const at = wanted.indexOf(piece.kind);
  if (at < 0) loose.push({ piece, place });
  else wanted[at] = { ...piece, from: place };
}

function take(loose: Loose[], kind: string, exact: boolean): Piece | null {
  const at = loose.findIndex(({ piece }) =>
    exact ? piece.kind === kind : piece.kind === HIDDEN || kind === HIDDEN,
  );
  const found = loose[at];
  if (!found) return null;
  loose.splice(at, 1);
  return { ...found.piece, kind, from: found.place };
}

/**
 * Gives indistinguishable pieces stable ids from one view to the next.
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

/** The kinds of the pieces in each place. */
export type Places = Record<string, readonly string[]>;

/** Where the pieces that appear in a place come from, if there is only one such place. */
export type Feeds = Record<string, string>;

export class PieceTracker {
  private held: Record<string, Piece[]> = {};
  private made = 0;

  /** Take the pieces of a new view and return them with ids, place by place, in the same order. */
  update(places: Places, feeds: Feeds = {}): Record<string, Piece[]> {
    const before = this.settled();
    for (const [place, source] of Object.entries(feeds)) {
      feed(before, place, source, places[place] ?? []);
    }
    const next: Record<string, (Piece | null)[]> = {};
    for (const [place, kinds] of Object.entries(places)) {
      next[place] = kinds.map((kind) => take(before[place], (piece) => piece.kind === kind, kind));
    }
    const loose = Object.values(before).flat();
    fill(next, places, (kind) => take(loose, (piece) => piece.kind === kind, kind));
    fill(next, places, (kind) =>
      take(loose, (piece) => piece.kind === HIDDEN || kind === HIDDEN, kind),
    );
    this.held = fill(next, places, (kind) => this.fresh(kind));
    return this.held;
  }

  /** The place a piece is in now. */
  where(id: string): string | null {
    for (const [place, pieces] of Object.entries(this.held)) {
      if (pieces.some((piece) => piece.id === id)) return place;
    }
    return null;
  }

  /** The present pieces, each with its place as `from`. */
  private settled(): Record<string, Piece[]> {
    const entries = Object.entries(this.held);
    return Object.fromEntries(
      entries.map(([place, pieces]) => [place, pieces.map((piece) => ({ ...piece, from: place }))]),
    );
  }

  private fresh(kind: string): Piece {
    this.made += 1;
    return { id: `p${this.made}`, kind, from: null };
  }
}

/** Move the new pieces of a place there from its source, before the source is refilled. */
function feed(
  held: Record<string, Piece[]>,
  place: string,
  source: string,
  wanted: readonly string[],
): void {
  const there = (held[place] ??= []);
  const stock = held[source];
  const known = there.map((piece) => piece.kind);
  for (const kind of wanted) {
    const at = known.indexOf(kind);
    if (at >= 0) known.splice(at, 1);
    else {
      const piece =
        take(stock, (each) => each.kind === kind, kind) ??
        take(stock, (each) => each.kind === HIDDEN, kind);
      if (piece) there.push(piece);
    }
  }
}

function take(
  stock: Piece[] | undefined,
  fits: (piece: Piece) => boolean,
  kind: string,
): Piece | null {
  const at = stock?.findIndex(fits) ?? -1;
  const found = stock?.[at];
  if (!found) return null;
  stock?.splice(at, 1);
  return { ...found, kind };
}

function fill(
  next: Record<string, (Piece | null)[]>,
  places: Places,
  find: (kind: string) => Piece | null,
): Record<string, Piece[]> {
  for (const [place, kinds] of Object.entries(places)) {
    const row = (next[place] ??= []);
    kinds.forEach((kind, at) => (row[at] ??= find(kind)));
  }
  return next as Record<string, Piece[]>;
}

/**
 * Recognises flowers, petals and hand cards from one view to the next, and gives them stable ids.
 *
 * A view names a flower by its place in a garden, which changes when one before it is removed;
 * hidden cards have no name at all. A flower of the new view is taken to be the most similar one of the
 * view before, in its own garden if possible; within it, petals with the same face are the same, and
 * hidden ones keep their place counted from below, since flowers lose petals from the top.
 */

import type { View } from "../../api/types";
import type { FlowerData, BoardData, PetalData } from "../../api/boards/flower-power";
import { zone } from "./cards";

export interface Tracked {
  id: string;
  card: string | null;
  /** Where it came from when it was first seen. */
  from: string;
}

export interface TrackedFlower {
  id: string;
  seat: number;
  data: FlowerData;
  petals: Tracked[];
}

export interface TrackedBoard {
  flowers: TrackedFlower[];
  hand: Tracked[];
  /** The cards that were last put into the graveyard. */
  fallen: string[];
  /** The petals of a flower in the making. */
  grown: Tracked[];
}

export type FlowerPowerView = Omit<View, "board"> & { board: BoardData };

const NOTHING: TrackedBoard = { flowers: [], hand: [], fallen: [], grown: [] };

export class Tracker {
  private seen: FlowerPowerView | null = null;
  private table: TrackedBoard = NOTHING;
  private gone = new Map<string, string>();
  private made = 0;

  /** Take a new view; the same view again changes nothing. */
  update(view: FlowerPowerView): TrackedBoard {
    if (view !== this.seen) {
      this.table = this.next(view);
      this.seen = view;
    }
    return this.table;
  }

  /** The zone that a piece went to which is no longer drawn. */
  where(id: string): string | null {
    return this.gone.get(id) ?? null;
  }

  private next(view: FlowerPowerView): TrackedBoard {
    const { board } = view;
    const known = board.players.find(({ seat }) => seat === view.seat)?.known ?? [];
    const held = [...this.table.hand, ...this.table.grown];
    const hand = known.map((card) => take(held, (piece) => piece.card === card) ?? card);
    const grown = this.grownOf(board, held);
    const flowers = this.flowersOf(board, held);
    this.buryRest(held, flowers);
    return {
      flowers,
      hand: hand.map((card) => (typeof card === "string" ? this.fresh(card, zone.pile) : card)),
      fallen: this.fallen(board.graveyard),
      grown,
    };
  }

  /** Each petal picked is placed under those before it. */
  private grownOf({ players }: BoardData, held: Tracked[]): Tracked[] {
    const petals = players.flatMap(({ seat, growing }) =>
      growing.map(({ card }) => ({ seat, card })),
    );
    return petals.map(({ seat, card }, at) => {
      const before = this.table.grown[at];
      const piece = take(held, (each) => (before ? each === before : each.card === card));
      return piece ?? this.fresh(card, zone.hand(seat));
    });
  }

  private flowersOf(board: BoardData, held: Tracked[]): TrackedFlower[] {
    const now = board.players.flatMap(({ seat, flowers }) =>
      (flowers ?? []).map((data) => ({ seat, data })),
    );
    const before = matchFlowers(this.table.flowers, now);
    return now.map(({ seat, data }, at) => {
      const old = before[at];
      const petals = this.petalsOf(data.petals, old?.petals ?? [], held, seat);
      return { id: old?.id ?? this.name("f"), seat, data, petals };
    });
  }

  private petalsOf(
    petals: readonly PetalData[],
    before: readonly Tracked[],
    held: Tracked[],
    seat: number,
  ): Tracked[] {
    const left = [...before];
    const found = petals.map(({ card }) => take(left, (old) => card !== null && old.card === card));
    let added = petals.length - before.length;
    petals.forEach(({ card, up }, at) => {
      if (found[at] || !up || added <= 0) return;
      added -= 1;
      found[at] = take(held, (old) => old.card === card) ?? this.fresh(card, this.giver(seat));
    });
    for (let at = petals.length - 1; at >= 0; at--) {
      found[at] ??= takeLast(left, (old) => old.card === null || petals[at]?.card === null);
    }
    return petals.map(({ card }, at) => {
      const old = found[at] ?? take(held, (each) => card !== null && each.card === card);
      return old ? { ...old, card } : this.fresh(card, this.giver(seat));
    });
  }

  /** Where a new petal comes from: the hand of whoever decided last, or the pile during the opening. */
  private giver(seat: number): string {
    const opening = ["build", "place", null].includes(this.seen?.asked ?? null);
    return opening ? zone.pile : zone.hand(this.seen?.to_move ?? seat);
  }

  private buryRest(held: Tracked[], flowers: readonly TrackedFlower[]): void {
    const kept = new Set(flowers.flatMap(({ petals }) => petals.map(({ id }) => id)));
    const before = this.table.flowers.flatMap(({ petals }) => petals);
    this.gone = new Map(
      before.filter(({ id }) => !kept.has(id)).map(({ id }) => [id, zone.graveyard]),
    );
    for (const { id } of held) this.gone.set(id, zone.graveyard);
  }

  private fallen(graveyard: readonly string[]): string[] {
    const before = [...(this.seen?.board.graveyard ?? graveyard)];
    const fell = graveyard.filter((card) => !take(before, (old) => old === card));
    return fell.length || !graveyard.length ? fell : this.table.fallen;
  }

  private fresh(card: string | null, from: string): Tracked {
    return { id: this.name("c"), card, from };
  }

  private name(kind: string): string {
    this.made += 1;
    return `${kind}${this.made}`;
  }
}

interface Candidate {
  seat: number;
  data: FlowerData;
}

/** For each flower now, the one it was before. */
function matchFlowers(
  before: readonly TrackedFlower[],
  now: readonly Candidate[],
): (TrackedFlower | undefined)[] {
  const pairs = now.flatMap((flower, at) =>
    before.flatMap((old) => {
      const score = similarity(old, flower);
      return score === null ? [] : [{ at, old, score }];
    }),
  );
  const found: (TrackedFlower | undefined)[] = now.map(() => undefined);
  const used = new Set<TrackedFlower>();
  for (const { at, old } of pairs.sort((one, other) => other.score - one.score)) {
    if (found[at] || used.has(old)) continue;
    found[at] = old;
    used.add(old);
  }
  return found;
}

function similarity(old: TrackedFlower, { seat, data }: Candidate): number | null {
  const gap = Math.abs(old.petals.length - data.petals.length);
  const cards = data.petals.map(({ card }) => card);
  const lost = old.petals.filter(
    ({ card }) => card !== null && !take(cards, (each) => each === card),
  );
  if (gap > 2 || lost.length > 2 || (old.data.power && !data.power)) return null;
  if (old.seat === seat && numberOf(data) > numberOf(old.data)) return null;
  const kept = old.petals.filter(({ card }) => card !== null).length - lost.length;
  const home = old.seat === seat ? 6 : 0;
  const named = old.data.flower === data.flower ? 1 : 0;
  return 3 * kept - 2 * gap - lost.length + home + named;
}

/** The place of a flower in its garden. New flowers come last, so it never increases. */
function numberOf({ flower }: FlowerData): number {
  return Number(flower.slice(1));
}

function take<T>(stock: T[], fits: (each: T) => boolean): T | undefined {
  const at = stock.findIndex(fits);
  return at < 0 ? undefined : stock.splice(at, 1)[0];
}

function takeLast<T>(stock: T[], fits: (each: T) => boolean): T | undefined {
  const at = stock.findLastIndex(fits);
  return at < 0 ? undefined : stock.splice(at, 1)[0];
}

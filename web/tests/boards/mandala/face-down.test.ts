import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";

import PlayerStrip from "../../../src/boards/mandala/PlayerStrip.svelte";
import SideRow from "../../../src/boards/mandala/SideRow.svelte";
import type { BoardData, PlayerData } from "../../../src/api/boards/mandala";
import { placesOf, zone, type Sand } from "../../../src/boards/mandala/pieces";
import { PieceTracker } from "../../../src/boards/piece-tracker";
import { parse, Words } from "../../../src/words/words";
import { catalogue } from "../../catalogue";

const spoken = vi.hoisted(() => ({ words: null as unknown }));
vi.mock("../../../src/lib/app.svelte", () => ({
  say: (ident: string, args?: never) => (spoken.words as Words).say(ident, args),
}));

const resources = [parse(catalogue("en")), parse(catalogue("en", "mandala"))];
const words = new Words({
  language: "en",
  resources,
  game: { key: "mandala", glyphs: {} },
  you: 0,
});
spoken.words = words;

function player(seat: number, more: Partial<PlayerData> = {}): PlayerData {
  const none = { singles: [], flowers: 0, flower_tiles: null, points: null };
  return { seat, hand_size: 1, hand: null, known: null, ...none, ...more };
}

function side(seat: number, size: number, down: Sand | null) {
  return { seat, size, up: {}, down_size: size, down };
}

/** What A sees of a table where A has one Flower, and B has two. */
function board(more: Partial<PlayerData> = {}): BoardData {
  const own = { hand: { r: 1 }, flowers: 1, flower_tiles: [["g3", "g5"]], points: 11 };
  const sides = [side(0, 3, { o: 2, y: 1 }), side(1, 2, null)];
  return {
    mandalas: [{ mandala: 1, tiles: ["a2", "o7"], marker: null, colours: ["a", "o"], sides }],
    players: [player(0, own), player(1, { flowers: 2, ...more })],
    pile: 4,
    discard: {},
    dark: 0,
    light: 0,
    unclaimed: [],
    ending: false,
  };
}

function strip(data: BoardData, seat: number): string {
  const flowers = new PieceTracker().update(placesOf(data))[zone.flowers(seat)];
  const props = { player: data.players[seat], words, turn: false, singles: [], flowers };
  return render(PlayerStrip, { props: props as never }).body;
}

function heap(data: BoardData, seat: number): string {
  const down = new PieceTracker().update(placesOf(data))[zone.down(1, seat)];
  const props = { side: data.mandalas[0]?.sides[seat], words, up: [], down, mandala: 1 };
  return render(SideRow, { props: { ...props, claimed: false, mine: seat === 0 } as never }).body;
}

const count = (html: string, text: string) => html.split(text).length - 1;

describe("what lies face down", () => {
  it("is drawn face down: a Flower of somebody else is two backs", () => {
    const html = strip(board(), 1);
    expect(count(html, 'aria-label="1 Flower, face down"')).toBe(2);
    expect(count(html, "#sand-back")).toBe(1 + 4); // one is the back of a hand
  });

  it("can be read by its owner", () => {
    expect(strip(board(), 0)).toContain('aria-label="Flower: green 3, green 5"');
    expect(heap(board(), 0)).toContain("face down 2 × orange, yellow");
    expect(heap(board(), 1)).toContain("2 face down");
  });

  it("gives no running total away", () => {
    expect(strip(board(), 0)).toContain("11 points");
    expect(strip(board(), 1)).not.toContain("point");
  });

  it("is turned up and counted at scoring", () => {
    const tiles = [
      ["r2", "r7"],
      ["yx", "y3"],
    ];
    const html = strip(board({ flower_tiles: tiles, points: 20 }), 1);
    expect(html).not.toContain("face down");
    expect(html).toContain('aria-label="Flower: yellow ×3, yellow 3"');
    expect(html).toContain("20 points");
  });

  it("is never taken for a card", () => {
    const tracker = new PieceTracker();
    tracker.update(placesOf(board({ flowers: 1 })));
    const after = board();
    after.pile = 3;
    after.players[0] = player(0, { hand_size: 2, hand: { r: 2 } });
    const pieces = tracker.update(placesOf(after));
    const from = (place: string) => pieces[place]?.map((piece) => piece.from);
    expect(from(zone.hand(0))).toEqual(["hand-0", "pile"]);
    expect(from(zone.flowers(1))).toEqual(["flowers-1", "flowers-1", null, null]);
  });
});

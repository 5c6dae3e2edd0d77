/** The cards and tiles of Flowers as pieces in zones. */

import type { BoardData } from "../../api/boards/mandala";
import { HIDDEN, type Feeds, type Places } from "../piece-tracker";

export type Sand = Record<string, number>;

export const COLOURS = ["a", "p", "r", "g", "o", "y"] as const;

/** The kind of a tile that lies face down in somebody's Flower: not `HIDDEN`, as a card is. */
export const TILE_BACK = "back";

/** One letter a card, in the order of the colours. */
export function cards(sand: Sand): string[] {
  return COLOURS.flatMap((colour) => Array<string>(sand[colour] ?? 0).fill(colour));
}

export const zone = {
  pile: "pile",
  discard: "discard",
  dark: "dark",
  light: "light",
  hand: (seat: number) => `hand-${seat}`,
  up: (mandala: number, seat: number) => `up-${mandala}-${seat}`,
  down: (mandala: number, seat: number) => `down-${mandala}-${seat}`,
  tiles: (mandala: number) => `tiles-${mandala}`,
  singles: (seat: number) => `singles-${seat}`,
  flowers: (seat: number) => `flowers-${seat}`,
};

function hidden(number: number): string[] {
  return Array<string>(number).fill(HIDDEN);
}

/** Where every card and tile lies. */
export function placesOf(board: BoardData): Places {
  const places: Record<string, string[]> = {
    [zone.pile]: hidden(board.pile),
    [zone.discard]: cards(board.discard),
  };
  for (const player of board.players) {
    places[zone.hand(player.seat)] = player.hand ? cards(player.hand) : hidden(player.hand_size);
    places[zone.singles(player.seat)] = player.singles;
    places[zone.flowers(player.seat)] =
      player.flower_tiles?.flat() ?? Array<string>(2 * player.flowers).fill(TILE_BACK);
  }
  for (const mandala of board.mandalas) {
    places[zone.tiles(mandala.mandala)] = mandala.tiles;
    for (const side of mandala.sides) {
      places[zone.up(mandala.mandala, side.seat)] = cards(side.up);
      places[zone.down(mandala.mandala, side.seat)] = side.down
        ? cards(side.down)
        : hidden(side.down_size);
    }
  }
  return places;
}

/** Cards on a mandala come from the hand of whoever sits there. */
export function feedsOf(board: BoardData): Feeds {
  const feeds: Record<string, string> = {};
  for (const { mandala, sides } of board.mandalas) {
    for (const { seat } of sides) {
      feeds[zone.up(mandala, seat)] = zone.hand(seat);
      feeds[zone.down(mandala, seat)] = zone.hand(seat);
    }
  }
  return feeds;
}

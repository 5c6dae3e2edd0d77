/**
 * The props of a board. A board draws a view and knows no rules: which parts can be chosen, and why
 * something is refused, comes from the server.
 *
 * A board is a Svelte component in a folder named as the key of its game, listed in `index.ts`:
 *
 *     let { view, words, selection, choose, ...}: BoardProps<MandalaBoard> = $props();
 *
 * Everything a person can click is a `<button>` with a name from `words` (aria-label where its text
 * does not say it all), so that the keyboard alone plays. No style attributes in markup: the
 * server's policy forbids them. `style:` directives and `element.animate` are fine.
 *
 * Movement: give every piece that can move `data-piece` with a stable, opaque id, and every place a
 * piece can come from or go to `data-zone`; `animation.svelte.ts` then animates every change
 * of the view.
 */

import type { Component } from "svelte";

import type { PlyData, Value, View } from "../api/types";
import type { Parts, Selection } from "../prompt/selection";
import type { Words } from "../words/words";

/** A board without interaction: a replay, or a picture in the rules. */
type Still = "replay" | "picture";

export interface BoardProps<Board = Record<string, unknown>> {
  /** What the seat may see; `view.board` is the game's own. */
  view: Omit<View, "board"> & { board: Board };
  /** The words of this game for this reader: `words.own("zone", "pile")`, `words.seat(2)`. */
  words: Words;
  /** What the reader can choose next, or null if nothing is asked of this seat now. */
  selection: Selection | null;
  /** Choose a value for a part (`prompt.choices[].parts`); chosen again, it replaces the first.
   *  The move is played as soon as all its parts were chosen. */
  choose: (part: string, value: Value) => void;
  /** Take back the last part chosen. */
  unchoose: () => void;
  /** Send parts that no legal move has, to be told why; what else a move needs may be left out. */
  tryParts: (parts: Parts) => void;
  /** Show what a clause says. */
  openClause: (clause: string) => void;
  /** How long a movement takes, in milliseconds; 0: none. */
  duration: number;
  /** The log up to this view, as the reader may know it. */
  log: readonly PlyData[];
  /** Without controls for moves; a picture has no controls for zooming either. */
  still?: Still;
}

export type BoardComponent = Component<BoardProps<never>>;

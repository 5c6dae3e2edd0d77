/**
 * Keeps whoever plays by keyboard on the board: what had the focus may be drawn anew elsewhere, or
 * be no button while others decide. Then the next thing that can be chosen gets it.
 */

import { on } from "svelte/events";

/** Where to look for something to choose, the likeliest first. */
const FIRST = [".unrolled [data-offered]", ".stage [data-offered]", "[data-offered]"];

export interface FocusInit {
  root: () => HTMLElement | undefined;
  /** Whatever, when it changes, may take a focused element away. */
  watch: () => unknown;
}

/** Call once while a board is set up. */
export function restoreFocus(init: FocusInit): void {
  let here = false;

  $effect(() =>
    on(document, "focusin", ({ target }) => {
      const focused = target as Element;
      here = Boolean(init.root()?.contains(focused)) && focused.matches(":focus-visible");
    }),
  );

  $effect(() => {
    init.watch();
    if (!here || document.activeElement !== document.body) return;
    const found = FIRST.map((where) => init.root()?.querySelector<HTMLElement>(where));
    found.find((element) => element)?.focus();
  });
}

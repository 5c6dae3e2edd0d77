/**
 * Keeps the keyboard focus on the board. The focused element may be drawn again elsewhere, or not be
 * a button while others decide; then the next element that can be chosen gets the focus.
 */

import { on } from "svelte/events";

/** Selectors of what gets the focus, the best first. */
const FIRST = [".unrolled [data-offered]", ".stage [data-offered]", "[data-offered]"];

interface FocusInit {
  root: () => HTMLElement | undefined;
  /** The state whose changes may remove the focused element. */
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

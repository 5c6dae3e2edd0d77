/** A move that is being chosen part by part. */

import type { PromptData, Value } from "../api/types";
import { type Answer, type Chosen, choose, selectionOf, isFullyChosen } from "./selection";

interface MoveBuilderInit {
  /** The prompt, or null. */
  prompt: () => PromptData | null;
  /** Whether a move waits to be confirmed once all its parts were chosen. */
  mustConfirm: () => boolean;
  play: (answer: Answer) => void;
}

export class MoveBuilder {
  private readonly init: MoveBuilderInit;
  chosen = $state.raw<readonly Chosen[]>([]);
  readonly selection = $derived.by(() => {
    const prompt = this.init.prompt();
    return prompt && selectionOf(prompt, this.chosen);
  });

  constructor(init: MoveBuilderInit) {
    this.init = init;
  }

  /** Choose a value for a part; a move of which every part was chosen is played. */
  pick = (part: string, value: Value): void => {
    const prompt = this.init.prompt();
    if (!prompt) return;
    this.chosen = choose(prompt, this.chosen, { part, value });
    const next = selectionOf(prompt, this.chosen);
    if (next.ready && isFullyChosen(next) && !this.init.mustConfirm())
      this.init.play({ parts: next.ready.parts });
  };

  /** Take back the last part chosen. */
  back = (): void => {
    this.chosen = this.chosen.slice(0, -1);
  };

  clear(): void {
    this.chosen = [];
  }
}

import { describe, expect, it } from "vitest";

import type { PromptData } from "../../src/api/types";
import { MoveBuilder } from "../../src/prompt/move-builder.svelte";
import type { Answer } from "../../src/prompt/selection";

const PROMPT: PromptData = {
  seat: 0,
  kind: "play",
  clause: "1.1",
  args: {},
  choices: [
    { move: "1r>1", parts: { card: "r", number: 1, mandala: 1 } },
    { move: "2r>1", parts: { card: "r", number: 2, mandala: 1 } },
    { move: "1y>2", parts: { card: "y", number: 1, mandala: 2 } },
  ],
};

function builder(prompt: PromptData | null, mustConfirm: boolean): [MoveBuilder, Answer[]] {
  const played: Answer[] = [];
  const init = { prompt: () => prompt, mustConfirm: () => mustConfirm };
  return [new MoveBuilder({ ...init, play: (answer) => played.push(answer) }), played];
}

describe("a builder", () => {
  it("plays a move once all its parts were chosen", () => {
    const [one, played] = builder(PROMPT, false);
    one.pick("card", "r");
    one.pick("mandala", 1);
    expect(played).toEqual([]);
    one.pick("number", 2);
    expect(played).toEqual([{ parts: { card: "r", number: 2, mandala: 1 } }]);
  });

  it("waits where a move must be confirmed", () => {
    const [one, played] = builder(PROMPT, true);
    for (const [part, value] of Object.entries({ card: "y", number: 1, mandala: 2 })) {
      one.pick(part, value);
    }
    expect(played).toEqual([]);
    expect(one.chosen).toHaveLength(3);
  });

  it("takes back the last part, and forgets", () => {
    const [one] = builder(PROMPT, false);
    one.pick("card", "r");
    one.pick("mandala", 1);
    one.back();
    expect(one.chosen).toEqual([{ part: "card", value: "r" }]);
    one.clear();
    expect(one.chosen).toEqual([]);
    one.back();
    expect(one.chosen).toEqual([]);
  });

  it("does nothing while nothing is asked", () => {
    const [one, played] = builder(null, false);
    one.pick("card", "r");
    expect([one.chosen, one.selection, played]).toEqual([[], null, []]);
  });
});

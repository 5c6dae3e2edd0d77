import { describe, expect, it } from "vitest";

import { Tracker, type TrackedBoard } from "../../../src/boards/flower-power/tracker";
import { step } from "./fixtures";

function play(note: string): { tracker: Tracker; before: TrackedBoard; after: TrackedBoard } {
  const tracker = new Tracker();
  const { before, after } = step(note);
  return { tracker, before: tracker.update(before), after: tracker.update(after) };
}

function flower(table: TrackedBoard, name: string) {
  return table.flowers.find(({ data }) => data.flower === name);
}

function ids(pieces: readonly { id: string }[] | undefined): string[] {
  return (pieces ?? []).map(({ id }) => id);
}

describe("flowers and cards from one view to the next", () => {
  it("stay the same when nothing happens", () => {
    const tracker = new Tracker();
    const { before } = step("capture");
    const table = tracker.update(before);
    expect(tracker.update(before)).toBe(table);
    const again = tracker.update({ ...before });
    expect(ids(again.flowers)).toEqual(ids(table.flowers));
    expect(ids(again.hand)).toEqual(ids(table.hand));
  });

  it("follow a captured flower to another garden, and those behind it to their new names", () => {
    const { tracker, before, after } = play("capture");
    const target = flower(before, "B1");
    const captured = after.flowers.find(({ id }) => id === target?.id);
    expect(captured?.seat).toBe(2);
    expect(ids(captured?.petals)).toEqual(ids(target?.petals).slice(1));
    expect(flower(after, "B1")?.id).toBe(flower(before, "B2")?.id);
    expect(tracker.where(target?.petals[0]?.id ?? "")).toBe("graveyard");
    expect(after.fallen).toHaveLength(2);
  });

  it("bury a poisoned petal and keep the others", () => {
    const { tracker, before, after } = play("poison");
    const old = ids(flower(before, "B2")?.petals);
    const left = ids(flower(after, "B2")?.petals);
    expect(left).toEqual(old.filter((_, at) => at !== 1));
    expect(tracker.where(old[1] ?? "")).toBe("graveyard");
  });

  it("see a heart become a petal", () => {
    const { before, after } = play("heart");
    const added = flower(after, "B1")?.petals[0];
    expect(before.hand.find(({ card }) => card === added?.card)?.id).toBe(added?.id);
    expect(ids(flower(after, "B1")?.petals).slice(1)).toEqual(ids(flower(before, "B1")?.petals));
  });

  it("see a drawn card come from the pile", () => {
    const { before, after } = play("draw");
    const drawn = after.hand.filter(({ id }) => !ids(before.hand).includes(id));
    expect(drawn.map(({ from }) => from)).toEqual(["pile"]);
  });

  it("follow a card from the hand into a flower in the making, and back", () => {
    const tracker = new Tracker();
    const { before } = step("heart");
    const [me] = before.board.players.filter(({ seat }) => seat === before.seat);
    const card = me?.known[0] ?? "";
    const picked = { ...me, known: me?.known.slice(1), growing: [{ card, up: false }] };
    const players = before.board.players.map((each) => (each === me ? picked : each));
    const after = { ...before, board: { ...before.board, players } } as typeof before;
    const { hand } = tracker.update(before);
    const { grown } = tracker.update(after);
    expect(ids(grown)).toEqual(ids(hand.filter((piece) => piece.card === card)));
    expect(ids(tracker.update({ ...before }).hand).toSorted()).toEqual(ids(hand).toSorted());
  });

  it("know a petal that is turned up", () => {
    const { before, after } = play("attack");
    for (const { data, petals } of after.flowers) {
      expect(ids(petals)).toEqual(ids(flower(before, data.flower)?.petals));
    }
  });
});

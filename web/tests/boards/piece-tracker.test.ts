import { describe, expect, it } from "vitest";

import { HIDDEN, PieceTracker } from "../../src/boards/piece-tracker";

function ids(row: { id: string }[] | undefined): string[] {
  return (row ?? []).map((piece) => piece.id);
}

describe("pieces from one view to the next", () => {
  it("keep their ids where nothing moves", () => {
    const pieces = new PieceTracker();
    const before = pieces.update({ hand: ["r", "r", "y"] });
    const after = pieces.update({ hand: ["r", "r", "y"] });
    expect(ids(after["hand"])).toEqual(ids(before["hand"]));
  });

  it("are followed from place to place by their kind", () => {
    const pieces = new PieceTracker();
    const before = pieces.update({ hand: ["r", "y"], table: [] });
    const after = pieces.update({ hand: ["r"], table: ["y"] });
    expect(after["table"]).toEqual([{ id: before["hand"]?.[1]?.id, kind: "y", from: "hand" }]);
    expect(pieces.where(after["table"]?.[0]?.id ?? "")).toBe("table");
  });

  it("may turn out to be anything when hidden", () => {
    const pieces = new PieceTracker();
    const before = pieces.update({ pile: [HIDDEN], hand: [] });
    const after = pieces.update({ pile: [], hand: ["g"] });
    expect(ids(after["hand"])).toEqual(ids(before["pile"]));
  });

  it("come from the place that feeds theirs, even if that is filled up again", () => {
    const pieces = new PieceTracker();
    const feeds = { table: "hand" };
    pieces.update({ pile: [HIDDEN, HIDDEN], hand: [HIDDEN, HIDDEN], table: [] }, feeds);
    const after = pieces.update({ pile: [HIDDEN], hand: [HIDDEN, HIDDEN], table: ["r"] }, feeds);
    expect(after["table"]?.[0]?.from).toBe("hand");
    expect(after["hand"]?.map((piece) => piece.from)).toEqual(["hand", "pile"]);
  });

  it("are new when they come from nowhere", () => {
    const pieces = new PieceTracker();
    pieces.update({ hand: ["r"] });
    const after = pieces.update({ hand: ["r", "r"] });
    expect(after["hand"]?.[1]?.from).toBeNull();
    expect(new Set(ids(after["hand"])).size).toBe(2);
  });
});

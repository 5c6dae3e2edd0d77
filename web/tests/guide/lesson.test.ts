import { beforeEach, describe, expect, it } from "vitest";

import { Refused } from "../../src/api/http";
import type { ErrorData, GuidePage, View } from "../../src/api/types";
import { Lesson, recentEvents } from "../../src/guide/lesson.svelte";

const VIEW: View = {
  seat: 0,
  seats: 2,
  to_move: 0,
  asked: null,
  prompt: null,
  outcome: null,
  board: {},
  outline: [],
};

function place(step: number, done: number, wanted: string | null): GuidePage {
  return { step, steps: 2, done, id: "s", clauses: [], wanted, view: VIEW, log: [] };
}

function refusal(code: string): Refused {
  const data: ErrorData = { code, clause: "", args: {}, game: "mandala", text: code };
  return new Refused(data);
}

let asked: string[];
let steps: number[];
let troubles: unknown[];
let answers: (() => Promise<GuidePage>)[];

function lesson(): Lesson {
  const answer = (what: string): Promise<GuidePage> => {
    asked.push(what);
    return (answers.shift() ?? (() => Promise.reject(new Error("nothing left to say"))))();
  };
  return new Lesson({
    http: {
      guide: (game, step, done) => answer(`${game} ${step}.${done}`),
      guideMove: (game, step, done, given) => answer(`${game} ${step}.${done} ${given.move}`),
    },
    game: "mandala",
    onError: (error) => troubles.push(error),
    onStep: (step) => steps.push(step),
  });
}

beforeEach(() => {
  asked = [];
  steps = [];
  troubles = [];
  answers = [];
});

describe("a lesson", () => {
  it("goes from place to place with the moves that are wanted", async () => {
    const one = lesson();
    answers.push(
      () => Promise.resolve(place(0, 0, "a")),
      () => Promise.resolve(place(0, 1, "b")),
      () => Promise.resolve(place(1, 0, null)),
    );
    await one.go(0);
    expect(one.isOver).toBe(false);
    await one.play({ move: "a" });
    await one.play({ move: "b" });
    expect(asked).toEqual(["mandala 0.0", "mandala 0.0 a", "mandala 0.1 b"]);
    expect(steps).toEqual([0, 1]);
    expect(one.isOver).toBe(true);
  });

  it("keeps its place, and the answer, when a move leads nowhere", async () => {
    const one = lesson();
    answers.push(
      () => Promise.resolve(place(0, 0, "a")),
      () => Promise.reject(refusal("guide-other-move")),
      () => Promise.resolve(place(0, 1, "b")),
    );
    await one.go(0);
    one.shown = true;
    await one.play({ move: "z" });
    expect(one.answer?.code).toBe("guide-other-move");
    expect(one.place?.done).toBe(0);
    expect(one.shown).toBe(true);
    await one.play({ move: "a" });
    expect(one.answer).toBeNull();
    expect(one.shown).toBe(false);
    expect(troubles).toEqual([]);
  });

  it("is lost where there is no such guide, and only troubled where the line is cut", async () => {
    const one = lesson();
    answers.push(() => Promise.reject(refusal("no-guide")));
    await one.go(0);
    expect(one.missing).toBe(true);
    const other = lesson();
    answers.push(
      () => Promise.resolve(place(0, 0, "a")),
      () => Promise.reject(new TypeError("no network")),
    );
    await other.go(0);
    await other.play({ move: "a" });
    expect(other.missing).toBe(false);
    expect(other.waiting).toBe(false);
    expect(troubles).toHaveLength(2);
  });

  it("sends one move at a time", async () => {
    const one = lesson();
    answers.push(() => Promise.resolve(place(0, 0, "a")));
    await one.go(0);
    answers.push(() => Promise.resolve(place(1, 0, null)));
    await Promise.all([one.play({ move: "a" }), one.play({ move: "a" })]);
    expect(asked).toHaveLength(2);
  });
});

describe("the news of a place", () => {
  it("is the last of what happened", () => {
    const events = Array.from({ length: 12 }, (_, at) => ({
      kind: `k${at}`,
      clause: "",
      args: {},
    }));
    const found = recentEvents({ ...place(0, 0, null), log: [{ ply: 1, events }] });
    expect(found.map((event) => event.kind)).toEqual(events.slice(-8).map((event) => event.kind));
  });
});

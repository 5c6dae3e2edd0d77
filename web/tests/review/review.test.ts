import { describe, expect, it } from "vitest";

import { costliestMoves } from "../../src/review/costly-moves";
import { PIECE, Review } from "../../src/review/review.svelte";
import type { Decision } from "../../src/api/types";

const PLIES = 10;

function decision(number: number, cost = 0): Decision {
  return { number, seat: number % 2, move: "x", best: "y", cost, chances: [0.5, 0.5] };
}

/** A server that can fail, or never answer. */
class House {
  asked: [number, number][] = [];
  kept: Decision[] = [];
  fails = false;
  silent = false;

  review(): Review {
    return new Review({
      plies: PLIES,
      ask: (first, last, signal) => this.answer(first, last, signal),
      load: () => this.kept,
      save: (decisions) => (this.kept = decisions),
    });
  }

  private answer(first: number, last: number, signal: AbortSignal): Promise<Decision[]> {
    this.asked.push([first, last]);
    if (this.fails) return Promise.reject(new Error("away"));
    if (this.silent) {
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal)));
    }
    const length = last - first + 1;
    return Promise.resolve(Array.from({ length }, (_, at) => decision(first + at)));
  }
}

function numbers(review: Review): number[] {
  return review.decisions.map((each) => each.number);
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe("a review", () => {
  it("asks for a few moves at a time until all are known", async () => {
    const house = new House();
    const review = house.review();
    await review.run();
    expect(review.stage).toBe("done");
    expect(numbers(review)).toEqual(ALL);
    expect(house.asked).toEqual([
      [1, PIECE],
      [PIECE + 1, 2 * PIECE],
      [2 * PIECE + 1, PLIES],
    ]);
  });

  it("keeps what it has when it is interrupted, and goes on from there", async () => {
    const house = new House();
    house.kept = [1, 2, 3, 4].map((number) => decision(number));
    house.fails = true;
    const review = house.review();
    await review.run();
    expect(review.stage).toBe("interrupted");
    expect(review.trouble).toEqual(new Error("away"));
    expect(numbers(review)).toEqual([1, 2, 3, 4]);
    house.fails = false;
    await review.run();
    expect(review.stage).toBe("done");
    expect(house.asked[1]).toEqual([5, 8]);
    expect(numbers(review)).toEqual(ALL);
  });

  it("stops at once, even while it waits for an answer", async () => {
    const house = new House();
    house.silent = true;
    const review = house.review();
    const running = review.run();
    review.stop();
    await running;
    expect(review.stage).toBe("stopped");
    house.silent = false;
    await review.run();
    expect(numbers(review)).toEqual(ALL);
  });

  it("stopped and run again at once knows every move once", async () => {
    const house = new House();
    const review = house.review();
    const first = review.run();
    review.stop();
    await Promise.all([first, review.run()]);
    expect(numbers(review)).toEqual(ALL);
    expect(review.stage).toBe("done");
  });

  it("is not run again when everything is known already", async () => {
    const house = new House();
    house.kept = ALL.map((number) => decision(number));
    const review = house.review();
    await review.run();
    expect([review.stage, house.asked]).toEqual(["done", []]);
  });
});

describe("costly moves", () => {
  const decisions = [0.1, 0.02, 0.3, 0.004, 0, 0.2, 0.001, 0.4].map((cost, at) =>
    decision(at + 1, cost),
  );

  it("are the worst three of some seats", () => {
    expect(costliestMoves(decisions, [0, 1]).map((each) => each.number)).toEqual([8, 3, 6]);
    expect(costliestMoves(decisions, [1]).map((each) => each.number)).toEqual([3, 1]);
  });
});

/** A learner's way through a guided first game: where they are, and what the server said to a move. */

import { type Http, Refused } from "../api/http";
import type { ErrorData, EventData, GuideData } from "../api/types";

export interface LessonInit {
  http: Pick<Http, "guide" | "learn">;
  game: string;
  /** Told of everything that goes wrong, but for moves that lead nowhere. */
  onTrouble: (error: unknown) => void;
  /** Told when the learner comes to another step. */
  onStep: (step: number) => void;
}

export const OTHER_MOVE = "guide-other-move"; // allowed by the rules, but not the example's
const TOLD = 8; // of what happened, the last so many lines

export class Lesson {
  place = $state.raw<GuideData | null>(null);
  waiting = $state(false);
  /** Why the last move led nowhere. */
  answer = $state.raw<ErrorData | null>(null);
  /** Whether the learner has asked to be shown the move. */
  shown = $state(false);
  /** Whether there is no such guide, or no such step. */
  lost = $state(false);
  private readonly init: LessonInit;

  constructor(init: LessonInit) {
    this.init = init;
  }

  get isLast(): boolean {
    return this.place !== null && this.place.step + 1 === this.place.steps;
  }

  /** Whether there is nothing left to do or read after this. */
  get isOver(): boolean {
    return this.isLast && this.place?.wanted === null;
  }

  async go(step: number): Promise<void> {
    await this.reach(() => this.init.http.guide(this.init.game, step, 0));
  }

  async play(move: string): Promise<void> {
    const { step, done } = this.place ?? { step: 0, done: 0 };
    await this.reach(() => this.init.http.learn(this.init.game, step, done, move));
  }

  private async reach(ask: () => Promise<GuideData>): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    this.answer = null;
    try {
      this.arrive(await ask());
    } catch (error) {
      if (error instanceof Refused && this.place) this.answer = error.data;
      else this.fail(error);
    } finally {
      this.waiting = false;
    }
  }

  private fail(error: unknown): void {
    this.lost = this.place === null;
    this.init.onTrouble(error);
  }

  private arrive(place: GuideData): void {
    const moved = place.step !== this.place?.step;
    this.place = place;
    this.shown = false;
    if (moved) this.init.onStep(place.step);
  }
}

/** The last things that happened, most of them one would like to read. */
export function newsOf(place: GuideData): EventData[] {
  return place.log.flatMap((ply) => ply.events).slice(-TOLD);
}

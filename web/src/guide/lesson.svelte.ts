/** The state of a guided first game: the step, and the server's answer to the last move. */

import { type Http, Refused } from "../api/http";
import type { Answer } from "../prompt/selection";
import type { ErrorData, EventData, GuidePage } from "../api/types";

interface LessonInit {
  http: Pick<Http, "guide" | "guideMove">;
  game: string;
  /** Called with every error except refused moves. */
  onError: (error: unknown) => void;
  /** Called when the learner reaches another step. */
  onStep: (step: number) => void;
}

export const OTHER_MOVE = "guide-other-move"; // allowed by the rules, but not the example's
const RECENT = 8; // events

export class Lesson {
  place = $state.raw<GuidePage | null>(null);
  waiting = $state(false);
  /** Why the last move was refused. */
  answer = $state.raw<ErrorData | null>(null);
  /** Whether the learner asked to see the move. */
  shown = $state(false);
  /** Whether there is no such guide, or no such step. */
  missing = $state(false);
  private readonly init: LessonInit;

  constructor(init: LessonInit) {
    this.init = init;
  }

  get isLast(): boolean {
    return this.place !== null && this.place.step + 1 === this.place.steps;
  }

  /** Whether this is the end of the guide. */
  get isOver(): boolean {
    return this.isLast && this.place?.wanted === null;
  }

  async go(step: number): Promise<void> {
    await this.reach(() => this.init.http.guide(this.init.game, step, 0));
  }

  async play(answer: Answer): Promise<void> {
    const { step, done } = this.place ?? { step: 0, done: 0 };
    await this.reach(() => this.init.http.guideMove(this.init.game, step, done, answer));
  }

  private async reach(ask: () => Promise<GuidePage>): Promise<void> {
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
    this.missing = this.place === null;
    this.init.onError(error);
  }

  private arrive(place: GuidePage): void {
    const moved = place.step !== this.place?.step;
    this.place = place;
    this.shown = false;
    if (moved) this.init.onStep(place.step);
  }
}

/** The last few events before a step. */
export function recentEvents(place: GuidePage): EventData[] {
  return place.log.flatMap((ply) => ply.events).slice(-RECENT);
}

/**
 * Requests the review of a finished game, a few moves at a time, from first to last. After a stop or
 * a failure it continues from where it was.
 */

import type { Decision } from "../api/types";

export const PIECE = 4; // moves; small enough that a bot's turn elsewhere does not wait long

type Stage = "idle" | "running" | "stopped" | "interrupted" | "done";

interface ReviewInit {
  plies: number;
  ask: (first: number, last: number, signal: AbortSignal) => Promise<Decision[]>;
  load: () => Decision[];
  save: (decisions: Decision[]) => void;
}

export class Review {
  readonly plies: number;
  /** The moves reviewed so far, from the first on. */
  decisions = $state.raw<Decision[]>([]);
  stage = $state<Stage>("idle");
  /** The last error. */
  trouble = $state.raw<unknown>(null);
  private readonly init: ReviewInit;
  private stopping = new AbortController();

  constructor(init: ReviewInit) {
    this.init = init;
    this.plies = init.plies;
    this.decisions = init.load();
    if (this.isComplete()) this.stage = "done";
  }

  /** Start, or continue. */
  async run(): Promise<void> {
    if (this.stage === "running" || this.stage === "done") return;
    const { signal } = (this.stopping = new AbortController());
    this.stage = "running";
    try {
      while (!this.isComplete() && !signal.aborted) await this.next(signal);
      if (!signal.aborted) this.stage = "done";
    } catch (error) {
      if (!signal.aborted) this.interrupted(error);
    }
  }

  stop(): void {
    if (this.stage === "running") this.stage = "stopped";
    this.stopping.abort();
  }

  private async next(signal: AbortSignal): Promise<void> {
    const first = this.decisions.length + 1;
    const found = await this.init.ask(first, Math.min(first + PIECE - 1, this.plies), signal);
    if (signal.aborted) return;
    this.decisions = [...this.decisions, ...found];
    this.init.save(this.decisions);
  }

  private interrupted(error: unknown): void {
    this.trouble = error;
    this.stage = "interrupted";
  }

  private isComplete(): boolean {
    return this.decisions.length >= this.plies;
  }
}

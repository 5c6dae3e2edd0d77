/** Where somebody is in a finished game: after which move, with whose eyes, and how fast it runs. */

import type { ReplayData } from "../api/types";
import type { Eyes } from "./moment";

/** Milliseconds from move to move. */
export const PACES = { slow: 3200, normal: 1600, fast: 700 } as const;
export type Pace = keyof typeof PACES;

export interface ReplayingInit {
  plies: number;
  ply: number;
  seat: Eyes;
  /** The position, or null if it cannot be had; `instead`: with another last move. */
  fetch: (ply: number, seat: Eyes, instead: string | null) => Promise<ReplayData | null>;
}

export class Replaying {
  readonly plies: number;
  ply = $state(0);
  seat = $state<Eyes>(null);
  /** The move that is shown in place of the last one that was played. */
  instead = $state<string | null>(null);
  private wish: string | null = null;
  shown = $state.raw<ReplayData | null>(null);
  running = $state(false);
  pace = $state<Pace>("normal");
  private readonly fetch: ReplayingInit["fetch"];
  private asked = 0;

  constructor({ plies, ply, seat, fetch }: ReplayingInit) {
    this.plies = plies;
    this.fetch = fetch;
    this.visit(ply, seat);
  }

  /** Go to a position and stay there. */
  jump(ply: number): void {
    this.running = false;
    this.visit(ply, this.seat);
  }

  /** Go some moves on, or back. */
  step(by: number): void {
    this.visit(this.ply + by, this.seat);
  }

  look(seat: Eyes): void {
    this.go(this.ply, seat, this.wish);
  }

  visit(ply: number, seat: Eyes): void {
    this.go(ply, seat, null);
  }

  /** Go to a move of the game, and show what another move in its place leads to. */
  tryOut(ply: number, seat: Eyes, move: string): void {
    this.running = false;
    this.go(ply, seat, move);
  }

  private go(ply: number, seat: Eyes, instead: string | null): void {
    this.ply = Math.min(Math.max(0, ply), this.plies);
    this.seat = seat;
    this.wish = instead;
    if (this.ply === this.plies) this.running = false;
    void this.show();
  }

  /** Let it run, from the start if it was at the end; or let it stand. */
  toggle(): void {
    if (!this.running && this.ply === this.plies) this.visit(0, this.seat);
    this.running = !this.running && this.plies > 0;
  }

  /** Show what was asked for last, whatever comes in before or after. */
  private async show(): Promise<void> {
    const mine = ++this.asked;
    const wish = this.wish;
    const found = await this.fetch(this.ply, this.seat, wish);
    if (mine !== this.asked) return;
    if (found) [this.shown, this.instead] = [found, wish];
    else this.running = false;
  }
}

/** The playback of a finished game: the ply and perspective shown, and how fast it runs. */

import type { ReplayedPosition } from "../api/types";
import type { Perspective } from "./address";

/** Milliseconds from move to move, by speed. */
export const DELAYS = { slow: 3200, normal: 1600, fast: 700 } as const;
export type ReplaySpeed = keyof typeof DELAYS;

interface PlaybackInit {
  plies: number;
  ply: number;
  seat: Perspective;
  /** Return the position, or null on failure; with `instead`, that move replaces the last one. */
  fetch: (
    ply: number,
    seat: Perspective,
    instead: string | null,
  ) => Promise<ReplayedPosition | null>;
}

export class Playback {
  readonly plies: number;
  ply = $state(0);
  seat = $state<Perspective>(null);
  /** The alternative shown in place of the last move, if any. */
  instead = $state<string | null>(null);
  private requested: string | null = null;
  shown = $state.raw<ReplayedPosition | null>(null);
  running = $state(false);
  speed = $state<ReplaySpeed>("normal");
  private readonly fetch: PlaybackInit["fetch"];
  private requests = 0;

  constructor({ plies, ply, seat, fetch }: PlaybackInit) {
    this.plies = plies;
    this.fetch = fetch;
    this.visit(ply, seat);
  }

  /** Stop the playback and go to a position. */
  jump(ply: number): void {
    this.running = false;
    this.visit(ply, this.seat);
  }

  /** Go forward by some moves, or back. */
  step(by: number): void {
    this.visit(this.ply + by, this.seat);
  }

  setPerspective(seat: Perspective): void {
    this.go(this.ply, seat, this.requested);
  }

  visit(ply: number, seat: Perspective): void {
    this.go(ply, seat, null);
  }

  /** Go to a move of the game, and show what another move in its place leads to. */
  showInstead(ply: number, seat: Perspective, move: string): void {
    this.running = false;
    this.go(ply, seat, move);
  }

  private go(ply: number, seat: Perspective, instead: string | null): void {
    this.ply = Math.min(Math.max(0, ply), this.plies);
    this.seat = seat;
    this.requested = instead;
    if (this.ply === this.plies) this.running = false;
    void this.show();
  }

  /** Start the playback, from the beginning if it was at the end; or pause it. */
  toggle(): void {
    if (!this.running && this.ply === this.plies) this.visit(0, this.seat);
    this.running = !this.running && this.plies > 0;
  }

  /** Show what was requested last; answers to earlier requests are dropped. */
  private async show(): Promise<void> {
    const request = ++this.requests;
    const requested = this.requested;
    const found = await this.fetch(this.ply, this.seat, requested);
    if (request !== this.requests) return;
    if (found) [this.shown, this.instead] = [found, requested];
    else this.running = false;
  }
}

/**
 * One table as one seat sees it, kept up to date.
 *
 * News is shown in the order it comes, one piece at a time, so that what others did can be watched;
 * `skip` shows the rest at once. Nothing is asked of a person before everything is shown.
 */

import type { Command, Gesture } from "../api/commands";
import type { Socket } from "../api/socket";
import type {
  ErrorData,
  HintMessage,
  PlyData,
  SaidData,
  ServerMessage,
  Status,
  TableMessage,
  UpdateMessage,
  View,
} from "../api/types";

export interface SessionInit {
  socket: Socket;
  table: string;
  /** Milliseconds of one movement; what follows waits a little longer. */
  pace: () => number;
  onRefused: (refusal: ErrorData) => void;
  onMovedOn: (table: string) => void;
  /** Told when the seat was taken away: the server then shows the table as to a spectator. */
  onSeatLost: () => void;
  /** Told what is new in the log, once it is shown. */
  onNews: (lines: PlyData[]) => void;
}

const PAUSE = 1.35; // between two pieces of news, in movements

export class TableSession {
  status = $state.raw<Status | null>(null);
  seat = $state.raw<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<PlyData[]>([]);
  /** The ply of the seat's last own move; what comes after is new to it. */
  last = $state(0);
  chat = $state.raw<SaidData[]>([]);
  hint = $state.raw<HintMessage | null>(null);
  /** Something was asked and is not yet answered. */
  waiting = $state(false);
  /** News that is not shown yet. */
  behind = $state(0);
  gone = $state.raw<ErrorData | null>(null);

  /** The seat is being left on purpose. */
  leaving = false;

  private readonly init: SessionInit;
  private ply = 0;
  private queue: UpdateMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private left = false;

  constructor(init: SessionInit) {
    this.init = init;
  }

  /** Follow the table as a seat, or as a spectator; what was shown before is dropped. */
  follow(seat: number | null): void {
    if (this.left) return;
    this.seat = seat;
    this.leaving = false;
    this.init.socket.watch(this.init.table, seat, true, (message) => this.hear(message));
  }

  /** Tell nothing any more; who was still on the way to the table does not follow it either. */
  leaveOff(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.init.socket.unwatch(this.init.table);
  }

  play(move: string): void {
    if (this.seat !== null) this.ask({ type: "play", seat: this.seat, ply: this.ply, move });
  }

  /** Go back to before the seat's last own move. */
  undo(): void {
    if (this.seat !== null) this.ask({ type: "undo", seat: this.seat, ply: this.last - 1 });
  }

  gesture(type: Gesture, seat: number): void {
    this.ask({ type, seat });
  }

  ask(command: Command): void {
    this.hint = null;
    this.leaving = command.type === "leave" || command.type === "unseat";
    this.waiting = true;
    this.asked = this.init.socket.ask(this.init.table, command);
  }

  /** Show everything that is still to be shown, at once. */
  skip(): void {
    clearTimeout(this.timer);
    for (const message of this.queue.splice(0)) this.show(message);
    this.timer = undefined;
    this.behind = 0;
  }

  private hear(message: ServerMessage): void {
    if (message.type === "table") this.begin(message);
    else if (message.type === "update") this.enqueue(message);
    else if (message.type === "refused") this.refused(message, message.seq);
    else if (message.type === "hint") this.hint = message;
    else if (message.type === "moved-on") this.init.onMovedOn(message.rematch);
    if (!this.init.socket.isPending(this.asked)) this.waiting = false;
  }

  private begin(message: TableMessage): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.behind = 0;
    this.gone = null;
    if (this.seat !== message.seat && !this.leaving) this.init.onSeatLost();
    this.status = message.status;
    this.seat = message.seat;
    this.ply = message.ply;
    if (!isSame(this.view, message.view)) this.view = message.view;
    this.log = message.log;
    this.last = message.last;
    this.chat = message.chat;
  }

  private enqueue(message: UpdateMessage): void {
    this.ply = message.ply;
    this.queue.push(message);
    this.behind = this.queue.length;
    if (this.timer === undefined) this.showNext();
  }

  private showNext(): void {
    const message = this.queue.shift();
    this.behind = this.queue.length;
    if (!message) return;
    this.show(message);
    const wait = message.view ? this.init.pace() * PAUSE : 0;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.showNext();
    }, wait);
  }

  private show(message: UpdateMessage): void {
    if (message.rewound !== null) this.rewind(message.rewound);
    this.noteOwnMove(message);
    if (message.retold.length) this.log = retell(this.log, message.retold);
    if (message.log.length) this.log = [...this.log, ...message.log];
    if (message.chat.length) this.chat = [...this.chat, ...message.chat];
    if (message.status) this.status = message.status;
    if (message.view) {
      this.view = message.view;
      this.hint = null;
    }
    if (message.log.length) this.init.onNews(message.log);
  }

  private rewind(ply: number): void {
    this.log = this.log.filter((line) => line.ply <= ply);
    this.last = Math.min(this.last, ply);
  }

  private noteOwnMove(message: UpdateMessage): void {
    const moves = message.entries.filter((entry) => entry.kind === "moved");
    moves.forEach((entry, at) => {
      if (entry.seat === this.seat) this.last = message.ply - (moves.length - 1 - at);
    });
  }

  private refused(refusal: ErrorData, seq: number | null): void {
    if (seq === null && !this.status) this.gone = refusal;
    this.init.onRefused(refusal);
  }
}

/** Put what is told otherwise now in the place of what was told then. */
function retell(log: PlyData[], retold: PlyData[]): PlyData[] {
  const anew = new Map(retold.map((line) => [line.ply, line]));
  return log.map((line) => anew.get(line.ply) ?? line);
}

/** Whether a snapshot shows what is shown already: then a move being built may go on. */
function isSame(shown: View | null, told: View | null): boolean {
  return JSON.stringify(shown) === JSON.stringify(told);
}

/**
 * One table as one seat sees it, kept up to date.
 *
 * Updates are queued and shown one at a time, so that the moves of others can be watched; `skip`
 * shows the rest at once. The player is asked for a move only once the queue is empty.
 */

import type { Command, SeatCommand } from "../api/commands";
import type { Answer } from "../prompt/selection";
import type { Socket } from "../api/socket";
import type {
  ErrorData,
  HintMessage,
  PlyData,
  ChatMessageData,
  ServerMessage,
  Status,
  TableMessage,
  UpdateMessage,
  View,
} from "../api/types";

interface SessionInit {
  socket: Socket;
  table: string;
  /** Milliseconds of one movement; what follows waits a little longer. */
  duration: () => number;
  onRefused: (refusal: ErrorData) => void;
  onRematch: (table: string) => void;
  /** Called when the seat is lost: the server continues with the view of a spectator. */
  onSeatLost: () => void;
  /** Called with new plies of the log, once they are shown. */
  onNewEvents: (lines: PlyData[]) => void;
}

const PAUSE = 1.35; // between two updates, in movements

export class TableSession {
  status = $state.raw<Status | null>(null);
  seat = $state.raw<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<PlyData[]>([]);
  /** The ply of the seat's last own move; later ones are new to it. */
  last = $state(0);
  chat = $state.raw<ChatMessageData[]>([]);
  hint = $state.raw<HintMessage | null>(null);
  /** Whether a command is not yet acknowledged. */
  waiting = $state(false);
  /** How many updates are not shown yet. */
  queued = $state(0);
  unavailable = $state.raw<ErrorData | null>(null);

  /** Whether the seat is being left on purpose. */
  leaving = false;

  private readonly init: SessionInit;
  private ply = 0;
  private queue: UpdateMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastSeq = 0;
  private closed = false;

  constructor(init: SessionInit) {
    this.init = init;
  }

  /** Watch the table as a seat or, with null, as a spectator; replaces the earlier perspective. */
  follow(seat: number | null): void {
    if (this.closed) return;
    this.seat = seat;
    this.leaving = false;
    this.init.socket.watch(this.init.table, seat, true, (message) => this.receive(message));
  }

  /** Stop watching; a later `follow`, say after a slow request, does nothing. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.init.socket.unwatch(this.init.table);
  }

  play(answer: Answer): void {
    if (this.seat !== null) this.send({ type: "play", seat: this.seat, ply: this.ply, ...answer });
  }

  /** Go back to before the seat's last own move. */
  undo(): void {
    if (this.seat !== null) this.send({ type: "undo", seat: this.seat, ply: this.last - 1 });
  }

  request(type: SeatCommand, seat: number): void {
    this.send({ type, seat });
  }

  send(command: Command): void {
    this.hint = null;
    this.leaving = command.type === "leave" || command.type === "unseat";
    this.waiting = true;
    this.lastSeq = this.init.socket.send(this.init.table, command);
  }

  /** Show all queued updates at once. */
  skip(): void {
    clearTimeout(this.timer);
    for (const message of this.queue.splice(0)) this.show(message);
    this.timer = undefined;
    this.queued = 0;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table") this.reset(message);
    else if (message.type === "update") this.enqueue(message);
    else if (message.type === "refused") this.refused(message, message.seq);
    else if (message.type === "hint") this.hint = message;
    else if (message.type === "moved-on") this.init.onRematch(message.rematch);
    if (!this.init.socket.isPending(this.lastSeq)) this.waiting = false;
  }

  private reset(message: TableMessage): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.queued = 0;
    this.unavailable = null;
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
    this.queued = this.queue.length;
    if (this.timer === undefined) this.showNext();
  }

  private showNext(): void {
    const message = this.queue.shift();
    this.queued = this.queue.length;
    if (!message) return;
    this.show(message);
    const wait = message.view ? this.init.duration() * PAUSE : 0;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.showNext();
    }, wait);
  }

  private show(message: UpdateMessage): void {
    if (message.rewound !== null) this.rewind(message.rewound);
    this.noteOwnMove(message);
    if (message.retold.length) this.log = replacePlies(this.log, message.retold);
    if (message.log.length) this.log = [...this.log, ...message.log];
    if (message.chat.length) this.chat = [...this.chat, ...message.chat];
    if (message.status) this.status = message.status;
    if (message.view) {
      this.view = message.view;
      this.hint = null;
    }
    if (message.log.length) this.init.onNewEvents(message.log);
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
    if (seq === null && !this.status) this.unavailable = refusal;
    this.init.onRefused(refusal);
  }
}

/** Replace plies by their new versions. */
function replacePlies(log: PlyData[], retold: PlyData[]): PlyData[] {
  const newer = new Map(retold.map((line) => [line.ply, line]));
  return log.map((line) => newer.get(line.ply) ?? line);
}

/** Whether a snapshot changes nothing that is shown; then a move being built is kept. */
function isSame(one: View | null, other: View | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Commands to a table; the socket adds the table's id and the sequence number. */

import type { ClientMessage } from "./types";

export type SentCommand = Extract<ClientMessage, { seq: number }>;

type Unsent<Message> = Message extends SentCommand ? Omit<Message, "table" | "seq"> : never;
export type Command = Unsent<SentCommand>;

type TypeWithoutFields<Each> = Each extends Command
  ? keyof Each extends "type" | "seat"
    ? Each["type"]
    : never
  : never;
/** The commands that say nothing but their seat. */
export type SeatCommand = TypeWithoutFields<Command>;

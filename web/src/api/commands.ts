/** Commands to a table; the socket adds the table's id and the sequence number. */

export type SeatCommand =
  "unseat" | "leave" | "return" | "relieve" | "draw" | "abandon" | "rematch" | "hint";

export type Command =
  | { type: "sit"; seat: number; name: string | null }
  | { type: "seat-bot"; seat: number; bot: string }
  | { type: SeatCommand; seat: number }
  | { type: "play"; seat: number; ply: number; move: string }
  | { type: "undo"; seat: number; ply: number }
  | { type: "answer"; seat: number; offer: number; agree: boolean }
  | { type: "say"; seat: number; text: string }
  | { type: "say"; seat: number; phrase: string };

export type SentCommand = Command & { table: string; seq: number };

/** What goes over the wire; docs of each are in the Python models of the same names. */

export type Arg = number | string | string[];
export type Args = Record<string, Arg>;
export type Value = number | string;
export type Settings = Record<string, Value>;

export interface Line {
  level: number;
  kind: string;
  args: Args;
}

export interface ChoiceData {
  move: string;
  parts: Record<string, Value>;
}

export interface PromptData {
  seat: number;
  kind: string;
  clause: string;
  args: Args;
  choices: ChoiceData[];
}

export interface OutcomeData {
  reason: string;
  clause: string;
  winners: number[];
  scores: number[];
}

export interface View {
  seat: number | null;
  seats: number;
  to_move: number | null;
  asked: string | null;
  prompt: PromptData | null;
  outcome: OutcomeData | null;
  board: Record<string, unknown>;
  outline: Line[];
}

export interface EventData {
  kind: string;
  clause: string;
  args: Args;
}

export interface LogLine {
  ply: number;
  events: EventData[];
}

export interface RefusalData {
  code: string;
  clause: string;
  args: Args;
  game: string;
  text: string;
}

export interface OptionData {
  key: string;
  clause: string;
  default: Value;
  values: Value[];
  low: number | null;
  high: number | null;
  document: boolean;
}

export interface ClauseData {
  id: string;
  section: string;
  source: string;
}

export type Glyph = [symbol: string, hue: string];

export interface GameData {
  key: string;
  ruleset: number;
  seats: { fewest: number; most: number };
  options: OptionData[];
  presets: Record<string, Settings>;
  clauses: ClauseData[];
  glyphs: Record<string, Glyph>;
  bots: string[];
}

export interface ClockTermsData {
  reserve: number;
  increment: number;
  per_move: boolean;
}

export interface TermsData {
  public: boolean;
  rated: boolean;
  hints: boolean;
  undo: "consent" | "barrier" | "never";
  clock: ClockTermsData | null;
  flag: "bot" | "forfeit";
  bots: (string | null)[];
}

export interface SeatData {
  seat: number;
  player: string | null;
  name: string | null;
  bot: string | null;
  relieved: boolean;
  forfeited: boolean;
}

export interface Clocks {
  at: number;
  running: number | null;
  left: number[];
}

export interface Offer {
  version: number;
  kind: "undo" | "draw";
  seat: number;
  ply: number;
  agreed: number[];
}

export interface Status {
  table: string;
  game: string;
  ruleset: number;
  settings: Settings;
  terms: TermsData;
  founder: string;
  commitment: string;
  secret: string | null;
  origin: string;
  rematch: string | null;
  stage: "gathering" | "playing" | "over";
  version: number;
  ply: number;
  seats: SeatData[];
  clocks: Clocks | null;
  offer: Offer | null;
  ending: OutcomeData | null;
}

export interface Said {
  version: number;
  at: number;
  seat: number;
  text: string;
  phrase: string;
}

export interface EntryData {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
}

export interface Session {
  player: string;
  name: string;
  account: string;
}

export interface Replay {
  ply: number;
  plies: number;
  view: View;
  log: LogLine[];
}

export interface Hello {
  type: "hello";
  protocol: 1;
  client: string;
  lang: string;
}

export interface Watch {
  type: "watch";
  table: string;
  seat: number | null;
  lines: boolean;
  since: { version: number; ply: number } | null;
}

/** What is asked of a table; the socket adds the table's name and the number of the message. */
export type Command =
  | { type: "sit"; seat: number; name: string | null }
  | { type: "seat-bot"; seat: number; bot: string }
  | { type: Gesture; seat: number }
  | { type: "play"; seat: number; ply: number; move: string }
  | { type: "undo"; seat: number; ply: number }
  | { type: "answer"; seat: number; offer: number; agree: boolean }
  | { type: "say"; seat: number; text: string }
  | { type: "say"; seat: number; phrase: string };

export type Gesture =
  | "unseat"
  | "leave"
  | "return"
  | "relieve"
  | "draw"
  | "abandon"
  | "rematch"
  | "hint";

export type Sent = Command & { table: string; seq: number };

export type FromServer =
  | {
      type: "welcome";
      protocol: number;
      player: string;
      name: string;
      account: string;
      lang: string;
    }
  | TableMessage
  | UpdateMessage
  | { type: "ack"; table: string; seq: number; version: number }
  | ({ type: "refused"; table: string | null; seq: number | null } & RefusalData)
  | HintMessage
  | { type: "moved-on"; table: string; seq: number; rematch: string }
  | { type: "pong" }
  | { type: "bye"; reason: string };

export interface TableMessage {
  type: "table";
  status: Status;
  seat: number | null;
  ply: number;
  view: View;
  log: LogLine[];
  last: number | null;
  chat: Said[];
  heard: number;
}

export interface UpdateMessage {
  type: "update";
  table: string;
  version: number;
  ply: number;
  entries: EntryData[];
  view: View | null;
  log: LogLine[];
  rewound: number | null;
  status: Status | null;
  chat: Said[];
}

export interface HintMessage {
  type: "hint";
  table: string;
  seq: number;
  ply: number;
  move: string;
  chances: number[];
}

// Made from the server's models by `make protocol`; do not edit.

export const PROTOCOL = 2;

export type Value = number | string;
export type Settings = Record<string, Value>;
export type Arg = number | string | string[];
export type Args = Record<string, Arg>;
export type Glyph = [symbol: string, hue: string];

/** An account name and a password. */
export interface AccountRequest {
  account: string;
  password: string;
}

/** The table of an imported game. */
export interface ArchivedData {
  table: string;
}

/** The seat that was carried over. */
export interface CarriedData {
  table: string;
  seat: number;
}

/** The token of a seat to take on this device. */
export interface CarryRequest {
  token: string;
}

/** A chat message: free text or the name of a predefined phrase. */
export interface ChatMessageData {
  version: number;
  at: number;
  seat: number;
  text: string;
  phrase: string;
}

/** One legal move: `parts` maps each part's name to a term or a number. */
export interface ChoiceData {
  move: string;
  parts: Record<string, string | number>;
}

/** A clause as JSON. */
export interface ClauseData {
  id: string;
  section: string;
  source: string;
}

/** Thinking time in seconds: a reserve (for each move, with `per_move`), and an increment. */
export interface ClockRequest {
  reserve: number;
  increment: number;
  per_move: boolean;
}

export interface ClockTermsData {
  reserve: number;
  increment: number;
  per_move: boolean;
}

/** The clocks as JSON: time left per seat at the time `at`, and whose clock has run since. */
export interface ClocksData {
  at: number;
  running: number | null;
  left: number[];
}

/**
 * One move: each seat's win chances before it, the best move, and the cost of the played one.
 *
 * `cost` is the loss in the player's win chance against the best move.
 */
export interface Decision {
  number: number;
  seat: number;
  move: string;
  best: string;
  cost: number;
  chances: number[];
}

/** Why a request was refused; `text` is in the language of the request. */
export interface ErrorData {
  code: string;
  clause: string;
  args: Args;
  game: string;
  text: string;
}

/** An event as JSON; the audience is left out, since the reader belongs to it. */
export interface EventData {
  kind: string;
  clause: string;
  args: Args;
}

/**
 * A game's declaration, without texts; `presets` are defaults by `<option>=<value>`.
 *
 * `guide` is the number of steps of its guided first game (0: none); `diagrams` are the clauses
 * that have a diagram.
 */
export interface GameData {
  key: string;
  ruleset: number;
  fewest: number;
  most: number;
  options: OptionData[];
  presets: Record<string, Settings>;
  clauses: ClauseData[];
  glyphs: Record<string, Glyph>;
  bots: string[];
  guide: number;
  diagrams: string[];
}

/**
 * What the learner sees at a step.
 *
 * `wanted` is the expected move, or None if there is only text to read;
 * `log` contains the events since the previous page.
 */
export interface GuidePage {
  step: number;
  steps: number;
  done: number;
  id: string;
  clauses: string[];
  wanted: string | null;
  view: View;
  log: PlyData[];
}

/** A learner's move: chosen parts that one legal move has, or notation. */
export interface GuideRequest {
  move?: string | null;
  parts?: Record<string, unknown> | null;
}

/** The health or readiness of the server. */
export interface HealthData {
  status: "ok";
}

/** A table in a list. */
export interface ListingData {
  table: string;
  game: string;
  settings: Settings;
  terms: TermsData;
  stage: "gathering" | "playing" | "over";
  founder: string;
  seats: number;
  people: number[];
  mine: number[];
  at: number;
}

/** The name to display. */
export interface NameRequest {
  name: string;
}

/** An offer as JSON. */
export interface OfferData {
  version: number;
  kind: string;
  seat: number;
  ply: number;
  agreed: number[];
}

/** An option as JSON. */
export interface OptionData {
  key: string;
  clause: string;
  default: Value;
  values: Value[];
  low: number | null;
  high: number | null;
  document: boolean;
}

/** An outcome as JSON. */
export interface OutcomeData {
  reason: string;
  clause: string;
  winners: number[];
  scores: number[];
}

/** One line of an outline; `level` 0 is a heading. */
export interface OutlineLine {
  level: number;
  kind: string;
  args: Args;
}

/** The public profile of a player. */
export interface PlayerData {
  player: string;
  name: string;
  account: string;
  ratings: RatingData[];
  games: ListingData[];
}

/** The events of one ply that a reader may see; ply 0 is the initial deal. */
export interface PlyData {
  ply: number;
  events: EventData[];
}

/** The decision a seat is asked for. */
export interface PromptData {
  seat: number;
  kind: string;
  clause: string;
  args: Args;
  choices: ChoiceData[];
}

/** A rank on the ladder. */
export interface RankData {
  player: string;
  name: string;
  rating: RatingData;
}

/** A player's rating in a game; `shown` is a conservative single number. */
export interface RatingData {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  shown: number;
}

/** A record as JSON. */
export interface RecordData {
  format: string;
  game: string;
  ruleset: number;
  seats: number;
  options: Settings;
  position: string;
  dice: string;
  moves: string[];
  result: string;
  check: string;
}

/** The position of a finished game after `ply` moves, as seen by a seat or a spectator. */
export interface ReplayedPosition {
  table: string;
  seat: number | null;
  ply: number;
  plies: number;
  view: View;
  log: PlyData[];
}

/** Points of one seat, and what they are for. */
export interface Score {
  seat: number;
  kind: string;
  clause: string;
  points: number;
  args: Args;
}

/** The public state of a seat, as JSON. */
export interface SeatData {
  seat: number;
  player: string | null;
  name: string | null;
  bot: string | null;
  relieved: boolean;
  forfeited: boolean;
}

/** The player of the session; `account` is empty for a guest. */
export interface SessionData {
  player: string;
  name: string;
  account: string;
}

/** The public state of a table, except its game. */
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
  clocks: ClocksData | null;
  offer: OfferData | null;
  ending: OutcomeData | null;
}

/** The public part of an event, without hidden information. */
export interface TableEventData {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
}

/** A new table; `seat` is the seat its creator takes, if any. */
export interface TableRequest {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  terms: TermsRequest;
  seat: number | null;
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

/** The terms of play; `bots` has a bot or null for each seat. */
export interface TermsRequest {
  public: boolean;
  rated: boolean;
  hints: boolean;
  undo: "consent" | "barrier" | "never";
  clock: ClockRequest | null;
  flag: "bot" | "forfeit";
  bots: (string | null)[];
}

/** A secret token that carries a seat to another device. */
export interface TokenData {
  token: string;
}

/** Everything a client needs to show the game to one seat. */
export interface View {
  seat: number | null;
  seats: number;
  to_move: number | null;
  asked: string | null;
  prompt: PromptData | null;
  outcome: OutcomeData | null;
  board: Record<string, unknown>;
  outline: OutlineLine[];
}

/** Opens the session; `client` is a random id of this tab, kept across reconnects. */
export interface Hello {
  type: "hello";
  protocol: number;
  client: string;
  lang: "en" | "fr";
}

/** What a client has already seen of a table. */
export interface Since {
  version: number;
  ply: number;
}

/** Subscribes to a table, as a seat one holds or (null) as a spectator. */
export interface Watch {
  type: "watch";
  table: string;
  seat: number | null;
  lines: boolean;
  since: Since | null;
}

/** Unsubscribes from a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Requests a `pong`. */
export interface Ping {
  type: "ping";
}

/** Takes an empty seat, optionally under another name. */
export interface Sit {
  table: string;
  seq: number;
  seat: number;
  type: "sit";
  name: string | null;
}

/** Puts a bot on an empty seat. */
export interface SeatBot {
  table: string;
  seq: number;
  seat: number;
  type: "seat-bot";
  bot: string;
}

/** Empties a seat before the game begins. */
export interface Unseat {
  table: string;
  seq: number;
  seat: number;
  type: "unseat";
}

/** Leaves one's seat. */
export interface Leave {
  table: string;
  seq: number;
  seat: number;
  type: "leave";
}

/** Takes one's seat back from the bot that stood in. */
export interface Return {
  table: string;
  seq: number;
  seat: number;
  type: "return";
}

/** Lets a bot stand in for a player who has not moved for long. */
export interface Relieve {
  table: string;
  seq: number;
  seat: number;
  type: "relieve";
}

/** Plays the next move after `ply` moves: chosen parts that one legal move has, or notation. */
export interface Play {
  table: string;
  seq: number;
  seat: number;
  type: "play";
  ply: number;
  move?: string | null;
  parts?: Record<string, unknown> | null;
}

/** Takes moves back to the position after `ply` moves, or asks the others to agree. */
export interface Undo {
  table: string;
  seq: number;
  seat: number;
  type: "undo";
  ply: number;
}

/** Proposes a draw. */
export interface Draw {
  table: string;
  seq: number;
  seat: number;
  type: "draw";
}

/** Accepts or declines a proposal, identified by its version. */
export interface Answer {
  table: string;
  seq: number;
  seat: number;
  type: "answer";
  offer: number;
  agree: boolean;
}

/** Gives up the game. */
export interface Abandon {
  table: string;
  seq: number;
  seat: number;
  type: "abandon";
}

/** Requests another game with the same players. */
export interface Rematch {
  table: string;
  seq: number;
  seat: number;
  type: "rematch";
}

/** Requests the move a bot would play. */
export interface Hint {
  table: string;
  seq: number;
  seat: number;
  type: "hint";
}

/** Sends a chat message: either text or a quick phrase. */
export interface Say {
  table: string;
  seq: number;
  seat: number;
  type: "say";
  text?: string | null;
  phrase?: string | null;
}

/** Answers `hello`: the player; `account` is empty for a guest. */
export interface WelcomeMessage {
  type: "welcome";
  protocol: number;
  player: string;
  name: string;
  account: string;
  lang: "en" | "fr";
}

/**
 * Answers `watch`: the whole table, or what is new since the client last saw it.
 *
 * `rewound`: first drop the log after that ply. `retold`: new versions of plies that the client
 * already has. `last`: the ply of the seat's own last move. `heard`: the last `seq` carried out
 * for this client.
 */
export interface TableMessage {
  status: Status;
  seat: number | null;
  ply: number;
  view: View | null;
  log: PlyData[];
  retold: PlyData[];
  rewound: number | null;
  last: number;
  chat: ChatMessageData[];
  type: "table";
  heard: number;
}

/**
 * A committed change of a table; null fields have not changed.
 *
 * `rewound`: first drop the log after that ply. `retold`: new versions of plies that the client
 * already has, because they have faded or may be read again.
 */
export interface UpdateMessage {
  table: string;
  version: number;
  ply: number;
  entries: TableEventData[];
  rewound: number | null;
  status: Status | null;
  chat: ChatMessageData[];
  view: View | null;
  log: PlyData[];
  retold: PlyData[];
  type: "update";
}

/** The command was carried out and committed, as the entry with this version. */
export interface AckMessage {
  type: "ack";
  table: string;
  seq: number;
  version: number;
}

/** The command was refused and changed nothing; `text` says why in the client's language. */
export interface RefusedMessage {
  code: string;
  clause: string;
  args: Args;
  game: string;
  text: string;
  type: "refused";
  table: string | null;
  seq: number | null;
}

/** The move a bot would play, and its estimate of each seat's chances. */
export interface HintMessage {
  type: "hint";
  table: string;
  seq: number;
  ply: number;
  move: string;
  chances: number[];
}

/** The table of the rematch. */
export interface MovedOnMessage {
  type: "moved-on";
  table: string;
  seq: number;
  rematch: string;
}

/** Answers `ping`. */
export interface PongMessage {
  type: "pong";
}

/** The server is stopping: reconnect later. */
export interface ByeMessage {
  type: "bye";
  reason: string;
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | Ping
  | Sit
  | SeatBot
  | Unseat
  | Leave
  | Return
  | Relieve
  | Play
  | Undo
  | Draw
  | Answer
  | Abandon
  | Rematch
  | Hint
  | Say;

export type ServerMessage =
  | WelcomeMessage
  | TableMessage
  | UpdateMessage
  | AckMessage
  | RefusedMessage
  | HintMessage
  | MovedOnMessage
  | PongMessage
  | ByeMessage;

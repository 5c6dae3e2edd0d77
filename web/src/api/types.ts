// Made from the server's models by `make protocol`; do not edit.

export const PROTOCOL = 1;

export type Value = number | string;
export type Settings = Record<string, Value>;
export type Arg = number | string | string[];
export type Args = Record<string, Arg>;
export type Glyph = [symbol: string, hue: string];

/** One legal move, and the parts a person would choose to make it. */
export interface ChoiceData {
  move: string;
  parts: Settings;
}

/** The decision a seat is asked for, with every legal move. */
export interface PromptData {
  seat: number;
  kind: string;
  clause: string;
  args: Args;
  choices: ChoiceData[];
}

/** How a game ended. */
export interface OutcomeData {
  reason: string;
  clause: string;
  winners: number[];
  scores: number[];
}

/** One line of an outline; `level` 0 is a heading. */
export interface Line {
  level: number;
  kind: string;
  args: Args;
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
  outline: Line[];
}

/** Something that happened, as its reader may know it. */
export interface EventData {
  kind: string;
  clause: string;
  args: Args;
}

/** What one reader learned from one move; that of ply 0 is the set-up. */
export interface PlyData {
  ply: number;
  events: EventData[];
}

/** Thinking time in seconds: a reserve, and what each move adds. */
export interface ClockTermsData {
  reserve: number;
  increment: number;
  per_move: boolean;
}

/** How people play with each other at this table. */
export interface TermsData {
  public: boolean;
  rated: boolean;
  hints: boolean;
  undo: "consent" | "barrier" | "never";
  clock: ClockTermsData | null;
  flag: "bot" | "forfeit";
  bots: (string | null)[];
}

/** A seat: who holds it, and which bot plays it now, if one does. */
export interface ChairData {
  seat: number;
  player: string | null;
  name: string | null;
  bot: string | null;
  relieved: boolean;
  forfeited: boolean;
}

/** What each seat had left at a moment, in milliseconds, and whose clock runs since. */
export interface ClocksData {
  at: number;
  running: number | null;
  left: number[];
}

/** A proposal that waits for answers. */
export interface OfferData {
  version: number;
  kind: "undo" | "draw";
  seat: number;
  ply: number;
  agreed: number[];
}

/** Something said at the table, in words or by the name of a quick phrase. */
export interface SaidData {
  version: number;
  at: number;
  seat: number;
  text: string;
  phrase: string;
}

/** Something that happened at the table; a move is told by its events instead. */
export interface EntryData {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
}

/** A table; the secret of its deal is told when it is over. */
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
  seats: ChairData[];
  clocks: ClocksData | null;
  offer: OfferData | null;
  ending: OutcomeData | null;
}

/** Opens the conversation; `client` is a random name of this tab, kept over reconnects. */
export interface Hello {
  type: "hello";
  protocol: number;
  client: string;
  lang: "en" | "fr";
}

/** What a client has seen of a table already. */
export interface Since {
  version: number;
  ply: number;
}

/** Asks for a table and its news, as a seat that one holds or (null) as a spectator. */
export interface Watch {
  type: "watch";
  table: string;
  seat: number | null;
  lines: boolean;
  since: Since | null;
}

/** Wants no more news of a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Asks for a `pong`. */
export interface Ping {
  type: "ping";
}

/** Takes an empty seat, under another name than one's own if given. */
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

/** Gets up. */
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

/** Lets a bot stand in for somebody who has not moved for long. */
export interface Relieve {
  table: string;
  seq: number;
  seat: number;
  type: "relieve";
}

/** Plays a move in notation, as the next after `ply` moves. */
export interface Play {
  table: string;
  seq: number;
  seat: number;
  type: "play";
  ply: number;
  move: string;
}

/** Goes back to the position after `ply` moves, or asks the others to. */
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

/** Agrees to a proposal, named by its version, or declines it. */
export interface Answer {
  table: string;
  seq: number;
  seat: number;
  type: "answer";
  offer: number;
  agree: boolean;
}

/** Gives the game up. */
export interface Abandon {
  table: string;
  seq: number;
  seat: number;
  type: "abandon";
}

/** Asks for another game with the same people. */
export interface Rematch {
  table: string;
  seq: number;
  seat: number;
  type: "rematch";
}

/** Asks a bot what it would play. */
export interface Hint {
  table: string;
  seq: number;
  seat: number;
  type: "hint";
}

/** Says something: either words of one's own, or a quick phrase. */
export interface Say {
  table: string;
  seq: number;
  seat: number;
  type: "say";
  text?: string | null;
  phrase?: string | null;
}

/** Answers `hello`: who the client is; `account` is empty for a guest. */
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
 * `rewound`: first drop what the log has after that ply; `last` is the ply of the seat's last own
 * move; `heard` the last `seq` heard from this client.
 */
export interface TableMessage {
  type: "table";
  status: Status;
  seat: number | null;
  ply: number;
  view: View | null;
  log: PlyData[];
  rewound: number | null;
  last: number;
  chat: SaidData[];
  heard: number;
}

/**
 * News of a table, once committed; what is null has not changed.
 *
 * `rewound`: first drop what the log has after that ply.
 */
export interface UpdateMessage {
  type: "update";
  table: string;
  version: number;
  ply: number;
  entries: EntryData[];
  view: View | null;
  log: PlyData[];
  rewound: number | null;
  status: Status | null;
  chat: SaidData[];
}

/** The request is granted and kept, as the entry with this version. */
export interface AckMessage {
  type: "ack";
  table: string;
  seq: number;
  version: number;
}

/** The request is refused and has changed nothing; `text` says why in the client's language. */
export interface RefusedMessage {
  type: "refused";
  table: string | null;
  seq: number | null;
  code: string;
  clause: string;
  args: Args;
  game: string;
  text: string;
}

/** What a bot would play, and each seat's chances in its eyes. */
export interface HintMessage {
  type: "hint";
  table: string;
  seq: number;
  ply: number;
  move: string;
  chances: number[];
}

/** Where the same people play again. */
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

/** The server goes away for a while: reconnect later. */
export interface ByeMessage {
  type: "bye";
  reason: string;
}

/** Why a request was refused; `text` in the language that was asked for. */
export interface ErrorData {
  code: string;
  clause: string;
  args: Args;
  game: string;
  text: string;
}

/** Who the client is; `account` is empty for a guest. */
export interface SessionData {
  player: string;
  name: string;
  account: string;
}

/** The name to be shown to others. */
export interface NameRequest {
  name: string;
}

/** A name to log in with, and a password. */
export interface AccountRequest {
  account: string;
  password: string;
}

/** Thinking time in seconds: a reserve (for each move, with `per_move`), and an increment. */
export interface ClockRequest {
  reserve: number;
  increment: number;
  per_move: boolean;
}

/** How people are to play with each other; `bots` names a bot or null for each seat. */
export interface TermsRequest {
  public: boolean;
  rated: boolean;
  hints: boolean;
  undo: "consent" | "barrier" | "never";
  clock: ClockRequest | null;
  flag: "bot" | "forfeit";
  bots: (string | null)[];
}

/** A new table; `seat` is where its founder sits down, if at all. */
export interface TableRequest {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  terms: TermsRequest;
  seat: number | null;
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

/** A variant of a game's rules. */
export interface OptionData {
  key: string;
  clause: string;
  default: Value;
  values: Value[];
  low: number | null;
  high: number | null;
  document: boolean;
}

/** A clause of the rulebook; its words are in the catalogue. */
export interface ClauseData {
  id: string;
  section: string;
  source: string;
}

/**
 * A game's declaration, without words; `presets` are defaults by `<option>=<value>`.
 *
 * `guide` is the number of steps of its guided first game (0: it has none); `diagrams` are the
 * clauses that have one.
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
 * A place in a guided first game: after `done` moves of a step, as the learner sees it.
 *
 * `id` names the step's words, `wanted` is the move that leads on (null: there is only to read),
 * and `log` tells what has happened since the place before.
 */
export interface GuideData {
  step: number;
  steps: number;
  done: number;
  id: string;
  clauses: string[];
  wanted: string | null;
  view: View;
  log: PlyData[];
}

/** A learner's move. */
export interface GuideRequest {
  move: string;
}

/**
 * A finished game after `ply` of `plies` moves, as a seat or a spectator saw it.
 *
 * The last of them is another one than was played, if that was asked for.
 */
export interface ReplayData {
  table: string;
  seat: number | null;
  ply: number;
  plies: number;
  view: View;
  log: PlyData[];
}

/** A whole game: ruleset, seats, options, dice, moves. */
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

/** Points of one seat, and what they are for. */
export interface ScoreData {
  seat: number;
  kind: string;
  clause: string;
  points: number;
  args: Args;
}

/** A move: each seat's chances before it, a better one, and what the played one gave away. */
export interface DecisionData {
  number: number;
  seat: number;
  move: string;
  best: string;
  cost: number;
  chances: number[];
}

/** Where an imported game can be replayed. */
export interface ArchivedData {
  table: string;
}

/** A secret that carries a seat to another device. */
export interface TokenData {
  token: string;
}

/** Takes a seat along from another device. */
export interface CarryRequest {
  token: string;
}

/** The seat that was carried over. */
export interface CarriedData {
  table: string;
  seat: number;
}

/** How strong a player is thought to be at a game; `shown` is a cautious single number. */
export interface RatingData {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  shown: number;
}

/** A place on the ladder. */
export interface RankData {
  player: string;
  name: string;
  rating: RatingData;
}

/** A player's page. */
export interface PlayerData {
  player: string;
  name: string;
  account: string;
  ratings: RatingData[];
  games: ListingData[];
}

/** Whether the server is there, or ready. */
export interface HealthData {
  status: "ok";
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

/** The HTTP interface of the server. */

import type {
  ArchivedData,
  CarriedData,
  Decision,
  ErrorData,
  GameData,
  GuidePage,
  GuideRequest,
  ListingData,
  RecordData,
  ReplayedPosition,
  Score,
  SessionData,
  Status,
  TableRequest,
  TermsData,
  TokenData,
  View,
} from "./types";

/** The server refused the request; the message is in the language of the page. */
export class Refused extends Error {
  readonly data: ErrorData;

  constructor(data: ErrorData) {
    super(data.text);
    this.data = data;
  }
}

export class Http {
  private readonly language: () => string;

  constructor(language: () => string) {
    this.language = language;
  }

  session = () => this.json<SessionData>("GET", "/api/session");
  rename = (name: string) => this.json<SessionData>("PATCH", "/api/session", { name });
  register = (account: string, password: string) =>
    this.json<SessionData>("POST", "/api/account", { account, password });
  login = (account: string, password: string) =>
    this.json<SessionData>("POST", "/api/login", { account, password });
  logout = () => this.json<SessionData>("POST", "/api/logout");

  games = () => this.json<GameData[]>("GET", "/api/games");
  words = (language: string, game?: string) =>
    this.text(`/api/words/${language}${game ? `/${game}` : ""}`);

  guide = (game: string, step: number, done: number) =>
    this.json<GuidePage>("GET", `/api/games/${game}/guide/${step}?done=${done}`);
  guideMove = (game: string, step: number, done: number, answer: GuideRequest) =>
    this.json<GuidePage>("POST", `/api/games/${game}/guide/${step}?done=${done}`, answer);
  diagram = (game: string, clause: string) =>
    this.json<View>("GET", `/api/games/${game}/diagrams/${clause}`);

  createTable = (request: TableRequest) => this.json<Status>("POST", "/api/tables", request);
  openTables = () => this.json<ListingData[]>("GET", "/api/tables");
  myTables = () => this.json<ListingData[]>("GET", "/api/tables/mine");
  table = (id: string) => this.json<Status>("GET", `/api/tables/${id}`);
  replay = (id: string, ply: number, seat: number | null, instead = "") =>
    this.json<ReplayedPosition>(
      "GET",
      `/api/tables/${id}/replay?ply=${ply}${seat === null ? "" : `&seat=${seat}`}` +
        (instead && `&instead=${encodeURIComponent(instead)}`),
    );
  sheet = (id: string) => this.json<Score[]>("GET", `/api/tables/${id}/sheet`);
  review = (id: string, first: number, last: number, signal: AbortSignal) =>
    this.json<Decision[]>(
      "GET",
      `/api/tables/${id}/review?first=${first}&last=${last}`,
      undefined,
      signal,
    );
  record = (id: string) => this.json<RecordData>("GET", `/api/tables/${id}/record?form=json`);
  /** Import a record, as text or JSON, as a table whose game is over. */
  importRecord = async (record: string) =>
    (await (await this.fetch("POST", "/api/records", "text/plain", record)).json()) as ArchivedData;
  seatToken = (id: string, seat: number) =>
    this.json<TokenData>("POST", `/api/tables/${id}/seats/${seat}/token`);
  claimSeat = (token: string) => this.json<CarriedData>("POST", "/api/carry", { token });

  private async json<T>(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<T> {
    const [type, text] = body === undefined ? [] : ["application/json", JSON.stringify(body)];
    const answer = await this.fetch(method, path, type, text, signal);
    return (await answer.json()) as T;
  }

  private async text(path: string): Promise<string> {
    return (await this.fetch("GET", path)).text();
  }

  private async fetch(
    method: string,
    path: string,
    type?: string,
    body?: string,
    signal?: AbortSignal,
  ): Promise<Response> {
    const headers: Record<string, string> = { "Accept-Language": this.language() };
    if (type !== undefined) headers["Content-Type"] = type;
    const answer = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!answer.ok) throw new Refused((await answer.json()) as ErrorData);
    return answer;
  }
}

/** The usual terms of a private table: unrated, without clock, hints and undo allowed. */
export function defaultTerms(bots: (string | null)[]): TermsData {
  return {
    public: false,
    rated: false,
    hints: true,
    undo: "consent",
    clock: null,
    flag: "bot",
    bots,
  };
}

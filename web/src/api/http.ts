/** Calls to the server that are answered once. */

import type {
  ArchivedData,
  DecisionData,
  ErrorData,
  GameData,
  GuideData,
  ListingData,
  RecordData,
  ReplayData,
  ScoreData,
  SessionData,
  Settings,
  Status,
  TermsData,
  View,
} from "./types";

/** The server said no, in words. */
export class Refused extends Error {
  readonly data: ErrorData;

  constructor(data: ErrorData) {
    super(data.text);
    this.data = data;
  }
}

export interface Founding {
  game: string;
  seats: number;
  options: Settings;
  terms: TermsData;
  seat: number | null;
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
    this.json<GuideData>("GET", `/api/games/${game}/guide/${step}?done=${done}`);
  learn = (game: string, step: number, done: number, move: string) =>
    this.json<GuideData>("POST", `/api/games/${game}/guide/${step}?done=${done}`, { move });
  diagram = (game: string, clause: string) =>
    this.json<View>("GET", `/api/games/${game}/diagrams/${clause}`);

  found = (founding: Founding) => this.json<Status>("POST", "/api/tables", founding);
  open = () => this.json<ListingData[]>("GET", "/api/tables");
  mine = () => this.json<ListingData[]>("GET", "/api/tables/mine");
  table = (id: string) => this.json<Status>("GET", `/api/tables/${id}`);
  replay = (id: string, ply: number, seat: number | null, instead = "") =>
    this.json<ReplayData>(
      "GET",
      `/api/tables/${id}/replay?ply=${ply}${seat === null ? "" : `&seat=${seat}`}` +
        (instead && `&instead=${encodeURIComponent(instead)}`),
    );
  sheet = (id: string) => this.json<ScoreData[]>("GET", `/api/tables/${id}/sheet`);
  review = (id: string, first: number, last: number, signal: AbortSignal) =>
    this.json<DecisionData[]>(
      "GET",
      `/api/tables/${id}/review?first=${first}&last=${last}`,
      undefined,
      signal,
    );
  record = (id: string) => this.json<RecordData>("GET", `/api/tables/${id}/record?form=json`);
  /** Bring a record, as text or JSON, to where it can be replayed. */
  bring = async (record: string) =>
    (await (await this.fetch("POST", "/api/records", "text/plain", record)).json()) as ArchivedData;
  token = (id: string, seat: number) =>
    this.json<{ token: string }>("POST", `/api/tables/${id}/seats/${seat}/token`);
  carry = (token: string) =>
    this.json<{ table: string; seat: number }>("POST", "/api/carry", { token });

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

/** The terms most people want: a friendly table found by its link. */
export function usualTerms(bots: (string | null)[]): TermsData {
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

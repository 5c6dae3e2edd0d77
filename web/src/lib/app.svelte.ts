/** The state all screens share: catalogues, games, session, connection. */

import type { FluentResource } from "@fluent/bundle";

import { claimClient } from "../api/client";
import { Http, Refused } from "../api/http";
import { Socket, type ConnectionState } from "../api/socket";
import type { Args, GameData, SessionData } from "../api/types";
import { Words, parse } from "../words/words";
import { type Language, settings } from "./settings.svelte";

interface Notice {
  text: string;
  clause: string;
  game: string;
}

class App {
  readonly http = new Http(() => settings.language);
  games = $state.raw<GameData[]>([]);
  session = $state.raw<SessionData>({ player: "", name: "", account: "" });
  connection = $state<ConnectionState>("connecting");
  /** The last refusal, until it is dismissed. */
  notice = $state.raw<Notice | null>(null);
  /** The clause shown in the dialog. */
  openedClause = $state.raw<{ game: string; clause: string } | null>(null);
  /** Seats to take at a table just created, for the other people at this device. */
  pendingSeats: Record<string, number[]> = {};
  private texts = $state.raw<Record<string, FluentResource>>({});
  private language = $state(settings.language);
  words = $derived(this.wordsFrom([this.language]));
  private live: Socket | null = null;

  async start(): Promise<void> {
    const [games, session] = await Promise.all([
      this.http.games(),
      this.http.session(),
      this.setLanguage(settings.language),
      document.fonts.load("600 1em 'Fraunces Variable'"),
    ]);
    this.games = games;
    this.session = session;
    const { client, store } = await claimClient();
    this.live = new Socket({
      open: () => new WebSocket(`${location.origin.replace("http", "ws")}/api/ws`),
      client,
      store,
      lang: () => settings.language,
      onConnection: (state) => (this.connection = state),
    });
    addEventListener("online", () => this.live?.retryNow());
  }

  get socket(): Socket {
    if (!this.live) throw new Error("not started");
    return this.live;
  }

  /** Change the language of the page, once its catalogues are loaded. */
  async setLanguage(language: Language): Promise<void> {
    const keys = Object.keys(this.texts).map((id) => id.split("/")[1] ?? "");
    await Promise.all([...new Set(["", ...keys])].map((key) => this.load(language, key)));
    this.language = settings.language = language;
    settings.save();
    this.live?.reconnect();
  }

  /** Fetch the words of a game, in the current language. */
  async loadWords(game: string): Promise<void> {
    await this.load(settings.language, game);
  }

  game(key: string): GameData | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** The words of a game, or null until they are there (see `loadWords`). */
  gameWords(key: string, you: number | null = null, names: (string | null)[] = []): Words | null {
    const game = this.game(key);
    if (!game || !this.texts[`${this.language}/${key}`]) return null;
    return this.wordsFrom([this.language, `${this.language}/${key}`], game, you, names);
  }

  /** Return what `work` returns, or show the error and return null. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.showError(error);
      return null;
    }
  }

  showError(error: unknown): void {
    if (error instanceof Refused) this.notice = error.data;
    else {
      console.error(error);
      this.notice = { text: this.words.say("page-unreachable"), clause: "", game: "" };
    }
  }

  private async load(language: string, key: string): Promise<void> {
    const id = key ? `${language}/${key}` : language;
    if (this.texts[id]) return;
    const text = await this.http.words(language, key || undefined);
    this.texts = { ...this.texts, [id]: parse(text) };
  }

  private wordsFrom(
    ids: string[],
    game: GameData | null = null,
    you: number | null = null,
    names: (string | null)[] = [],
  ): Words {
    const resources = ids.map((id) => this.texts[id]).filter((text) => text !== undefined);
    return new Words({ language: this.language, resources, game, you, names });
  }
}

export const app = new App();

/** A message of the page in the current language. */
export function say(id: string, args: Args = {}): string {
  return app.words.say(id, args);
}

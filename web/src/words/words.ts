/**
 * Turns data of the server (events, lines, prompts, refusals) into sentences.
 *
 * The same rules as `florilege/locale/catalogue.py`: an argument named `seat`, or ending in `_seat`,
 * is a seat number; a text (or each text of a list) is a term of the game's vocabulary, with its
 * symbol where it has one; a number is a number.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Arg, Args, EventData, Glyph, Line } from "../api/types";

const AUTOMATON = 14;
const LETTERS = "ABCDEFGHIJKLMNO";
const PLACE = "\ufffc"; // stands for a sentence while the one around it is made

/** Fluent text, parsed once and shared by all bundles. */
export function parse(text: string): FluentResource {
  return new FluentResource(text);
}

/** How terms are written: symbol and text, unless a reader marks them to draw them later. */
export type Ink = (symbol: string, hue: string, text: string) => string;

const plain: Ink = (symbol, _hue, text) => `${symbol} ${text}`;

export interface Vocabulary {
  key: string;
  glyphs: Record<string, Glyph>;
}

export interface WordsInit {
  language: string;
  resources: FluentResource[];
  game?: Vocabulary | null;
  /** The seat of the reader. */
  you?: number | null;
  /** Who sits where; a seat without a name has its letter. */
  names?: readonly (string | null)[];
  ink?: Ink;
}

export class Words {
  readonly language: string;
  readonly game: Vocabulary | null;
  readonly you: number | null;
  private readonly init: WordsInit;
  private readonly names: readonly (string | null)[];
  private readonly ink: Ink;
  private readonly bundle: FluentBundle;

  constructor(init: WordsInit) {
    this.init = init;
    this.language = init.language;
    this.game = init.game ?? null;
    this.you = init.you ?? null;
    this.names = init.names ?? [];
    this.ink = init.ink ?? plain;
    this.bundle = new FluentBundle(init.language, { useIsolating: false });
    for (const resource of init.resources) this.bundle.addResource(resource);
  }

  /** The same words with terms written in another way. */
  inked(ink: Ink): Words {
    return new Words({ ...this.init, ink });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message, its arguments put into words. */
  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.missing(id);
    const words: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(args)) words[key] = this.word(key, value);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, words, errors);
    return errors[0] ? this.missing(`${id}: ${errors[0].message}`) : text;
  }

  /** An argument in words. */
  word(key: string, value: Arg): string | number {
    const kind = key.slice(key.lastIndexOf("_") + 1);
    if (typeof value === "number") return kind === "seat" ? this.seat(value) : value;
    return typeof value === "string" ? this.term(kind, value) : this.terms(kind, value);
  }

  /** The name of a seat, or of the automaton; the reader's own is marked. */
  seat(seat: number): string {
    if (seat === AUTOMATON) return this.own("term", "automaton");
    const letter = this.name(seat);
    return this.say(seat === this.you ? "seat-you" : "seat", { letter });
  }

  /** The bare name of a seat. */
  name(seat: number): string {
    return this.names[seat] ?? LETTERS[seat] ?? String(seat);
  }

  /** A term of the game's vocabulary with its symbol, or the text as it is. */
  term(kind: string, value: string): string {
    if (!this.game || !this.has(`${this.game.key}-term-${kind}-${value}`)) return value;
    const text = this.own("term", `${kind}-${value}`);
    const glyph = this.game.glyphs[`${kind}-${value}`];
    return glyph ? this.ink(...glyph, text) : text;
  }

  /** A list of terms, equal neighbours counted. */
  terms(kind: string, values: readonly string[]): string {
    const runs: { value: string; number: number }[] = [];
    for (const value of values) {
      const last = runs.at(-1);
      if (last?.value === value) last.number += 1;
      else runs.push({ value, number: 1 });
    }
    const counted = runs.map(({ value, number }) => {
      const text = this.term(kind, value);
      return number > 1 ? `${number} × ${text}` : text;
    });
    return counted.join(", ") || this.say("nothing");
  }

  /** A message of the game: `<game>-<kind>-<name>`. */
  own(kind: string, name: string, args: Args = {}): string {
    return this.say(`${this.game?.key ?? ""}-${kind}-${name}`, args);
  }

  hasOwn(kind: string, name: string): boolean {
    return this.has(`${this.game?.key ?? ""}-${kind}-${name}`);
  }

  /** A share of one, in percent. */
  percent(share: number): string {
    const form = { style: "percent", maximumFractionDigits: 0 } as const;
    return new Intl.NumberFormat(this.language, form).format(share);
  }

  clause(id: string): string {
    return this.own("clause", id.replaceAll(".", "-"));
  }

  event(event: EventData): string {
    return this.own("event", event.kind, event.args);
  }

  line(line: Line): string {
    return this.own("line", line.kind, line.args);
  }

  /** A sentence followed by the clause it rests on. */
  cite(text: string, clause: string): string {
    if (!clause) return text;
    return this.say("cited", { clause, text: PLACE }).replace(PLACE, text);
  }

  /** Missing words are an error of ours: shown as their id, and told to whoever looks. */
  private missing(id: string): string {
    console.error(`no words in ${this.language}: ${id}`);
    return id;
  }
}

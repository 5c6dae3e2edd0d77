/**
 * Formats data of the server (events, lines, prompts, refusals) as sentences.
 *
 * The same rules as `florilege/locale/catalogue.py`: an argument named `seat`, or ending in `_seat`,
 * is a seat number; a text (or each text of a list) is a term of the game's vocabulary, with its
 * symbol where it has one; a number is a number. An argument beginning with `drawn_` is a row of a
 * drawing, with a letter for each term. A message may have forms for the reader as
 * attributes: `.you` where the argument `seat` is the reader, `.you-from` where `from_seat` is.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Arg, Args, EventData, Glyph, OutlineLine } from "../api/types";

const AUTOMATON = 14;
const LETTERS = "ABCDEFGHIJKLMNO";
const NAME = "\uf000"; // marks the start of a name
const CUT = /(?<!\p{L})([Dd]|[Qq]u)e \uf000(?=[aâeéèêëhiîïoôuùû]\p{L})/giu;

/** Fluent text, parsed once and shared by all bundles. */
export function parse(text: string): FluentResource {
  return new FluentResource(text);
}

const isSeat = (key: string): boolean => /(^|_)seat$/.test(key);

/**
 * How terms are written: symbol and text, unless a reader marks them to draw them later. In a
 * drawing there is no room for words, and the symbol stands alone.
 */
export type TermStyle = (symbol: string, hue: string, text: string, alone?: boolean) => string;

const plain: TermStyle = (symbol, _hue, text, alone) => (alone ? symbol : `${symbol} ${text}`);

const DRAWN = "drawn_"; // begins the name of an argument that is a row of a drawing

/** Whether a line is a row of a drawing, whose signs stand one above the other. */
export function isDrawing(line: OutlineLine): boolean {
  return Object.keys(line.args).some((key) => key.startsWith(DRAWN));
}

interface Vocabulary {
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
  termStyle?: TermStyle;
}

export class Words {
  readonly language: string;
  readonly game: Vocabulary | null;
  readonly you: number | null;
  private readonly init: WordsInit;
  private readonly names: readonly (string | null)[];
  private readonly termStyle: TermStyle;
  private readonly bundle: FluentBundle;

  constructor(init: WordsInit) {
    this.init = init;
    this.language = init.language;
    this.game = init.game ?? null;
    this.you = init.you ?? null;
    this.names = init.names ?? [];
    this.termStyle = init.termStyle ?? plain;
    this.bundle = new FluentBundle(init.language, { useIsolating: false });
    for (const resource of init.resources) this.bundle.addResource(resource);
  }

  /** Return the same catalogue with another style for terms. */
  withTermStyle(termStyle: TermStyle): Words {
    return new Words({ ...this.init, termStyle });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message, its arguments put into words. */
  say(id: string, args: Args = {}): string {
    const message = this.bundle.getMessage(id);
    const form = this.ownForms(args).find((name) => message?.attributes[name]);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) return this.missing(id);
    const words: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(args)) words[key] = this.named(key, value);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, words, errors);
    if (errors[0]) return this.missing(`${id}: ${errors[0].message}`);
    return text.replace(CUT, "$1’").replaceAll(NAME, "");
  }

  /** An argument in words; a name is marked in French, which cuts the word before a vowel. */
  private named(key: string, value: Arg): string | number {
    const word = this.word(key, value);
    return isSeat(key) && this.language === "fr" ? NAME + word : word;
  }

  /** The attributes that say who the reader is in a sentence, that of the actor first. */
  private ownForms(args: Args): string[] {
    return Object.keys(args)
      .filter((key) => this.you !== null && isSeat(key) && args[key] === this.you)
      .map((key) => ["you", ...key.split("_").slice(0, -1)].join("-"))
      .sort();
  }

  /** An argument in words. */
  word(key: string, value: Arg): string | number {
    const kind = key.slice(key.lastIndexOf("_") + 1);
    if (typeof value === "number") {
      if (kind !== "seat") return value;
      // Only `seat` begins a sentence.
      if (value === AUTOMATON && key !== "seat") return this.own("term", "automaton-inside");
      return value === this.you ? this.say("seat-you") : this.seat(value);
    }
    if (typeof value !== "string") return this.terms(kind, value);
    return key.startsWith(DRAWN) ? this.drawn(kind, value) : this.term(kind, value);
  }

  /** The label of a seat, or of the automaton; the reader's own is marked. */
  seat(seat: number): string {
    if (seat === AUTOMATON) return this.own("term", "automaton");
    const letter = this.name(seat);
    return this.say(seat === this.you ? "seat-own" : "seat", { letter });
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
    return glyph ? this.termStyle(...glyph, text) : text;
  }

  /** A row of a drawing: terms by their signs alone, the rest as it stands. */
  drawn(kind: string, row: string): string {
    return [...row].map((mark) => this.sign(kind, mark)).join("");
  }

  private sign(kind: string, mark: string): string {
    const glyph = this.game?.glyphs[`${kind}-${mark}`];
    return glyph ? this.termStyle(...glyph, this.own("term", `${kind}-${mark}`), true) : mark;
  }

  /** A list of terms, with equal neighbours counted. */
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

  /** The words of an outline's line, where seats are labels as in a table. */
  line(line: OutlineLine): string {
    const args = Object.entries(line.args).map(([key, value]): [string, Arg] => [
      key,
      isSeat(key) && typeof value === "number" ? this.seat(value) : value,
    ]);
    return this.own("line", line.kind, Object.fromEntries(args));
  }

  /** A missing message is a bug: its id is shown, and an error logged. */
  private missing(id: string): string {
    console.error(`no words in ${this.language}: ${id}`);
    return id;
  }
}

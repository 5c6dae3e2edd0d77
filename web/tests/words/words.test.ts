import { describe, expect, it, vi } from "vitest";

import { markTerms, runsOf } from "../../src/words/rich-text";
import { Words, isDrawing, parse, type WordsInit } from "../../src/words/words";
import { catalogue } from "../catalogue";

const MANDALA = {
  key: "mandala",
  glyphs: { "card-r": ["●", "#d64550"], "tile-r7": ["●", "#d64550"] } as Record<
    string,
    [string, string]
  >,
};

function words(init: Partial<WordsInit> = {}): Words {
  const language = init.language ?? "en";
  const resources = [parse(catalogue(language)), parse(catalogue(language, "mandala"))];
  return new Words({ language, resources, game: MANDALA, ...init });
}

describe("arguments", () => {
  it("says seats by letter, by name, and marks the reader's own", () => {
    expect(words().seat(1)).toBe("B");
    expect(words({ names: ["Ann", null] }).seat(0)).toBe("Ann");
    expect(words({ names: ["Ann", null], you: 0 }).seat(0)).toBe("Ann (you)");
    expect(words().word("from_seat", 2)).toBe("C");
    expect(words({ names: ["Ann", null], you: 0 }).word("from_seat", 0)).toBe("you");
  });

  it("says the automaton with a capital only where a sentence may begin", () => {
    const resources = [parse(catalogue("en")), parse(catalogue("en", "power_plants"))];
    const mole = words({ resources, game: { key: "power-plants", glyphs: {} } });
    expect(mole.word("seat", 14)).toBe("The Mole");
    expect(mole.word("owner_seat", 14)).toBe("the Mole");
  });

  it("says terms with their symbol, unknown text as it is", () => {
    expect(words().word("card", "r")).toBe("● red");
    expect(words().word("hidden_card", "r")).toBe("● red");
    expect(words().word("card", "no such card")).toBe("no such card");
    expect(words().word("number", 3)).toBe(3);
  });

  it("draws terms by their signs alone, and keeps what stands between", () => {
    expect(words().word("drawn_card", " r (r) · 3")).toBe(" ● (●) · 3");
    const runs = runsOf(String(words({ termStyle: markTerms }).word("drawn_card", "r ·")));
    expect(runs).toEqual([
      { symbol: "●", hue: "#d64550", text: "red", alone: true },
      { symbol: "", hue: "", text: " ·", alone: false },
    ]);
    expect(isDrawing({ level: 1, kind: "ring", args: { drawn_card: "r ·" } })).toBe(true);
    expect(isDrawing({ level: 1, kind: "ring", args: { card: "r" } })).toBe(false);
  });

  it("says shares in percent", () => {
    expect(words().percent(0.626)).toBe("63%");
    expect(words({ language: "fr" }).percent(0.626)).toMatch(/^63\s%$/);
  });

  it("counts equal neighbours in lists", () => {
    expect(words().terms("card", ["r", "r", "y"])).toBe("2 × ● red, yellow");
    expect(words().terms("card", [])).toBe("nothing");
  });
});

describe("sentences", () => {
  const event = {
    kind: "played-face-up",
    clause: "1.3",
    args: { seat: 1, number: 2, card: "r", mandala: 3 },
  };

  it("tells events in both languages", () => {
    expect(words().event(event)).toBe("B plays 2 ● red cards on mandala 3, face up.");
    expect(words({ language: "fr" }).event(event)).toBe(
      "B joue 2 cartes sur le mandala 3, face visible\u00a0: ● rouge.",
    );
  });

  it("cuts French words before a name that begins with a vowel", () => {
    const names = ["Émilie", "Hélène", "Bob", null];
    const resources = [parse(catalogue("fr")), parse(catalogue("fr", "power_plants"))];
    const game = { key: "power-plants", glyphs: {} };
    const french = words({ language: "fr", resources, game, names });
    const said = (owner_seat: number) =>
      french.own("event", "captured", { seat: 2, owner_seat, patch: "h3" });
    expect(said(0)).toBe("Bob capture une fée d’Émilie sur Miéliane 3.");
    expect(said(1)).toBe("Bob capture une fée d’Hélène sur Miéliane 3.");
    expect(said(3)).toBe("Bob capture une fée de D sur Miéliane 3.");
    const english = words({ names: ["Bob", "Ann"] });
    const args = { seat: 0, from_seat: 1, mandala: 2 };
    expect(english.own("event", "marker-taken", args)).toMatch(/^Bob takes .* from Ann\.$/);
  });

  it("tells who won, the reader too", () => {
    const named = { names: ["Ann", "Bob"] };
    expect(words({ ...named, you: 0 }).say("page-won", { seat: 0 })).toBe("You win");
    expect(words({ ...named, you: 0 }).say("page-won", { seat: 1 })).toBe("Bob wins");
    expect(words({ ...named, language: "fr" }).say("page-won", { seat: 0 })).toBe("Ann gagne");
  });

  it("finds clauses by their dotted ids", () => {
    expect(words().clause("4.1")).toContain("six colours");
  });

  it("shows and reports a message that is missing", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(words().say("no-such-message")).toBe("no-such-message");
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });

  it("marks terms so that they can be drawn", () => {
    const text = words({ termStyle: markTerms }).event(event);
    expect(runsOf(text)).toEqual([
      { symbol: "", hue: "", text: "B plays 2 ", alone: false },
      { symbol: "●", hue: "#d64550", text: "red", alone: false },
      { symbol: "", hue: "", text: " cards on mandala 3, face up.", alone: false },
    ]);
  });
});

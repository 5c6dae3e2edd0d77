import { describe, expect, it, vi } from "vitest";

import { marked, runsOf } from "../src/words/rich";
import { Words, parse, type WordsInit } from "../src/words/words";
import { catalogue } from "./catalogue";

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
  });

  it("says terms with their symbol, unknown text as it is", () => {
    expect(words().word("card", "r")).toBe("● red");
    expect(words().word("hidden_card", "r")).toBe("● red");
    expect(words().word("card", "no such card")).toBe("no such card");
    expect(words().word("number", 3)).toBe(3);
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
    expect(words().event(event)).toBe("B plays 2 × ● red on mandala 3, face up.");
    expect(words({ language: "fr" }).event(event)).toBe(
      "B joue 2 × ● rouge sur le mandala 3, face visible.",
    );
  });

  it("finds clauses by their dotted ids and cites them", () => {
    expect(words().clause("4.1")).toContain("six colours");
    expect(words().cite("It is done.", "1.1")).toBe("It is done. (§1.1)");
    expect(words().cite("It is done.", "")).toBe("It is done.");
  });

  it("shows and reports a message that is missing", () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(words().say("no-such-message")).toBe("no-such-message");
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });

  it("marks terms so that they can be drawn", () => {
    const text = words({ ink: marked }).event(event);
    expect(runsOf(text)).toEqual([
      { symbol: "", hue: "", text: "B plays 2 × " },
      { symbol: "●", hue: "#d64550", text: "red" },
      { symbol: "", hue: "", text: " on mandala 3, face up." },
    ]);
  });
});

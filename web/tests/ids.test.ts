import { describe, expect, it } from "vitest";

import { parse } from "../src/words/words";
import { catalogue, pageSources, serverSources } from "./catalogue";

const OURS = /^(page|phrase|ending|after)-/;
const LITERAL = /["'`]((?:page|phrase|ending|after)-[a-z0-9-]*)(["'`]|\$\{)/g;

const used = [...pageSources(), ...serverSources()].flatMap((text) => [...text.matchAll(LITERAL)]);
const whole = new Set(used.filter(([, , end]) => end !== "${").map(([, id]) => id ?? ""));
const begun = [...new Set(used.filter(([, , end]) => end === "${").map(([, id]) => id ?? ""))];

function idsIn(language: string): string[] {
  return parse(catalogue(language)).body.map((message) => message.id);
}

describe.each(["en", "fr"])("the words of the page in %s", (language) => {
  const ids = idsIn(language);

  it("has every message that is used", () => {
    expect([...whole].filter((id) => !ids.includes(id))).toEqual([]);
    expect(begun.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
  });

  it("has no message that is never used", () => {
    const idle = ids.filter(
      (id) => OURS.test(id) && !whole.has(id) && !begun.some((start) => id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});

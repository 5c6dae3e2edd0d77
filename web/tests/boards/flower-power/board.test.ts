import { render } from "svelte/server";
import { afterEach, describe, expect, it, vi } from "vitest";

import FlowerPowerBoard from "../../../src/boards/flower-power/FlowerPowerBoard.svelte";
import { cardName } from "../../../src/boards/flower-power/names";
import type { FlowerPowerView } from "../../../src/boards/flower-power/tracker";
import { selectionOf } from "../../../src/prompt/selection";
import { parse } from "../../../src/words/words";
import { catalogue, pageSources } from "../../catalogue";
import { sample, samples, wordsFor } from "./fixtures";

const CARDS = ["S", "H", "D", "C"].flatMap((suit) =>
  ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"].map((rank) => rank + suit),
);

function draw(view: FlowerPowerView, language = "en"): string {
  const nothing = () => undefined;
  const props = {
    view,
    words: wordsFor(language, view.seat),
    selection: view.prompt && selectionOf(view.prompt, []),
    choose: nothing,
    unchoose: nothing,
    tryParts: nothing,
    openClause: nothing,
    duration: 0,
    log: [],
  };
  return render(FlowerPowerBoard, { props }).body;
}

/** What assistive technology is told. */
function labels(html: string): string[] {
  return [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label ?? "");
}

afterEach(() => vi.restoreAllMocks());

describe.each(["en", "fr"])("the board in %s", (language) => {
  it.each(samples)("has words for everything: $note", ({ view }) => {
    const missing = vi.spyOn(console, "error");
    const html = draw(view, language);
    expect(missing).not.toHaveBeenCalled();
    expect(html).not.toMatch(/undefined|NaN|flower-power-/);
  });
});

describe("the board", () => {
  it.each(samples)("names every flower once: $note", ({ view }) => {
    const told = labels(draw(view));
    const flowers = view.board.players
      .filter(({ alive }) => alive)
      .flatMap((player) => player.flowers ?? []);
    for (const { flower } of flowers) {
      const own = new RegExp(`(^|\\. )${flower}(,[^:]*)?: `);
      expect(told.filter((label) => own.test(label))).toHaveLength(1);
    }
  });

  it.each(samples)("tells no card that the view does not: $note", ({ view }) => {
    const words = wordsFor("en", view.seat);
    const html = draw(view);
    const known = JSON.stringify(view);
    for (const card of CARDS) {
      if (!known.includes(`"${card}"`)) expect(html).not.toContain(cardName(words, card));
    }
  });

  it("offers by buttons what can be chosen", () => {
    const view = sample("aim, five players");
    const offered = labels(draw(view)).filter((label) => label.startsWith("Attack "));
    expect(offered).toHaveLength(view.prompt?.choices.length ?? 0);
  });

  it("shows the petals of a Power Flower in the making to everybody", () => {
    const view = sample("Power Flower in the making, first edition");
    const card = view.board.players[0]?.growing[0]?.card ?? "";
    for (const seat of [0, 1, null]) {
      const told = draw({ ...view, seat, prompt: seat === 0 ? view.prompt : null });
      expect(labels(told)).toContain(cardName(wordsFor("en", seat), card));
      expect(told.includes("Your new flower")).toBe(seat === 0);
    }
  });

  it("offers nothing to who watches", () => {
    const html = draw(sample("eight players, watched"));
    expect(html).not.toContain("data-offered");
    expect(html.match(/class="bare flower/g)).toBeNull();
  });

  it("keeps what spies saw from everybody else", () => {
    expect(draw(sample("tie of three levels, rumours"))).toContain("What your spies saw");
    expect(draw(sample("the same, watched from afar"))).not.toContain("What your spies saw");
  });
});

describe("the words of the board", () => {
  const ids = (language: string) =>
    parse(catalogue(language, "flower_power"))
      .body.map(({ id }) => id)
      .filter((id) => id.includes("-board-"));

  it("are the same in both languages", () => {
    expect(ids("fr")).toEqual(ids("en"));
  });

  it("are all used", () => {
    const literal = /"board",\s*["'`]([a-z-]+)(["'`]|\$\{)/gi;
    const used = pageSources().flatMap((text) => [...text.matchAll(literal)]);
    const idle = ids("en")
      .map((id) => id.replace("flower-power-board-", ""))
      .filter(
        (id) =>
          !used.some(([, name, end]) => (end === "${" ? id.startsWith(name ?? "") : id === name)),
      );
    expect(idle).toEqual([]);
  });
});

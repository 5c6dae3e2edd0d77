import { beforeAll, describe, expect, it, vi } from "vitest";

import { matches } from "../../src/rules/search";

type Router = typeof import("../../src/lib/router.svelte");
let router: Router;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  router = await import("../../src/lib/router.svelte");
});

describe("addresses", () => {
  it("name screens", () => {
    expect(router.screenOf("/")).toEqual({ name: "lobby" });
    expect(router.screenOf("/t/abc")).toEqual({ name: "table", table: "abc" });
    expect(router.screenOf("/t/abc/replay")).toEqual({
      name: "replay",
      table: "abc",
      ply: 0,
      seat: undefined,
    });
    expect(router.screenOf("/t/abc/replay#ply=12&seat=1")).toEqual({
      name: "replay",
      table: "abc",
      ply: 12,
      seat: 1,
    });
    expect(router.screenOf("/rules/mandala#4.2")).toEqual({
      name: "rules",
      game: "mandala",
      clause: "4.2",
    });
    expect(router.screenOf("/guide/mandala")).toEqual({ name: "guide", game: "mandala", step: 1 });
    expect(router.screenOf("/guide/mandala/7")).toMatchObject({ step: 7 });
    expect(router.screenOf("/guide/mandala/-3")).toMatchObject({ step: 1 });
    expect(router.screenOf("/carry#a.b.c")).toEqual({ name: "claim", token: "a.b.c" });
    expect(router.screenOf("/no/such/thing")).toEqual({ name: "not-found" });
  });

  it("are understood as links and as codes", () => {
    expect(router.parseTableId("https://example.org/t/2wvbsq3gv2")).toBe("2wvbsq3gv2");
    expect(router.parseTableId("  2wvbsq3gv2 ")).toBe("2wvbsq3gv2");
  });
});

describe("a search of the rules", () => {
  it("finds all words, whatever their accents and case", () => {
    expect(matches("pioche Épuisée", "La PIOCHE est epuisee")).toBe(true);
    expect(matches("pioche main", "La pioche")).toBe(false);
    expect(matches("", "anything")).toBe(true);
  });
});

/** The Fluent texts as the server gives them out, and the sources that use them. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = join(import.meta.dirname, "../../src/florilege");

export function catalogue(language: string, game?: string): string {
  const folder = game ? join(PACKAGE, "games", game, "locale") : join(PACKAGE, "locale");
  return filesIn(folder, `${language}.ftl`).join("\n");
}

/** Every source of the page. */
export function pageSources(): string[] {
  const folder = join(import.meta.dirname, "../src");
  return [...filesIn(folder, ".svelte"), ...filesIn(folder, ".ts")];
}

/** Every module of the server, which has a few words for the page as well. */
export function serverSources(): string[] {
  return filesIn(join(PACKAGE, "server"), ".py");
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Views of real games, one to a line: of random play, and of positions set up in notation. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { FlowerPowerView } from "../../../src/boards/flower-power/tracker";
import type { Glyph } from "../../../src/api/types";
import { parse, Words } from "../../../src/words/words";
import { catalogue } from "../../catalogue";

export interface Sample {
  note: string;
  view: FlowerPowerView;
}

export interface Step {
  note: string;
  move: string;
  before: FlowerPowerView;
  after: FlowerPowerView;
}

export const samples = linesOf("views.jsonl") as Sample[];
const steps = linesOf("steps.jsonl") as Step[];

export function sample(note: string): FlowerPowerView {
  return found(samples, note).view;
}

export function step(note: string): Step {
  return found(steps, note);
}

export function wordsFor(language: string, you: number | null): Words {
  const resources = [parse(catalogue(language)), parse(catalogue(language, "flower_power"))];
  const glyphs: Record<string, Glyph> = {};
  return new Words({ language, resources, game: { key: "flower-power", glyphs }, you });
}

function linesOf(name: string): unknown[] {
  const text = readFileSync(join(import.meta.dirname, name), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function found<T extends { note: string }>(all: readonly T[], note: string): T {
  const one = all.find((each) => each.note === note);
  if (!one) throw new Error(`no sample: ${note}`);
  return one;
}

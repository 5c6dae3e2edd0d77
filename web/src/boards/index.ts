/** The drawn boards, loaded on demand; every other game has the generic one. */

import type { BoardComponent } from "./board";

type Loader = () => Promise<{ default: unknown }>;

const DRAWN: Record<string, Loader> = {
  anthokyklos: () => import("./anthokyklos/AnthokyklosBoard.svelte"),
  "flower-power": () => import("./flower-power/FlowerPowerBoard.svelte"),
  mandala: () => import("./mandala/MandalaBoard.svelte"),
  "power-plants": () => import("./power-plants/PowerPlantsBoard.svelte"),
};

const generic: Loader = () => import("./generic/GenericBoard.svelte");

export function isDrawn(game: string): boolean {
  return game in DRAWN;
}

/** The board of a game; `asText` asks for the generic one, which is also its text view. */
export async function boardOf(game: string, asText: boolean): Promise<BoardComponent> {
  const load = (!asText && DRAWN[game]) || generic;
  return (await load()).default as BoardComponent;
}

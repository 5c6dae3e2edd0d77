/** The picture of each game; a game without one gets the logo. */

import type { Component } from "svelte";

import AnthokyklosArt from "./AnthokyklosArt.svelte";
import FlowerPowerArt from "./FlowerPowerArt.svelte";
import Logo from "./Logo.svelte";
import MandalaArt from "./MandalaArt.svelte";
import PowerPlantsArt from "./PowerPlantsArt.svelte";

const ART: Record<string, Component> = {
  anthokyklos: AnthokyklosArt,
  "flower-power": FlowerPowerArt,
  mandala: MandalaArt,
  "power-plants": PowerPlantsArt,
};

export function artOf(game: string): Component {
  return ART[game] ?? Logo;
}

/**
 * The eight plants and the six kinds of fairies as shapes around the origin, about 48 wide. Each
 * shape has a paint: `hue` is the plant's own, `deep` a darker and `pale` a lighter one, `leaf` a
 * green, `ink` the line.
 */

import { petal, upTo } from "../../art/petals";

type Paint = "hue" | "deep" | "pale" | "leaf" | "glow" | "ink" | "line" | "stem";

export interface Shape {
  d: string;
  paint: Paint;
  turn?: number;
}

const around = (number: number, d: string, paint: Paint, from = 0): Shape[] =>
  upTo(number).map((at) => ({ d, paint, turn: from + (at * 360) / number }));

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Round golden petals, a comb in the middle, a drop of honey. */
const honeyleaf: Shape[] = [
  ...around(6, "M0-5C9-9 10-22 0-24C-10-22-9-9 0-5Z", "hue"),
  { d: "M6-3.5V3.5L0 7-6 3.5V-3.5L0-7Z", paint: "deep" },
  { d: "M0-4L3.4-2V2L0 4-3.4 2V-2Z", paint: "pale" },
  { d: "M15 12C15 7 19 5 19 1C20 5 24 8 23 13C22 18 15 17 15 12Z", paint: "glow" },
];

/** A stout root that forks below a tuft of leaves. */
const deeproot: Shape[] = [
  { d: "M0-8C-6-14-14-18-17-24C-9-23-2-18 0-8Z", paint: "leaf" },
  { d: "M0-8C6-14 14-18 17-24C9-23 2-18 0-8Z", paint: "leaf" },
  { d: "M0-7C-4-14-4-20 0-26C4-20 4-14 0-7Z", paint: "leaf" },
  {
    d: "M-10-6C-4-11 4-11 10-6C12 2 8 7 5 11C6 15 10 17 14 23C8 21 4 18 2 15C1 19 0 22-2 26C-4 22-3 17-3 14C-6 17-11 19-16 20C-11 16-7 13-6 9C-9 5-12 1-10-6Z",
    paint: "hue",
  },
  { d: "M-7-2C-3-4 0-4 3-3M-6 4C-3 3 0 3 4 5", paint: "line" },
];

/** A coil of briar, thorns outwards. */
const tanglethorn: Shape[] = [
  ...around(9, "M-3-15L0-25L4-14Z", "deep", 10),
  { d: dot(0, 0, 16.5), paint: "hue" },
  { d: "M0 0C3-4 8-1 7 4C5 10-4 11-8 6C-12 0-8-9 0-11C9-12 14-4 12 4", paint: "stem" },
  { d: "M-12 9C-6 15 4 15 9 11", paint: "stem" },
];

/** A star of five long points around a bright eye. */
const starflower: Shape[] = [
  ...around(5, petal(3, 17, 9), "deep", 36),
  ...around(5, "M0-3L6-9L0-26L-6-9Z", "hue"),
  { d: dot(0, 0, 6.2), paint: "pale" },
  { d: dot(0, 0, 3), paint: "glow" },
];

/** A burnt branch with flames for leaves. */
const emberwood: Shape[] = [
  { d: "M-3 26L-4 10L-14 2L-12-1L-3 4L-2-4L3-4L3 6L13 0L15 3L4 12L4 26Z", paint: "deep" },
  {
    d: "M0-26C3-18 10-15 9-7C8-1 3 1 0 1C-4 1-9-2-9-8C-9-13-4-15-4-20C-2-19-1-17-1-15C1-18 1-22 0-26Z",
    paint: "hue",
  },
  { d: "M1-13C3-9 5-7 4-4C3-1-3-1-4-4C-4-8 0-9 1-13Z", paint: "glow" },
  { d: "M-17-9C-13-5-11-2-13 2C-15 5-20 4-20 0C-20-4-17-5-17-9Z", paint: "hue" },
  { d: "M18-9C22-5 23-1 21 2C19 5 14 4 14 0C14-4 18-5 18-9Z", paint: "hue" },
];

/** Two toothed lobes, open. */
const snapjaw: Shape[] = [
  { d: "M0 10C-2 16-2 21-4 26L5 26C3 21 3 16 3 10Z", paint: "leaf" },
  { d: "M-1 12C-16 13-26 4-25-8C-24-18-15-20-10-13C-5-6-3 3-1 12Z", paint: "hue" },
  { d: "M1 12C16 13 26 4 25-8C24-18 15-20 10-13C5-6 3 3 1 12Z", paint: "hue" },
  {
    d: "M-12-15L-4-17-8-10ZM-8-9L0-10-5-4ZM-5-2L1-2-3 4ZM12-15L4-17 8-10ZM8-9L0-10 5-4ZM5-2L-1-2 3 4Z",
    paint: "pale",
  },
  { d: dot(-16, -6, 2.2) + dot(16, -6, 2.2) + dot(-12, 3, 1.6) + dot(12, 3, 1.6), paint: "deep" },
];

/** A hooded bell with two eyes in the dark of it. */
const frightshade: Shape[] = [
  { d: "M4-22C10-26 17-24 19-18C15-20 11-20 8-17Z", paint: "leaf" },
  {
    d: "M2-24C15-22 20-8 21 8C22 14 24 18 25 21C20 22 17 19 14 17C12 20 10 23 7 24C4 22 2 20 0 17C-2 20-4 22-7 24C-10 23-12 20-14 17C-17 19-20 22-25 21C-24 18-22 14-21 8C-20-8-11-25 2-24Z",
    paint: "hue",
  },
  { d: "M0-12C9-12 13-3 13 5C13 11 7 13 0 13C-7 13-13 11-13 5C-13-3-9-12 0-12Z", paint: "deep" },
  { d: "M-9-2C-6-5-3-4-2 0C-4 4-8 3-9-2ZM9-2C6-5 3-4 2 0C4 4 8 3 9-2Z", paint: "glow" },
];

/** A pod with beans in it, carried by wings. */
const wingbean: Shape[] = [
  { d: "M-3-3C-12-18-24-21-27-14C-29-7-17 0-4 2Z", paint: "pale" },
  { d: "M3-3C12-18 24-21 27-14C29-7 17 0 4 2Z", paint: "pale" },
  { d: "M-6-4C-13-11-20-15-24-13M6-4C13-11 20-15 24-13", paint: "line" },
  { d: "M0-14C8-13 9-2 9 6C9 15 5 22 0 26C-5 22-9 15-9 6C-9-2-8-13 0-14Z", paint: "hue" },
  { d: dot(0, -4, 4.4) + dot(0, 6, 4.8) + dot(0, 16, 4), paint: "deep" },
  { d: "M0-14C0-19 3-22 7-24", paint: "line" },
];

/** By the letter of the standard plant. */
export const PLANTS: Record<string, Shape[]> = {
  h: honeyleaf,
  d: deeproot,
  t: tanglethorn,
  s: starflower,
  e: emberwood,
  j: snapjaw,
  f: frightshade,
  w: wingbean,
};

/** The wings of each seat's fairies, about 16 wide, the right one; the left mirrors it. */
export const WINGS: readonly string[] = [
  "M0 0C2-7 9-9 9-3C9 1 4 3 0 1Z", // round
  "M0 0L9-8L7-1L9 4L0 2Z", // pointed
  "M0 0C4-3 9-9 10-6C10-3 4-1 0 0C4 0 10 1 9 4C8 6 3 3 0 1Z", // a dragonfly's
  "M0 0C0-8 4-9 5-6C7-9 11-7 9-3C8 0 4 3 0 2Z", // a heart's half
  "M0 0C5-9 8-9 10-9C7-5 9-3 8 0C6 0 6 3 8 6C4 5 1 3 0 1Z", // a swallow's
  "M0 0C5-4 8-6 9-2C11-2 10 1 8 1C10 3 8 5 6 3C4 4 2 3 0 2Z", // the Mole's: a paw
];

/** The sign of each seat, drawn on its fairies and flags. */
export const SIGNS: readonly string[] = [
  dot(0, 0, 3),
  "M0-3.6L3.4 2.4H-3.4Z",
  "M-2.8-2.8H2.8V2.8H-2.8Z",
  "M0-4L3.6 0L0 4L-3.6 0Z",
  "M-1.3-3.8H1.3V-1.3H3.8V1.3H1.3V3.8H-1.3V1.3H-3.8V-1.3H-1.3Z",
  "M-3.2-1A1.2 1.2 0 1 1-1.6-2.6A1.2 1.2 0 1 1 1.6-2.6A1.2 1.2 0 1 1 3.2-1C4 2 2 4 0 4S-4 2-3.2-1Z",
];

/** The colours of the seats, on light ground. */
export const SEATS: readonly string[] = [
  "#1b62c4",
  "#c2185b",
  "#0f7d5a",
  "#b85c00",
  "#6a3fb5",
  "#4a3a34",
];

/** The place of a seat, or of the Mole, in the lists above. */
export function liveryOf(seat: number): number {
  return seat < 5 ? seat : 5;
}

export const GEM = "M0-6L5-1.5L0 7L-5-1.5Z";
export const GEM_FACETS = "M-5-1.5H5M0-6L-1.8-1.5L0 7L1.8-1.5Z";

/** The Wizard: a hat with a bent tip over a cloak. */
export const WIZARD: readonly Shape[] = [
  { d: "M-9 14C-9 5-6-1 0-1C6-1 9 5 9 14Z", paint: "deep" },
  { d: dot(0, -1.5, 4.6), paint: "pale" },
  { d: "M-3.5 1C-3 7-1.5 9.5 0 11C1.5 9.5 3 7 3.5 1C1 3-1 3-3.5 1Z", paint: "pale" },
  { d: "M-11-4C-6-7 6-7 11-4C7-2-7-2-11-4Z", paint: "hue" },
  { d: "M-6-5C-4-13-2-19 5-22C4-19 4-18 5-16C2-17 5-9 6-5C2-6.4-2-6.4-6-5Z", paint: "hue" },
  { d: "M-1-13L0-10.6L2.4-10.6L.5-9L1.2-6.6L-1-8L-3-6.6L-2.4-9L-4.2-10.6L-2-10.6Z", paint: "glow" },
];

export const SUN = {
  morning: "M-9 4H9M-5.5 4A5.5 5.5 0 0 1 5.5 4M0-6.5V-3.6M-7-3L-5-1.2M7-3L5-1.2",
  noon: `${dot(0, 0, 4)}M0-9V-6.4M0 9V6.4M-9 0H-6.4M9 0H6.4M-6.4-6.4L-4.6-4.6M6.4 6.4L4.6 4.6M-6.4 6.4L-4.6 4.6M6.4-6.4L4.6-4.6`,
  night: "M3-7.5A7.5 7.5 0 1 0 7.5 3A6 6 0 0 1 3-7.5Z",
} as const;

/** How many fairies, or Gems, of a patch are drawn one by one; more are counted. */
export const MOST = 5;

/** How many Gems there is room for, beside the Wizard or not. */
export function roomFor(crowded: boolean): number {
  return crowded ? 2 : MOST;
}

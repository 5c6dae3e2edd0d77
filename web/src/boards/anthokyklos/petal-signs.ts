/** The sign of each petal colour, about the origin and some eight wide either way. */

export const ANY = "any";

export const SIGNS: Record<string, string> = {
  c: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
  g: "M0-9L8.4 0L0 9L-8.4 0Z",
  i: "M0-8.4L8.6 6.6H-8.6Z",
};

/** The hue of a petal colour, as the game declares it. */
export function hueOf(glyphs: Record<string, readonly [string, string]>, colour: string): string {
  return glyphs[`petal-${colour}`]?.[1] ?? "none";
}

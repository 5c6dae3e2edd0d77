/** Paths for drawings that are made of petals. */

/** A petal pointing up, from `inner` to `outer` away from the centre, `width` at its widest. */
export function petal(inner: number, outer: number, width: number): string {
  const low = inner + (outer - inner) * 0.35;
  const high = inner + (outer - inner) * 0.75;
  const half = width / 2;
  return `M0 ${-inner}C${half} ${-low} ${half} ${-high} 0 ${-outer}C${-half} ${-high} ${-half} ${-low} 0 ${-inner}Z`;
}

/** The whole numbers below a limit. */
export function upTo(limit: number): number[] {
  return Array.from({ length: limit }, (_, number) => number);
}

/** The corners of a hexagon with a flat side at the left, as for `points`. */
export function hexagon(x: number, y: number, size: number): string {
  return upTo(6)
    .map((corner) => {
      const angle = (Math.PI / 3) * corner + Math.PI / 6;
      return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
    })
    .join(" ");
}

/** A band between two radii, `degrees` wide, centred on the top. */
export function arc(inner: number, outer: number, degrees: number): string {
  const half = ((degrees / 2) * Math.PI) / 180;
  const at = (radius: number, angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(inner, -half)}L${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}Z`;
}

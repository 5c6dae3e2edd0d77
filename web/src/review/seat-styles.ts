/** The style of each seat in the chart: hue, dashes and marks. */

interface Sign {
  hue: string;
  dash: string;
  /** A mark around the origin, as an SVG path. */
  mark: string;
}

const SIGNS: readonly Sign[] = [
  sign("#2c5fc0", "#93b6ff", "", "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"),
  sign("#b03e25", "#ffa48d", "9 4", "M-3.6-3.6H3.6V3.6H-3.6Z"),
  sign("#2b7a42", "#86d89e", "2.5 3.5", "M0-4.8L4.4 3.4H-4.4Z"),
  sign("#8741b8", "#d6aaf7", "11 3 2.5 3", "M0-5L5 0L0 5L-5 0Z"),
  sign("#835f00", "#e8c45f", "5 5", "M-1.6-4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z"),
  sign("#11717f", "#72d5e2", "1.5 4.5", "M0 4.8L4.4-3.4H-4.4Z"),
  sign("#864a27", "#dca988", "14 4", "M-5-2.5L0-5L5-2.5V2.5L0 5L-5 2.5Z"),
  sign("#56606c", "#bcc4d0", "3 6", "M-4.5-4.5L0-1.6L4.5-4.5L1.6 0L4.5 4.5L0 1.6L-4.5 4.5L-1.6 0Z"),
];

export function signOf(seat: number): Sign {
  return SIGNS[seat % SIGNS.length] as Sign;
}

function sign(light: string, dark: string, dash: string, mark: string): Sign {
  return { hue: `light-dark(${light}, ${dark})`, dash, mark };
}

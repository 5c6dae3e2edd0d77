/** The bots a person may want to meet; the others are there to measure these. */

export const LEVELS = ["gardener", "florist", "botanist"] as const;

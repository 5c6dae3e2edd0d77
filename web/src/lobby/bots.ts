/** The bots offered as opponents; the others exist to measure these. */

export const LEVELS = ["gardener", "florist", "botanist"] as const;

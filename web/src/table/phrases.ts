/** The quick phrases of the chat, by name; their words are in the catalogue. */

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "oops",
  "thinking",
  "thanks",
  "again",
  "bye",
] as const;

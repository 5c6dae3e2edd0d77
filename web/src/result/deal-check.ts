/** Verifies that a game was dealt as committed to before it began. */

import type { SeenCommitment } from "./seen-commitments";

type Verdict = "verified" | "unverifiable" | "tampered";
type Reason = "whole" | "late" | "absent" | "unsealed" | "insecure" | "other-seal" | "other-secret";

export interface DealVerdict {
  verdict: Verdict;
  reason: Reason;
}

export interface Deal {
  /** The SHA-256 of the secret; empty if there was no commitment. */
  commitment: string;
  secret: string;
}

/** The SHA-256 of bytes, as hexadecimal digits. */
type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/** The deal of a record, from its dice: `sealed <commitment> <secret>`. */
export function dealOf(dice: string): Deal {
  const [kind = "", commitment = "", secret = ""] = dice.split(" ");
  return kind === "sealed" ? { commitment, secret } : { commitment: "", secret: "" };
}

/** Compare a deal with every known commitment, above all the one seen by this browser. */
export async function verifyDeal(
  deal: Deal,
  seen: SeenCommitment | null,
  told: string,
  digest: Digest | null,
): Promise<DealVerdict> {
  const promises = [seen?.commitment, told].filter((promise) => promise);
  if (promises.some((promise) => promise !== deal.commitment)) return tampered("other-seal");
  if (!deal.commitment) return unverifiable("unsealed");
  if (!digest) return unverifiable("insecure");
  if ((await digest(bytesOf(deal.secret))) !== deal.commitment) return tampered("other-secret");
  if (!seen) return unverifiable("absent");
  return { verdict: "verified", reason: seen.ply > 0 ? "late" : "whole" };
}

/** The browser's SHA-256, or null: it exists only on secure connections. */
export function browserDigest(): Digest | null {
  if (!globalThis.crypto?.subtle) return null;
  return async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function tampered(reason: Reason): DealVerdict {
  return { verdict: "tampered", reason };
}

function unverifiable(reason: Reason): DealVerdict {
  return { verdict: "unverifiable", reason };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

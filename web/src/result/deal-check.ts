/** Whether a game was dealt as had been promised before it began. */

import type { Seen } from "./seen-commitments";

export type Verdict = "verified" | "unverifiable" | "tampered";
export type Reason =
  "whole" | "late" | "absent" | "unsealed" | "insecure" | "other-seal" | "other-secret";

export interface DealVerdict {
  verdict: Verdict;
  reason: Reason;
}

export interface Deal {
  /** The SHA-256 that was promised; empty if the deal was not sealed. */
  commitment: string;
  secret: string;
}

/** The SHA-256 of bytes, as hexadecimal digits. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/** The deal that a record names by its dice: `sealed <commitment> <secret>`. */
export function dealOf(dice: string): Deal {
  const [kind = "", commitment = "", secret = ""] = dice.split(" ");
  return kind === "sealed" ? { commitment, secret } : { commitment: "", secret: "" };
}

/** Compare a deal with every promise of it, above all the one that was seen here. */
export async function verifyDeal(
  deal: Deal,
  seen: Seen | null,
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

/** The browser's own SHA-256, which it has only where the line is safe. */
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

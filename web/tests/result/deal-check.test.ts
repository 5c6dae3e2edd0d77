import { createHash } from "node:crypto";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { browserDigest, dealOf, verifyDeal } from "../../src/result/deal-check";
import { rememberCommitment, seenCommitment } from "../../src/result/seen-commitments";
import type { Status } from "../../src/api/types";

const SECRET = "0f".repeat(32);
const OTHER = "f0".repeat(32);
const SEAL = sealOf(SECRET);
const SEEN = { commitment: SEAL, ply: 0 };

function sealOf(secret: string): string {
  return createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");
}

async function judge(dice: string, seen = SEEN as typeof SEEN | null, told = SEAL) {
  const { verdict, reason } = await verifyDeal(dealOf(dice), seen, told, browserDigest());
  return [verdict, reason];
}

describe("a deal", () => {
  it("is verified by the seal that was seen first", async () => {
    expect(await judge(`sealed ${SEAL} ${SECRET}`)).toEqual(["verified", "whole"]);
    expect(await judge(`sealed ${SEAL} ${SECRET}`, { ...SEEN, ply: 7 })).toEqual([
      "verified",
      "late",
    ]);
  });

  it("is found out when it was swapped, even with a seal that fits", async () => {
    const swapped = `sealed ${sealOf(OTHER)} ${OTHER}`;
    expect(await judge(swapped, SEEN, sealOf(OTHER))).toEqual(["tampered", "other-seal"]);
    expect(await judge(swapped, null, SEAL)).toEqual(["tampered", "other-seal"]);
    expect(await judge("fast 1/0")).toEqual(["tampered", "other-seal"]);
  });

  it("is found out when its secret does not fit", async () => {
    for (const secret of [OTHER, SECRET.slice(2), "", "not hexadecimal"]) {
      expect(await judge(`sealed ${SEAL} ${secret}`)).toEqual(["tampered", "other-secret"]);
      expect(await judge(`sealed ${SEAL} ${secret}`, null, "")).toEqual([
        "tampered",
        "other-secret",
      ]);
    }
  });

  it("cannot be verified by whoever was not there, or without a seal or a digest", async () => {
    const dice = `sealed ${SEAL} ${SECRET}`;
    expect(await judge(dice, null, "")).toEqual(["unverifiable", "absent"]);
    expect(await judge("fast 1/0", null, "")).toEqual(["unverifiable", "unsealed"]);
    expect(await verifyDeal(dealOf(dice), SEEN, SEAL, null)).toEqual({
      verdict: "unverifiable",
      reason: "insecure",
    });
  });
});

describe("a seal", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  function status(table: string, commitment: string, stage = "playing", ply = 0): Status {
    return { table, commitment, stage, ply } as Status;
  }

  it("is kept as it was seen first", () => {
    rememberCommitment(status("abc", SEAL, "gathering"));
    rememberCommitment(status("abc", "another", "playing", 9));
    expect(seenCommitment("abc", "another")).toEqual(SEEN);
  });

  it("is known again when its record comes back under another name", () => {
    rememberCommitment(status("abc", SEAL));
    expect(seenCommitment("imported", SEAL)).toEqual(SEEN);
    expect(seenCommitment("imported", "another")).toBeNull();
  });

  it("counts for nothing once the game is over", () => {
    rememberCommitment(status("abc", SEAL, "over"));
    expect(seenCommitment("abc", SEAL)).toBeNull();
  });

  it("is not kept for ever", () => {
    for (let at = 0; at < 600; at++) rememberCommitment(status(`table-${at}`, `seal-${at}`));
    expect(seenCommitment("table-0", "seal-0")).toBeNull();
    expect(seenCommitment("table-599", "")).toEqual({ commitment: "seal-599", ply: 0 });
  });
});

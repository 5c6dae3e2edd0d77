/** Who this tab is to the server, and what it must not forget when it is loaded anew. */

import type { Sent } from "./commands";
import type { Memory } from "./socket";

const KEY = "florilege.client";

interface Kept {
  client: string;
  seq: number;
  pending: Sent[];
}

/**
 * The name of this tab. A tab that was duplicated has a copy of the other's storage; a lock, held
 * as long as the tab lives, tells the two apart. Where there are no locks, every load is new.
 */
export async function claimClient(): Promise<{ client: string; memory: Memory }> {
  const kept = read();
  const mine = kept && (await lock(kept.client)) ? kept : fresh();
  if (mine !== kept) await lock(mine.client);
  sessionStorage.setItem(KEY, JSON.stringify(mine));
  return { client: mine.client, memory: memoryOf(mine) };
}

function memoryOf(mine: Kept): Memory {
  return {
    load: () => ({ seq: mine.seq, pending: mine.pending }),
    save: (state) => sessionStorage.setItem(KEY, JSON.stringify({ ...state, client: mine.client })),
  };
}

function read(): Kept | null {
  const text = sessionStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as Kept);
}

function fresh(): Kept {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const client = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { client, seq: 0, pending: [] };
}

function lock(name: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(false);
  return new Promise((resolve) => {
    void navigator.locks.request(`florilege.${name}`, { ifAvailable: true }, (held) => {
      resolve(held !== null);
      return held ? new Promise(() => {}) : undefined;
    });
  });
}

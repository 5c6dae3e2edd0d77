/** The id of this tab, and its unacknowledged commands, stored across reloads. */

import type { SentCommand } from "./commands";
import type { CommandStore } from "./socket";

const KEY = "florilege.client";

interface StoredClient {
  client: string;
  seq: number;
  pending: SentCommand[];
}

/**
 * Return the id of this tab. A duplicated tab starts with a copy of the other's session storage; a
 * lock held as long as the tab lives tells the two apart. Without locks every load gets a new id.
 */
export async function claimClient(): Promise<{ client: string; store: CommandStore }> {
  const stored = read();
  const current = stored && (await lock(stored.client)) ? stored : newClient();
  if (current !== stored) await lock(current.client);
  sessionStorage.setItem(KEY, JSON.stringify(current));
  return { client: current.client, store: storeOf(current) };
}

function storeOf(current: StoredClient): CommandStore {
  return {
    load: () => ({ seq: current.seq, pending: current.pending }),
    save: (state) =>
      sessionStorage.setItem(KEY, JSON.stringify({ ...state, client: current.client })),
  };
}

function read(): StoredClient | null {
  const text = sessionStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as StoredClient);
}

function newClient(): StoredClient {
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

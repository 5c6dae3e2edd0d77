/** Which screen is shown, from the address; links in the page change it without a reload. */

import { type Eyes, momentIn } from "../after/moment";

export type Screen =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; ply: number; seat: Eyes | undefined }
  | { name: "rules"; game: string; clause: string }
  | { name: "guide"; game: string; step: number }
  | { name: "me" }
  | { name: "carry"; token: string }
  | { name: "lost" };

/** The screen of a path; what follows the hash may hold dots, and stays out of the server's logs. */
export function screenOf(address: string): Screen {
  const [path = "", hash = ""] = address.split("#").map(decodeURIComponent);
  const [first = "", second = "", third = ""] = path.split("/").slice(1);
  if (first === "") return { name: "lobby" };
  if (first === "me") return { name: "me" };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "rules" && second) return { name: "rules", game: second, clause: hash };
  if (first === "guide" && second) {
    return { name: "guide", game: second, step: Math.max(1, parseInt(third, 10) || 1) };
  }
  if (first === "carry" && hash) return { name: "carry", token: hash };
  if (first === "t" && second) {
    return third === "replay"
      ? { name: "replay", table: second, ...momentIn(hash) }
      : { name: "table", table: second };
  }
  return { name: "lost" };
}

/** The table that a person means by a code or by a link pasted from somewhere. */
export function tableIn(text: string): string {
  return /\/t\/([\w-]+)/.exec(text)?.[1] ?? text.trim().replace(/[^\w-]/g, "");
}

class Router {
  private address = $state(location.pathname + location.hash);
  screen = $derived(screenOf(this.address));

  constructor() {
    addEventListener("popstate", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.look();
    document.getElementById("content")?.focus({ preventScroll: true }); // readers begin at the top
    if (!location.hash) scrollTo(0, 0);
  }

  /** Write down where one is on the same screen; nothing moves, the focus least of all. */
  note(address: string): void {
    history.replaceState(null, "", address);
    this.look();
  }

  private look(): void {
    this.address = location.pathname + location.hash;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();

/** Which screen is shown, from the address; links in the page change it without a reload. */

import { type Perspective, parseReplayHash } from "../replay/address";

type Screen =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; ply: number; seat: Perspective | undefined }
  | { name: "rules"; game: string; clause: string }
  | { name: "guide"; game: string; step: number }
  | { name: "profile" }
  | { name: "claim"; token: string }
  | { name: "not-found" };

/** The screen of an address. What follows the hash never reaches the server, so tokens go there. */
export function screenOf(address: string): Screen {
  const [path = "", hash = ""] = address.split("#").map(decodeURIComponent);
  const [first = "", second = "", third = ""] = path.split("/").slice(1);
  if (first === "") return { name: "lobby" };
  if (first === "me") return { name: "profile" };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "rules" && second) return { name: "rules", game: second, clause: hash };
  if (first === "guide" && second) {
    return { name: "guide", game: second, step: Math.max(1, parseInt(third, 10) || 1) };
  }
  if (first === "carry" && hash) return { name: "claim", token: hash };
  if (first === "t" && second) {
    return third === "replay"
      ? { name: "replay", table: second, ...parseReplayHash(hash) }
      : { name: "table", table: second };
  }
  return { name: "not-found" };
}

/** The id of the table in a pasted link, or in a code typed by hand. */
export function parseTableId(text: string): string {
  return /\/t\/([\w-]+)/.exec(text)?.[1] ?? text.trim().replace(/[^\w-]/g, "");
}

class Router {
  private address = $state(location.pathname + location.hash);
  screen = $derived(screenOf(this.address));

  constructor() {
    addEventListener("popstate", () => this.update());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.update();
    document.getElementById("content")?.focus({ preventScroll: true }); // screen readers start at the top
    if (!location.hash) scrollTo(0, 0);
  }

  /** Change the address without leaving the screen: nothing scrolls, and the focus stays. */
  replaceAddress(address: string): void {
    history.replaceState(null, "", address);
    this.update();
  }

  private update(): void {
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

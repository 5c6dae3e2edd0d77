/** Which screen is shown, from the address; links in the page change it without a reload. */

export type Screen =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string }
  | { name: "rules"; game: string; clause: string }
  | { name: "me" }
  | { name: "carry"; token: string }
  | { name: "lost" };

export function screenOf(path: string): Screen {
  const [first = "", second = "", third = ""] = path.split("/").slice(1).map(decodeURIComponent);
  if (first === "") return { name: "lobby" };
  if (first === "me") return { name: "me" };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "rules" && second) return { name: "rules", game: second, clause: third };
  if (first === "carry" && second) return { name: "carry", token: second };
  if (first === "t" && second) {
    return third === "replay"
      ? { name: "replay", table: second }
      : { name: "table", table: second };
  }
  return { name: "lost" };
}

/** The table that a person means by a code or by a link pasted from somewhere. */
export function tableIn(text: string): string {
  return /\/t\/([\w-]+)/.exec(text)?.[1] ?? text.trim().replace(/[^\w-]/g, "");
}

class Router {
  path = $state(location.pathname);
  screen = $derived(screenOf(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) location.hash = link.hash;
    else this.go(link.pathname);
  }
}

export const router = new Router();

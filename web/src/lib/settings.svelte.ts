/** The user's preferences, stored in this browser. */

import type { Hello } from "../api/types";

const KEY = "florilege.settings";

export type Language = Hello["lang"];
type Theme = "auto" | "light" | "dark";
type Speed = "slow" | "normal" | "fast" | "none";

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "none"];

/** Milliseconds of one movement, by speed. */
const DURATIONS: Record<Speed, number> = { slow: 1400, normal: 650, fast: 250, none: 0 };

interface StoredSettings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  asText: boolean;
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  sound = $state(false);
  /** Whether every move has to be confirmed; without undo at a table, it always has to be. */
  confirm = $state(false);
  /** Show boards as text. */
  asText = $state(false);

  constructor() {
    Object.assign(this, { language: browserLanguage() }, load());
  }

  /** How long a movement takes now. */
  duration(): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : DURATIONS[this.speed];
  }

  save(): void {
    const { language, theme, speed, sound, confirm, asText } = this;
    const kept: StoredSettings = { language, theme, speed, sound, confirm, asText };
    localStorage.setItem(KEY, JSON.stringify(kept));
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = theme;
  }
}

function browserLanguage(): Language {
  return (
    navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "fr" || tag === "en") ??
    "en"
  );
}

function load(): Partial<StoredSettings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredSettings>;
  } catch {
    return {};
  }
}

export const settings = new Settings();

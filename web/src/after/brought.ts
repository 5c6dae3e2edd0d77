/** Records that were opened in this browser: nobody sits at their tables, so no list has them. */

const KEY = "florilege.brought";
const MOST = 8;

export interface Brought {
  table: string;
  game: string;
  at: number;
}

/** The latest first. */
export function broughtHere(): Brought[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Brought[];
}

export function rememberBrought(record: Brought): void {
  localStorage.setItem(KEY, JSON.stringify([record, ...broughtHere()].slice(0, MOST)));
}

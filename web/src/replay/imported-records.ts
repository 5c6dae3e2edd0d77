/** Records imported in this browser. Their tables have no players, so no list contains them. */

const KEY = "florilege.brought";
const MOST = 8;

export interface ImportedRecord {
  table: string;
  game: string;
  at: number;
}

/** The latest first. */
export function importedRecords(): ImportedRecord[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as ImportedRecord[];
}

export function rememberImported(record: ImportedRecord): void {
  localStorage.setItem(KEY, JSON.stringify([record, ...importedRecords()].slice(0, MOST)));
}

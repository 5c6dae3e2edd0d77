// Takes the addresses of registries out of the lock file: any registry may serve the same packages,
// which are known by their hashes. (npm's own option for this loses packages of other platforms.)
import { readFileSync, writeFileSync } from "node:fs";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);

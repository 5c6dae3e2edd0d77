// How much script the first load brings, gzipped; more than the limit fails the build.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150 * 1024;
const folder = new URL("../../build/page/", import.meta.url);
const html = readFileSync(new URL("index.html", folder), "utf8");
const weigh = (path) => gzipSync(readFileSync(new URL(path, folder))).length;

const first = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((found) => found[1]);
const total = first.reduce((sum, path) => sum + weigh(path), 0);
const every = readdirSync(new URL("assets/", folder)).filter((name) => name.endsWith(".js"));
const all = every.reduce((sum, name) => sum + weigh(`assets/${name}`), 0);
const kB = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

console.log(`script, gzipped: ${kB(total)} at first, ${kB(all)} in all; limit ${kB(LIMIT)}`);
if (total > LIMIT) process.exit(1);

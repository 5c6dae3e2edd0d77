// Puts the page that was built in the place of the old one, whole: what is interrupted before
// leaves the old page as it was.
import { renameSync, rmSync } from "node:fs";

const built = new URL("../../build/page", import.meta.url);
const served = new URL("../../src/florilege/server/page", import.meta.url);
rmSync(served, { recursive: true, force: true });
renameSync(built, served);

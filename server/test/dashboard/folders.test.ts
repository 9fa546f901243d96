// The folders of the dashboard: what a page alone needs is in its folder, and what several need in parts/.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const APP = fileURLToPath(new URL("../../dashboard/app/", import.meta.url));

/** Imports of the dashboard's own files, without types. */
const imports = globSync("**/*.{ts,tsx}", { cwd: APP }).flatMap((from) =>
  [...readFileSync(join(APP, from), "utf8").matchAll(/^(import type )?.*(?:from|import\() ?"(\.[^"]+)"/gm)].flatMap(([, type, path = ""]) =>
    type === undefined ? [{ from, to: join(dirname(from), path) }] : [],
  ),
);

/** The page that a file belongs to; elsewhere its folder. */
const ownerOf = (file: string): string =>
  file
    .split("/")
    .slice(0, file.startsWith("pages/") ? 2 : 1)
    .join("/");

test("each part is used by two pages, by another part or by the frame: what one page alone uses is in its folder", () => {
  const parts = globSync("parts/*.{ts,tsx}", { cwd: APP });
  expect(parts.length).toBeGreaterThan(20);
  const ofOnePage = parts.filter((part) => {
    const users = [...new Set(imports.filter(({ to }) => to === part).map(({ from }) => ownerOf(from)))];
    return users.length < 2 && users.every((user) => user.startsWith("pages/"));
  });
  expect(ofOnePage).toEqual([]);
});

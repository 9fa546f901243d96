// The index of decisions has every decision, under its number and title, with a status.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL("../../docs/decisions/", import.meta.url));
const read = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

const decisions = globSync("[0-9][0-9][0-9][0-9]-*.md", { cwd: FOLDER })
  .toSorted()
  .map((file) => ({ number: file.slice(0, 4), file, title: /^# (?:\d+\. )?(.*)$/m.exec(read(file))?.[1] }));
const rows = [...read("README.md").matchAll(/^\| (\d{4}) \| \[(.*)\]\((.*)\) \| (.*) \|$/gm)].map(([, number, title, file, status]) => ({
  number,
  file,
  title,
  status,
}));

test("every decision has one row, in the order of numbers, with the title of its page", () => {
  expect(rows.map(({ status: _, ...row }) => row)).toEqual(decisions);
});

test("every number is unique", () => {
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
});

test("a status is accepted, or names the decisions that amend or supersede it", () => {
  for (const { number, status } of rows) {
    expect(`${number}: ${status}`).toMatch(/: (accepted|(amended|superseded) by \d{4}(, \d{4})*)$/);
    for (const [other] of status?.matchAll(/\d{4}/g) ?? []) expect(decisions.map((one) => one.number)).toContain(other);
  }
});

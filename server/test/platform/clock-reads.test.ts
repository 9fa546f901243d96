// The time is read in one place, src/platform/clock.ts: everything else is handed a clock, or takes that of the machine from there.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));
const CLOCK = "platform/time/clock.ts";

/** Members of global objects that read the time, however they are used. */
const READS: Readonly<Record<string, readonly string[]>> = {
  Date: ["now"],
  performance: ["now", "timeOrigin", "mark", "measure"],
  process: ["hrtime", "uptime"],
};

/** Where a text reads the time: line numbers. */
function readsOf(text: string): number[] {
  // most files have none of these words, and need not be parsed
  if (!/\b(?:Date|performance|hrtime|uptime)\b/.test(text)) return [];
  const file = ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (isRead(node)) lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    node.forEachChild(visit);
  };
  visit(file);
  return lines;
}

function isRead(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isNamed(node.expression, "Date") && (node.arguments ?? []).length === 0;
  if (ts.isCallExpression(node)) return isNamed(node.expression, "Date");
  if (!ts.isPropertyAccessExpression(node)) return false;
  const { expression, name } = node;
  const object = ts.isPropertyAccessExpression(expression) && isNamed(expression.expression, "globalThis") ? expression.name : expression;
  return ts.isIdentifier(object) && READS[object.text]?.includes(name.text) === true;
}

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;

test("the server reads the time through its clock only", () => {
  const files = globSync("**/*.ts", { cwd: SOURCE }).filter((file) => file !== CLOCK);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => readsOf(readFileSync(SOURCE + file, "utf8")).map((line) => `${file}:${line}`))).toEqual([]);
});

test.each([
  "const at = Date.now();",
  "function f(now = Date.now) {}",
  "const at = new Date();",
  "const at = new Date;",
  "const text = Date();",
  "const since = performance.now();",
  "const since = globalThis.performance.now();",
  "const since = process.hrtime.bigint();",
  "const since = process.uptime();",
])("%s is a read of the time", (text) => {
  expect(readsOf(text)).toEqual([1]);
});

test.each(["new Date(at)", "Date.parse(text)", "Date.UTC(2026, 1)", "clock.now()", "// Date.now() in words", "const text = 'new Date()';"])(
  "%s is none",
  (text) => {
    expect(readsOf(text)).toEqual([]);
  },
);

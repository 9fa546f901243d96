// A function is short enough to be read at once: what grows beyond that is split by meaning, with state in an object of its own and steps as named functions.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Most lines of a function. */
const MOST_LINES = 90;

const isTest = (file: string): boolean => file.includes("/test/") || file.endsWith(".test.ts");

/** TypeScript of the project, apart from tests and generated files. */
function sources(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" });
  return listed.split("\n").filter((file) => file !== "" && !file.startsWith("generated/") && !isTest(file) && existsSync(join(ROOT, file)));
}

/** The functions of a text that are too long, each with its lines. */
function tooLong(file: string, text: string): string[] {
  if (text.split("\n").length <= MOST_LINES) return [];
  const found: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node, parent: ts.Node): void => {
    const first = lineAt(node.getStart(source));
    const lines = lineAt(node.end) - first + 1;
    // nothing in it is longer
    if (lines <= MOST_LINES) return;
    if (ts.isFunctionLike(node) && "body" in node && node.body !== undefined)
      found.push(`${file}: ${nameOf(node, parent)?.getText(source) ?? `the function of line ${first}`} has ${lines} lines`);
    ts.forEachChild(node, (child) => visit(child, node));
  };
  ts.forEachChild(source, (child) => visit(child, source));
  return found;
}

/** The name of a function, or of what it is assigned to. */
function nameOf(node: ts.SignatureDeclaration, parent: ts.Node): ts.Node | undefined {
  const assigned = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent) ? parent.name : undefined;
  return node.name ?? assigned;
}

test(`no function has more than ${MOST_LINES} lines`, () => {
  expect(sources().flatMap((file) => tooLong(file, readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test.each([
  ["a declaration", "function long() {\n", "}", "long"],
  ["a function that is assigned", "const long = () => {\n", "};", "long"],
  ["a method", "class A {\nlong() {\n", "}\n}", "long"],
  ["a property", "const a = {\nlong: () => {\n", "},\n};", "long"],
  ["a constructor", "class A {\nconstructor() {\n", "}\n}", "the function of line 2"],
  ["a function without a name", "run(() => {\n", "});", "the function of line 1"],
])("%s is found when it is too long, and not before", (_what, head, end, name) => {
  const body = (lines: number): string => `${head}${"x();\n".repeat(lines)}${end}\n${"\n".repeat(MOST_LINES)}`;
  expect(tooLong("a.ts", body(MOST_LINES - 2))).toEqual([]);
  expect(tooLong("a.ts", body(MOST_LINES - 1))).toEqual([`a.ts: ${name} has ${MOST_LINES + 1} lines`]);
});

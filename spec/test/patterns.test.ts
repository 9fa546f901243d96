// Patterns of the published contract, as generators of clients copy them into source text.
import { expect, test } from "vitest";
import { readPresent } from "../release/files.ts";

const { schemas = {} } = readPresent().components as unknown as { schemas: Record<string, { pattern?: string }> };
const patterns = [
  ...new Set([...JSON.stringify(readPresent()).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => JSON.parse(text) as string)),
];

/** What a generator writes that decodes the escapes of a pattern (@hey-api/openapi-ts 0.99 does). */
const decoded = (pattern: string): string => pattern.replace(/\\u([0-9A-Fa-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

test("each is still one line, and a regular expression, when its escapes are decoded", () => {
  expect(patterns.length).toBeGreaterThan(20);
  for (const pattern of patterns) {
    expect(decoded(pattern).split(/[\n\r\u2028\u2029]/), pattern).toHaveLength(1);
    expect(() => new RegExp(decoded(pattern), "u"), pattern).not.toThrow();
  }
});

test("the name of a file refuses exactly what it refused with the line separators named", () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a name must not contain
  const before = /^(?!\.{1,2}$)(?=.*[^\s.])[^\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069/\\]+$/u;
  const now = new RegExp(schemas.FileName?.pattern ?? "", "u");
  const names = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).flatMap((one) => [one, `a${one}b.pdf`, `${one}a`, `a${one}`]);
  expect(names.filter((name) => before.test(name) !== now.test(name))).toEqual([]);
  // a hyphenation point, which Taiwan writes between the parts of a foreign name
  expect(["a\u2028b", "a\u2029b", "a\u2027b"].map((name) => now.test(name))).toEqual([false, false, true]);
});

import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { operationFiles } from "../operations/index.ts";
import { casesOf } from "../src/all-cases.ts";
import type { TestCase } from "../src/case.ts";

const folder = new URL("../operations/", import.meta.url);
const entries = readdirSync(folder, { withFileTypes: true });
const ids = Object.keys(operations);

/** Files that take a story out of the file of an operation: `<operation>/<story>.ts`. */
const parts = entries
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, folder)).map((file) => ({ operation: name, path: `${name}/${file}` })));

/** The cases that the modules of parts export. */
const storiesOf = async (path: string): Promise<TestCase[][]> =>
  Object.values(await import(new URL(path, folder).href)).filter((value) => Array.isArray(value));

describe("the files of cases", () => {
  test("are one for each operation", () => {
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name.replace(/\.ts$/, ""));
    expect(files.toSorted()).toEqual([...ids, "index"].toSorted());
  });

  test("have the sample of their own operation", () => {
    expect(Object.entries(operationFiles).flatMap(([id, { sample }]) => (sample.operation === id ? [] : [id]))).toEqual([]);
  });

  test.each(parts)("$path belongs to an operation, which includes its cases", async ({ operation, path }) => {
    const file = Object.entries(operationFiles).find(([id]) => id === operation)?.[1];
    if (file === undefined) throw new Error(`There is no operation ${operation}.`);
    const promises = new Set(casesOf(file).map((one) => one.promise));
    const left = (await storiesOf(path)).flat().filter((one) => !promises.has(one.promise));
    expect(left.map((one) => one.promise)).toEqual([]);
  });
});

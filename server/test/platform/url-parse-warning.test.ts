// The deprecation warning of `url.parse`, in processes of their own: it is given once in each.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const adapter = new URL("../../src/platform/adapters/url-parse-warning.ts", import.meta.url).href;

/** Codes of the warnings that a script causes, and what it prints. */
async function warnings(script: string): Promise<{ codes: string[]; printed: string }> {
  const whole = `import { parse } from "node:url"; import { spendUrlParseWarning } from ${JSON.stringify(adapter)};
    const codes = []; process.on("warning", ({ code }) => codes.push(code));
    ${script}
    setImmediate(() => console.log(JSON.stringify(codes)));`;
  const { NODE_OPTIONS: _, NODE_NO_WARNINGS: __, ...env } = process.env;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", whole], { env });
  return { codes: JSON.parse(stdout), printed: stderr };
}

test("is given by the first call where nothing was done: without it the adapter can go", async () => {
  expect((await warnings(`parse("http://a/");`)).codes).toEqual(["DEP0169"]);
});

test("is spent unheard, once and for all", async () => {
  expect(await warnings(`spendUrlParseWarning(); parse("http://a/"); parse("http://b/");`)).toEqual({ codes: [], printed: "" });
});

test("other deprecations are reported as before", async () => {
  expect((await warnings(`spendUrlParseWarning(); process.emitWarning("old", "DeprecationWarning", "DEP_TEST");`)).codes).toEqual(["DEP_TEST"]);
  expect(await warnings(`process.noDeprecation = true; spendUrlParseWarning(); process.emitWarning("old", "DeprecationWarning", "DEP_TEST");`)).toEqual({
    codes: [],
    printed: "",
  });
});

// The published packages hold the table of operations as one text: what reads it makes the table that the sources have.
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { type SdkOperation, sdkOperations } from "../../generated/sdk-facts.ts";
import { compact } from "../packaging/compact-operations.ts";

const source = readFileSync(new URL("../../generated/sdk-facts.ts", import.meta.url), "utf8");

test("the table of a package is the table of the contract, a session written out", async () => {
  const code = stripTypeScriptTypes(compact(source));
  const module: { readonly sdkOperations: Record<string, SdkOperation> } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const expected = Object.entries<SdkOperation>(sdkOperations).map(([id, operation]) => [id, { credentials: ["session"], ...operation }]);
  expect(module.sdkOperations).toEqual(Object.fromEntries(expected));
});

test("a module without the table is refused", () => {
  expect(() => compact("export const other = {};")).toThrow("no table of operations");
});

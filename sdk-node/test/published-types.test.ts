import { expect, test } from "vitest";
import { acceptUndefined, completeKnownValues } from "../packaging/published-types.ts";

test("optional members of the published declarations take undefined, for exactOptionalPropertyTypes", () => {
  const declarations = "interface Options { readonly key?: string; hook?: (event: { id?: number }) => void; body?: never; must: string }";
  expect(acceptUndefined(declarations)).toBe(
    "interface Options { readonly key?: string | undefined; hook?: ((event: { id?: number | undefined }) => void) | undefined; body?: never; must: string }",
  );
});

test("what takes undefined already stays as it is", () => {
  const declarations = "type Given = { a?: string | undefined; b?: unknown };";
  expect(acceptUndefined(declarations)).toBe(declarations);
});

test("a text with known values is completed in the published declarations, and takes others", () => {
  expect(completeKnownValues('type Code = string;\ntype KnownCode = "A";\ntype Uuid = string;\n')).toBe(
    'type Code = KnownCode | (string & {});\ntype KnownCode = "A";\ntype Uuid = string;\n',
  );
});

import { expect, test } from "vitest";
import { acceptUndefined } from "../packaging/optional-members.ts";

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

import type { Sample } from "../../src/sample.ts";

/** Any value can be looked up. */
export const sample = {
  operation: "checkBlocklist",
  request: { key: "viewer", body: { list_type: "email", value: "nadie@ejemplo.mx" } },
  status: 200,
} as const satisfies Sample<"checkBlocklist", object>;

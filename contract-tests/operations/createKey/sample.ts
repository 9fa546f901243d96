import type { Sample } from "../../src/sample.ts";

/** The least that a key takes. */
export const sample = {
  operation: "createKey",
  request: { key: "admin", body: { type: "secret", name: "Checkout server" } },
  status: 201,
} as const satisfies Sample<"createKey", object>;

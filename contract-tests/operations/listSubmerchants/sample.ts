import type { Sample } from "../../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listSubmerchants"> = {
  operation: "listSubmerchants",
  request: { key: "pspSecret", body: undefined },
  status: 200,
};

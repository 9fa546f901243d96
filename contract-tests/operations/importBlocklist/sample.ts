import type { Sample } from "../../src/sample.ts";

/** A file of one entry. It is there already when it is sent again, which is no failure. */
export const sample = {
  operation: "importBlocklist",
  request: { key: "analyst", body: "list_type,value\ncustomer_id,contract-imported\n" },
  status: 200,
} as const satisfies Sample<"importBlocklist", string>;

import type { Sample } from "../../src/sample.ts";

/** An export needs nothing; this one is of a type that few cases list. */
export const sample: Sample<"exportBlocklist"> = {
  operation: "exportBlocklist",
  request: { key: "viewer", query: { list_type: "swift_bic" }, body: undefined },
  status: 200,
};

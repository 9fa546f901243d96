import type { Sample } from "../../src/sample.ts";

/** The stats need nothing. */
export const sample: Sample<"readNetwork"> = {
  operation: "readNetwork",
  request: { key: "secret", body: undefined },
  status: 200,
};

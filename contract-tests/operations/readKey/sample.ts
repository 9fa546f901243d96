import { makeKey } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A key that exists. */
export const sample: Sample<"readKey"> = {
  operation: "readKey",
  before: [makeKey("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

import { connect } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A connection that exists. */
export const sample: Sample<"removeConnection"> = {
  operation: "removeConnection",
  before: [connect("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

import { missing } from "../shared/refusal.ts";
import { connect } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A connection that exists. */
export const sample: Sample<"removeConnection"> = {
  operation: "removeConnection",
  before: [connect("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"removeConnection"> = {
  /** A connection that is removed. */
  200: [
    {
      promise: "the answer is what was removed",
      before: [connect("made", { description: "By mistake" })],
      request: sample.request,
      expected: { body: { id: "{made.id}", processor: "stripe", description: "By mistake", created_at: "{made.created_at}" } },
    },
  ],
  /** Connections that are not there. */
  404: [missing("what is removed is gone", sample.request, connect("made"), sample.request)],
};

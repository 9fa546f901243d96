import { missing } from "../shared/refusal.ts";
import { makeDataSubjectRequest } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** An access request; what it has found so far. */
export const sample: Sample<"listDataSubjectRecords"> = {
  operation: "listDataSubjectRecords",
  before: [makeDataSubjectRequest("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listDataSubjectRecords"> = {
  /** Requests that are not there for the caller. */
  404: [
    missing(
      "another organization's records are answered as those that do not exist",
      { key: "admin", path: { id: "{made.id}" } },
      makeDataSubjectRequest("made"),
    ),
  ],
  /** Requests without records. */
  409: [
    {
      promise: "an erasure has no records",
      before: [makeDataSubjectRequest("made", { kind: "erasure" })],
      request: { key: "pspAdmin", path: { id: "{made.id}" } },
      expected: { code: "INVALID_TRANSITION", details: { kind: "erasure", status: "queued" } },
    },
  ],
};

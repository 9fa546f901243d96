import { missing } from "../shared/refusal.ts";
import { makeDataSubjectRequest } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A request that exists. */
export const sample: Sample<"readDataSubjectRequest"> = {
  operation: "readDataSubjectRequest",
  before: [makeDataSubjectRequest("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readDataSubjectRequest"> = {
  /** Requests that are not there for the caller. */
  404: [
    missing(
      "another organization's data subject request is answered as one that does not exist",
      { key: "admin", path: { id: "{made.id}" } },
      makeDataSubjectRequest("made"),
    ),
  ],
};

import { makeKey } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A key that exists. */
export const sample = {
  operation: "rotateKey",
  before: [makeKey("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: { overlap_seconds: 3600 } },
  status: 201,
} as const satisfies Sample<"rotateKey", object>;

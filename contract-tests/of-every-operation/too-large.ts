import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";

const padded = (body: unknown, padding: string) => (typeof body === "string" ? body + padding : { ...(body as object), padding });

/** 413: a body beyond the limit in the operation table. */
export function tooLarge(sample: AnySample): TestCase[] {
  const { bodyLimit } = rowOf(sample);
  if (bodyLimit === 0) return [];
  const request = requestOf(sample);
  return [
    {
      promise: "a body beyond the limit is refused, and the limit named",
      request: { ...request, body: padded(request.body, "x".repeat(bodyLimit)) },
      expected: { code: "PAYLOAD_TOO_LARGE", details: { limit_bytes: bodyLimit } },
    },
  ];
}

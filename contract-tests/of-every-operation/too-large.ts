import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";

const padded = (body: unknown, padding: string) => (typeof body === "string" ? body + padding : { ...(body as object), padding });

/** Prism's own limit of a body, in bytes; larger ones it refuses in a shape of its own. */
const LIMIT_OF_PRISM = 10_000_000;
const REFUSED_BY_PRISM = "Prism refuses a body of this size itself and answers in a shape of its own";

/** 413: a body beyond the limit in the operation table. */
export function tooLarge(sample: AnySample): TestCase[] {
  const { bodyLimit } = rowOf(sample);
  if (bodyLimit === 0) return [];
  const request = requestOf(sample);
  const expected = { code: "PAYLOAD_TOO_LARGE", details: { limit_bytes: bodyLimit } } as const;
  const beyond = {
    promise: "a body beyond the limit is refused, and the limit named",
    request: { ...request, body: padded(request.body, "x".repeat(bodyLimit)) },
  };
  if (bodyLimit <= LIMIT_OF_PRISM) return [{ ...beyond, expected }];
  // the mock shows it: see out-of-reach.ts
  return [{ ...beyond, expected, except: { mock: REFUSED_BY_PRISM, proxy: REFUSED_BY_PRISM } }];
}

import { rateLimited } from "../../of-every-operation/rate-limited.ts";
import { makeKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { payinBy, sample } from "./sample.ts";

const operation = "assessPayin";

/** Callers who ask too often. */
export const cases: readonly ContractCase[] = [
  ...rateLimited(sample),
  {
    operation,
    promise: "a key with a limit of its own has that limit",
    before: [makeKey("made", { rate_limit_per_minute: 1 }), payinBy("{made.key}")],
    request: payinBy("{made.key}"),
    expected: { status: 429, code: "RATE_LIMIT_EXCEEDED", headers: { "X-RateLimit-Limit": /^1$/, "X-RateLimit-Remaining": /^0$/ } },
  },
];

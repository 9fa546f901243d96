import type { OperationRule } from "../../generated/operations.ts";
import { assess, makeKey } from "../shared/steps.ts";
import type { CaseRequest, TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";

/** An address of RFC 5737, so that public calls use up an allowance that no other case needs. */
const EXPENDABLE_ADDRESS = "203.0.113.9";

/** 429. Secret and ingest keys come with a large allowance: where nothing else may call, a key of its own has one that a single call uses up. */
export function rateLimited(sample: AnySample): TestCase[] {
  const row = rowOf(sample);
  const request = requestOf(sample);
  return [
    {
      promise: "a caller over its rate limit gets the time to retry",
      ...(usedUpBefore(row, request) ?? { given: "the rate limit used up", request: fromExpendable(row, request) }),
      expected: { code: "RATE_LIMIT_EXCEEDED", headers: { "Retry-After": /^([1-9]|[1-5]\d|6[01])$/, "X-RateLimit-Remaining": /^0$/ } },
    },
  ];
}

/** A key of its own, and the call that uses it up. */
function usedUpBefore({ credentials, permissions }: OperationRule, request: CaseRequest): Pick<TestCase, "before" | "request"> | undefined {
  const limited = { ...request, key: "{limited.key}" } as const;
  if (credentials.join() === "ingest") return { before: [makeKey("limited", { type: "ingest", rate_limit_per_minute: 1 }), limited], request: limited };
  if (credentials.join() !== "secret") return undefined;
  const key = makeKey("limited", { rate_limit_per_minute: 1, permissions: [...new Set(["assess", ...permissions])] });
  return { before: [key, { ...assess("last", {}), key: limited.key }], request: limited };
}

/** The same request under an allowance that no other case needs. */
function fromExpendable({ credentials }: OperationRule, request: CaseRequest): CaseRequest {
  if (credentials.length === 0) return { ...request, headers: { ...request.headers, "X-Forwarded-For": EXPENDABLE_ADDRESS } };
  return { ...request, key: credentials.includes("session") ? "otherAdmin" : "expendable" };
}

import type { OperationRule } from "../../generated/operations.ts";
import { assess, makeKey } from "../shared/steps.ts";
import type { CaseRequest, ContractCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";

/** An address of RFC 5737, so that public calls use up an allowance that no other case needs. */
const EXPENDABLE_ADDRESS = "203.0.113.9";

/** 429. Secret keys come with a large allowance: where nothing else may call, a key of its own has one that a single pay-in uses up. */
export function rateLimited(sample: AnySample): ContractCase[] {
  const row = rowOf(sample);
  const request = requestOf(sample);
  const limited = { ...request, key: "{limited.key}" } as const;
  return [
    {
      operation: sample.operation,
      promise: "a caller whose allowance is used up is told when to come back",
      ...(row.credentials.join() === "secret"
        ? {
            before: [
              makeKey("limited", { rate_limit_per_minute: 1, permissions: [...new Set(["assess", ...row.permissions])] }),
              { ...assess("last", {}), key: limited.key },
            ],
            request: limited,
          }
        : { given: "the rate limit used up", request: fromExpendable(row, request) }),
      expected: { status: 429, code: "RATE_LIMIT_EXCEEDED", headers: { "Retry-After": /^([1-9]|[1-5]\d|6[01])$/, "X-RateLimit-Remaining": /^0$/ } },
    },
  ];
}

/** The same request under an allowance that no other case needs. */
function fromExpendable({ credentials }: OperationRule, request: CaseRequest): CaseRequest {
  if (credentials.length === 0) return { ...request, headers: { ...request.headers, "X-Forwarded-For": EXPENDABLE_ADDRESS } };
  return { ...request, key: credentials.includes("session") ? "otherAdmin" : "expendable" };
}

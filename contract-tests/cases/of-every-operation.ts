import { type OperationId, type OperationRule, operations } from "../../generated/operations.ts";
import type { CaseRequest, ContractCase } from "../src/case.ts";
import { filledIn, findExample } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";
import { accessCases } from "./access.ts";
import { byIdentifierCases } from "./by-identifier.ts";
import { outOfReach } from "./out-of-reach.ts";
import { pageCases } from "./pages.ts";
import { failing } from "./refusal.ts";
import { assess, makeKey } from "./steps.ts";
import { forProvidersOnly } from "./submerchants.ts";

/** An address of RFC 5737, so that public calls use up an allowance that no other case needs. */
const EXPENDABLE_ADDRESS = "203.0.113.9";

/** Cases that follow from an operation's row in the operation table; its sample shows how to call it. */
export function commonCases(sample: Sample<OperationId, unknown>): ContractCase[] {
  const { operation, before, status } = sample;
  const rule: OperationRule = operations[operation];
  // Whoever is refused need not name something that exists.
  const request = filledIn(sample.request, findExample);
  return [
    ...(rule.credentials.length === 0 ? [] : accessCases({ ...rule, operation }, request)),
    ...(rule.bodyLimit > 0 ? bodyCases(operation, request, rule) : []),
    ...byIdentifierCases(sample),
    ...(operation.startsWith("list") ? pageCases(sample) : []),
    ...forProvidersOnly(operation, request),
    {
      operation,
      promise: "an unknown query parameter is refused by name",
      request: { ...request, query: { ...request.query, no_such_parameter: "1" } },
      expected: failing("query.no_such_parameter"),
    },
    {
      operation,
      promise: "the service answers under the id of this very request",
      before,
      request: sample.request,
      expected: { status, headers: { "X-Request-Id": /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/ } },
    },
    limitCase(operation, rule, request),
    ...(rule.errorCodes.includes("ASSESS_MAINTENANCE") ? [awayCase(operation, request)] : []),
    ...outOfReach
      .filter(({ operations: ids, code }) => (ids === "all" ? rule.errorCodes.includes(code) : ids.includes(operation)))
      .map(
        ({ code, status: failure, reason }): ContractCase => ({
          operation,
          promise: `${code} is described`,
          request,
          expected: { status: failure, code },
          except: { server: reason, proxy: reason },
        }),
      ),
  ];
}

/** Secret keys come with a large allowance: where nothing else may call, a key of its own has one that a single pay-in uses up. */
function limitCase(operation: OperationId, rule: OperationRule, request: CaseRequest): ContractCase {
  const limited = { ...request, key: "{limited.key}" } as const;
  return {
    operation,
    promise: "a caller whose allowance is used up is told when to come back",
    ...(rule.credentials.join() === "secret"
      ? {
          before: [
            makeKey("limited", { rate_limit_per_minute: 1, permissions: [...new Set(["assess", ...rule.permissions])] }),
            { ...assess("last", {}), key: limited.key },
          ],
          request: limited,
        }
      : { given: "the rate limit used up", request: fromExpendable(rule, request) }),
    expected: { status: 429, code: "RATE_LIMIT_EXCEEDED", headers: { "Retry-After": /^([1-9]|[1-5]\d|6[01])$/, "X-RateLimit-Remaining": /^0$/ } },
  };
}

/** The same request under an allowance that no other case needs. */
function fromExpendable({ credentials }: OperationRule, request: CaseRequest): CaseRequest {
  if (credentials.length === 0) return { ...request, headers: { ...request.headers, "X-Forwarded-For": EXPENDABLE_ADDRESS } };
  return { ...request, key: credentials.includes("session") ? "otherAdmin" : "expendable" };
}

const awayCase = (operation: OperationId, request: CaseRequest): ContractCase => ({
  operation,
  promise: "a service whose database is away says at once when to retry",
  given: "the database away",
  request,
  expected: { status: 503, code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ } },
});

const PARSED_BY_PRISM = "Prism parses the body itself and answers in a shape of its own";

function bodyCases(operation: OperationId, request: ContractCase["request"], { bodyLimit: limit, bodyRequired }: OperationRule): ContractCase[] {
  const { body, ...rest } = request;
  const unsupported = { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" } as const;
  return [
    { operation, promise: "a body of another media type is refused", request: { ...request, contentType: "text/plain" }, expected: unsupported },
    {
      operation,
      promise: "a body in another character set than UTF-8 is refused",
      request: { ...request, contentType: "application/json; charset=iso-8859-1" },
      expected: unsupported,
    },
    {
      operation,
      promise: "a body beyond the limit is refused, and the limit named",
      request: { ...request, body: { ...(body as object), padding: "x".repeat(limit) } },
      expected: { status: 413, code: "PAYLOAD_TOO_LARGE", details: { limit_bytes: limit } },
    },
    {
      operation,
      promise: "a body that is not JSON is refused",
      request: { ...rest, text: '{"amount": 10,' },
      expected: failing("body"),
      except: { mock: PARSED_BY_PRISM, proxy: PARSED_BY_PRISM },
    },
    ...(bodyRequired
      ? [{ operation, promise: "a call without a body is refused", request: rest, expected: { status: 400, code: "VALIDATION_ERROR" } } as const]
      : []),
    { operation, promise: "a list for a body is refused", request: { ...rest, body: [body] }, expected: { status: 400, code: "VALIDATION_ERROR" } },
  ];
}

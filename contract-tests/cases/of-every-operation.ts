import { type OperationId, type OperationRule, operations } from "../../generated/operations.ts";
import type { ContractCase } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { outOfReach } from "./out-of-reach.ts";

/** An address of RFC 5737, so that public calls use up an allowance that no other case needs. */
const EXPENDABLE_ADDRESS = "203.0.113.9";

/** Cases that follow from an operation's row in the operation table; its sample shows how to call it. */
export function commonCases({ operation, request, status }: Sample<OperationId, unknown>): ContractCase[] {
  const rule: OperationRule = operations[operation];
  const isPublic = rule.credentials.length === 0;
  return [
    ...(isPublic ? [] : credentialCases(operation, request)),
    ...(rule.bodyLimit > 0 ? bodyCases(operation, request, rule.bodyLimit) : []),
    {
      operation,
      promise: "an unknown query parameter is refused by name",
      request: { ...request, query: { ...request.query, no_such_parameter: "1" } },
      expected: { status: 400, code: "VALIDATION_ERROR", body: { error: { details: { fields: [{ path: "query.no_such_parameter" }] } } } },
    },
    {
      operation,
      promise: "the service answers under the id of this very request",
      request,
      expected: { status, headers: { "X-Request-Id": /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/ } },
    },
    {
      operation,
      promise: "a caller whose allowance is used up is told when to come back",
      given: "the rate limit used up",
      request: isPublic ? { ...request, headers: { ...request.headers, "X-Forwarded-For": EXPENDABLE_ADDRESS } } : { ...request, key: "expendable" },
      expected: { status: 429, code: "RATE_LIMIT_EXCEEDED", headers: { "Retry-After": /^([1-9]|[1-5]\d|6[01])$/, "X-RateLimit-Remaining": /^0$/ } },
    },
    ...outOfReach
      .filter(({ operations: ids, code }) => (ids === "all" ? (rule.errorCodes as readonly string[]).includes(code) : ids.includes(operation)))
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

function credentialCases(operation: OperationId, request: ContractCase["request"]): ContractCase[] {
  const expected = { status: 401, code: "UNAUTHORIZED" } as const;
  return [
    { operation, promise: "a call without a key is refused", request: { ...request, key: undefined }, expected },
    { operation, promise: "a key of the wrong form is refused", request: { ...request, key: "malformed" }, expected },
    { operation, promise: "a well-formed key that is not on file, such as a revoked one, is refused", request: { ...request, key: "unknown" }, expected },
    {
      operation,
      promise: "a call that is wrong in itself is first of all refused for its missing key",
      request: { ...request, key: undefined, query: { no_such_parameter: "1" }, body: undefined, text: "{", contentType: "text/plain" },
      expected,
      except: { mock: "Prism looks at the content type before the key" },
    },
  ];
}

const PARSED_BY_PRISM = "Prism parses the body itself and answers in a shape of its own";

function bodyCases(operation: OperationId, request: ContractCase["request"], limit: number): ContractCase[] {
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
      expected: { status: 413, code: "PAYLOAD_TOO_LARGE", body: { error: { details: { limit_bytes: limit } } } },
    },
    {
      operation,
      promise: "a body that is not JSON is refused",
      request: { ...rest, text: '{"amount": 10,' },
      expected: { status: 400, code: "VALIDATION_ERROR", body: { error: { details: { fields: [{ path: "body" }] } } } },
      except: { mock: PARSED_BY_PRISM, proxy: PARSED_BY_PRISM },
    },
    {
      operation,
      promise: "a call without a body is refused",
      request: rest,
      expected: { status: 400, code: "VALIDATION_ERROR" },
    },
    { operation, promise: "a list for a body is refused", request: { ...rest, body: [body] }, expected: { status: 400, code: "VALIDATION_ERROR" } },
  ];
}

import { failing } from "../shared/refusal.ts";
import { stripeSigned } from "../shared/stripe.ts";
import type { CaseRequest, TestCase } from "../src/case.ts";
import { JSON_TYPE } from "../src/request.ts";
import type { AnySample } from "../src/sample.ts";
import { misnamed } from "./by-identifier.ts";
import { noPage } from "./pages.ts";
import { requestOf, rowOf } from "./row.ts";

/** 400: requests that are wrong in themselves. */
export const invalid = (sample: AnySample): TestCase[] => [...unknownParameter(sample), ...wrongBody(sample), ...misnamed(sample), ...noPage(sample)];

function unknownParameter(sample: AnySample): TestCase[] {
  return [
    {
      promise: "an unknown query parameter is refused by name",
      ...withValidSignature(sample, (request) => ({ ...request, query: { ...request.query, no_such_parameter: "1" } })),
      expected: failing("query.no_such_parameter"),
    },
  ];
}

/** A changed request. Where the signature is verified before the body is read, it is a valid one, to a connection that is there. */
function withValidSignature(sample: AnySample, change: (request: CaseRequest) => CaseRequest): Pick<TestCase, "before" | "request"> {
  return rowOf(sample).rawBody ? { before: sample.before, request: stripeSigned(change(sample.request)) } : { request: change(requestOf(sample)) };
}

const PARSED_BY_PRISM = "Prism parses the body itself and answers in a shape of its own";

function wrongBody(sample: AnySample): TestCase[] {
  const { bodyRequired, requestType } = rowOf(sample);
  if (requestType === null) return [];
  const instead = (change: CaseRequest) => withValidSignature(sample, ({ body: _, ...request }) => ({ ...request, ...change }));
  const expected = { code: "VALIDATION_ERROR" } as const;
  const without: TestCase[] = bodyRequired ? [{ promise: "a call without a body is refused", ...instead({}), expected }] : [];
  if (requestType !== JSON_TYPE) return without;
  return [
    {
      promise: "a body that is not JSON is refused",
      ...instead({ text: '{"amount": 10,' }),
      expected: failing("body"),
      except: { mock: PARSED_BY_PRISM, proxy: PARSED_BY_PRISM },
    },
    ...without,
    { promise: "a list for a body is refused", ...instead({ body: [requestOf(sample).body] }), expected },
  ];
}

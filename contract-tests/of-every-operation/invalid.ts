import { failing } from "../shared/refusal.ts";
import type { ContractCase } from "../src/case.ts";
import { JSON_TYPE } from "../src/request.ts";
import type { AnySample } from "../src/sample.ts";
import { misnamed } from "./by-identifier.ts";
import { noPage } from "./pages.ts";
import { requestOf, rowOf } from "./row.ts";

/** 400: requests that are wrong in themselves. */
export const invalid = (sample: AnySample): ContractCase[] => [...unknownParameter(sample), ...wrongBody(sample), ...misnamed(sample), ...noPage(sample)];

function unknownParameter(sample: AnySample): ContractCase[] {
  const request = requestOf(sample);
  return [
    {
      operation: sample.operation,
      promise: "an unknown query parameter is refused by name",
      request: { ...request, query: { ...request.query, no_such_parameter: "1" } },
      expected: failing("query.no_such_parameter"),
    },
  ];
}

const PARSED_BY_PRISM = "Prism parses the body itself and answers in a shape of its own";

function wrongBody(sample: AnySample): ContractCase[] {
  const { operation } = sample;
  const { bodyRequired, requestType } = rowOf(sample);
  if (requestType === null) return [];
  const { body, ...request } = requestOf(sample);
  const expected = { status: 400, code: "VALIDATION_ERROR" } as const;
  const without: ContractCase[] = bodyRequired ? [{ operation, promise: "a call without a body is refused", request, expected }] : [];
  if (requestType !== JSON_TYPE) return without;
  return [
    {
      operation,
      promise: "a body that is not JSON is refused",
      request: { ...request, text: '{"amount": 10,' },
      expected: failing("body"),
      except: { mock: PARSED_BY_PRISM, proxy: PARSED_BY_PRISM },
    },
    ...without,
    { operation, promise: "a list for a body is refused", request: { ...request, body: [body] }, expected },
  ];
}

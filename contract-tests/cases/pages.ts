import type { ContractCase } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { failing } from "./refusal.ts";

/** Cases of every list: what is no page of it. */
export const pageCases = ({ operation, before, request }: Sample<ContractCase["operation"], unknown>): ContractCase[] =>
  (
    [
      ["a page of more than 100 is refused by name", "limit", "101"],
      ["an empty page is refused by name", "limit", "0"],
      ["a cursor that no page gave is refused by name", "cursor", "bm8tY3Vyc29y"],
    ] as const
  ).map(([promise, name, value]) => ({
    operation,
    promise,
    before,
    request: { ...request, query: { ...request.query, [name]: value } },
    expected: failing(`query.${name}`),
  }));

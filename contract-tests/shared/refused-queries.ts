import type { CaseRequest, TestCase } from "../src/case.ts";
import { failing } from "./refusal.ts";

/** A refused query, in words, and the parameter that the refusal names. */
export type RefusedQuery = readonly [what: string, query: NonNullable<CaseRequest["query"]>, path: string];

/** Queries that are refused by name; `of`: the path parameters. */
export function refusedQueries(key: CaseRequest["key"], queries: readonly RefusedQuery[], of?: NonNullable<CaseRequest["path"]>): TestCase<400>[] {
  const place = of === undefined ? {} : { path: of };
  return queries.map(([what, query, path]) => ({ promise: `${what} is refused by name`, request: { key, query, ...place }, expected: failing(path) }));
}

/** Refused periods of moments. */
export const impossiblePeriods: readonly RefusedQuery[] = [
  ["a period that ends before it begins", { from: "2026-02-02T00:00:00Z", to: "2026-02-01T00:00:00Z" }, "query.from"],
  ["a period within one minute", { from: "2026-02-02T00:00:01Z", to: "2026-02-02T00:00:59Z" }, "query.from"],
  ["a period of more than 400 days", { from: "2025-01-01T00:00:00Z", to: "2026-02-05T00:01:00Z" }, "query.from"],
  ["a time that does not exist", { to: "2026-02-30T00:00:00Z" }, "query.to"],
];

/** A submerchant that cannot exist. */
export const noSubmerchant: RefusedQuery = ["a submerchant that is no UUID", { submerchant_id: "no-such-id" }, "query.submerchant_id"];

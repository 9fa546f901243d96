import type { OperationId } from "../../generated/operations.ts";
import { failing } from "../shared/refusal.ts";
import type { TestCase } from "../src/case.ts";
import { contract, operationOf } from "../src/document.ts";
import type { AnySample } from "../src/sample.ts";

/** 400: what is no page of a list. */
export function noPage({ operation, before, request }: AnySample): TestCase[] {
  if (!operation.startsWith("list")) return [];
  const largest = largestPage(operation);
  return (
    [
      [`a page of more than ${largest} is refused by name`, "limit", String(largest + 1)],
      ["an empty page is refused by name", "limit", "0"],
      ["a cursor that no page gave is refused by name", "cursor", "bm8tY3Vyc29y"],
    ] as const
  ).map(([promise, name, value]) => ({
    promise,
    before,
    request: { ...request, query: { ...request.query, [name]: value } },
    expected: failing(`query.${name}`),
  }));
}

function largestPage(operation: OperationId): number {
  const largest = operationOf(contract, operation).parameters?.find(({ name }) => name === "limit")?.schema.maximum;
  if (largest === undefined) throw new Error(`${operation} is a list whose pages have no largest size.`);
  return largest;
}

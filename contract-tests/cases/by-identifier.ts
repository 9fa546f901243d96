import type { CaseRequest, ContractCase } from "../src/case.ts";
import { filledIn, findExample } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";
import { failing, notFound } from "./refusal.ts";
import { changeOther } from "./steps.ts";

/** Cases of an operation whose request names a resource: in the path, or, as lists were published, in the query or in the body. */
export function byIdentifierCases({ operation, before = [], request }: Sample<ContractCase["operation"], unknown>): ContractCase[] {
  const place = placeOfId(request);
  if (place === undefined) return [];
  const example = filledIn(request, findExample);
  return [
    { operation, promise: "an id that nothing has is not found", request: example, expected: notFound },
    {
      operation,
      promise: "what belongs to another organization is not found",
      // As a provider, it gets past the question whether it has submerchants at all.
      before: [...before, changeOther({ segment: "psp" })],
      request: { ...request, key: "otherAdmin" },
      expected: notFound,
    },
    {
      operation,
      promise: "an id that is no UUID is refused by name",
      request: { ...example, [place]: { ...(example[place] as object), id: "no-such-id" } },
      expected: failing(place === "body" ? "id" : `${place}.id`),
    },
  ];
}

function placeOfId(request: CaseRequest): "path" | "query" | "body" | undefined {
  return (["path", "query", "body"] as const).find((place) => Object.hasOwn(Object(request[place]), "id"));
}

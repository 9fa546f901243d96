import { failing, missing } from "../shared/refusal.ts";
import { changeOther } from "../shared/steps.ts";
import type { CaseRequest, TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";

/** 404, where a request names a resource: in the path, or, as lists were published, in the query or in the body. */
export function byIdentifier(sample: AnySample): TestCase[] {
  const { before = [], request } = sample;
  if (placeOfId(sample) === undefined) return [];
  return [
    missing("an id that nothing has is not found", requestOf(sample)),
    {
      promise: "what belongs to another organization is not found",
      // As a provider, it gets past the question whether it has submerchants at all.
      before: [...before, changeOther({ segment: "psp" })],
      request: { ...request, key: "otherAdmin" },
      expected: { code: "NOT_FOUND" },
    },
  ];
}

/** 400: an identifier that is none. */
export function misnamed(sample: AnySample): TestCase[] {
  const request = requestOf(sample);
  const place = placeOfId(sample);
  if (place === undefined) return [];
  return [
    {
      promise: "an id that is no UUID is refused by name",
      request: { ...request, [place.in]: { ...(request[place.in] as object), [place.name]: "no-such-id" } },
      expected: failing(place.in === "body" ? place.name : `${place.in}.${place.name}`),
    },
  ];
}

/** Where the resource is named: what stands in a path names it, whatever it is called. What a processor sends has ids of its own, and an entity is no resource: any has an answer. */
function placeOfId(sample: AnySample): { readonly in: "path" | "query" | "body"; readonly name: string } | undefined {
  const request: CaseRequest = sample.request;
  const { rawBody, errorCodes } = rowOf(sample);
  if (rawBody || !errorCodes.includes("NOT_FOUND")) return undefined;
  const [inPath] = Object.keys(request.path ?? {});
  if (inPath !== undefined) return { in: "path", name: inPath };
  const place = (["query", "body"] as const).find((one) => Object.hasOwn(Object(request[one]), "id"));
  return place && { in: place, name: "id" };
}

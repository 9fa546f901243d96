import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";

/** 415: bodies that are not of the operation's media type, in UTF-8. */
export function unsupportedMediaType(sample: AnySample): TestCase[] {
  const { requestType } = rowOf(sample);
  if (requestType === null) return [];
  // tables are also accepted as plain text and in the character sets of spreadsheets
  const flaws = {
    "a body of another media type is refused": requestType === "text/csv" ? "application/xml" : "text/plain",
    "a body in another character set than UTF-8 is refused": `${requestType}; charset=${requestType === "text/csv" ? "iso-2022-jp" : "iso-8859-1"}`,
  };
  return Object.entries(flaws).map(([promise, contentType]) => ({
    promise,
    request: { ...requestOf(sample), contentType },
    expected: { code: "UNSUPPORTED_MEDIA_TYPE" },
    ...(contentType.includes("iso-2022-jp") ? { except: { mock: "Prism decodes the body before it looks at its type, and has no decoder" } } : {}),
  }));
}

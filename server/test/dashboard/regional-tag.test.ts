// Numbers and dates are written as the browser prefers, whatever it reports.
import { expect, test } from "vitest";
import { regionalTag } from "../../dashboard/app/i18n/regional-tag.ts";

test.each([
  ["es", ["en-US", "es-MX", "es"], "es-MX"],
  ["en", ["en-US@posix", "en-GB"], "en-GB"],
  ["en", ["en-US@posix"], "en"],
  ["pt", [], "pt"],
])("%s preferred as %j is %s", (language, preferred, tag) => {
  expect(regionalTag(language, preferred)).toBe(tag);
  expect(() => new Intl.NumberFormat(regionalTag(language, preferred))).not.toThrow();
});

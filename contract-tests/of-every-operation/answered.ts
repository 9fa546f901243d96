import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";

/** The sample itself. */
export const answered = ({ before, request }: AnySample): TestCase[] => [
  {
    promise: "the service answers under the id of this very request",
    before,
    request,
    expected: { headers: { "X-Request-Id": /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/ } },
  },
];

import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";
import { wrongKind } from "./wrong-kind.ts";

/** 401: callers who are not known. */
export function unauthorized(sample: AnySample): TestCase[] {
  const { credentials } = rowOf(sample);
  return credentials.length === 0 ? [] : [...strangers(sample), ...wrongKind(sample, 401)];
}

/** Credentials that are none. */
function strangers(sample: AnySample): TestCase[] {
  const request = requestOf(sample);
  const expected = { code: "UNAUTHORIZED" } as const;
  return [
    { promise: "a call without a credential is refused", request: { ...request, key: undefined }, expected },
    { promise: "a key of the wrong form is refused", request: { ...request, key: "malformed" }, expected },
    { promise: "a well-formed key that is not on file, such as a revoked one, is refused", request: { ...request, key: "unknown" }, expected },
    { promise: "a session with the signature of another one is refused", request: { ...request, key: "forged" }, expected },
    {
      promise: "a call that is wrong in itself is first of all refused for its missing credential",
      request: {
        ...request,
        key: undefined,
        query: { no_such_parameter: "1" },
        body: undefined,
        ...(rowOf(sample).bodyLimit > 0 ? { text: "{", contentType: "text/plain" } : {}),
      },
      expected,
      except: { mock: "Prism looks at the content type before the key" },
    },
  ];
}

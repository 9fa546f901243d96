// What the schema of an endpoint cannot say: addresses that events are never sent to.
import type { FieldFailure } from "../http/api-error.ts";
import { fieldsOf } from "../http/raw-body.ts";
import { type Openness, urlProblem } from "./forbidden.ts";

/** Failing fields of a raw body that registers or changes an endpoint. */
export function endpointChecks(openness: Openness): (body: unknown) => FieldFailure[] {
  return (body) => {
    const { url } = fieldsOf(body);
    const problem = typeof url === "string" && url.length <= 2048 ? urlProblem(url, openness) : undefined;
    return problem === undefined ? [] : [{ path: "url", message: problem }];
  };
}

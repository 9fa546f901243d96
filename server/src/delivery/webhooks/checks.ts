// Checks of endpoints beyond the schema: addresses that events are never sent to.

import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { type Openness, urlProblem } from "../../values/addresses/public-address.ts";

/** Failing fields of a raw body that registers or changes an endpoint. In the sandbox, the message names the setting that allows the address. */
export function endpointChecks(openness: Openness, sandbox: boolean): (body: unknown) => FieldFailure[] {
  return (body) => {
    const { url } = fieldsOf(body);
    const problem = typeof url === "string" && url.length <= 2048 ? urlProblem(url, openness) : undefined;
    if (problem === undefined) return [];
    const wouldDo = sandbox && urlProblem(String(url), { local: true }) === undefined;
    return [{ path: "url", message: wouldDo ? `${problem}, unless this sandbox is started with WEBHOOKS_ALLOW_LOCAL=true` : problem }];
  };
}

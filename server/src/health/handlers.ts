// Service status for load balancers.
import { apiVersion } from "../../../generated/discovery.ts";
import type { Handlers } from "../../../generated/handlers.ts";
import type { RequestContext } from "../http/context.ts";

/** Implements the health operation. `databaseUp` and `accepting` are what the process knows right now: no query is made. */
export function healthHandlers(stage: string, databaseUp: () => boolean, accepting: () => boolean): Pick<Handlers<RequestContext>, "readHealth"> {
  return {
    readHealth: () => {
      const database = databaseUp() ? "ok" : "unavailable";
      const assess = databaseUp() && accepting() ? "ok" : "unavailable";
      const body = { status: assess, version: apiVersion, stage, timestamp: new Date().toISOString(), checks: { database, assess } } as const;
      return assess === "ok" ? { status: 200, body } : { status: 503, headers: { "Retry-After": 1 }, body };
    },
  };
}

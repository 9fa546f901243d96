// Service status for load balancers.

import { apiVersion } from "../../../../generated/discovery.ts";
import type { Handlers } from "../../../../generated/handlers.ts";
import type { Availability } from "../../platform/database/availability.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { dateOf } from "../../platform/time/clock.ts";

/** Implements the health operation. It answers from the last known state, and has an idle process check again for the next request. */
export function healthHandlers(stage: string, availability: Availability, accepting: () => boolean): Pick<Handlers<RequestContext>, "readHealth"> {
  return {
    readHealth: (_input, { clock }) => {
      availability.probe();
      const database = availability.isUp() ? "ok" : "unavailable";
      const assess = availability.isUp() && accepting() ? "ok" : "unavailable";
      const body = { status: assess, version: apiVersion, stage, timestamp: dateOf(clock).toISOString(), checks: { database, assess } } as const;
      return assess === "ok" ? { status: 200, body } : { status: 503, headers: { "Retry-After": 1 }, body };
    },
  };
}

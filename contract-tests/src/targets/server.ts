import { type Service, startService } from "./service.ts";
import type { Target } from "./target.ts";

/** Starts the service itself. */
export async function startServer(): Promise<Target> {
  const service = await startService();
  const { baseUrl, keys, sandbox, end } = service;
  return { name: "server", keys, sandbox, address: () => baseUrl, scripted: false, arrange: arrangeOn(service), end };
}

/** Circumstances as a service of our own can be brought into them. */
export function arrangeOn(service: Service): Target["arrange"] {
  return async (circumstance, one) => {
    if (circumstance === "the rate limit used up") await service.useUpAllowance(one);
    else await service.takeDatabaseAway();
  };
}

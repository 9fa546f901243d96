import { startPrism } from "./prism.ts";
import { arrangeOn } from "./server.ts";
import { startService } from "./service.ts";
import type { Target } from "./target.ts";

/** What Prism refuses by itself, in a shape of its own, when it is configured to enforce. */
const refusedByPrism = new Set([400, 401, 415, 422]);

/**
 * Starts the service behind Prism's validating proxy, twice. The strict one (`--errors`) gets the requests that the contract allows. Those
 * that break it on purpose would never reach the service through it, so they go through one that reports without enforcing: the
 * service's refusal comes back, and what Prism finds in it stands in `sl-violations` all the same.
 */
export async function startProxy(): Promise<Target> {
  const service = await startService();
  const started = await Promise.allSettled([startPrism("proxy", service.baseUrl, "--errors"), startPrism("proxy", service.baseUrl)]);
  const proxies = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const end = async () => {
    const ended = await Promise.allSettled([...proxies, service].map((process) => process.end()));
    const failures = ended.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, failures.join("\n"));
  };
  const [strict, lenient] = proxies;
  if (strict === undefined || lenient === undefined) {
    await end();
    throw new AggregateError(
      started.flatMap((result) => (result.status === "rejected" ? [result.reason] : [])),
      "Prism's proxy did not start.",
    );
  }
  return {
    name: "proxy",
    keys: service.keys,
    sandbox: service.sandbox,
    address: (status) => (refusedByPrism.has(status) ? lenient : strict).baseUrl,
    scripted: false,
    arrange: arrangeOn(service),
    end,
  };
}

/** Violations that Prism found in the response, from its `sl-violations` header. */
export function responseViolations(headers: Headers): string[] {
  const text = headers.get("sl-violations");
  if (text === null) return [];
  try {
    const entries = JSON.parse(text) as { readonly location: readonly string[]; readonly message: string }[];
    return entries.filter(({ location }) => location[0] === "response").map(({ location, message }) => `Prism: ${location.join(".")} ${message}`);
  } catch {
    return [`Prism: ${text}`];
  }
}

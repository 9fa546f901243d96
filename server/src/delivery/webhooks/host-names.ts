// Host names of webhook endpoints to addresses. By DNS queries (c-ares) and not by getaddrinfo, which occupies a thread of the pool that hashing,
// signatures and files need, until a slow name server answers. /etc/hosts and search domains are not used: an
// endpoint is a public host, and its address is in the public DNS.

import { Resolver } from "node:dns/promises";
import { withDeadline } from "../../platform/time/deadline.ts";

/** Time (ms) for one query, queries for a name to each server, and time (ms) for a name altogether. */
const QUERY_TIMEOUT = 1500;
const TRIES = 2;
const NAME_TIMEOUT = 5000;

/** The name has no address, or the look-up timed out. */
export class UnknownName extends Error {}

/** Resolves names. */
export interface NameResolver {
  /** Every IPv4 and IPv6 address of a name, at least one. Throws UnknownName. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  /** Cancels look-ups in flight. */
  readonly close: () => void;
}

/** Creates a resolver; `servers` (addresses with ports) instead of those of the system, `timeout` (ms) for a name. */
export function createNameResolver({
  servers,
  timeout = NAME_TIMEOUT,
}: {
  readonly servers?: readonly string[];
  readonly timeout?: number;
} = {}): NameResolver {
  const resolver = new Resolver({ timeout: Math.min(QUERY_TIMEOUT, timeout), tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);

  async function queried(name: string): Promise<readonly string[]> {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (addresses.length === 0) throw new UnknownName("the name has no address");
    return addresses;
  }

  return {
    resolve: async (name) => {
      // RFC 6761, 6.3: never sent to a name server
      if (name === "localhost") return ["127.0.0.1", "::1"];
      return withDeadline(queried(name), timeout, () => {
        throw new UnknownName("the name servers did not answer in time");
      });
    },
    close: () => resolver.cancel(),
  };
}

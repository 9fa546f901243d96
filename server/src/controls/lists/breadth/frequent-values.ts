// Values of honest payers that many payments have: automatic entries never list them. Their hashes are those of activity, so that no request is read.

import { LRUCache } from "lru-cache";
import type { Tenant } from "../../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../../platform/time/clock.ts";
import { MINUTE } from "../../../platform/time/time.ts";
import type { IdentifierHash } from "../../../values/identifiers/hash.ts";
import type { ListType } from "../../../values/identifiers/identifier-kind.ts";
import { matchKey } from "../../../values/kinds/index.ts";
import { knownBreadth } from "./known-breadth.ts";
import { listFrequentHashes } from "./list-frequent-hashes.sql.ts";

/** At most a hundred hashes each: more values cannot have more than 1 % of the payments. */
const cache = new LRUCache<string, ReadonlySet<IdentifierHash>>({ max: 1000, ttl: MINUTE, perf: { now: () => systemClock.monotonic() } });

/** Payments whose frequent values are not cached. */
const FEW = 1000;

/** Those of the values that affect nearly everybody. The hashes of an organization are read once a minute, in about 30 ms. */
export async function broadValues(tenant: Tenant, values: readonly (readonly [ListType, string])[]): Promise<ReadonlySet<string>> {
  if (values.length === 0) return new Set();
  const { organizationId, identifiers } = tenant;
  let frequent = cache.get(organizationId);
  if (frequent === undefined) {
    const { hashes, payments } = await listFrequentHashes(tenant);
    frequent = hashes;
    // few payments are read at once, and what is frequent among them changes soon
    if (payments > FEW) cache.set(organizationId, frequent);
  }
  const known = frequent;
  return new Set(
    values
      .filter(([type, value]) => knownBreadth(type, value) !== undefined || known.has(matchKey(identifiers, type, value)))
      .map(([type, value]) => `${type}\n${value}`),
  );
}

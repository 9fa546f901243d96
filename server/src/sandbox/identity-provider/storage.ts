// Storage of the provider: in memory, bounded, with expiry.

import { LRUCache } from "lru-cache";
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import { systemClock } from "../../platform/time/clock.ts";

/** Sign-ins take a handful of entries each; thousands of unfinished ones evict the oldest. */
const MAXIMUM = 5000;

/** Storage of one provider. All its kinds of entry share the bound. */
export function createStorage(): AdapterFactory {
  const entries = new LRUCache<string, AdapterPayload>({ max: MAXIMUM });
  const search = (matches: (entry: AdapterPayload) => boolean): AdapterPayload | undefined => [...entries.values()].find(matches);
  return (kind): Adapter => ({
    upsert: async (id, entry, seconds) => {
      entries.set(`${kind}:${id}`, entry, seconds === undefined ? {} : { ttl: seconds * 1000 });
    },
    find: async (id) => entries.get(`${kind}:${id}`),
    findByUid: async (uid) => search((entry) => entry.kind === kind && entry.uid === uid),
    findByUserCode: async (userCode) => search((entry) => entry.kind === kind && entry.userCode === userCode),
    consume: async (id) => {
      const entry = entries.get(`${kind}:${id}`);
      if (entry !== undefined) entry.consumed = Math.floor(systemClock.now() / 1000);
    },
    destroy: async (id) => {
      entries.delete(`${kind}:${id}`);
    },
    revokeByGrantId: async (grantId) => {
      // of this kind only: the sign-in that replaces a person's session mentions the grant that it ends
      for (const [key, entry] of [...entries.entries()]) if (entry.kind === kind && entry.grantId === grantId) entries.delete(key);
    },
  });
}

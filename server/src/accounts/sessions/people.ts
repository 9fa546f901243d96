// Who is of an organization, as far as this service knows: people who used a session of it in the last 90 days.
import { LRUCache } from "lru-cache";
import type { SessionCredential } from "../../platform/credentials/credential.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { type Clock, dateOf } from "../../platform/time/clock.ts";
import { DAY } from "../../platform/time/time.ts";
import { Person } from "./person.entity.ts";

/** Days for which a person is known after their last session. */
const KNOWN_DAYS = 90;
/** People that a process remembers to have noted. */
const MOST_NOTED = 50_000;

/** Notes who used a session. It writes once a day per person and process. */
export type NotePerson = (credential: SessionCredential, requestId: string) => Promise<void>;

/** Creates the record of people. */
export function createPeople(tenancy: Tenancy, clock: Clock): NotePerson {
  const noted = new LRUCache<string, true>({ maxSize: MOST_NOTED, sizeCalculation: () => 1, ttl: DAY });
  return async (credential, requestId) => {
    const { organizationId, subject } = credential;
    const name = `${organizationId} ${subject}`;
    if (noted.has(name)) return;
    noted.set(name, true);
    const expires = new Date(clock.now() + KNOWN_DAYS * DAY);
    try {
      await tenancy.within({ credential, requestId }, async (tenant) => {
        await rowsOf(tenant, Person)
          .insert([{ subject, expires_at: expires }])
          .onConflict((conflict) => conflict.columns(["organization_id", "subject"]).doUpdateSet({ expires_at: expires }))
          .execute();
      });
    } catch {
      // no request fails for it: the next one notes the person
      noted.delete(name);
    }
  };
}

/** Has the person used a session of the organization? */
export async function isKnownPerson(tenant: Tenant, subject: string): Promise<boolean> {
  const found = await tenant.em.findOne(Person, { subject, expiresAt: { $gt: dateOf(tenant.clock) } }, { disableIdentityMap: true });
  return found !== null;
}

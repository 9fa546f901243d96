// Organizations for the assess path: a profile per organization, reloaded when the read of a batch shows a newer version.
import type pg from "pg";
import type { DataKey } from "../data-keys/data-key.ts";
import { type OrganizationProfile, profileOf } from "./settings.ts";
import { organizationProfile } from "./spanning.ts";

/** The cached profiles of a process. */
export interface OrganizationProfiles {
  /** The profile if it is cached in this version (or in any, where none is given). */
  readonly cached: (id: string, version?: number) => OrganizationProfile | undefined;
  /** Reads the profile. Throws when the organization does not exist. */
  readonly load: (id: string) => Promise<OrganizationProfile>;
}

/** Creates the cache. `dataKeyOf` answers the data key of an organization, where requests are stored encrypted. */
export function createOrganizationProfiles(pool: pg.Pool, dataKeyOf?: (organizationId: string) => Promise<DataKey>): OrganizationProfiles {
  const profiles = new Map<string, OrganizationProfile>();
  return {
    cached: (id, version) => {
      const profile = profiles.get(id);
      return profile === undefined || (version !== undefined && profile.version !== version) ? undefined : profile;
    },
    load: async (id) => {
      const { rows } = await pool.query({ ...organizationProfile.statement, values: [id] });
      if (rows[0] === undefined) throw new Error(`organization ${id} does not exist`);
      // after the profile: a key that was replaced meanwhile is a newer version, and is loaded with the next batch
      const profile = { ...profileOf(rows[0]), dataKey: await dataKeyOf?.(id) };
      profiles.set(id, profile);
      return profile;
    },
  };
}

/** Does the organization exist? */
export async function organizationExists(pool: pg.Pool, id: string): Promise<boolean> {
  return (await pool.query({ ...organizationProfile.statement, values: [id] })).rows.length > 0;
}

// Organizations for the assess path: a profile per organization, reloaded when the read of a batch shows a newer version.
import type pg from "pg";
import type { DataKey } from "../../platform/data-keys/data-key.ts";
import { organizationProfile } from "./cross-tenant-functions.ts";
import { type OrganizationProfile, profileOf } from "./settings.ts";

/** The cached profiles of a process. */
export interface OrganizationProfiles {
  /** The profile if it is cached in this version (or in any, where none is given). */
  readonly cached: (id: string, version?: number) => OrganizationProfile | undefined;
  /** Reads the profiles of the organizations in one statement, in the order of the ids. Throws when one does not exist. */
  readonly load: (ids: readonly string[]) => Promise<OrganizationProfile[]>;
}

/** Creates the cache. `dataKeysOf` answers the data keys of organizations, where requests are stored encrypted. */
export function createOrganizationProfiles(
  pool: pg.Pool,
  dataKeysOf?: (organizationIds: readonly string[]) => Promise<ReadonlyMap<string, DataKey>>,
): OrganizationProfiles {
  const profiles = new Map<string, OrganizationProfile>();
  return {
    cached: (id, version) => {
      const profile = profiles.get(id);
      return profile === undefined || (version !== undefined && profile.version !== version) ? undefined : profile;
    },
    load: async (ids) => {
      const { rows } = await pool.query({ ...organizationProfile.statement, values: [ids] });
      // after the profiles: a data key replaced in the meantime has a newer version, which the next batch loads
      const keys = await dataKeysOf?.(ids);
      const loaded = new Map(rows.map((row) => profileOf(row)).map((profile) => [profile.id, { ...profile, dataKey: keys?.get(profile.id) }]));
      return ids.map((id) => {
        const profile = loaded.get(id);
        if (profile === undefined) throw new Error(`organization ${id} does not exist`);
        profiles.set(id, profile);
        return profile;
      });
    },
  };
}

/** Does the organization exist? In production, one created by a sandbox does not. */
export async function organizationExists(pool: pg.Pool, id: string, production: boolean): Promise<boolean> {
  const { rows } = await pool.query({ ...organizationProfile.statement, values: [[id]] });
  return rows.some(({ sandbox }) => !(production && sandbox));
}

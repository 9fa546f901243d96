// Organizations for the assess path: a profile per organization, reloaded when the read of a batch shows a newer version.
import type pg from "pg";
import { type OrganizationProfile, profileOf } from "./settings.ts";
import { organizationProfile } from "./spanning.ts";

/** The cached profiles of a process. */
export interface OrganizationProfiles {
  /** The profile if it is cached in this version (or in any, where none is given). */
  readonly cached: (id: string, version?: number) => OrganizationProfile | undefined;
  /** Reads the profile. Throws when the organization does not exist. */
  readonly load: (id: string) => Promise<OrganizationProfile>;
}

/** Creates the cache. */
export function createOrganizationProfiles(pool: pg.Pool): OrganizationProfiles {
  const profiles = new Map<string, OrganizationProfile>();
  return {
    cached: (id, version) => {
      const profile = profiles.get(id);
      return profile === undefined || (version !== undefined && profile.version !== version) ? undefined : profile;
    },
    load: async (id) => {
      const { rows } = await pool.query({ ...organizationProfile.statement, values: [id] });
      if (rows[0] === undefined) throw new Error(`organization ${id} does not exist`);
      const profile = profileOf(rows[0]);
      profiles.set(id, profile);
      return profile;
    },
  };
}

/** Does the organization exist? In production, one that a sandbox made does not. */
export async function organizationExists(pool: pg.Pool, id: string, production: boolean): Promise<boolean> {
  const { rows } = await pool.query({ ...organizationProfile.statement, values: [id] });
  return rows.some(({ sandbox }) => !(production && sandbox));
}

// The read of a batch: what is stored of each job, and the current profile of each organization.

import type pg from "pg";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { OrganizationProfiles } from "../../controls/policy/profiles.ts";
import type { OrganizationProfile } from "../../controls/policy/settings.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import type { Findings } from "./findings.ts";
import type { Job } from "./job.ts";
import { listProbesOf } from "./list-probes.ts";
import { payoutBatchRead } from "./payout-read.ts";
import { batchRead } from "./read.ts";

/** Dependencies of a read. */
export interface ReadParts {
  readonly organizations: OrganizationProfiles;
  /** Hashes values that are looked up in lists. */
  readonly identifiers: Identifiers;
  /** Hashes values for network look-ups. */
  readonly network: NetworkHashes;
  /** Called for each statement that is sent. */
  readonly roundTrip: (statement: "read" | "payouts" | "write") => void;
}

/** The profile of an organization as far as it is known. */
type ProfileOf = (organizationId: string) => OrganizationProfile | undefined;

/**
 * The findings, and the current profiles of the organizations. The profile determines whether an organization uses the network, which types of value its lists
 * have, and which lists its rules read: if the cached one was missing or outdated and the read left something out, the read is repeated.
 */
export async function readFindings(
  client: pg.PoolClient,
  jobs: readonly Job[],
  parts: ReadParts,
): Promise<{ findings: Findings[]; profiles: Map<string, OrganizationProfile> }> {
  const before = new Map(jobs.map(({ credential: { organizationId } }) => [organizationId, parts.organizations.cached(organizationId)]));
  const findings = await read(client, jobs, parts, (id) => before.get(id));
  const profiles = await profilesOf(parts.organizations, jobs, findings);
  const complete = [...profiles].every(([id, profile]) => readsAsMuch(before.get(id), profile));
  return { findings: complete ? findings : await read(client, jobs, parts, (id) => profiles.get(id)), profiles };
}

/** Stored data for each job. The activity of payouts is read after the common read, not concurrently: after a failure nothing is left on the connection. */
async function read(client: pg.PoolClient, jobs: readonly Job[], parts: ReadParts, profileOf: ProfileOf): Promise<Findings[]> {
  const consumers = consumersAmong(jobs.map(({ credential }) => profileOf(credential.organizationId)));
  const common = batchRead(
    jobs,
    { hashes: parts.network, organizations: consumers },
    (job) => listProbesOf(parts.identifiers, job, profileOf(job.credential.organizationId)),
    (job) => profileOf(job.credential.organizationId)?.listTypes,
  );
  parts.roundTrip("read");
  const { rows }: { rows: never } = await client.query(common.query as never);
  const findings = common.decode(rows);
  if (jobs.every(({ subject }) => subject.payout === undefined)) return findings;
  const payouts = payoutBatchRead(jobs);
  parts.roundTrip("payouts");
  const activity: { rows: never } = await client.query(payouts.query as never);
  const pasts = payouts.decode(activity.rows);
  return findings.map((found, index) => ({ ...found, payout: pasts[index] }));
}

/** Has a read under the older profile everything that the newer one needs? */
function readsAsMuch(older: OrganizationProfile | undefined, newer: OrganizationProfile): boolean {
  if (older === newer) return true;
  const listed = older === undefined || [...newer.listTypes].every((type) => older.listTypes.has(type));
  return listed && (older?.consumes === true || !newer.consumes) && newer.rules.lookUps.length === 0;
}

/** Organizations that use the network. */
function consumersAmong(profiles: readonly (OrganizationProfile | undefined)[]): ReadonlySet<string> {
  return new Set(profiles.flatMap((profile) => (profile?.consumes ? [profile.id] : [])));
}

/** Profiles of the batch's organizations, reloaded when the read shows a newer version than the cached one. */
async function profilesOf(organizations: OrganizationProfiles, jobs: readonly Job[], findings: readonly Findings[]): Promise<Map<string, OrganizationProfile>> {
  const profiles = new Map<string, OrganizationProfile>();
  const missing = new Set<string>();
  for (const [index, job] of jobs.entries()) {
    const id = job.credential.organizationId;
    const key = findings[index]?.key;
    if (key === undefined || profiles.has(id)) continue;
    const cached = organizations.cached(id, key.organization);
    if (cached === undefined) missing.add(id);
    else profiles.set(id, cached);
  }
  if (missing.size > 0) for (const profile of await organizations.load([...missing])) profiles.set(profile.id, profile);
  return profiles;
}

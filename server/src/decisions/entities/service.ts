// What is known of an entity, at a bounded cost: the bounds are stated in the contract.

import type { components } from "../../../../generated/types.ts";
import { allowlistView, blocklistView } from "../../controls/lists/entry.ts";
import { instant } from "../../platform/database/instant.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import type { SearchKind } from "../assessments/cross-tenant-functions.ts";
import { type Entity, hashOf, listTypeOf, namedEntity, networkOf } from "../assessments/entity.ts";
import { byHash, knownRange, type LookUp, type Window, windowsOf } from "../assessments/identifier-search.ts";
import { summariesOf } from "../assessments/listing.ts";
import type { Feedback } from "../assessments/store.ts";
import { figuresOf } from "./figures.ts";
import { type Link, linksOf } from "./links.ts";
import { blockedAmong, entriesOf } from "./marks.ts";
import { readFigures } from "./read-figures.sql.ts";

type Schemas = components["schemas"];

/** How far back (ms) assessments of an entity are looked for. */
const LOOK_BACK = 400 * DAY;
/** Assessments that figures are of. */
const COUNTED = 1000;
/** Assessments that are listed. */
const LISTED = 20;

/** Feedback on assessments, provided by a higher layer. */
export interface EntityFeedback extends Pick<Feedback, "currentOutcomes"> {
  /** Those of these assessments that were fraud. */
  readonly fraudsAmong: (tenant: Tenant, sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Reads an entity; one that was never seen has zeros. Throws VALIDATION_ERROR for a value that none can have. */
export async function readEntity(tenant: Tenant, feedback: EntityFeedback, kind: SearchKind, value: string): Promise<Schemas["Entity"]> {
  const entity = namedEntity(kind, value, "path.value");
  const lookUps = [byHash(kind, hashOf(tenant, entity))];
  const range = await knownRange(tenant, tenant.clock.now() - LOOK_BACK);
  const { sessions, more } = await newestSessions(tenant, lookUps, range);
  const earliest = more ? await oldestSession(tenant, lookUps, range) : undefined;
  const rows = await readFigures(tenant, earliest === undefined ? sessions : [...sessions, earliest]);
  const counted = rows.filter(({ session_id }) => session_id !== earliest);
  const newest = counted.map(({ session_id }) => session_id);
  const { links, more: moreLinks } = await linksOf(tenant, entity, newest);
  const frauds = await feedback.fraudsAmong(tenant, [...new Set([...newest, ...links.flatMap((link) => link.sessions)])]);
  const times = rows.map(({ assessed_at }) => instant(assessed_at)).toSorted();
  const [blocklist, allowlist] = [await entriesOf(tenant, "block", entity), await entriesOf(tenant, "allow", entity)];
  return {
    kind,
    value: entity.value,
    list_type: listTypeOf(entity),
    network: networkOf(entity) ?? null,
    first_seen: times[0] ?? null,
    last_seen: times.at(-1) ?? null,
    assessments: counted.length,
    more,
    ...figuresOf(counted, await feedback.currentOutcomes(tenant, newest), tenant.clock.now()),
    frauds: newest.filter((session) => frauds.has(session)).length,
    blocklist: blocklist?.map(blocklistView) ?? null,
    allowlist: allowlist?.map(allowlistView) ?? null,
    newest: await summariesOf(tenant, newest.slice(0, LISTED)),
    links: await linkViews(tenant, links, frauds),
    more_links: more || moreLinks,
  };
}

/** The newest sessions of an identifier, newest first, and whether there are more. */
async function newestSessions(tenant: Tenant, lookUps: readonly LookUp[], range: Window): Promise<{ sessions: string[]; more: boolean }> {
  const sessions: string[] = [];
  for await (const window of windowsOf(tenant, lookUps, range)) {
    sessions.push(...window.sessions.toSorted().toReversed());
    if (sessions.length > COUNTED) break;
  }
  return { sessions: sessions.slice(0, COUNTED), more: sessions.length > COUNTED };
}

async function oldestSession(tenant: Tenant, lookUps: readonly LookUp[], range: Window): Promise<string | undefined> {
  for await (const { sessions } of windowsOf(tenant, lookUps, range, "oldest")) if (sessions.length > 0) return sessions.toSorted()[0];
  return undefined;
}

async function linkViews(tenant: Tenant, links: readonly Link[], frauds: ReadonlySet<string>): Promise<Schemas["EntityLink"][]> {
  const blocked = await blockedAmong(
    tenant,
    links.map(({ entity }) => entity),
  );
  return links.map(({ entity, hop, sessions, via }, index) => ({
    ...referenceTo(entity),
    hop,
    shared_assessments: sessions.length,
    via: via.map(referenceTo),
    blocklisted: blocked[index] ?? null,
    fraud: sessions.some((session) => frauds.has(session)),
  }));
}

const referenceTo = ({ kind, value }: Entity): Schemas["EntityReference"] => ({ kind, value });

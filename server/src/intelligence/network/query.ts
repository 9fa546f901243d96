// Querying reports of other organizations: returns a band, and details reported by several. Never who.
import type { components } from "../../../../generated/types.ts";
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/errors/raw-body.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { bandOf } from "./band.ts";
import { networkReport } from "./cross-tenant-functions.ts";
import type { NetworkHashes } from "./hashes.ts";
import { type Item, isRefusal, readItem } from "./item.ts";
import { assertMember } from "./membership.ts";

type Schemas = components["schemas"];

interface Report {
  readonly i: number;
  readonly participants: number;
  readonly last_seen_month: string | null;
  readonly categories: Schemas["NetworkCategory"][];
}

const NOTHING = { participants: null, last_seen_month: null, categories: [] } as const;

/** Queries values in the order of the request. Values that cannot be shared have no reports. Throws NETWORK_MEMBERSHIP_REQUIRED if the organization does not consume. */
export async function queryNetwork(tenant: Tenant, hashes: NetworkHashes, wanted: readonly Schemas["NetworkQueryItem"][]): Promise<Schemas["NetworkAnswer"][]> {
  await assertMember(tenant, "consume");
  const items = new Map<string, Item>();
  const names = wanted.map((given) => {
    const item = readItem(given);
    if (isRefusal(item)) return undefined;
    const name = `${item.type}:${item.digest}`;
    items.set(name, item);
    return name;
  });
  // look each value up once
  const indexes = new Map([...items.keys()].map((name, index) => [name, index]));
  const rows = [...items.values()].flatMap(({ type, digest }, i) => hashes.all(type, digest).map((hash) => ({ i, hash })));
  const positions = rows.map(({ i }) => i);
  const found = rows.map(({ hash }) => hash);
  const reports = new Map((await tenant.query<Report>(networkReport.statement.text, [positions, found])).map((report) => [report.i, report]));
  const own = await ownIndexes(tenant, positions, found);
  return names.map((name) => {
    const index = name === undefined ? -1 : (indexes.get(name) ?? -1);
    const { participants, last_seen_month, categories } = reports.get(index) ?? NOTHING;
    return { participants: participants === null ? null : bandOf(participants), last_seen_month, categories: [...categories], own: own.has(index) };
  });
}

/** Indexes of the values that the caller reports itself: a submerchant's key sees its own only. */
async function ownIndexes(
  { query, organizationId, submerchantId }: Tenant,
  positions: readonly number[],
  hashes: readonly Buffer[],
): Promise<ReadonlySet<number>> {
  const rows = await query<{ i: number }>(
    `SELECT DISTINCT a.i FROM unnest($2::int[], $3::bytea[]) AS a(i, hash) JOIN network_signals s ON s.organization_id = $1 AND s.signal_hash = a.hash
     WHERE s.expires_at > now() AND ($4::uuid IS NULL OR s.submerchant_id = $4)`,
    [organizationId, positions, hashes, submerchantId],
  );
  return new Set(rows.map(({ i }) => i));
}

/** Failing fields of a raw query body: invalid values, and items with both or neither of value and hash. */
export function queryChecks(body: unknown): FieldFailure[] {
  const { signals } = fieldsOf(body);
  return Array.isArray(signals) ? signals.flatMap(itemFailures) : [];
}

function itemFailures(item: unknown, index: number): FieldFailure[] {
  const { signal_type: type, value, value_hash: given } = fieldsOf(item);
  if (typeof type !== "string" || !isTextOrAbsent(value) || !isTextOrAbsent(given)) return [];
  const read = readItem({ signal_type: type, value, value_hash: given });
  return isRefusal(read) && read.code === "INVALID_VALUE" ? [{ path: `signals[${index}].value`, message: messageOf(type, value, given) }] : [];
}

const isTextOrAbsent = (value: unknown): value is string | undefined => value === undefined || typeof value === "string";

function messageOf(type: string, value: string | undefined, given: string | undefined): string {
  if (value === undefined) return "send either `value` or `value_hash`";
  return given === undefined ? `is not a valid ${type}` : "send `value` or `value_hash`, not both";
}

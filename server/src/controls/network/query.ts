// Queries of what other organizations report: a band, and what several of them report. Never who.

import type { components } from "../../../../generated/types.ts";
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { listKinds } from "../../values/kinds/index.ts";
import { bandOf } from "./band.ts";
import { networkReport } from "./cross-tenant-functions.ts";
import { findOwnSignals } from "./find-own-signals.sql.ts";
import type { NetworkHashes } from "./hashes.ts";
import { type Item, isRefusal, readItem } from "./item.ts";
import { assertMember } from "./membership.ts";
import { isNetworkType } from "./types.ts";

type Schemas = components["schemas"];

interface Report {
  /** Index of the value in the query. */
  readonly i: number;
  readonly participants: number;
  readonly last_seen_month: string | null;
  readonly categories: Schemas["NetworkCategory"][];
}

const NOTHING = { participants: null, last_seen_month: null, categories: [] } as const;

/** Reports in the order of the request. Values that cannot be shared have none. Throws NETWORK_MEMBERSHIP_REQUIRED unless the organization consumes. */
export async function queryNetwork(
  tenant: Tenant,
  hashes: NetworkHashes,
  requested: readonly Schemas["NetworkQueryItem"][],
): Promise<Schemas["NetworkAnswer"][]> {
  await assertMember(tenant, "consume");
  const items = new Map<string, Item>();
  const names = requested.map((given) => {
    const item = readItem(given);
    if (isRefusal(item)) return undefined;
    const name = `${item.type}:${item.digest}`;
    items.set(name, item);
    return name;
  });
  // a value that is requested twice is looked up once
  const indexes = new Map([...items.keys()].map((name, index) => [name, index]));
  const rows = [...items.values()].flatMap(({ type, digest }, index) => hashes.all(type, digest).map((hash) => ({ index, hash })));
  const columns = [rows.map(({ index }) => index), rows.map(({ hash }) => hash)];
  const reports = new Map((await tenant.query<Report>(networkReport.statement.text, columns)).map((report) => [report.i, report]));
  const own = await findOwnSignals(tenant, rows);
  return names.map((name) => {
    const index = name === undefined ? -1 : (indexes.get(name) ?? -1);
    const { participants, last_seen_month, categories } = reports.get(index) ?? NOTHING;
    return { participants: participants === null ? null : bandOf(participants), last_seen_month, categories: [...categories], own: own.has(index) };
  });
}

/** Failing fields of the raw body of a query: values that are invalid for their type, and items with both `value` and `value_hash`, or neither. */
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
  return given === undefined ? (isNetworkType(type) ? listKinds[type].message : `must be a valid ${type}`) : "send `value` or `value_hash`, not both";
}

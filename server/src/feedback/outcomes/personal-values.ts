// Values are blocked and allowed automatically only where the evidence says that they are one person's: the tablet of a shop, a telephone number that a cashier
// types for everybody or a token that a plug-in gives to every card would otherwise block honest payers.

import type { AssessedPayer } from "../../decisions/assessments/assessed-payer.ts";
import type { ListType } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { identifierIn } from "../../scoring/payments/identify.ts";
import { payerRecords } from "./counters.ts";
import { EVIDENCE_COLUMNS, payersOfValues } from "./find-payers-of-values.sql.ts";

/** A value that could be blocked. */
type Value = readonly [type: ListType, value: string];

/** Kinds whose payers activity knows: their column there, and from how many payers on a value counts as shared. A card passes through more hands than a mailbox. */
const SEEN = {
  customer_id: { column: "payer", kind: "customer_id", shared: 3 },
  email: { column: "email", kind: "email", shared: 3 },
  device_fingerprint: { column: "device", kind: "device_fingerprint", shared: 3 },
  card_hash: { column: "card", kind: "card_hash", shared: 5 },
} as const;

/** Captured payments from which on a telephone number counts as shared, or as one of long standing, where fewer than half as many were disputed. */
const CAPTURED = 10;

/**
 * Those of the blockable values of a disputed session that are one person's, in their order. Shared is what many payers paid with in 30 days of assessments
 * with a secret key, with as many cards (of a card: with as many devices), most of them without a dispute. Names alone are no evidence: one person can
 * invent any number of them. Call it after the dispute has been counted.
 */
export async function personalValues(tenant: Tenant, { sessionId, blockable }: AssessedPayer, now: Date): Promise<Value[]> {
  const mostlyDisputed = ({ payers, disputed }: Seen): boolean => disputed * 2 >= payers;
  const shared = new Set([...(await sharedByActivity(tenant, sessionId, blockable, now, mostlyDisputed)), ...(await sharedByCounters(tenant, blockable))]);
  return blockable.filter((value) => !shared.has(value));
}

/** What the payer of a session may be allowed by: what they are known by most steadily, where the same evidence says that it is theirs alone; else nothing. */
export async function allowableValues(tenant: Tenant, { sessionId, allowable }: AssessedPayer, now: Date): Promise<Value[]> {
  if (allowable === undefined) return [];
  const values = [allowable];
  const shared = new Set([...(await sharedByActivity(tenant, sessionId, values, now, () => false)), ...(await sharedByCounters(tenant, values))]);
  return values.filter((value) => !shared.has(value));
}

/** Who is seen with a value. */
interface Seen {
  readonly payers: number;
  readonly others: number;
  readonly disputed: number;
}

async function sharedByActivity(
  { query, identifiers }: Tenant,
  sessionId: string,
  values: readonly Value[],
  now: Date,
  isOnePersons: (seen: Seen) => boolean,
): Promise<Value[]> {
  const identify = identifierIn(identifiers, null);
  const asked = values.flatMap((value) => {
    const seen = isSeen(value[0]) ? SEEN[value[0]] : undefined;
    const hash = seen && identify(seen.kind, value[1]);
    return seen === undefined || hash == null ? [] : [{ value, hash, shared: seen.shared, column: EVIDENCE_COLUMNS.indexOf(seen.column) }];
  });
  if (asked.length === 0) return [];
  const rows = await query<Seen & { place: number }>(payersOfValues.statement.text, [
    asked.map(({ column }) => column),
    asked.map(({ hash }) => hash),
    now.getTime(),
    sessionId,
  ]);
  return rows.flatMap((seen) => {
    const one = asked[seen.place - 1];
    return one !== undefined && Math.min(seen.payers, seen.others) >= one.shared && !isOnePersons(seen) ? [one.value] : [];
  });
}

const isSeen = (type: ListType): type is keyof typeof SEEN => Object.hasOwn(SEEN, type);

async function sharedByCounters(tenant: Tenant, values: readonly Value[]): Promise<Value[]> {
  const identify = identifierIn(tenant.identifiers, null);
  const phones = values.flatMap((value) => {
    const hash = value[0] === "phone" ? identify("phone", value[1]) : null;
    return hash === null ? [] : [{ value, hash }];
  });
  const records = await payerRecords(
    tenant,
    phones.map(({ hash }) => hash),
  );
  return phones.flatMap(({ value, hash }) => {
    const record = records.get(hash);
    return record !== undefined && record.captured >= CAPTURED && record.disputes * 2 < record.captured ? [value] : [];
  });
}

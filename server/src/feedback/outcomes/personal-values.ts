// Values are blocked and allowed automatically only with evidence that they belong to one person: blocking the tablet of a shop, a telephone number that a
// cashier enters for every customer, or a token that a plug-in assigns to every card would block honest payers.

import type { AssessedPayer } from "../../decisions/assessments/assessed-payer.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { identifierIn } from "../../scoring/payments/identify.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { listKinds } from "../../values/kinds/index.ts";
import { payerRecords } from "./counters.ts";
import { EVIDENCE_COLUMNS, payersOfValues } from "./find-payers-of-values.sql.ts";

/** A value to block. */
type Value = readonly [type: ListType, value: string];

/** Captured payments from which a telephone number counts as shared or long established, if fewer than half as many were disputed. */
const CAPTURED = 10;

/**
 * Filters the blockable values of a disputed session to those that belong to one person. A value is shared if many payers used it in 30 days of assessments
 * with a secret key, with as many cards (for a card: as many devices), most of them without a dispute. Names alone are not evidence: one person can make
 * up any number of them. Call it after the dispute was counted.
 */
export async function personalValues(tenant: Tenant, { sessionId, blockable }: AssessedPayer, now: Date): Promise<Value[]> {
  const mostlyDisputed = ({ payers, disputed }: Seen): boolean => disputed * 2 >= payers;
  const shared = new Set([...(await sharedByActivity(tenant, sessionId, blockable, now, mostlyDisputed)), ...(await sharedByCounters(tenant, blockable))]);
  return blockable.filter((value) => !shared.has(value));
}

/** The value to allow the payer of a session by: the most stable identifier, if the same evidence shows that it belongs to one person; else none. */
export async function allowableValues(tenant: Tenant, { sessionId, allowable }: AssessedPayer, now: Date): Promise<Value[]> {
  if (allowable === undefined) return [];
  const values = [allowable];
  const shared = new Set([...(await sharedByActivity(tenant, sessionId, values, now, () => false)), ...(await sharedByCounters(tenant, values))]);
  return values.filter((value) => !shared.has(value));
}

/** Payers seen with a value. */
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
  const wanted = values.flatMap((value) => {
    const { seen } = listKinds[value[0]];
    const hash = seen && identify(value[0], value[1]);
    return seen === undefined || hash == null ? [] : [{ value, hash, shared: seen.shared, column: EVIDENCE_COLUMNS.indexOf(seen.column) }];
  });
  if (wanted.length === 0) return [];
  const rows = await query<Seen & { place: number }>(payersOfValues.statement.text, [
    wanted.map(({ column }) => column),
    wanted.map(({ hash }) => hash),
    now.getTime(),
    sessionId,
  ]);
  return rows.flatMap((seen) => {
    const one = wanted[seen.place - 1];
    return one !== undefined && Math.min(seen.payers, seen.others) >= one.shared && !isOnePersons(seen) ? [one.value] : [];
  });
}

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

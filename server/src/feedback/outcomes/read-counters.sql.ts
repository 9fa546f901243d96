// Reads the counters of payers, a batch with one statement.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

/** A row of counters. Times as PostgreSQL writes them. */
export type CounterRow = components["schemas"]["PayerRecord"] & { readonly identifier: IdentifierHash };

const STATEMENT = `SELECT identifier, captured, disputes, first_captured_at, last_chargeback_at, last_confirmed_fraud_at FROM payer_counters
  WHERE organization_id = $1 AND identifier = ANY($2::bigint[])`;

/** The existing counters of identifiers. */
export function readCounters({ query, organizationId }: Tenant, identifiers: readonly IdentifierHash[]): Promise<CounterRow[]> {
  return query<CounterRow>(STATEMENT, [organizationId, identifiers]);
}

// Reads the stored requests that payers are rebuilt from: a batch of outcomes with one statement.
import { joinDataKey, type StoredRequest, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";

/** An assessment with its request as it is stored. */
export interface PayerRow extends StoredRequest {
  readonly session_id: string;
  readonly flow: Flow;
  readonly credential_kind: string;
  readonly submerchant_id: string | null;
  readonly amount_minor: string;
  readonly currency: string;
}

const STATEMENT = `SELECT a.session_id, a.flow, a.credential_kind, a.submerchant_id, a.request, a.amount_minor::text, a.currency, ${sealedRequest("a")}
  FROM assessments a ${joinDataKey("a")} WHERE a.organization_id = $1 AND a.session_id = ANY($2::uuid[])`;

/** The existing assessments with these sessions. */
export function readPayers({ query, organizationId }: Tenant, sessions: readonly string[]): Promise<PayerRow[]> {
  return query<PayerRow>(STATEMENT, [organizationId, sessions]);
}

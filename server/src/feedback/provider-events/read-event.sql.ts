// A stored event with its payload, locked.
import { joinDataKey, type StoredRequest } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** A stored event. */
export interface StoredPayload extends StoredRequest {
  readonly id: string;
  readonly status: "applied" | "linked" | "recorded" | "ambiguous";
  readonly session_id: string | null;
  readonly provider: string;
  /** A connection signed it; else a key delivered it. */
  readonly signed: boolean;
}

const STATEMENT = `SELECT e.id, e.status, e.session_id, e.provider, e.connection_id IS NOT NULL AS signed, e.payload AS request, e.payload_sealed AS request_sealed, e.payload_key AS request_key,
    k.key_id AS data_key_ring_id, k.wrapped AS data_key_wrapped
  FROM (SELECT * FROM provider_events WHERE organization_id = $1 AND id = $2 FOR UPDATE) e ${joinDataKey("e", "payload_key")}`;

/** The event, locked until the transaction ends: concurrent calls resolve it one after the other. Undefined where it is gone. */
export async function readEvent({ query, organizationId }: Tenant, id: string): Promise<StoredPayload | undefined> {
  const [row] = await query<StoredPayload>(STATEMENT, [organizationId, id]);
  return row;
}

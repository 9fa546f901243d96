// The events about the refunds of a session, and when its capture failed.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { RefundEvent } from "./refund-state.ts";

const STATEMENT = `SELECT id, kind, (extract(epoch FROM LEAST(coalesce(occurred_at, received_at), received_at)) * 1000)::float8 AS at,
    refund_minor::float8 AS "amountMinor", refund_currency AS currency, refund_total AS total, refund_id AS "refundId"
  FROM provider_events WHERE organization_id = $1 AND session_id = $2 AND kind IN ('refunded', 'partially_refunded', 'refund_failed', 'capture_failed')`;

/** What events have undone or refunded of a session. */
export interface PaymentEvents {
  readonly refunds: readonly RefundEvent[];
  /** Epoch milliseconds of the latest failure of a capture. */
  readonly captureFailedAt: number | undefined;
}

/** The events of a session; its outcomes have to be locked. */
export async function listPaymentEvents({ query, organizationId }: Tenant, sessionId: string): Promise<PaymentEvents> {
  const rows = await query<Omit<RefundEvent, "kind"> & { kind: RefundEvent["kind"] | "capture_failed" }>(STATEMENT, [organizationId, sessionId]);
  const failures = rows.filter(({ kind }) => kind === "capture_failed").map(({ at }) => at);
  return {
    refunds: rows.filter((row): row is RefundEvent => row.kind !== "capture_failed"),
    captureFailedAt: failures.length === 0 ? undefined : Math.max(...failures),
  };
}

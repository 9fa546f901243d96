// Statistics of the network, and the organization's own signals.
import { type OperationId, operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { readMembership } from "./membership.ts";
import { SIGNAL_COLUMNS, type StoredSignal, signalView } from "./signal.ts";
import { answeredSize, type CountSignals } from "./size.ts";
import type { NetworkType } from "./types.ts";

type Schemas = components["schemas"];

/** The statistics. A submerchant's key counts its own signals. */
export async function readStats(tenant: Tenant, countSignals: CountSignals): Promise<Schemas["NetworkStats"]> {
  const membership = await readMembership(tenant);
  const [{ active } = { active: 0 }] = await tenant.query<{ active: number }>(
    "SELECT count(*)::int AS active FROM network_signals WHERE organization_id = $1 AND expires_at > now() AND ($2::uuid IS NULL OR submerchant_id = $2)",
    [tenant.organizationId, tenant.submerchantId],
  );
  const contributed = membership.contribute ? active : 0;
  return {
    membership,
    contributed_active_signals: contributed,
    network_active_signals: answeredSize(await countSignals(tenant), contributed),
    contribute_endpoint: endpointOf("contributeSignals"),
    consume_note: membership.consume
      ? "Decisions take signals of other participants into account."
      : `Decisions do not use signals of other participants. To change that, contribute and consume: ${endpointOf("setNetworkMembership")}.`,
  };
}

function endpointOf(id: OperationId): string {
  const { method, path } = operations[id];
  return `${method.toUpperCase()} ${path}`;
}

/** Filter of own signals. */
export interface SignalFilter extends PageQuery {
  readonly signal_type?: NetworkType;
  readonly state?: "active" | "ended";
}

/** A page of own signals, newest first; for a submerchant's key, those it contributed. */
export async function listSignals(
  { query, organizationId, submerchantId }: Tenant,
  filter: SignalFilter,
): Promise<{ data: Schemas["NetworkSignal"][]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const rows = await query<StoredSignal>(
    `SELECT ${SIGNAL_COLUMNS} FROM network_signals WHERE organization_id = $1 AND ($2::uuid IS NULL OR submerchant_id = $2) AND ($3::uuid IS NULL OR id < $3)
       AND ($4::text IS NULL OR signal_type = $4) AND ($5::boolean IS NULL OR (expires_at > now()) = $5) ORDER BY id DESC LIMIT ${limit + 1}`,
    [organizationId, submerchantId, after ?? null, filter.signal_type ?? null, filter.state === undefined ? null : filter.state === "active"],
  );
  return pageOf(rows, limit, ({ id }) => id, signalView);
}

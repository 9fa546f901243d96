// What the network holds, and what is in it of one's own.
import { type OperationId, operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { readMembership } from "./membership.ts";
import { SIGNAL_COLUMNS, type StoredSignal, signalView } from "./signal.ts";
import { answeredSize, type CountSignals } from "./size.ts";
import type { NetworkType } from "./types.ts";

type Schemas = components["schemas"];

/** The stats. A submerchant counts its own signals. */
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
    contribute_endpoint: placeOf("contributeSignals"),
    consume_note: membership.consume
      ? "Decisions take signals of other participants into account."
      : `Decisions know nothing of the network. To change that, contribute and consume: ${placeOf("setNetworkMembership")}.`,
  };
}

function placeOf(id: OperationId): string {
  const { method, path } = operations[id];
  return `${method.toUpperCase()} ${path}`;
}

/** What own signals are listed by. */
export interface SignalFilter extends PageQuery {
  readonly signal_type?: NetworkType;
  readonly state?: "active" | "ended";
}

/** A page of own signals, newest first; of a submerchant, those that it caused itself. */
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

// Size of the network, and the caller's own signals.
import type { InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { type OperationId, operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { readMembership } from "./membership.ts";
import { NetworkSignal } from "./network-signal.entity.ts";
import { answeredSize, type CountSignals } from "./size.ts";
import { type StoredSignal, signalColumns, signalView } from "./stored-signal.ts";
import type { NetworkType } from "./types.ts";

type Schemas = components["schemas"];

/** The statistics. A submerchant sees its own signals only. */
export async function readStats(tenant: Tenant, countSignals: CountSignals): Promise<Schemas["NetworkStats"]> {
  const membership = await readMembership(tenant);
  const active = await countActive(tenant);
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

async function countActive(tenant: Tenant): Promise<number> {
  const { submerchantId } = tenant;
  const active = rowsOf(tenant, NetworkSignal).select().select(sql<number>`count(*)::int`.as("count")).where("expires_at", ">", sql<string>`now()`);
  const { count } = await (submerchantId === null ? active : active.where("submerchant_id", "=", submerchantId)).executeTakeFirstOrThrow();
  return count;
}

function placeOf(id: OperationId): string {
  const { method, path } = operations[id];
  return `${method.toUpperCase()} ${path}`;
}

/** Filters of own signals. */
export interface SignalFilter extends PageQuery {
  readonly signal_type?: NetworkType;
  readonly state?: "active" | "ended";
}

/** A page of own signals, newest first; a submerchant sees its own only. */
export async function listSignals(tenant: Tenant, filter: SignalFilter): Promise<{ data: Schemas["NetworkSignal"][]; next_cursor: string | null }> {
  const { em, organizationId, submerchantId } = tenant;
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const { signal_type, state } = filter;
  const rows = await em
    .getKysely<InferKyselyDB<typeof NetworkSignal>>()
    .selectFrom("network_signals")
    .select(signalColumns)
    .$castTo<StoredSignal>()
    .where("organization_id", "=", organizationId)
    .$if(submerchantId !== null, (query) => query.where("submerchant_id", "=", submerchantId))
    .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
    .$if(signal_type !== undefined, (query) => query.where("signal_type", "=", signal_type ?? ""))
    .$if(state !== undefined, (query) => query.where("expires_at", state === "active" ? ">" : "<=", sql<Date>`now()`))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ id }) => id, signalView);
}

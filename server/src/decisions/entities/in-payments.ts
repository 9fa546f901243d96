// The entities of stored payments, rebuilt from their requests by the code that decisions use.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { numberedCard, type PayinRequest, payinSubject } from "../../scoring/payments/payin.ts";
import { type PayoutRequest, payoutSubject } from "../../scoring/payments/payout.ts";
import type { Subject } from "../../scoring/payments/subject.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import { type Entity, entityOf, nameOf } from "../assessments/entity.ts";
import { type PayerRow, readPayers } from "../assessments/read-payers.sql.ts";

/** A payment and its entities, by name. */
export interface Payment {
  readonly sessionId: string;
  readonly entities: ReadonlyMap<string, Entity>;
}

/** The payments of these sessions that the caller can see and whose requests can be read, in the order of the sessions. */
export async function paymentsOf(tenant: Tenant, sessions: readonly string[]): Promise<Payment[]> {
  if (sessions.length === 0) return [];
  const { organizationId, submerchantId, identifiers, readRequest, clock } = tenant;
  const rows = new Map((await readPayers(tenant, sessions)).map((row) => [row.session_id, row]));
  return sessions.flatMap((sessionId) => {
    const row = rows.get(sessionId);
    if (row === undefined || (submerchantId !== null && row.submerchant_id !== submerchantId)) return [];
    const read = readRequest<PayinRequest & PayoutRequest>(organizationId, sessionId, row);
    if (read.state !== "readable") return [];
    return [{ sessionId, entities: new Map(entitiesIn(identifiers, row, read.request, clock.now()).map((entity) => [nameOf(entity), entity])) }];
  });
}

/** The entities of a stored request. They do not depend on the hour; the hour of the decision needs a time zone look-up, at ten times the cost of the rest. */
export function entitiesIn(identifiers: Identifiers, row: PayerRow, request: PayinRequest & PayoutRequest, now: number): Entity[] {
  const subjectOf = row.flow === "payin" ? payinSubject : payoutSubject;
  const belonging = { submerchantId: null, scoped: false, trusted: row.credential_kind !== "publishable" };
  const subject = subjectOf(identifiers, request, Number(row.amount_minor), now, row.session_id, belonging);
  const entities = subject.probes.flatMap(([type, value]) => entityOf(type, value) ?? []).filter((entity) => !isMerchants(entity, subject));
  const card = row.flow === "payin" ? request.payment_method?.card : undefined;
  const numbered = card?.hash === undefined ? numberedCard(card) : undefined;
  return numbered === undefined ? entities : [...entities, { kind: "card", type: "card_hash", value: numbered }];
}

/** Device and address of a terminal or a call centre are the merchant's: every payer would be linked with every other. */
function isMerchants({ kind }: Entity, { organizationKeys, payout }: Subject): boolean {
  const { device, ip } = payout?.organizationKeys ?? organizationKeys;
  return (kind === "device" && device === null) || (kind === "ip" && ip === null);
}

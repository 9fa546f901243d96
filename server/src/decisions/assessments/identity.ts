// Filters of the list of assessments that are looked up in indexes of sessions: identifiers of the payment, and fraud.

import { validationError } from "../../platform/errors/api-error.ts";
import { firstIdAt } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { identifierIn } from "../../scoring/payments/identify.ts";
import { normaliseEmail } from "../../values/identifiers/email.ts";
import type { SearchKind } from "./cross-tenant-functions.ts";
import { hashOf, namedEntity } from "./entity.ts";
import type { AssessmentFilter } from "./filter.ts";
import { byHash, type Identity, type LookUp } from "./identifier-search.ts";
import type { FraudSearch } from "./store.ts";

/** Filters by an entity, with its kind. */
const BY_ENTITY = { phone: "phone", device_id: "device", card_hash: "card", ip: "ip", account: "account" } as const satisfies Partial<
  Record<keyof AssessmentFilter, SearchKind>
>;

/** The look-ups of a filter; undefined when there are none. Throws VALIDATION_ERROR for a value that no payment can have. */
export function identityOf(tenant: Tenant, { suspectedFrauds }: FraudSearch, filter: AssessmentFilter): Identity | undefined {
  const submerchantId = tenant.submerchantId ?? filter.submerchant_id ?? null;
  const customer = filter.customer_id?.trim();
  const email = filter.email === undefined ? undefined : normaliseEmail(filter.email)?.address;
  if (filter.email !== undefined && email === undefined) throw validationError([{ path: "query.email", message: "must be an e-mail address" }]);
  const identify = identifierIn(tenant.identifiers, submerchantId);
  const lookUps: LookUp[] = [
    ...(customer === undefined ? [] : [byHash("payer", identify("customer_id", customer), true)]),
    ...(email === undefined ? [] : [byHash("email", identify("email", email), true)]),
  ];
  for (const [name, kind] of Object.entries(BY_ENTITY)) {
    const text = filter[name as keyof typeof BY_ENTITY];
    if (text !== undefined) lookUps.push(byHash(kind, hashOf({ ...tenant, submerchantId }, namedEntity(kind, text, `query.${name}`))));
  }
  // whether they are fraud is checked with the other conditions
  if (filter.outcome === "fraud")
    lookUps.push({ find: (within, { from, to }, most) => suspectedFrauds(within, firstIdAt(from), firstIdAt(to), most), verified: true });
  if (lookUps.length === 0) return undefined;
  return {
    lookUps,
    isTheirs: (row) =>
      (customer === undefined || row.customer_id?.trim() === customer) &&
      (email === undefined || (row.email !== null && normaliseEmail(row.email)?.address === email)),
  };
}

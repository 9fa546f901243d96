// The filter of the list of assessments that finds those of an entity.
import type { Schemas } from "../../api/client.ts";
import type { EntityKind } from "../../parts/entity-link.tsx";

/** Filters by kind; the list has none for beneficiaries. */
const FILTERS = {
  payer: "customer_id",
  email: "email",
  phone: "phone",
  card: "card_hash",
  device: "device_id",
  ip: "ip",
  account: "account",
  beneficiary: undefined,
} as const satisfies Readonly<Record<EntityKind, string | undefined>>;

type Filter = NonNullable<(typeof FILTERS)[EntityKind]>;

/** The filter; undefined where the list has none. */
export function allAssessments({ kind, value }: Schemas["EntityReference"]): { readonly [Name in Filter]?: string } | undefined {
  const name = FILTERS[kind];
  return name === undefined ? undefined : { [name]: value };
}

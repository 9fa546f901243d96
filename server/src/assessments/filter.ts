// What assessments are listed by, as conditions of the database.
import type { Input } from "../../../generated/handlers.ts";
import { identifierIn } from "../assess/identify.ts";
import type { Tenant } from "../database/tenancy.ts";
import { validationError } from "../http/api-error.ts";
import { normaliseEmail } from "../identifiers/email.ts";
import { firstIdAt } from "../identifiers/uuid.ts";
import { unusualExponents } from "../money.ts";
import type { Condition, StoredSummary } from "./store.ts";

/** What is asked for. */
export type AssessmentFilter = Input<"listAssessments">["query"];

/** Milliseconds by which a session's identifier may be younger than its assessment: the longest deadline of a call, in which it waits for another of its handle. */
export const ID_LAG = 60_000;

/** Conditions, by how they are met. */
export interface Conditions {
  /** An index leads to what meets these. */
  readonly led: readonly Condition[];
  /** What is led to has to be looked through for these. */
  readonly sifted: readonly Condition[];
}

/** The conditions of a filter; `after` is the session that the page before ended with. The first one is that of the organization. */
export function conditionsOf({ organizationId, submerchantId }: Tenant, filter: AssessmentFilter, after: string | undefined): Conditions {
  const [lead, ...others] = indexed(filter, submerchantId);
  return {
    led: [equal("organization_id", organizationId), ...inTime(filter), ...(after === undefined ? [] : [compared("session_id", "<", after)]), ...(lead ?? [])],
    sifted: [...others.flat(), ...plain(filter)],
  };
}

/** Conditions with an index of their own, the narrowest first. */
function indexed({ order_id, payment_id, review, submerchant_id, decision }: AssessmentFilter, ownSubmerchant: string | null): Condition[][] {
  return [
    given("order_id", order_id),
    given("payment_id", payment_id),
    review === undefined ? [] : [equal("decision", "review"), equal("review_resolved", review === "resolved")],
    given("submerchant_id", ownSubmerchant ?? undefined),
    given("submerchant_id", submerchant_id),
    // its index holds what is not approved
    decision === "approve" ? [] : given("decision", decision),
  ].filter((conditions) => conditions.length > 0);
}

/** Conditions without one. */
function plain({ flow, currency, decision, min_amount, max_amount }: AssessmentFilter): Condition[] {
  return [
    ...given("flow", flow),
    ...given("currency", currency),
    ...(decision === "approve" ? [equal("decision", decision)] : []),
    ...(min_amount === undefined ? [] : [amount(">=", min_amount)]),
    ...(max_amount === undefined ? [] : [amount("<=", max_amount)]),
  ];
}

/** Bounds of time, and of the identifiers that were made in it: these find their place in every index. */
function inTime({ from, to }: AssessmentFilter): Condition[] {
  return [
    ...(from === undefined ? [] : [compared("assessed_at", ">=", from), compared("session_id", ">=", firstIdAt(Date.parse(from) - ID_LAG))]),
    ...(to === undefined ? [] : [compared("assessed_at", "<", to), compared("session_id", "<", firstIdAt(Date.parse(to) + ID_LAG))]),
  ];
}

const compared = (column: string, how: string, value: string | boolean): Condition => [(parameter) => `${column} ${how} ${parameter}`, value];
const equal = (column: string, value: string | boolean): Condition => compared(column, "=", value);
const given = (column: string, value: string | undefined): Condition[] => (value === undefined ? [] : [equal(column, value)]);
const amount = (how: string, major: number): Condition => [(parameter) => `amount_minor ${how} ${parameter}::numeric * ${MINOR_UNITS}`, major];

/** Minor units of one major unit of a row's own currency. */
const MINOR_UNITS = `CASE currency ${[...unusualExponents].map(([code, digits]) => `WHEN '${code}' THEN ${10 ** digits}`).join(" ")} ELSE 100 END`;

/** Whose assessments are asked for, as activity numbers them. */
export interface Identity {
  readonly customer: number | null | undefined;
  readonly email: number | null | undefined;
  /** Is it really theirs? Numbers of two identifiers can be the same. */
  readonly isTheirs: (row: StoredSummary) => boolean;
}

/** The payer that is asked for, in any spelling; undefined when none is. Throws VALIDATION_ERROR for what is no address. */
export function identityOf({ submerchantId }: Tenant, filter: AssessmentFilter): Identity | undefined {
  const customer = filter.customer_id?.trim();
  const email = filter.email === undefined ? undefined : normaliseEmail(filter.email)?.address;
  if (filter.email !== undefined && email === undefined) throw validationError([{ path: "query.email", message: "must be an e-mail address" }]);
  if (customer === undefined && email === undefined) return undefined;
  const identify = identifierIn(submerchantId ?? filter.submerchant_id ?? null);
  return {
    customer: customer === undefined ? undefined : identify("customer_id", customer),
    email: email === undefined ? undefined : identify("email", email),
    isTheirs: (row) =>
      (customer === undefined || row.customer_id?.trim() === customer) &&
      (email === undefined || (row.email !== null && normaliseEmail(row.email)?.address === email)),
  };
}

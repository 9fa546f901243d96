// Assessments with their facts as a file, in pages: each has its own transaction, so that a slow reader holds no connection.
import { facts } from "../../../../generated/facts.ts";
import type { Input } from "../../../../generated/handlers.ts";
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import { beginningOf, type CsvForm, csvRow } from "../../controls/lists/tables/csv.ts";
import { knownRule } from "../../controls/rules/service.ts";
import { instant } from "../../platform/database/instant.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import { type BesideFacts, type FactValue, factValues } from "../../scoring/facts/decode.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { factsBeside } from "./facts-view.ts";
import { boundsOf, conditionsOf, mostScanned } from "./filter.ts";
import { ofIdentity } from "./identifier-search.ts";
import { identityOf } from "./identity.ts";
import { PAGE } from "./list-for-export.sql.ts";
import { originOf } from "./origin.ts";
import { type ExportedAssessment, exportPage, type Feedback, type FraudSearch, forExport } from "./store.ts";

type Query = Input<"exportAssessments">["query"];
type Outcome = components["schemas"]["OutcomeKind"];

/** What is exported: the query without its order and the form of its file, and always a period. */
export type ExportFilter = Omit<Query, "order" | "separator" | "bom"> & { readonly from: string; readonly to: string };

/** Period (ms) of an export whose query names none. */
const PERIOD = 30 * DAY;

/** The columns before those of the facts. */
const COLUMNS: Readonly<Record<string, (row: ExportedAssessment, outcome: Outcome | undefined) => FactValue | null | undefined>> = {
  session_id: (row) => row.session_id,
  assessed_at: (row) => instant(row.assessed_at),
  flow: (row) => row.flow,
  origin: (row) => originOf(row.credential_kind),
  decision: (row) => row.decision,
  risk_score: (row) => row.risk_score,
  fraud_probability: (row) => row.fraud_probability,
  policy_version: (row) => row.policy_version,
  amount: (row) => fromMinorUnits(Number(row.amount_minor), row.currency),
  currency: (row) => row.currency,
  order_id: (row) => row.order_id,
  payment_id: (row) => row.payment_id,
  submerchant_id: (row) => row.submerchant_id,
  signals: (row) => row.signals.map(({ code }) => code).join(" "),
  outcome: (_row, outcome) => outcome,
};

/** The first line of an export. */
export const exportHeader: readonly string[] = [...Object.keys(COLUMNS), ...facts.map(({ path }) => path)];

const cellsBefore = Object.values(COLUMNS);

/** Filters that lead to one payment or one person: the audit log has their names and not their values. */
const PERSONAL: ReadonlySet<string> = new Set(["customer_id", "email", "phone", "device_id", "card_hash", "ip", "account", "order_id", "payment_id"]);

/** The filter of an export with its period; records the export in the audit log. Throws NOT_FOUND for an unknown submerchant or rule, VALIDATION_ERROR for a filter that cannot be. */
export async function startExport(tenant: Tenant, feedback: FraudSearch, { order, separator: _, bom: __, ...query }: Query): Promise<ExportFilter> {
  if (query.submerchant_id !== undefined) await knownSubmerchant(tenant, query.submerchant_id);
  if (query.rule_id !== undefined) await assertRule(tenant, query.rule_id);
  const { from, to = tenant.clock.now() } = boundsOf(query);
  const filter = { ...query, from: new Date(from ?? to - PERIOD).toISOString(), to: new Date(to).toISOString() };
  // what is wrong with a filter has to be known before the file begins
  conditionsOf(tenant, filter, undefined);
  identityOf(tenant, feedback, filter);
  const { organizationId: id, submerchantId } = tenant;
  const identifiers = Object.keys(filter).filter((name) => PERSONAL.has(name));
  await recordChange(tenant, {
    action: "assessments.exported",
    resource: "organization",
    id,
    before: null,
    after: {
      ...Object.fromEntries(Object.entries(filter).filter(([name]) => !PERSONAL.has(name))),
      ...(identifiers.length === 0 ? {} : { identifiers }),
      ...(submerchantId === null ? {} : { submerchant_id: submerchantId }),
      order: order ?? "newest",
    },
  });
  return filter;
}

/** Throws NOT_FOUND for a rule that the caller cannot see: rules are the organization's, and no submerchant's. */
async function assertRule(tenant: Tenant, id: string): Promise<void> {
  if (tenant.submerchantId !== null) throw new ApiError("NOT_FOUND");
  await knownRule(tenant, id);
}

/** The assessments that match a filter, with a header. */
export async function* exportAssessments(
  tenancy: Tenancy,
  acting: Acting,
  feedback: Pick<Feedback, "currentOutcomes"> & FraudSearch,
  filter: ExportFilter,
  oldestFirst: boolean,
  form: CsvForm,
): AsyncGenerator<Uint8Array> {
  let text = beginningOf(form) + csvRow(exportHeader, form);
  for (let after: string | undefined, more = true; more; ) {
    const { rows, end, outcomes } = await tenancy.within(acting, async (tenant) => {
      const page = await pageAfter(tenant, feedback, filter, after, oldestFirst);
      return {
        ...page,
        outcomes: await feedback.currentOutcomes(
          tenant,
          page.rows.map(({ session_id }) => session_id),
        ),
      };
    });
    for (const row of rows) text += csvRow([...cellsBefore.map((cell) => cell(row, outcomes.get(row.session_id))), ...factCells(row)], form);
    if (text !== "") yield Buffer.from(text);
    text = "";
    after = end;
    more = end !== undefined;
  }
}

/** A page of the file; `end` is the last session that was looked at, if there may be more after it. */
async function pageAfter(
  tenant: Tenant,
  feedback: FraudSearch,
  filter: ExportFilter,
  after: string | undefined,
  oldestFirst: boolean,
): Promise<{ rows: ExportedAssessment[]; end: string | undefined }> {
  const conditions = conditionsOf(tenant, filter, after, oldestFirst);
  const identity = identityOf(tenant, feedback, filter);
  if (identity === undefined) {
    // force the use of an index: with stale statistics the planner would sort all assessments for each page
    await tenant.query("SET LOCAL enable_sort = off", []);
    return exportPage(tenant, conditions, mostScanned(filter), oldestFirst);
  }
  const { rows, end } = await ofIdentity(tenant, conditions, identity, filter, after, PAGE, oldestFirst ? "oldest" : "newest");
  const page = rows.slice(0, PAGE);
  return { rows: await forExport(tenant, page), end: rows.length > PAGE ? page.at(-1)?.session_id : end };
}

/** The facts, in the order of the contract; null for those that could not be observed, and for all of an assessment from before they were stored. */
function factCells(row: ExportedAssessment): (FactValue | null | undefined)[] {
  if (row.facts === null) return facts.map(() => null);
  const values = factValues(row.facts);
  const beside: BesideFacts = factsBeside(row);
  return facts.map(({ id, path, type, stored }) => {
    const value = stored ? values.get(id) : beside[path];
    return type === "boolean" && value !== undefined ? Boolean(value) : value;
  });
}

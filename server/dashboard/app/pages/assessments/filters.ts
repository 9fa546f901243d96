// Filters of the list, as the address has them: a link to the page is a link to what it shows.
import { assessFlowValues, assessmentLabelValues, assessmentOrderValues, assessmentOriginValues, decisionValues } from "../../../../../generated/enums.ts";
import type { operations } from "../../../../../generated/types.ts";

type Query = NonNullable<operations["listAssessments"]["parameters"]["query"]>;

/** Filters and order; `limit` and `cursor` belong to the list. */
export type AssessmentFilters = Omit<Query, "limit" | "cursor">;

const choices = {
  decision: decisionValues,
  flow: assessFlowValues,
  review: ["open", "resolved"],
  origin: assessmentOriginValues,
  outcome: assessmentLabelValues,
  order: assessmentOrderValues,
} as const satisfies { readonly [Name in keyof AssessmentFilters]?: readonly AssessmentFilters[Name][] };

const texts = [
  "currency",
  "customer_id",
  "email",
  "phone",
  "device_id",
  "card_hash",
  "ip",
  "account",
  "country",
  "bin",
  "signal",
  "rule_id",
  "order_id",
  "payment_id",
  "submerchant_id",
  "from",
  "to",
] as const;
const numbers = ["min_amount", "max_amount", "min_score", "max_score"] as const;

/** Filters of an address; what is not one is left out. */
export function assessmentFilters(search: Record<string, unknown>): AssessmentFilters {
  const filters: AssessmentFilters = {};
  for (const name of texts) {
    const value = search[name];
    // the router reads digits as a number
    if (typeof value === "string" || typeof value === "number") filters[name] = String(value);
  }
  for (const name of numbers) {
    const value = Number(search[name]);
    if (search[name] !== undefined && Number.isFinite(value) && value >= 0) filters[name] = value;
  }
  return { ...filters, ...chosen(search) };
}

function chosen(search: Record<string, unknown>): AssessmentFilters {
  const found = Object.entries(choices).flatMap(([name, values]) => {
    const value = (values as readonly unknown[]).find((one) => one === search[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

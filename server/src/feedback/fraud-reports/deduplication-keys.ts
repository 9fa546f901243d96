// Deduplication keys of fraud reports: hashes of session, order, payment or indicators. A report with a known key is a replay.

import type { components } from "../../../../generated/types.ts";
import type { Referenced } from "../../decisions/assessments/candidate.ts";
import { validationError } from "../../platform/errors/api-error.ts";
import { uuidOf } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";

type Report = components["schemas"]["FraudReport"];

/** Deduplication keys of a fraud report. */
export interface Names {
  /** Keys to find an earlier report by: if the session is given, only the session. */
  readonly sought: readonly string[];
  /** Keys to store with this report. */
  readonly all: readonly string[];
}

/**
 * The deduplication keys of a report, per reporter: a submerchant's reports are separate. Orders and payments of an assessment are scoped to its submerchant.
 * A browser's assessment does not prove the order and the payment that it claims. Throws VALIDATION_ERROR for a report without any reference.
 */
export function namesOf(
  { submerchantId }: Tenant,
  report: Report,
  assessed: Referenced | undefined,
  indicators: readonly (readonly [ListType, string])[],
): Names {
  const number = (kind: string, value: string): string => uuidOf(`${submerchantId ?? "organization"}\n${kind}\n${value}`);
  const hashed = (kind: string, values: readonly (string | null | undefined)[]): string[] =>
    [...new Set(values.filter((value) => value !== null && value !== undefined))].map((value) => number(kind, value));
  const sessions = hashed("session", [assessed?.session_id]);
  const claimed = assessed?.origin === "server" ? assessed : undefined;
  const others = (shop: string): string[] => [
    ...hashed(`order${shop}`, [report.order_id, claimed?.order_id]),
    ...hashed(`payment${shop}`, [report.payment_id, claimed?.payment_id]),
  ];
  const shop = typeof assessed?.submerchant_id === "string" ? ` of ${assessed.submerchant_id}` : "";
  const all = [...sessions, ...others(shop)];
  // a report from before the assessment has no submerchant
  if (all.length > 0) return { sought: report.session_id === undefined ? [...new Set([...all, ...others("")])] : sessions, all };
  if (indicators.length === 0)
    throw validationError([{ path: "session_id", message: "send at least one of `session_id`, `order_id`, `payment_id` or `indicators`" }]);
  const listed = indicators.map((pair) => pair.join("=")).sort();
  const own = number("indicators", [report.incident_type, report.incident_date ?? "", ...listed].join("\n"));
  return { sought: [own], all: [own] };
}

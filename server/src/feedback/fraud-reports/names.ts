// What a reported fraud is known by: numbers of its session, its order, its payment or its indicators. Named again, it is the same report.
import type { components } from "../../../../generated/types.ts";
import type { Referenced } from "../../decisions/assessments/by-reference.ts";
import { validationError } from "../../platform/errors/api-error.ts";
import type { ListType } from "../../platform/identifiers/list-values.ts";
import { uuidOf } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

type Report = components["schemas"]["FraudReport"];

/** Numbers of the names of a fraud. */
export interface Names {
  /** Under which an earlier report is looked for: a session that is named is meant, whatever else its order has seen. */
  readonly sought: readonly string[];
  /** Under which this report will be found. */
  readonly all: readonly string[];
}

/**
 * The names of a fraud, as its reporter counts: a submerchant's reports are its own. Orders and payments of an assessment are named with its submerchant, for
 * those of two submerchants are two. A browser's assessment does not speak for the order and the payment that it claims. Throws VALIDATION_ERROR for a report
 * about nothing.
 */
export function namesOf(
  { submerchantId }: Tenant,
  report: Report,
  assessed: Referenced | undefined,
  indicators: readonly (readonly [ListType, string])[],
): Names {
  const number = (kind: string, value: string): string => uuidOf(`${submerchantId ?? "organization"}\n${kind}\n${value}`);
  const numbers = (kind: string, values: readonly (string | null | undefined)[]): string[] =>
    [...new Set(values.filter((value) => value !== null && value !== undefined))].map((value) => number(kind, value));
  const sessions = numbers("session", [assessed?.session_id]);
  const claimed = assessed?.origin === "server" ? assessed : undefined;
  const others = (shop: string): string[] => [
    ...numbers(`order${shop}`, [report.order_id, claimed?.order_id]),
    ...numbers(`payment${shop}`, [report.payment_id, claimed?.payment_id]),
  ];
  const shop = typeof assessed?.submerchant_id === "string" ? ` of ${assessed.submerchant_id}` : "";
  const all = [...sessions, ...others(shop)];
  // what was reported before it was assessed bears no submerchant
  if (all.length > 0) return { sought: report.session_id === undefined ? [...new Set([...all, ...others("")])] : sessions, all };
  if (indicators.length === 0)
    throw validationError([{ path: "session_id", message: "must be there, or order_id, payment_id or indicators: a report has to be about something" }]);
  const listed = indicators.map((pair) => pair.join("=")).sort();
  const own = number("indicators", [report.incident_type, report.incident_date ?? "", ...listed].join("\n"));
  return { sought: [own], all: [own] };
}

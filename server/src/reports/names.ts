// What a reported fraud is known by: numbers of its session, its order, its payment or its indicators. Named again, it is the same report.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../database/tenancy.ts";
import { validationError } from "../http/api-error.ts";
import { uuidOf } from "../identifiers/uuid.ts";
import type { ListType } from "../lists/normalise.ts";

type Report = components["schemas"]["FraudReport"];

/** What a report needs of its assessment. */
export interface Assessed {
  readonly session_id: string;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly amount_minor: string;
  readonly currency: string;
}

/** Numbers of the names of a fraud. */
export interface Names {
  /** Under which an earlier report is looked for: a session that is named is meant, whatever else its order has seen. */
  readonly sought: readonly string[];
  /** Under which this report will be found. */
  readonly all: readonly string[];
}

/** The names of a fraud, as who reports it counts: a submerchant's reports are its own. Throws VALIDATION_ERROR for a report about nothing. */
export function namesOf(
  { submerchantId }: Tenant,
  report: Report,
  assessed: Assessed | undefined,
  indicators: readonly (readonly [ListType, string])[],
): Names {
  const number = (kind: string, value: string): string => uuidOf(`${submerchantId ?? "organization"}\n${kind}\n${value}`);
  const numbers = (kind: string, values: readonly (string | null | undefined)[]): string[] =>
    [...new Set(values.filter((value) => value !== null && value !== undefined))].map((value) => number(kind, value));
  const sessions = numbers("session", [assessed?.session_id]);
  const others = [...numbers("order", [report.order_id, assessed?.order_id]), ...numbers("payment", [report.payment_id, assessed?.payment_id])];
  const all = [...sessions, ...others];
  if (all.length > 0) return { sought: report.session_id === undefined ? all : sessions, all };
  if (indicators.length === 0)
    throw validationError([{ path: "session_id", message: "must be there, or order_id, payment_id or indicators: a report has to be about something" }]);
  const listed = indicators.map((pair) => pair.join("=")).sort();
  const own = number("indicators", [report.incident_type, report.incident_date ?? "", ...listed].join("\n"));
  return { sought: [own], all: [own] };
}

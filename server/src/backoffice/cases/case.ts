// A case as stored and in the contract's format.
import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import type { CaseStatus } from "./transitions.ts";

type Schemas = components["schemas"];

/** A case, as stored. Times as PostgreSQL writes them. */
export interface StoredCase {
  readonly id: string;
  readonly reference_number: string;
  readonly status: CaseStatus;
  readonly priority: Schemas["CasePriority"];
  /** ISO day. */
  readonly incident_date: string;
  readonly incident_type: Schemas["IncidentType"];
  readonly amount_minor: string;
  readonly currency: Schemas["CaseCurrency"];
  readonly description: string | null;
  readonly victim_name: string | null;
  readonly victim_email: string | null;
  readonly jurisdiction: Schemas["Jurisdiction"];
  readonly regulator: string;
  readonly session_id: string | null;
  readonly assignee: string | null;
  /** ISO day. */
  readonly due_date: string | null;
  readonly due_basis: Schemas["CaseDueBasis"] | null;
  readonly acknowledgement: Schemas["CaseAcknowledgement"] | null;
  readonly submitted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Columns of a stored case, for SELECT and RETURNING. */
export const CASE_COLUMNS = [
  ...(["id", "reference_number", "status", "priority", "incident_date", "incident_type", "amount_minor", "currency", "description"] as const),
  ...(["victim_name", "victim_email", "jurisdiction", "regulator", "session_id", "acknowledgement", "submitted_at", "created_at", "updated_at"] as const),
  ...(["assignee", "due_date", "due_basis"] as const),
] as const;

/** Rows of cases, with their texts opened. */
export function openedCases<Row>({ texts }: Pick<Tenant, "texts">, rows: Row): Promise<Row> {
  return texts.open("cases", rows);
}

/** A text of a case as it is stored. */
export async function sealedText<Text extends string | null>({ texts }: Pick<Tenant, "texts">, text: Text): Promise<Text> {
  return text === null ? text : ((await texts.seal("cases", text)) as Text);
}

/** A JSON value of a case as a column of JSON stores it. */
export async function sealedDocument<Value extends object>({ texts }: Pick<Tenant, "texts">, value: Value): Promise<Value> {
  const stored: unknown = await texts.sealDocument("cases", value);
  // to the driver, a text is the JSON itself
  return (typeof stored === "string" ? JSON.stringify(stored) : stored) as Value;
}

/** The case in responses: without the victim's e-mail address. */
export function caseView(stored: StoredCase): Schemas["Case"] {
  const { amount_minor, victim_email: _, submitted_at, created_at, updated_at, ...rest } = stored;
  return {
    ...rest,
    amount: fromMinorUnits(Number(amount_minor), stored.currency),
    submitted_at: submitted_at === null ? null : instant(submitted_at),
    created_at: instant(created_at),
    updated_at: instant(updated_at),
  };
}

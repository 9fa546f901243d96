// The latest records of outcomes, a batch with one statement.
import type { components } from "../../../../generated/types.ts";
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { currentOutcome } from "./current-outcome.ts";

type Schemas = components["schemas"];

/** An outcome by its key. */
export interface OutcomeKey {
  readonly sessionId: string;
  readonly outcome: Schemas["OutcomeKind"];
}

/** An outcome, as recorded. */
export interface StoredOutcome {
  readonly session_id: string;
  readonly outcome: Schemas["OutcomeKind"];
  readonly outcome_id: string;
  /** Who reported it; null: the organization. */
  readonly submerchant_id: string | null;
  readonly feedback_applied: boolean;
  readonly feedback: Schemas["OutcomeFeedback"];
  /** The gravest outcome of the session in force; the outcome itself where none is. */
  readonly current_outcome: Schemas["OutcomeKind"];
  readonly amount_minor: string | null;
}

const keyRows = rowParameters<OutcomeKey>("k", 2, { session_id: ["uuid", ({ sessionId }) => sessionId], outcome: ["text", ({ outcome }) => outcome] });

const STATEMENT = `SELECT session_id, outcome, outcome_id, submerchant_id, feedback_applied, feedback, amount_minor,
    coalesce((${currentOutcome("stored.session_id")}), outcome) AS current_outcome
  FROM outcomes stored WHERE organization_id = $1 AND (session_id, outcome) IN (SELECT * FROM ${keyRows.sql})`;

/** The existing records with these keys. */
export async function readOutcomes({ query, organizationId, texts }: Tenant, keys: readonly OutcomeKey[]): Promise<StoredOutcome[]> {
  return texts.open("outcomes", await query<StoredOutcome>(STATEMENT, [organizationId, ...keyRows.values(keys)]));
}

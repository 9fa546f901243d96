// Stores the responses to outcomes, for their replays: a batch with one statement.
import type { components } from "../../../../generated/types.ts";
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

type Schemas = components["schemas"];

/** The response to an outcome. */
export interface Answered {
  readonly sessionId: string;
  readonly outcome: Schemas["OutcomeKind"];
  readonly applied: boolean;
  readonly feedback: Schemas["OutcomeFeedback"];
}

/** A response, and its feedback as it is stored. */
type Stored = Answered & { readonly stored: object };

const answers = rowParameters<Stored>("r", 2, {
  session_id: ["uuid", ({ sessionId }) => sessionId],
  outcome: ["text", ({ outcome }) => outcome],
  applied: ["boolean", ({ applied }) => applied],
  fraud_type: ["text", ({ feedback }) => feedback.fraud_type],
  fraud_type_source: ["text", ({ feedback }) => feedback.fraud_type_source],
  feedback: ["text", ({ stored }) => JSON.stringify(stored)],
});

const STATEMENT = `UPDATE outcomes o SET feedback_applied = r.applied, feedback = r.feedback::json,
    fraud_type = r.fraud_type, fraud_type_source = r.fraud_type_source FROM ${answers.sql}
  WHERE o.organization_id = $1 AND o.session_id = r.session_id AND o.outcome = r.outcome`;

/** Stores the responses to outcomes. */
export async function storeFeedback({ query, organizationId, texts }: Tenant, answered: readonly Answered[]): Promise<void> {
  const rows: Stored[] = [];
  for (const one of answered) rows.push({ ...one, stored: await texts.sealDocument("outcomes", one.feedback) });
  if (rows.length > 0) await query(STATEMENT, [organizationId, ...answers.values(rows)]);
}

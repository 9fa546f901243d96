// SQL of what holds of a session's outcomes.
import { gravityRank } from "../../decisions/assessments/gravest.ts";
import { effectiveTime } from "./effective-time.ts";
import { OF_PAYMENT } from "./payment-state.ts";

const PAYMENT = `'{${OF_PAYMENT.join(",")}}'::text[]`;

/** SQL: does the record `o` hold? Of those that say what became of the payment, the latest does; `$1` is the organization. */
export const HOLDS = `o.reverted_at IS NULL AND NOT EXISTS (
      SELECT FROM outcomes x WHERE x.organization_id = $1 AND x.session_id = o.session_id AND o.outcome = ANY(${PAYMENT}) AND x.outcome = ANY(${PAYMENT})
        AND x.reverted_at IS NULL AND (${effectiveTime("x")}, x.recorded_at) > (${effectiveTime("o")}, o.recorded_at))`;

/** SQL of the gravest outcome of a session that holds: a subquery without a row where none does. */
export const currentOutcome = (session: string): string =>
  `SELECT o.outcome FROM outcomes o WHERE o.organization_id = $1 AND o.session_id = ${session} AND ${HOLDS} ORDER BY ${gravityRank("o.outcome")} LIMIT 1`;

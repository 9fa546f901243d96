// Sandbox values: payer addresses at sandbox.test force a result outside production, so that integrators can see every branch.
import type { Evaluation } from "../../scoring/engine/evaluate.ts";
import type { Decision } from "../../scoring/engine/score.ts";

const DOMAIN = "@sandbox.test";

/** Representative scores of the forced decisions. */
const FORCED: ReadonlyMap<string, { decision: Decision; score: number }> = new Map([
  ["approve", { decision: "approve", score: 0 }],
  ["challenge", { decision: "challenge", score: 42 }],
  ["review", { decision: "review", score: 65 }],
  ["decline", { decision: "decline", score: 90 }],
]);

/** The evaluation with the decision that the address forces, if any; the signals then show it. */
export function forcedDecision(email: string | undefined, evaluation: Evaluation): Evaluation {
  const forced = FORCED.get(sandboxLocal(email));
  if (forced === undefined) return evaluation;
  return {
    ...evaluation,
    ...forced,
    exactScore: forced.score,
    blockedBy: undefined,
    signals: [{ code: "SANDBOX_OVERRIDE", weight: 0, strength: 1, observed: "sandbox.test", threshold: "sandbox value" }],
  };
}

/** The failure that the address forces: `timeout@sandbox.test` and `maintenance@sandbox.test`. */
export function forcedFailure(email: string | undefined): "ASSESS_TIMEOUT" | "ASSESS_MAINTENANCE" | undefined {
  const local = sandboxLocal(email);
  if (local === "timeout") return "ASSESS_TIMEOUT";
  return local === "maintenance" ? "ASSESS_MAINTENANCE" : undefined;
}

function sandboxLocal(email: string | undefined): string {
  return email?.endsWith(DOMAIN) === true ? email.slice(0, -DOMAIN.length) : "";
}

// A model beside the live policy: on settled payments that neither was fitted to, and on the decisions of the shadow period.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import type { Facts } from "../../scoring/engine/evaluate.ts";
import type { Policy } from "../../scoring/engine/policy.ts";
import { type Decision, decisionOf, roundScore, strictness } from "../../scoring/engine/score.ts";
import { type Compared, compare, type PairedPayment, verdictOf } from "../../scoring/learning/compare.ts";
import { type CalibrationStep, probabilityOf } from "../../scoring/learning/isotonic.ts";
import { scoreFacts } from "../../scoring/learning/score-facts.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import type { ModelDocument, StoredComparison, StoredShadow } from "./document.ts";
import { type AssessedExample, readDecisions, type SettledExample, type Window } from "./examples.ts";

type Schemas = components["schemas"];

/** Payments whose decision changes that are stored as examples. */
const EXAMPLES = 20;
/** Smallest share of payments at which precision and recall are taken, where hardly any is declined. */
const LEAST_REFUSED = 0.001;
/** Scores that are computed before other work of the process gets its turn. */
const AT_ONCE = 500;

/** Lets other work of the process run. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Both sides. */
export interface Sides {
  readonly champion: Policy;
  readonly challenger: Policy;
}

/** Compares on settled payments; `refused` is the organization's share of declined payments. */
export async function compareOn(
  payments: readonly SettledExample[],
  { champion, challenger }: Sides,
  evaluation: ModelDocument["evaluation"],
  refused: number,
): Promise<Pick<StoredComparison, Exclude<keyof StoredComparison, "champion" | "computed_at" | "from" | "to">>> {
  const paired: PairedPayment[] = [];
  const side = ({ facts, flow }: Pick<AssessedExample, "facts" | "flow">, policy: Policy, steps: readonly CalibrationStep[] | undefined) => {
    const score = scoreFacts(facts, policy, flow);
    return { score, probability: steps === undefined ? undefined : probabilityOf(score, steps) };
  };
  for (const [index, payment] of payments.entries()) {
    const { at, fraud, weight, dollars } = payment;
    if (index % AT_ONCE === 0) await pause();
    paired.push({
      day: Math.floor(at / DAY),
      fraud,
      weight,
      dollars,
      champion: side(payment, champion, evaluation?.champion),
      challenger: side(payment, challenger, evaluation?.challenger),
    });
  }
  const compared = await compare(paired, Math.max(LEAST_REFUSED, refused), pause);
  return {
    payments: payments.length,
    frauds: payments.filter(({ fraud }) => fraud).length,
    decline_rate: refused,
    log_loss: measureView(compared.log_loss),
    average_precision: measureView(compared.average_precision),
    auc: measureView(compared.auc),
    precision: measureView(compared.precision),
    recall: measureView(compared.recall),
    money: measureView(compared.money),
    verdict: verdictOf(compared),
  };
}

function measureView({ champion, challenger, interval: [from, to] }: Compared): Schemas["ModelMeasure"] {
  const known = (value: number): number | null => (Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : null);
  return {
    champion: known(champion),
    challenger: known(challenger),
    difference: known(challenger - champion),
    interval: Number.isFinite(from) && Number.isFinite(to) ? { from: known(from) ?? 0, to: known(to) ?? 0 } : null,
  };
}

/** Decides all payments of a window with both sides. */
export async function shadowOf(tenant: Tenant, window: Window, { champion, challenger }: Sides): Promise<StoredShadow> {
  const changes: Record<string, number> = {};
  const examples: Schemas["ModelChangedPayment"][] = [];
  let [decisions, changed] = [0, 0];
  for await (const { sessionId, flow, facts, weight } of readDecisions(tenant, window)) {
    const [one, other] = [decisionUnder(facts, champion, flow), decisionUnder(facts, challenger, flow)];
    decisions += weight;
    if (one.decision === other.decision) continue;
    changed += weight;
    const change = `${one.decision}>${other.decision}`;
    changes[change] = (changes[change] ?? 0) + weight;
    examples.push({ session_id: sessionId, from: one.decision, to: other.decision, champion_score: one.score, challenger_score: other.score });
    if (examples.length > EXAMPLES) examples.shift();
  }
  const whole = Object.fromEntries(Object.entries(changes).map(([change, count]) => [change, Math.round(count)]));
  return { decisions: Math.round(decisions), changed: Math.round(changed), changes: whole, examples: examples.reverse() };
}

/** The decision that facts give under a policy. A list entry that requires a review gets at least that. */
export function decisionUnder(facts: Facts, policy: Policy, flow: Flow): { readonly decision: Decision; readonly score: number } {
  const score = roundScore(scoreFacts(facts, policy, flow));
  if (facts.BLOCKLIST_BLOCK !== undefined) return { decision: "decline", score };
  const decision = decisionOf(score, policy.thresholds);
  return { decision: facts.BLOCKLIST_REVIEW !== undefined && strictness(decision) < strictness("review") ? "review" : decision, score };
}

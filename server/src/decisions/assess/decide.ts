// One decision: from a job and the stored data to the answer that will be stored.

import type { components } from "../../../../generated/types.ts";
import type { QueuedEvent } from "../../accounts/outbox/queued.ts";
import type { OrganizationProfile } from "../../controls/policy/settings.ts";
import type { DataKey } from "../../platform/data-keys/data-key.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { amountPrior } from "../../scoring/data/amount-priors.ts";
import { type Evaluation, evaluate, evaluateTrusted, trustedPart } from "../../scoring/engine/evaluate.ts";
import { descriptionOf } from "../../scoring/engine/signal-pairs.ts";
import { encodeFacts, type RequestFields } from "../../scoring/facts/encode.ts";
import { fraudProbability, type Steps } from "../../scoring/learning/calibration-steps.ts";
import { isFirst } from "../../scoring/signals/payout/family.ts";
import { isNewPayer } from "../../scoring/signals/velocity/family.ts";
import type { Features, PayoutFeatures, PayoutMarks } from "../../scoring/situation/features.ts";
import type { Thresholds } from "../../scoring/situation/policy.ts";
import type { PayoutFacts } from "../../scoring/situation/transaction.ts";
import type { OrganizationAmounts } from "../../statistics/amount-profiles.ts";
import { hourFraud } from "../../statistics/fraud-by-hour.ts";
import { originOf } from "../assessments/origin.ts";
import { applyRules, type RuledEvaluation, type RuleInputs } from "./apply-rules.ts";
import { eventsOf } from "./events.ts";
import { fieldWarnings } from "./field-warnings.ts";
import type { Findings } from "./findings.ts";
import { type Draw, isHeldOut } from "./holdout.ts";
import type { Job } from "./job.ts";
import { inListsOf } from "./list-probes.ts";
import { decisionFactsOf } from "./rule-facts.ts";
import { scoreBands } from "./score-band.ts";
import { forcedDecision } from "./test-values.ts";

type AssessmentResult = components["schemas"]["AssessmentResult"];

/** A decision, ready to be stored. */
export interface Decided {
  readonly job: Job;
  readonly evaluation: Evaluation;
  /** What it was based on, as it is stored (scoring/facts). */
  readonly facts: string;
  /** What rules did, as JSON; undefined: none matched or failed. */
  readonly rules: string | undefined;
  /** The thresholds of the decision, stored to explain it later. */
  readonly thresholds: Thresholds;
  /** Stored facts of a payout; undefined for a pay-in. */
  readonly marks: PayoutMarks | undefined;
  /** The payer of a pay-in was not known when it was assessed. */
  readonly newPayer: boolean;
  /** The key that encrypts the request; undefined: it is stored in clear text. */
  readonly dataKey: DataKey | undefined;
  /** The answer as JSON text. */
  readonly answer: string;
  /** Events for subscribed endpoints and open streams. */
  readonly events: readonly QueuedEvent[];
}

/** Nothing is held out. */
const NEVER: Draw = () => 1;

/** Evaluates a job. Pure except for the clock that measures latency. `draw` decides which would-be declines are held out. */
export function decide(
  job: Job,
  findings: Findings,
  profile: OrganizationProfile,
  amounts: OrganizationAmounts,
  production: boolean,
  draw: Draw = NEVER,
): Decided {
  const { transaction, keys } = job.subject;
  const { bin } = job.subject.organizationKeys;
  const amountProfile = amounts.byCurrency[transaction.flow].get(transaction.currency);
  const features: Features = {
    keys,
    entries: findings.entries,
    // read under an older profile: an organization that stopped using the network decides without it
    network: profile.consumes ? findings.network : [],
    counters: findings.counters,
    fraudRates: findings.fraudRates,
    baseRate: amounts.baseRate,
    hourFraud: hourFraud(amounts.fraudByHour, transaction.assessedAt),
    pace: amounts.pace[transaction.flow],
    history: findings.history,
    amountProfile,
    amountPrior: amountProfile === undefined ? amountPrior(transaction.flow, profile.segment, transaction.currency) : undefined,
    binUsage: bin === null || bin === undefined ? undefined : amounts.binUsage?.(bin),
    payout: findings.payout && job.subject.payout && { ...findings.payout, keys: job.subject.payout.keys },
  };
  const situation = { transaction, features, policy: profile.policy };
  const trusted = job.credential.kind !== "publishable";
  const evaluated = trusted ? evaluateTrusted(situation) : evaluate(situation);
  const facts = encodeFacts(trusted ? trustedPart(situation) : situation, evaluated, job.request as RequestFields);
  const ruled = ruledBy(
    profile,
    () => ({ facts: decisionFactsOf(job, facts), inList: inListsOf(findings, profile), thresholds: profile.policy.thresholds }),
    job,
    evaluated,
  );
  const unheld = production ? ruled.evaluation : forcedDecision(transaction.email?.address, ruled.evaluation);
  const heldOut = isHeldOut(job, unheld, profile.holdoutPercent, draw);
  const evaluation: Evaluation = heldOut ? { ...unheld, decision: "approve" } : unheld;
  return {
    job,
    evaluation,
    facts,
    rules: ruled.matches.length === 0 ? undefined : JSON.stringify(ruled.matches),
    thresholds: profile.policy.thresholds,
    newPayer: transaction.flow === "payin" && isNewPayer(situation),
    marks: marksOf(transaction.payout, features.payout, evaluation),
    dataKey: profile.dataKey,
    answer: JSON.stringify(answerOf(job, evaluation, profile, heldOut)),
    events: eventsOf(job, evaluation, { network: features.network, rules: ruled.live, streamed: findings.key?.streamed === true }, profile),
  };
}

/** The evaluation under the rules of the organization; without rules, nothing is computed. */
function ruledBy({ rules }: OrganizationProfile, inputs: () => RuleInputs, job: Job, evaluated: Evaluation): RuledEvaluation {
  return rules.live.length === 0 && rules.shadow.length === 0 ? { evaluation: evaluated, live: [], matches: [] } : applyRules(job, evaluated, rules, inputs());
}

function marksOf(facts: PayoutFacts | undefined, payout: PayoutFeatures | undefined, { decision }: Evaluation): PayoutMarks | undefined {
  if (facts === undefined || payout === undefined) return undefined;
  return { first: isFirst({ facts, payout }), declined: decision === "decline", treasury: facts.treasury };
}

function answerOf(job: Job, evaluation: Evaluation, profile: OrganizationProfile, heldOut: boolean): AssessmentResult {
  const { flow } = job.subject.transaction;
  const open = job.credential.kind !== "publishable" || profile.browserSignals;
  const signals = open ? evaluation.signals : [];
  const band = open || !profile.browserBand ? undefined : scoreBands[evaluation.decision];
  const latency = systemClock.monotonic() - job.arrivedAt;
  return {
    decision: evaluation.decision,
    risk_score: band?.score ?? evaluation.score,
    risk_band: band?.band,
    signals: signals.map((signal) => signal.code),
    signal_details: signals.map(({ code, weight, description }) => ({ code, weight, description: description ?? descriptionOf(code) })),
    session_id: job.sessionId,
    order_id: job.orderId,
    payment_id: job.paymentId,
    idempotency_key: job.idempotencyKey,
    fraud_probability: job.credential.kind === "publishable" ? undefined : probabilityOf(evaluation, profile.calibration[flow]),
    holdout: heldOut ? true : undefined,
    blocked_by: open ? evaluation.blockedBy : undefined,
    latency_ms: band === undefined ? Math.round(latency * 100) / 100 : Math.round(latency),
    assess_flow: flow,
    flow: flow === "payout" ? flow : undefined,
    origin: originOf(job.credential.kind),
    policy_version: profile.policyVersion,
    field_warnings: fieldWarnings(job, profile.segment),
  };
}

/** Signals that set the score instead of adding to it: it says nothing about the payments that the calibration was fitted to. */
const SETTLING: ReadonlySet<string> = new Set(["BLOCKLIST_BLOCK", "SANDBOX_OVERRIDE"]);

/** The probability of fraud of an evaluation, 0 to 1; null without a calibration, and where a list entry or a sandbox value set the score. */
function probabilityOf({ score, signals }: Pick<Evaluation, "score" | "signals">, steps: Steps | null | undefined): number | null {
  return signals.some(({ code }) => SETTLING.has(code)) ? null : fraudProbability(steps, score);
}

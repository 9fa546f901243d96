// The events of a decision. They are created before the write, so that they are stored together with the decision.

import { type QueuedEvent, queuedEvent, STREAM } from "../../accounts/outbox/queued.ts";
import { bandOf } from "../../controls/network/band.ts";
import type { OrganizationRule } from "../../controls/policy/compiled-rules.ts";
import type { OrganizationProfile } from "../../controls/policy/settings.ts";
import { MINUTE } from "../../platform/time/time.ts";
import type { Evaluation } from "../../scoring/engine/evaluate.ts";
import type { NetworkMatch } from "../../scoring/situation/features.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { originOf } from "../assessments/origin.ts";
import { triggerOf } from "../assessments/trigger.ts";
import type { Job } from "./job.ts";

/** The events of a decision; none without subscribed endpoints and open streams. */
export function eventsOf(
  job: Job,
  evaluation: Evaluation,
  { network, rules, streamed }: { readonly network: readonly NetworkMatch[]; readonly rules: readonly OrganizationRule[]; readonly streamed: boolean },
  { id, listeners: endpoints, reviewTargetMinutes }: OrganizationProfile,
): QueuedEvent[] {
  if (endpoints.length === 0 && !streamed) return [];
  const listeners = streamed ? [...endpoints, STREAM] : endpoints;
  const { transaction } = job.subject;
  const common = { session_id: job.sessionId, flow: transaction.flow, decision: evaluation.decision };
  const events = [
    queuedEvent(
      id,
      listeners,
      evaluation.decision === "decline" ? "transaction.blocked" : "transaction.created",
      () => ({
        ...common,
        risk_score: evaluation.score,
        trigger: triggerOf(job.credential.kind),
        signals: evaluation.signals.map(({ code }) => code),
        blocked_by: evaluation.blockedBy ?? null,
        order_id: job.orderId ?? null,
        payment_id: job.paymentId ?? null,
        submerchant_id: job.submerchantId,
        amount: fromMinorUnits(transaction.amountMinor, transaction.currency),
        currency: transaction.currency,
        origin: originOf(job.credential.kind),
      }),
      transaction.assessedAt,
    ),
    evaluation.decision !== "review"
      ? undefined
      : queuedEvent(
          id,
          listeners,
          "review.opened",
          () => ({
            session_id: job.sessionId,
            flow: transaction.flow,
            risk_score: evaluation.score,
            signals: evaluation.signals.map(({ code }) => code),
            order_id: job.orderId ?? null,
            payment_id: job.paymentId ?? null,
            submerchant_id: job.submerchantId,
            amount: fromMinorUnits(transaction.amountMinor, transaction.currency),
            currency: transaction.currency,
            due_at: new Date(transaction.assessedAt + reviewTargetMinutes * MINUTE).toISOString(),
          }),
          transaction.assessedAt,
        ),
    network.length === 0
      ? undefined
      : queuedEvent(
          id,
          listeners,
          "network.signal_matched",
          () => ({ ...common, matches: network.map(({ signalType, participants }) => ({ signal_type: signalType, participants: bandOf(participants) })) }),
          transaction.assessedAt,
        ),
    rules.length === 0
      ? undefined
      : queuedEvent(
          id,
          listeners,
          "rule.matched",
          () => ({ ...common, rules: rules.map(({ id, version, code, name }) => ({ id, version, code, name })) }),
          transaction.assessedAt,
        ),
  ];
  return events.filter((event) => event !== undefined);
}

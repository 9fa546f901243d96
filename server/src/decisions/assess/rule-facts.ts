// The facts of an assessment as rules read them, before anything is counted and after.

import type { BesideFacts } from "../../scoring/facts/decode.ts";
import { encodeRequestFacts, type RequestFields } from "../../scoring/facts/encode.ts";
import { type RuleFacts, ruleFactsOf } from "../../scoring/rule-evaluation/fact-array.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { originOf } from "../assessments/origin.ts";
import type { Job } from "./job.ts";

/** The facts of the request alone: all strings, and the amount. */
export function requestFactsOf(job: Job): RuleFacts {
  return ruleFactsOf(encodeRequestFacts(job.subject.transaction, job.request as RequestFields), besideOf(job));
}

/** The facts of a decision. `encoded`: as they are stored. */
export function decisionFactsOf(job: Job, encoded: string): RuleFacts {
  return ruleFactsOf(encoded, besideOf(job));
}

/** Facts that are stored in columns of the assessment, or read from its request. */
function besideOf({ subject: { transaction }, credential }: Job): BesideFacts {
  return {
    "payment.amount": fromMinorUnits(transaction.amountMinor, transaction.currency),
    "payment.currency": transaction.currency,
    "payment.flow": transaction.flow,
    "payment.origin": originOf(credential.kind),
    "email.domain": transaction.email?.domain,
  };
}

// Held-out payments: a small share of would-be declines is approved, so that their outcomes show what declines are worth. Without them, it is unknown whether a
// declined payment would have been fraud. They evaluate the score, and are never used to fit it.

import type { Evaluation, FiredSignal } from "../../scoring/engine/evaluate.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import type { Job } from "./job.ts";

/** Only scores below are held out: what is almost certainly fraud is declined. */
export const HOLDOUT_CEILING = 90;

/** A number from 0 to 1 (excluded) for a session. */
export type Draw = (sessionId: string) => number;

const BITS = 53n;

/** Draws by the keyed hash of the session: a payer cannot predict it, and every process draws the same. */
export function holdoutDraw(identifiers: Identifiers): Draw {
  return (sessionId) => Number(BigInt.asUintN(64, BigInt(identifiers.hash("holdout", sessionId))) >> (64n - BITS)) / 2 ** Number(BITS);
}

/** Signals that are never overridden. */
const settled = ({ code, floor }: FiredSignal): boolean => code.startsWith("BLOCKLIST_") || code === "SANDBOX_OVERRIDE" || floor !== undefined;

/**
 * Is the payment held out? Only a pay-in of the organization's own calls that the score alone declines, below the ceiling: never a list hit, never a sandbox value,
 * never a payout, which could not be reversed. `percent` is of such payments, 0 to 1.
 */
export function isHeldOut(
  { subject, credential, sessionId }: Pick<Job, "subject" | "credential" | "sessionId">,
  evaluation: Evaluation,
  percent: number,
  draw: Draw,
): boolean {
  const { decision, score, blockedBy, signals } = evaluation;
  return (
    percent > 0 &&
    decision === "decline" &&
    score < HOLDOUT_CEILING &&
    blockedBy === undefined &&
    subject.transaction.flow === "payin" &&
    credential.kind !== "publishable" &&
    !signals.some(settled) &&
    draw(sessionId) * 100 < percent
  );
}

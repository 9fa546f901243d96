// The probability of fraud in answers to secret keys.
import type { Evaluation } from "../../scoring/engine/evaluate.ts";
import { fraudProbability, type Steps } from "../../scoring/learning/calibration-steps.ts";

/** Signals that set the score instead of adding to it: it says nothing about the payments that the calibration was fitted to. */
const SETTLING: ReadonlySet<string> = new Set(["BLOCKLIST_BLOCK", "SANDBOX_OVERRIDE"]);

/** The probability of fraud of an evaluation, 0 to 1; null without a calibration, and where a list entry or a sandbox value set the score. */
export function probabilityOf({ score, signals }: Pick<Evaluation, "score" | "signals">, steps: Steps | null | undefined): number | null {
  return signals.some(({ code }) => SETTLING.has(code)) ? null : fraudProbability(steps, score);
}

// The payer's identity: e-mail, telephone, age of the account.
import { HOUR } from "../../../platform/time/time.ts";
import type { Graded, Observation, Situation } from "../signal.ts";

export function age(situation: Situation, graded: Graded, since: number | undefined): Observation | undefined {
  return since === undefined ? undefined : graded(situation, Math.max(0, situation.transaction.assessedAt - since) / HOUR);
}

/**
 * How random the local part of an address looks, 0 to 1: the mean of long consonant runs, digits mixed between letters, and few vowels.
 * Names, words and birth years score low; `x7kq9zt2bw` scores high. Parts shorter than six characters score 0.
 */
export function randomness(local: string): number {
  const text = local.replace(/[._-]/g, "");
  if (text.length < 6) return 0;
  const letters = text.replace(/[^a-z]/g, "");
  const vowels = letters.replace(/[^aeiouy]/g, "").length;
  const longestRun = Math.max(0, ...(letters.match(/[^aeiouy]+/g) ?? []).map((run) => run.length));
  const switches = (text.match(/[a-z][0-9]|[0-9][a-z]/g) ?? []).length;
  const runScore = Math.min(1, Math.max(0, longestRun - 3) / 4);
  const switchScore = Math.min(1, Math.max(0, switches - 1) / 4);
  const vowelScore = letters.length < 4 ? 0.5 : Math.min(1, Math.max(0, 0.3 - vowels / letters.length) / 0.3);
  return (runScore + switchScore + vowelScore) / 3;
}

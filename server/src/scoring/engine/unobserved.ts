// Signals that could not be observed: where nearly all payments show how old the account is, one that does not is news. What that weighs is learned
// (learning/find-unobserved.ts), and it is scored and shown as a signal of its own.

import { catalogue, type SignalCode } from "../signals/index.ts";
import type { Fact } from "../signals/signal.ts";
import type { Flow } from "../situation/transaction.ts";

const SUFFIX = ":UNOBSERVED";

/** Code in answers of a signal that could not be observed. */
export const unobservedCode = (code: SignalCode): string => `${code}${SUFFIX}`;

/** The code of the signal that could not be observed; undefined: the code means something else. */
export const observableOf = (code: string): string | undefined => (code.endsWith(SUFFIX) ? code.slice(0, -SUFFIX.length) : undefined);

/** Is this a graded signal of the flow without a fact? A signal without a curve has no fact wherever it does not fire: that says nothing. */
export function isUnobserved(code: SignalCode, fact: Fact | undefined, flow: Flow): boolean {
  const { curve, flows } = catalogue[code];
  return fact === undefined && curve !== undefined && flows.includes(flow);
}

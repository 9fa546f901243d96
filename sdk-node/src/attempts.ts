import type { Answer } from "./answer.ts";
import type { TimeEnd } from "./bounded.ts";
import { FraudRiskError, TimeoutError } from "./errors.ts";
import { type ClientStep, type EventHook, notify } from "./events.ts";
import type { Limits } from "./limits.ts";
import { retryWaitMs } from "./retry.ts";
import type { Rule } from "./rule.ts";
import { type Runtime, sleep } from "./runtime.ts";

/** A logical call, as far as time and repetition go. */
export interface Plan {
  readonly rule: Rule;
  readonly limits: Limits;
  /** May the request be sent again after this error? */
  readonly mayRepeat: (error: FraudRiskError) => boolean;
  readonly runtime: Runtime;
  readonly signal: AbortSignal | undefined;
  readonly onEvent: EventHook | undefined;
  /** Milliseconds since the call began. */
  readonly elapsedMs: () => number;
}

/**
 * Makes attempts until one succeeds, or none would help.
 *
 * @param once sends the request once, and has its answer by `end`
 * @param read reads an answer; throws what it says if it is an error
 * @throws FraudRiskError of the last attempt
 */
export async function inAttempts<Result>(plan: Plan, once: (end: TimeEnd) => Promise<Answer>, read: (answer: Answer) => Result): Promise<Result> {
  const { limits, runtime, signal, elapsedMs } = plan;
  let failure: FraudRiskError | undefined;
  for (let retries = 0; ; retries += 1) {
    const remainingMs = limits.deadlineMs - elapsedMs();
    // The wait took longer than planned: this process was busy. What the server said last is still the better answer.
    if (failure && remainingMs <= 0) throw failure;
    const report = reporter(plan, retries + 1);
    try {
      return read(await reported(report, stopwatch(runtime), () => once(attemptEnd(limits, remainingMs))));
    } catch (error) {
      if (!(error instanceof FraudRiskError)) throw error;
      failure = error;
    }
    if (!plan.mayRepeat(failure)) throw failure;
    const waitMs = retryWaitMs(failure, limits, { retries, elapsedMs: elapsedMs(), epochMs: runtime.epochMs() }, runtime.random);
    if (waitMs === null) throw failure;
    report({ type: "retry", waitMs });
    await sleep(runtime, waitMs, signal);
  }
}

function attemptEnd(limits: Limits, remainingMs: number): TimeEnd {
  return limits.timeoutMs <= remainingMs ? { ms: limits.timeoutMs, error: new TimeoutError("attempt", limits.timeoutMs) } : deadline(limits, remainingMs);
}

/** The end of the whole call. */
export const deadline = (limits: Limits, remainingMs: number): TimeEnd => ({ ms: remainingMs, error: new TimeoutError("deadline", limits.deadlineMs) });

/** Milliseconds since it was made. */
export function stopwatch(runtime: Runtime): () => number {
  const startedMs = runtime.monotonicMs();
  return () => runtime.monotonicMs() - startedMs;
}

async function reported(report: Report, elapsedMs: () => number, run: () => Promise<Answer>): Promise<Answer> {
  report({ type: "request" });
  try {
    const answer = await run();
    report({ type: "response", status: answer.response.status, requestId: answer.requestId, durationMs: elapsedMs() });
    return answer;
  } catch (error) {
    report({ type: "failure", error: error instanceof Error ? error.name : "unknown", durationMs: elapsedMs() });
    throw error;
  }
}

type Report = (step: ClientStep) => void;

function reporter({ rule: { id, method, path }, onEvent }: Plan, attempt: number): Report {
  return (step) => notify(onEvent, { operation: id, method: method.toUpperCase(), path, attempt, ...step });
}

// What became of the attempts of a call, for the error that it ends with.

/** How a call that could have been repeated ended. */
export interface RetryFacts {
  /** Attempts that were made. */
  readonly attempts: number;
  /** Milliseconds from the first attempt to the end of the call. */
  readonly elapsedMs: number;
  /** Milliseconds to wait before another attempt, by the answer; null if it does not say. */
  readonly retryAfterMs: number | null;
  /**
   * Why there was no further attempt. `attempts`: `maxRetries` are used up. `deadline`: the wait would exceed `deadlineMs`. `not_repeatable`: the request may
   * have taken effect, and sending it again is not safe.
   */
  readonly gaveUp: "attempts" | "deadline" | "not_repeatable";
}

const facts = new WeakMap<Request, RetryFacts>();

/** Notes how the call of a request ended. */
export const noteRetries = (request: Request, ended: RetryFacts): void => void facts.set(request, ended);

/** How it ended; undefined for a success, and for an error that another attempt does not change. */
export const retriesOf = (request: Request): RetryFacts | undefined => facts.get(request);

const WHY: Readonly<Record<RetryFacts["gaveUp"], string>> = {
  attempts: "maxRetries used up",
  deadline: "the wait exceeds deadlineMs",
  not_repeatable: "not safe to repeat",
};

/** Completes a message by how the attempts ended. Browsers do without: there, nobody reads messages, and each byte is loaded by every payer. */
export type SayRetries = (message: string, retries: RetryFacts) => string;

/** A message of the service, completed with the wait that it names and why the client gave up. */
export const withRetries: SayRetries = (message, { attempts, elapsedMs, retryAfterMs, gaveUp }) => {
  const wait = retryAfterMs === null ? "" : `Retry after ${seconds(retryAfterMs)}.`;
  const said = wait ? message.replace(/Retry after the (seconds|time) in [\w`-]+\./, wait) : message;
  const tried = `Gave up after ${attempts} attempt${attempts === 1 ? "" : "s"} in ${seconds(elapsedMs)}: ${WHY[gaveUp]}.`;
  // a client without retries knows that there was one attempt
  const more = [said === message && wait, (attempts > 1 || gaveUp !== "attempts") && tried].filter(Boolean);
  return more.length === 0 ? said : `${said.replace(/\.?$/, ".")} ${more.join(" ")}`;
};

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

/** Everything that this package throws. `retryable`: may the same call succeed later, unchanged? */
export class FraudRiskError extends Error {
  readonly retryable: boolean;

  static {
    // On the prototype, so that the first line of the stack has it too.
    FraudRiskError.prototype.name = "FraudRiskError";
  }

  constructor(message: string, options: ErrorOptions & { readonly retryable?: boolean } = {}) {
    super(message, "cause" in options ? { cause: options.cause } : {});
    this.retryable = options.retryable ?? false;
  }
}

/** The client or the call was put together wrongly. No request was sent. */
export class UsageError extends FraudRiskError {
  static {
    UsageError.prototype.name = "UsageError";
  }
}

/** No complete answer arrived: DNS, connection or TLS failed, or the connection broke. */
export class ConnectionError extends FraudRiskError {
  /** Code of the operating system or of fetch, such as `ECONNREFUSED`; null if there was none. */
  readonly networkCode: string | null;

  static {
    ConnectionError.prototype.name = "ConnectionError";
  }

  /** `cause` must be free of credentials; see `describeFailure`. */
  constructor(origin: string, networkCode: string | null, cause: Error) {
    super(`No complete answer from ${origin}: ${networkCode ?? cause.message}.`, { cause, retryable: true });
    this.networkCode = networkCode;
  }
}

/** The answer took too long. The service may have acted all the same: repeat under the same handle. */
export class TimeoutError extends FraudRiskError {
  /** The exceeded limit: of one attempt (`timeoutMs`) or of the whole call (`deadlineMs`). */
  readonly scope: "attempt" | "deadline";
  /** The limit that was set, in milliseconds. */
  readonly limitMs: number;

  static {
    TimeoutError.prototype.name = "TimeoutError";
  }

  constructor(scope: "attempt" | "deadline", limitMs: number) {
    super(`No answer within the ${limitMs} ms of ${scope === "attempt" ? "one attempt" : "the whole call"}.`, { retryable: true });
    this.scope = scope;
    this.limitMs = limitMs;
  }
}

/** The caller's `signal` aborted the call; `cause` is the reason of the signal. */
export class AbortError extends FraudRiskError {
  static {
    AbortError.prototype.name = "AbortError";
  }

  constructor(reason: unknown) {
    super("The call was aborted by its signal.", { cause: reason });
  }
}

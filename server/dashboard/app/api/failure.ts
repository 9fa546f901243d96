// What went wrong with a call, as pages show it.

/** A field that the service refused. */
export interface RefusedField {
  readonly path: string;
  readonly message: string;
}

/** An error answer of the API, or a call that got none. */
export class ApiFailure extends Error {
  /** HTTP status; 0 when the service could not be reached. */
  readonly status: number;
  /** Code of the error registry; empty when there was none. */
  readonly code: string;
  readonly requestId: string | null;
  readonly fields: readonly RefusedField[];
  /** Cause within the code, `details.reason`; empty when there was none. */
  readonly reason: string;
  /** Seconds of `Retry-After`; undefined when there was none. */
  readonly retryAfter: number | undefined;

  constructor(answer: {
    status: number;
    code: string;
    message: string;
    requestId: string | null;
    fields?: readonly RefusedField[];
    reason?: string;
    retryAfter?: number | undefined;
  }) {
    super(answer.message);
    this.status = answer.status;
    this.code = answer.code;
    this.requestId = answer.requestId;
    this.fields = answer.fields ?? [];
    this.reason = answer.reason ?? "";
    this.retryAfter = answer.retryAfter;
  }
}

/** Any thrown value as a failure: a network error has status 0. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  return new ApiFailure({ status: 0, code: "", message: error instanceof Error ? error.message : String(error), requestId: null });
}

/** The failure that an error answer describes. */
export async function failureOfAnswer(response: Response): Promise<ApiFailure> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const facet = property(body, "error");
  // some operations were published with a plain string in `error`, and the rest beside it
  const error = typeof facet === "string" ? { ...Object(body), message: facet } : facet;
  const fields = property(property(error, "details"), "fields");
  return new ApiFailure({
    status: response.status,
    code: text(property(error, "code")),
    message: text(property(error, "message")),
    requestId: response.headers.get("X-Request-Id"),
    reason: text(property(property(error, "details"), "reason")),
    retryAfter: secondsOf(response.headers.get("Retry-After")),
    fields: Array.isArray(fields) ? fields.map((field) => ({ path: text(property(field, "path")), message: text(property(field, "message")) })) : [],
  });
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) : undefined;
}

function property(value: unknown, name: string): unknown {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

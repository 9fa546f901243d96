// The shape of our middleware. It is that of openapi-fetch, written down here so that the published declarations need no other package.

/** The part of openapi-fetch's middleware parameters that we use. */
export interface MiddlewareContext {
  readonly request: Request;
  /** Path as in the contract, parameters in braces. */
  readonly schemaPath: string;
  readonly options: { readonly parseAs: string };
}

/** Completes a request before it is sent. */
export interface RequestMiddleware {
  onRequest(context: MiddlewareContext): Promise<void>;
}

/** Reads or replaces a response. */
export interface ResponseMiddleware {
  onResponse(context: MiddlewareContext & { readonly response: Response }): Promise<Response | undefined>;
}

/** Replaces an error of `fetch`. */
export interface ErrorMiddleware {
  onError(context: MiddlewareContext & { readonly error: unknown }): Error | undefined;
}

/** A middleware for `use()` of any openapi-fetch client. */
export type FraudRiskMiddleware = RequestMiddleware | ResponseMiddleware | ErrorMiddleware;

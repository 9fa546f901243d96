// The shape of our middleware. It is that of openapi-fetch, written down here so that the published declarations need no other package.

/** What openapi-fetch passes to a middleware, as far as ours reads it. */
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

/** Replaces what `fetch` threw. */
export interface ErrorMiddleware {
  onError(context: MiddlewareContext & { readonly error: unknown }): Error | undefined;
}

/** A middleware that `use()` of any openapi-fetch client takes. */
export type FraudRiskMiddleware = RequestMiddleware | ResponseMiddleware | ErrorMiddleware;

/** A successful response: body, headers and metadata. */
export interface Reply<Body> {
  readonly data: Body;
  /** The answer; its body has been read already, or is `data`. */
  readonly response: Response;
  /** `X-Request-Id`; quote it in a support question. */
  readonly requestId: string | null;
  /** Is this the stored answer of an earlier call with the same handle? */
  readonly idempotentReplayed: boolean;
}

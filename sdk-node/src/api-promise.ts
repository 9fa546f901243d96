import type { Resources } from "../../generated/sdk-resources.ts";
import type { Reply } from "./answer.ts";
import type { CallOptions } from "./call-options.ts";

/** Promise of the body of an answer. The request is under way; `await` it, or ask for what stands around the body. */
export interface ApiPromise<Body> extends Promise<Body> {
  /** The body with the response, its request id, and whether it is a replay. Sends no second request. */
  withResponse(): Promise<Reply<Body>>;
}

/** Makes the promise of a call from that of its reply. */
export function apiPromise<Body>(reply: Promise<Reply<Body>>): ApiPromise<Body> {
  const data = reply.then((answered) => answered.data);
  return Object.assign(data, {
    withResponse: () => {
      // Whoever takes the reply handles its failure there; this promise, which nobody awaits, must not report it as unhandled.
      data.catch(() => {});
      return reply;
    },
  });
}

/** Resource methods whose promises have `withResponse()`; parameters and documentation stay those of the contract. */
type WithResponse<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...parameters: infer Parameters) => Promise<infer Body>
    ? (...parameters: Parameters) => ApiPromise<Body>
    : WithResponse<Methods[Name]>;
};

/** The resource methods of the client. */
export type ClientResources = WithResponse<Resources<CallOptions>>;

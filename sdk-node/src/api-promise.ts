import type { Resources } from "../../generated/sdk-resources.ts";
import type { CallOptions } from "./call-options.ts";
import type { Reply } from "./reply.ts";

/** Promise of a response body. The request is already in flight. Await it, or call `withResponse()` for headers and request id. */
export interface ApiPromise<Body> extends Promise<Body> {
  /** The body with the response, its request id, and whether it is a replay. Sends no second request. */
  withResponse(): Promise<Reply<Body>>;
}

/** Makes the promise of a call from that of its reply. */
export function apiPromise<Body>(reply: Promise<Reply<Body>>): ApiPromise<Body> {
  const data = reply.then((answered) => answered.data);
  return Object.assign(data, {
    withResponse: () => {
      // Callers that use the reply handle its failure there; this promise is not awaited and must not report it as unhandled.
      data.catch(() => {});
      return reply;
    },
  });
}

/** The items of a page, wherever the contract puts them; never: it is no page. */
export type ItemOf<Body> = Body extends { data: readonly (infer Item)[]; next_cursor: string | null }
  ? Item
  : Body extends { data: { entries: readonly (infer Item)[]; next_cursor: string | null } }
    ? Item
    : never;

/**
 * Promise of the first page of a list. Awaited, it is that page; `for await` iterates over the items of all pages, each of them requested when it
 * is reached, with the options of the call.
 */
export interface ListPromise<Page> extends ApiPromise<Page>, AsyncIterable<ItemOf<Page>> {
  /** The first `limit` items, or all if there are fewer. Requests no page beyond them. */
  toArray(options: { readonly limit: number }): Promise<ItemOf<Page>[]>;
  /** The pages instead of their items. */
  pages(): AsyncIterable<Page>;
}

/** Resource methods whose promises have `withResponse()`, and walk lists; parameters and documentation stay those of the contract. */
export type ClientMethods<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...parameters: infer Parameters) => Promise<infer Body>
    ? (...parameters: Parameters) => [ItemOf<Body>] extends [never] ? ApiPromise<Body> : ListPromise<Body>
    : ClientMethods<Methods[Name]>;
};

/** The resource methods of the client. */
export type ClientResources = ClientMethods<Resources<CallOptions>>;

import type { ApiPromise, ItemOf, ListPromise } from "./api-promise.ts";
import type { Reply } from "./reply.ts";

/** A page, as far as walking goes. */
interface Page {
  readonly next_cursor?: string | null;
  readonly [member: string]: unknown;
}

/**
 * Lets the promise of a first page be walked. `place` is where the items stand in a page, names between dots, their `next_cursor` beside
 * them; `next` requests the page after a cursor, as a separate call.
 */
export function walked<Body>(first: ApiPromise<Body>, place: string, next: (cursor: string) => Promise<Reply<Body>>): ListPromise<Body> {
  const steps = place.split(".");
  const name = steps.pop() ?? "";
  const pageOf = (body: Body): Page => steps.reduce((at, step) => at[step] as Page, body as Page);
  const pages = async function* () {
    for (let body: Body = await first; ; ) {
      yield body;
      const { next_cursor } = pageOf(body);
      if (!next_cursor) return;
      body = (await next(next_cursor)).data;
    }
  };
  const items = async function* () {
    for await (const body of pages()) yield* pageOf(body)[name] as ItemOf<Body>[];
  };
  const toArray = async ({ limit }: { readonly limit: number }) => {
    const found: ItemOf<Body>[] = [];
    for await (const item of items()) if (found.push(item) >= limit) break;
    return found.slice(0, limit);
  };
  return Object.assign(first, { pages, toArray, [Symbol.asyncIterator]: items });
}

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
  return Object.assign(first, {
    [Symbol.asyncIterator]: async function* () {
      for (let body: Body = await first; ; ) {
        const page = steps.reduce((at, step) => at[step] as Page, body as Page);
        yield* page[name] as ItemOf<Body>[];
        if (!page.next_cursor) return;
        body = (await next(page.next_cursor)).data;
      }
    },
  });
}

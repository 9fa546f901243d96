// Pages of a listing as one list of rows.
import type { InfiniteData } from "@tanstack/react-query";

interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}

/** Options of every paged listing: the first page has no cursor. Pages are not compared with those before: that takes longer with every page. */
export const paged = {
  initialPageParam: null,
  getNextPageParam: (last: { readonly next_cursor: string | null }) => last.next_cursor,
  structuralSharing: false,
};

/** Rows by the pages that they come from, so that a rendering costs the same on the thousandth page. */
const known = new WeakMap<object, readonly unknown[]>();

/** All rows that are loaded. */
export function rowsOf<Row>(data: InfiniteData<ListPage<Row>, unknown> | undefined): readonly Row[] {
  if (data === undefined) return [];
  const rows = (known.get(data) as readonly Row[] | undefined) ?? data.pages.flatMap((page) => page.data);
  known.set(data, rows);
  return rows;
}

/** What a table needs to load on. */
export function moreOf(query: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown }) {
  return { hasMore: query.hasNextPage, isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() };
}

// Pages of a listing as one list of rows.
import type { InfiniteData } from "@tanstack/react-query";

interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}

/** Options of every paged listing: the first page has no cursor. */
export const paged = {
  initialPageParam: null,
  getNextPageParam: (last: { readonly next_cursor: string | null }) => last.next_cursor,
};

/** All rows that are loaded. */
export function rowsOf<Row>(data: InfiniteData<ListPage<Row>, unknown> | undefined): readonly Row[] {
  return data?.pages.flatMap((page) => page.data) ?? [];
}

/** What a table needs to load on. */
export function moreOf(query: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => unknown }) {
  return { hasMore: query.hasNextPage, isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() };
}

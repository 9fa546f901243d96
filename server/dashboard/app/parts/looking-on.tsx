// A page of a search can be empty although later ones are not: what is searched is looked through in parts.
import { type ReactNode, useEffect } from "react";
import { Loading } from "./states.tsx";

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Shown while no page has a row: loads the next pages, and shows its content after the last one. */
export function LookingOn({ query, children }: { readonly query: Pages; readonly children: ReactNode }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const looks = hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (looks && !isFetchingNextPage) void fetchNextPage();
  }, [looks, isFetchingNextPage, fetchNextPage]);
  return looks ? <Loading /> : children;
}

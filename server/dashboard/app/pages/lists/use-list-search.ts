// The address of the page of lists, and its changes: a filter replaces the address, so that one step back leaves the page.
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ListSearch } from "./search.ts";

/** What is shown, and a function that changes parts of it. */
export function useListSearch(): readonly [search: ListSearch, set: (part: ListSearch) => void] {
  const search = useSearch({ from: "/lists" });
  const navigate = useNavigate({ from: "/lists" });
  return [search, (part) => void navigate({ to: "/lists", search: (before) => ({ ...before, ...part }), replace: true })];
}

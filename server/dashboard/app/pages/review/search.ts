// What the address of the queue says.
import { assignedFilterValues, reviewOrderValues } from "../../../../../generated/enums.ts";
import { oneOf, textIn } from "../../parts/search-parts.ts";
import type { ReviewFilters } from "./filters.tsx";

/** Order, filter and the chosen payment; what is unknown is left out. */
export function reviewSearch(search: Record<string, unknown>): ReviewFilters & { readonly session?: string } {
  return { ...oneOf(search, "order", reviewOrderValues), ...oneOf(search, "assigned", assignedFilterValues), ...textIn(search, "session") };
}

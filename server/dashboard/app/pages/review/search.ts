// What the address of the queue says.
import type { ReviewFilters } from "./filters.tsx";

const ORDERS = ["newest", "riskiest", "largest"] as const;
const ASSIGNED = ["me", "nobody", "anyone"] as const;

/** Order, filter and the chosen payment; what is unknown is left out. */
export function reviewSearch(search: Record<string, unknown>): ReviewFilters & { readonly session?: string } {
  const order = ORDERS.find((name) => name === search.order);
  const assigned = ASSIGNED.find((name) => name === search.assigned);
  return {
    ...(order === undefined ? {} : { order }),
    ...(assigned === undefined ? {} : { assigned }),
    ...(typeof search.session === "string" ? { session: search.session } : {}),
  };
}

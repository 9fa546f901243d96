// Order and filter of the queue; both are part of the address.
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";

/** What of the queue is shown. */
export interface ReviewFilters {
  readonly order?: Schemas["ReviewOrder"];
  readonly assigned?: Schemas["AssignedFilter"];
}

/** The pickers. */
export function QueueFilters({ filters, change }: { readonly filters: ReviewFilters; readonly change: (filters: ReviewFilters) => void }) {
  const text = useText();
  const { order, assigned } = filters;
  return (
    <span className="actions">
      <Select
        aria-label={text.review.order}
        value={order ?? "oldest"}
        options={text.review.orders}
        onChange={(chosen) =>
          change({ ...(chosen === undefined || chosen === "oldest" ? {} : { order: chosen }), ...(assigned === undefined ? {} : { assigned }) })
        }
      />
      <Select
        aria-label={text.review.assigned}
        value={assigned}
        options={text.review.assignedTo}
        all={text.review.assignedAll}
        onChange={(chosen) => change({ ...(order === undefined ? {} : { order }), ...(chosen === undefined ? {} : { assigned: chosen }) })}
      />
    </span>
  );
}

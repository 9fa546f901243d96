// Payments that were made since the list was read: how many match its filters, and a button that shows them. The list itself stays where the person is in it.
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { useEvents } from "../../parts/live.ts";
import type { AssessmentFilters } from "./filters.ts";

/** Time (ms) between two counts while payments are made. */
const COUNT_EVERY = 5000;

/** The line; nothing in another order than the newest first, and for a list that has ended. `newest`: the time of the first row, or that the list is being read: meanwhile events are received. */
export function NewPayments({ filters, newest }: { readonly filters: AssessmentFilters; readonly newest: string | undefined }) {
  const { counting } = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const { order = "newest", from, ...others } = filters;
  const isLive = order === "newest" && filters.to === undefined;
  const isRead = newest !== "unread";
  const after = newest === undefined || !isRead ? from : new Date(Date.parse(newest) + 1).toISOString();
  const query = { ...others, ...(after === undefined ? {} : { from: after }) };
  const { data, refetch } = api.useQuery("get", "/api/v1/assessments/count", { params: { query } }, { enabled: false });
  useEvents(["transaction.created", "transaction.blocked"], [[COUNT_EVERY, () => void (isRead && refetch())]], isLive);
  const show = (): void => {
    void queries.resetQueries({ queryKey: ["get", "/api/v1/assessments"] });
    void queries.invalidateQueries({ queryKey: ["get", "/api/v1/assessments/count"] });
  };
  return (
    <div role="status" className="fresh">
      {isLive && isRead && data !== undefined && data.count > 0 && (
        <button type="button" className="button small" onClick={show}>
          {counting.fresh({ count: data.count, shown: data.more ? `${format.number(data.count)}+` : data.count })}
        </button>
      )}
    </div>
  );
}

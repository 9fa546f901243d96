// SQL that changes the state of deliveries, `d`, for statements of the dispatcher that do more: they also read endpoints and write attempts. `from` are items of
// FROM and `where` is a condition, both SQL.

/** Rows that a change applies to. */
interface Which {
  readonly from: string;
  readonly where: string;
}

/** Takes pending deliveries from the queue: those for which `failed` is true have failed, the others wait until they are queued again. */
export const withdrawDeliveriesSql = ({ from, where, failed = "true" }: Which & { readonly failed?: string }): string =>
  `UPDATE webhook_deliveries d SET status = CASE WHEN ${failed} THEN 'failed' ELSE d.status END, next_attempt_at = NULL FROM ${from} WHERE ${where} AND d.status = 'pending'`;

/**
 * Counts an attempt of each delivery, which is due again at `until` unless its result is stored before. A delivery whose event is no longer `retained` can be sent to nobody and
 * has failed. Returns organization_id, id, attempts, endpoint_id, event_id and status.
 */
export const beginAttemptsSql = ({ from, where, retained, until }: Which & { readonly retained: string; readonly until: string }): string =>
  `UPDATE webhook_deliveries d SET attempts = d.attempts + (${retained})::int, status = CASE WHEN ${retained} THEN d.status ELSE 'failed' END, next_attempt_at = CASE WHEN ${retained} THEN ${until} END
  FROM ${from} WHERE ${where} RETURNING d.organization_id, d.id, d.attempts, d.endpoint_id, d.event_id, d.status`;

/** Stores results: `delivered`, or due again at `next`, or failed where that is null. A delivery that has ended changes only if it was delivered after all. Returns id. */
export const settleDeliveriesSql = ({ from, where, delivered, next }: Which & { readonly delivered: string; readonly next: string }): string =>
  `UPDATE webhook_deliveries d SET status = CASE WHEN ${delivered} THEN 'delivered' WHEN ${next} IS NULL THEN 'failed' ELSE 'pending' END, next_attempt_at = CASE WHEN NOT ${delivered} THEN ${next} END
  FROM ${from} WHERE ${where} AND (d.status = 'pending' OR ${delivered}) RETURNING d.id`;

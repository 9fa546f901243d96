// Payments that wait, in the chosen order.
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Person } from "../../parts/person.tsx";
import { Time } from "../../parts/values.tsx";
import { Due } from "./assignment.tsx";

/** Height of a row; styles/parts.css has the same. */
const ROW = 60;
/** Rows before the end at which more are loaded. */
const AHEAD = 15;

/** The list; the chosen payment stays in view. */
export function Queue({
  rows,
  current,
  choose,
  selected,
  select,
  hasMore,
  isLoading,
  load,
}: {
  readonly rows: readonly Schemas["QueuedReview"][];
  readonly current: number;
  readonly choose: (index: number) => void;
  readonly selected: ReadonlySet<string>;
  /** Selects a payment for several at once, or takes it out; undefined where the role resolves none. */
  readonly select: ((sessionId: string) => void) | undefined;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
}) {
  const text = useText();
  const format = useFormat();
  const scroll = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroll.current, estimateSize: () => ROW, overscan: 8 });
  const shown = virtual.getVirtualItems();
  const last = Math.max(current, shown.at(-1)?.index ?? 0);
  useEffect(() => {
    if (hasMore && !isLoading && last >= rows.length - AHEAD) load();
  }, [hasMore, isLoading, last, rows.length, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtual list is new with every rendering
  useEffect(() => virtual.scrollToIndex(current, { align: "auto" }), [current]);
  return (
    <section className="queue" ref={scroll} aria-label={text.review.list}>
      <ul style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li key={row.session_id} style={{ transform: `translateY(${start}px)` }}>
              {select !== undefined && (
                <label className="pick">
                  <input
                    type="checkbox"
                    aria-label={text.bulk.select({ payment: `${format.money(row.amount, row.currency)} ${row.order_id ?? row.session_id}` })}
                    checked={selected.has(row.session_id)}
                    onChange={() => select(row.session_id)}
                  />
                </label>
              )}
              <button type="button" aria-current={index === current ? "true" : undefined} onClick={() => choose(index)}>
                <strong>{format.money(row.amount, row.currency)}</strong>
                <small>{Date.parse(row.due_at) < Date.now() ? <Due at={row.due_at} /> : <Time at={row.assessed_at} />}</small>
                <small>
                  <bdi>{row.order_id ?? row.customer_id ?? row.session_id}</bdi>
                  {row.assignment !== null && (
                    <>
                      {" · "}
                      <Person subject={row.assignment.assignee} />
                    </>
                  )}
                </small>
                <small>
                  {text.common.score} {format.score(row.risk_score)}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

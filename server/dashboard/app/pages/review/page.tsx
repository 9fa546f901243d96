// The review queue: a list beside the payment, worked through by keyboard.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { explanationQuery } from "../../api/explanation.ts";
import { useApiLanguage, useFormat, useText } from "../../i18n/catalogue.tsx";
import { moreOf, paged, rowsOf } from "../../parts/infinite.ts";
import { useLive } from "../../parts/live.ts";
import { Page } from "../../parts/page-frame.tsx";
import { useShortcuts } from "../../parts/shortcuts.ts";
import { Empty, Loaded } from "../../parts/states.tsx";
import { useMay } from "../../session/context.tsx";
import { BulkBar } from "./bulk.tsx";
import { QueueFilters, type ReviewFilters } from "./filters.tsx";
import { Inspect } from "./inspect.tsx";
import { Queue } from "./queue.tsx";

const PAGE = 50;

/** The page. The chosen payment is part of the address. */
export function ReviewPage() {
  const text = useText();
  const format = useFormat();
  const { session, ...filters } = useSearch({ from: "/review" });
  const query = api.useInfiniteQuery("get", "/api/v1/reviews", { params: { query: { ...filters, limit: PAGE } } }, paged);
  const rows = rowsOf(query.data);
  useLive(["review.opened", "review.assigned"], "/api/v1/reviews");
  const navigate = useNavigate();
  const index = Math.max(
    0,
    rows.findIndex(({ session_id }) => session_id === session),
  );
  const current = rows[index];
  const choose = async (to: number): Promise<void> => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (row !== undefined) await navigate({ to: "/review", search: { ...filters, session: row.session_id }, replace: true });
  };
  useShortcuts({ j: () => void choose(index + 1), k: () => void choose(index - 1) });
  usePrefetch(rows[index + 1]?.session_id);
  const forget = useForget(filters);
  const may = useMay("assessments:review");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (sessionId: string): void => setSelected((before) => toggled(before, sessionId));
  useShortcuts({ x: () => current !== undefined && select(current.session_id) }, may);
  const resolvedAll = (sessions: readonly string[]): void => {
    for (const sessionId of sessions) forget(sessionId);
    setSelected((before) => new Set([...before].filter((sessionId) => !sessions.includes(sessionId))));
  };
  const resolved = async (sessionId: string): Promise<void> => {
    await choose(index + 1 < rows.length ? index + 1 : index - 1);
    resolvedAll([sessionId]);
  };
  return (
    <Page
      title={text.review.title}
      fill
      actions={
        <>
          <span className="soft">
            {rows.length > 0 && text.review.count({ count: rows.length, shown: `${format.number(rows.length)}${query.hasNextPage ? "+" : ""}` })}
          </span>
          <QueueFilters filters={filters} change={(changed) => void navigate({ to: "/review", search: changed, replace: true })} />
        </>
      }
    >
      {selected.size > 0 && <BulkBar selected={selected} clear={() => setSelected(new Set())} resolved={resolvedAll} />}
      <Loaded query={query}>
        {() =>
          current === undefined ? (
            <Empty title={text.review.empty}>{text.review.emptyText}</Empty>
          ) : (
            <div className="split">
              <Queue rows={rows} current={index} choose={(to) => void choose(to)} selected={selected} select={may ? select : undefined} {...moreOf(query)} />
              <Inspect key={current.session_id} summary={current} resolved={() => void resolved(current.session_id)} />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function toggled(selected: ReadonlySet<string>, sessionId: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(sessionId)) next.add(sessionId);
  return next;
}

/** Loads the explanation of the next payment while this one is read. */
function usePrefetch(sessionId: string | undefined): void {
  const client = useQueryClient();
  const language = useApiLanguage();
  useEffect(() => {
    if (sessionId !== undefined) void client.prefetchQuery(explanationQuery(sessionId, language));
  }, [client, sessionId, language]);
}

/** Takes a payment out of the loaded queue; the next load is the API's. */
function useForget(filters: ReviewFilters): (sessionId: string) => void {
  const client = useQueryClient();
  const { queryKey } = api.queryOptions("get", "/api/v1/reviews", { params: { query: { ...filters, limit: PAGE } } });
  return (sessionId) => {
    client.setQueryData(queryKey, (loaded: unknown) => withoutSession(loaded, sessionId));
  };
}

interface LoadedPages {
  readonly pages: readonly { readonly data: readonly { readonly session_id: string }[] }[];
}

function withoutSession(loaded: unknown, sessionId: string): unknown {
  if (loaded === undefined) return undefined;
  const { pages, ...rest } = loaded as LoadedPages;
  return { ...rest, pages: pages.map((page) => ({ ...page, data: page.data.filter(({ session_id }) => session_id !== sessionId) })) };
}

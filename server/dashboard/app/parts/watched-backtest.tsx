// A backtest that runs: how far it is, a stop, and its result when it is complete.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, type Schemas } from "../api/client.ts";
import { useFormat, useText } from "../i18n/catalogue.tsx";
import { Failure } from "./states.tsx";
import { useSay } from "./toasts.tsx";
import { Badge } from "./values.tsx";

type Backtest = Schemas["Backtest"];

/** Time (ms) between looks at a backtest that runs. */
const LOOK = 1000;

/** The backtest; `children` gets its result. */
export function WatchedBacktest({
  id,
  mayStop,
  children,
}: {
  readonly id: string;
  readonly mayStop: boolean;
  readonly children: (result: Schemas["BacktestResult"], backtest: Backtest) => ReactNode;
}) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const path = { params: { path: { id } } };
  const query = api.useQuery("get", "/api/v1/rules/backtests/{id}", path, { refetchInterval: ({ state }) => (isOver(state.data) ? false : LOOK) });
  const stop = api.useMutation("delete", "/api/v1/rules/backtests/{id}", {
    onSuccess: (data) => client.setQueryData(api.queryOptions("get", "/api/v1/rules/backtests/{id}", path).queryKey, data),
    onError: (error: unknown) => say.failed(error),
  });
  const { data } = query;
  if (data === undefined) return query.error === null ? null : <Failure error={query.error} />;
  return (
    <div className="stack">
      <div className="actions">
        <Badge tone={({ queued: "grey", running: "blue", completed: "green", canceled: "grey", failed: "red" } as const)[data.status]}>
          {text.rules.backtestStatuses[data.status]}
        </Badge>
        {!isOver(data) && <Progress progress={data.progress} />}
        {!isOver(data) && mayStop && (
          <button type="button" className="button small" onClick={() => stop.mutate(path)}>
            {text.rules.stop}
          </button>
        )}
      </div>
      {data.result !== null && children(data.result, data)}
    </div>
  );
}

function Progress({ progress }: { readonly progress: Schemas["BacktestProgress"] }) {
  const text = useText();
  const format = useFormat();
  return (
    <>
      <progress max={100} value={progress.percent} aria-label={text.rules.backtest} />
      <span className="soft number">
        {text.rules.running({ percent: format.percent(progress.percent / 100) })}
        {progress.seconds_left !== null && ` · ${text.rules.secondsLeft({ seconds: Math.ceil(progress.seconds_left) })}`}
      </span>
    </>
  );
}

function isOver(backtest: Backtest | undefined): boolean {
  return backtest !== undefined && backtest.ended_at !== null;
}

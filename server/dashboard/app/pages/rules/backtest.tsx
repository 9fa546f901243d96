// A backtest of a rule: started here, watched while it runs, read when it is complete. A reload finds it again.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { Panel } from "../../parts/page.tsx";
import { Failure } from "../../parts/states.tsx";
import { Badge } from "../../parts/values.tsx";
import { useSay } from "../../shell/toasts.tsx";
import { BacktestResult } from "./backtest-result.tsx";

const DAY = 86_400_000;
/** Time (ms) between looks at a backtest that runs. */
const LOOK = 1000;

/** The panel. */
export function BacktestPanel({ rule, mayRun }: { readonly rule: Schemas["Rule"]; readonly mayRun: boolean }) {
  const text = useText();
  const say = useSay();
  const memory = `backtest ${rule.id} ${rule.version}`;
  const [id, setId] = useState(() => sessionStorage.getItem(memory));
  const [days, setDays] = useState<"7" | "30" | "90">("30");
  const options = { "7": text.rules.lastDays("7"), "30": text.rules.lastDays("30"), "90": text.rules.lastDays("90") };
  const create = api.useMutation("post", "/api/v1/rules/backtests");
  const run = (): void => {
    const flow = rule.flow === "all" ? {} : { flow: rule.flow };
    const from = new Date(Date.now() - Number(days) * DAY).toISOString();
    create.mutate(
      { body: { from, ...flow, rules: [{ rule_id: rule.id, expression: rule.expression, action: rule.action }] } },
      {
        onSuccess: (backtest) => {
          sessionStorage.setItem(memory, backtest.id);
          setId(backtest.id);
        },
        onError: (error: unknown) => say.failed(error),
      },
    );
  };
  const start = mayRun && (
    <>
      <Select aria-label={text.rules.period} value={days} options={options} onChange={(value) => setDays(value ?? days)} />
      <button type="button" className="button" disabled={create.isPending} onClick={run}>
        {text.rules.run}
      </button>
    </>
  );
  return (
    <Panel title={text.rules.backtest} actions={start}>
      {id === null ? <p className="soft">{text.rules.backtestText}</p> : <Watched id={id} mayStop={mayRun} />}
    </Panel>
  );
}

function Watched({ id, mayStop }: { readonly id: string; readonly mayStop: boolean }) {
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
      {data.result !== null && <BacktestResult result={data.result} />}
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
        {text.rules.running(format.percent(progress.percent / 100))}
        {progress.seconds_left !== null && ` · ${text.rules.secondsLeft(format.number(Math.ceil(progress.seconds_left)))}`}
      </span>
    </>
  );
}

function isOver(backtest: Schemas["Backtest"] | undefined): boolean {
  return backtest !== undefined && backtest.ended_at !== null;
}

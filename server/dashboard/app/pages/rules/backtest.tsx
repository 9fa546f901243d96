// A backtest of a rule: started here, watched while it runs, read when it is complete. A reload finds it again.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { BacktestResult } from "../../parts/backtest-result.tsx";
import { Select } from "../../parts/field.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { WatchedBacktest } from "../../parts/watched-backtest.tsx";

const DAY = 86_400_000;

/** The panel. */
export function BacktestPanel({ rule, mayRun }: { readonly rule: Schemas["Rule"]; readonly mayRun: boolean }) {
  const text = useText();
  const say = useSay();
  const memory = `backtest ${rule.id} ${rule.version}`;
  const [id, setId] = useState(() => sessionStorage.getItem(memory));
  const [days, setDays] = useState<"7" | "30" | "90">("30");
  const options = { "7": text.rules.lastDays({ days: "7" }), "30": text.rules.lastDays({ days: "30" }), "90": text.rules.lastDays({ days: "90" }) };
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
      {id === null ? (
        <p className="soft">{text.rules.backtestText}</p>
      ) : (
        <WatchedBacktest id={id} mayStop={mayRun}>
          {(result) => <BacktestResult result={result} />}
        </WatchedBacktest>
      )}
    </Panel>
  );
}

// What the thresholds would have done to past payments: a backtest. A reload finds it again.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Changes, Examples, Sums } from "../../parts/backtest-result.tsx";
import { Select } from "../../parts/field.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import type { Thresholds } from "../../parts/score-ranges.ts";
import { useSay } from "../../parts/toasts.tsx";
import { WatchedBacktest } from "../../parts/watched-backtest.tsx";

const DAY = 86_400_000;
const MEMORY = "backtest thresholds";

/** The panel. */
export function Trial({ thresholds, mayRun }: { readonly thresholds: Thresholds; readonly mayRun: boolean }) {
  const text = useText();
  const say = useSay();
  const [id, setId] = useState(() => sessionStorage.getItem(MEMORY));
  const [days, setDays] = useState<"7" | "30" | "90">("30");
  const options = { "7": text.rules.lastDays({ days: "7" }), "30": text.rules.lastDays({ days: "30" }), "90": text.rules.lastDays({ days: "90" }) };
  const create = api.useMutation("post", "/api/v1/rules/backtests", {
    onSuccess: (backtest) => {
      sessionStorage.setItem(MEMORY, backtest.id);
      setId(backtest.id);
    },
    onError: (error: unknown) => say.failed(error),
  });
  const run = (): void => create.mutate({ body: { from: new Date(Date.now() - Number(days) * DAY).toISOString(), thresholds } });
  const start = mayRun && (
    <>
      <Select aria-label={text.rules.period} value={days} options={options} onChange={(value) => setDays(value ?? days)} />
      <button type="button" className="button" disabled={create.isPending} onClick={run}>
        {text.rules.run}
      </button>
    </>
  );
  return (
    <Panel title={text.thresholds.trial} actions={start}>
      {id === null ? (
        <p className="soft">{text.thresholds.trialText}</p>
      ) : (
        <WatchedBacktest id={id} mayStop={mayRun}>
          {(result, { request }) => <Result result={result} thresholds={request.thresholds} />}
        </WatchedBacktest>
      )}
    </Panel>
  );
}

function Result({ result, thresholds }: { readonly result: Schemas["BacktestResult"]; readonly thresholds: Thresholds | undefined }) {
  const text = useText();
  const format = useFormat();
  const { money } = result;
  const changed = (name: "stricter" | "milder"): string => format.number(result.days.reduce((sum, day) => sum + day[name], 0));
  const figures = [
    [text.rules.evaluated, format.number(result.payments)],
    [text.thresholds.changed, text.thresholds.changedText({ stricter: changed("stricter"), milder: changed("milder") })],
    [text.thresholds.fraudStopped, <Sums key="stopped" amounts={money.fraud_stopped_by_currency} />],
    [text.thresholds.fraudLetThrough, <Sums key="through" amounts={money.fraud_let_through_by_currency} />],
    [text.thresholds.goodRefused, <Sums key="refused" amounts={money.good_refused_by_currency} />],
    [text.thresholds.goodReleased, <Sums key="released" amounts={money.good_released_by_currency} />],
  ] as const;
  return (
    <>
      {thresholds && (
        <p>
          <strong>{text.thresholds.trialOf({ challenge: thresholds.challenge, review: thresholds.review, decline: thresholds.decline })}</strong>
        </p>
      )}
      <dl className="properties">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Changes changes={result.changes} />
      <Examples examples={[...result.stricter_examples, ...result.milder_examples]} />
    </>
  );
}

// How signals add up to the score: each bar begins where the one before ended.
import { ruleDecisionValues } from "../../../../generated/enums.ts";
import type { Schemas } from "../api/client.ts";
import { useFormat, useText } from "../i18n/catalogue.tsx";
import { Code } from "./breakable.tsx";
import { Empty } from "./states.tsx";
import { decisionTones } from "./values.tsx";

type Explanation = Schemas["Explanation"];

/** The chart, with the thresholds behind it. Each row is text as well. */
export function Waterfall({ explanation }: { readonly explanation: Explanation }) {
  const text = useText();
  const format = useFormat();
  const { signals, thresholds, risk_score: score } = explanation;
  if (signals.length === 0) return <Empty title={text.assessment.noSignals} />;
  return (
    <figure className={`waterfall ${decisionTones[explanation.decision]}`} aria-label={text.assessment.waterfallText({ score })}>
      <Scale thresholds={thresholds} />
      <ol>
        {bars(signals).map(({ signal, from, to }) => (
          <li key={signal.code}>
            <div className="what">
              <bdi>{signal.rule === null ? signal.description : signal.rule.name}</bdi>
              <Code>{signal.code}</Code>
            </div>
            <Bar from={from} to={to} thresholds={thresholds} />
            <span className="numeric">{signed(signal.contribution, format.score)}</span>
          </li>
        ))}
        <li className="sum">
          <div className="what">{text.common.score}</div>
          <Bar from={0} to={score} thresholds={thresholds} />
          <span className="numeric">{format.score(score)}</span>
        </li>
      </ol>
    </figure>
  );
}

function Bar({ from, to, thresholds }: { readonly from: number; readonly to: number; readonly thresholds: Schemas["DecisionThresholds"] }) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)].map((value) => Math.max(0, Math.min(100, value))) as [number, number];
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {Object.values(thresholds).map((value) => (
        <line key={value} x1={value} x2={value} y1="0" y2="10" className="limit" vectorEffect="non-scaling-stroke" />
      ))}
      <rect x={left} width={Math.max(0.4, right - left)} y="1" height="8" className={to < from ? "credit" : "bar"} />
    </svg>
  );
}

/** Names of the thresholds above their lines. */
function Scale({ thresholds }: { readonly thresholds: Schemas["DecisionThresholds"] }) {
  const { rules } = useText();
  const format = useFormat();
  return (
    <div className="scale" aria-hidden="true">
      {ruleDecisionValues.map((name) => (
        <span key={name} style={{ left: `${thresholds[name]}%` }}>
          <span>{rules.decisions[name]}</span> {format.score(thresholds[name])}
        </span>
      ))}
    </div>
  );
}

function bars(signals: Explanation["signals"]) {
  let sum = 0;
  return signals.map((signal) => {
    const from = sum;
    sum += signal.contribution;
    return { signal, from, to: sum };
  });
}

function signed(value: number, format: (value: number) => string): string {
  return value < 0 ? `−${format(-value)}` : `+${format(value)}`;
}

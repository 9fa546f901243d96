// Scores as bars in the colour of what the thresholds decide, known frauds below, and a slider for each threshold.
import { ruleDecisionValues } from "../../../../../generated/enums.ts";
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { rangesOf, type Thresholds } from "../../parts/score-ranges.ts";
import { decisionTones } from "../../parts/values.tsx";
import { countBetween, moved } from "./estimates.ts";

type Band = Schemas["CalibrationBand"];

const HEIGHT = 100;
const BAND = 5;

/** The histogram. The score of 100 is drawn within the last band. */
export function Histogram({
  bands,
  draft: { thresholds, change },
}: {
  readonly bands: readonly Band[];
  readonly draft: { readonly thresholds: Thresholds; readonly change: (thresholds: Thresholds) => void };
}) {
  const text = useText();
  return (
    <figure className="chart">
      <p className="soft">{text.thresholds.histogramText}</p>
      <div className="histogram">
        <Bars bands={bands} thresholds={thresholds} />
        <Frauds bands={bands} />
        {ruleDecisionValues.map((name) => (
          <div key={name} className={`limit ${decisionTones[name]}`} style={{ left: `${thresholds[name]}%` }} />
        ))}
        <Sliders thresholds={thresholds} change={change} />
        <div className="histogram-axis soft" aria-hidden="true">
          {[0, 20, 40, 60, 80, 100].map((score) => (
            <span key={score} style={{ left: `${score}%` }}>
              {score}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Bars({ bands, thresholds }: { readonly bands: readonly Band[]; readonly thresholds: Thresholds }) {
  const text = useText();
  const drawn = drawnOf(bands);
  const highest = Math.log1p(Math.max(1, ...drawn.map(({ total }) => total)));
  return (
    <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text.thresholds.histogram}>
      {drawn.map((band) => {
        const height = (Math.log1p(band.total) / highest) * (HEIGHT - 4);
        return (
          <g key={band.from}>
            <title>{text.thresholds.bandText({ from: band.from, total: band.total, count: band.fraud })}</title>
            {Object.entries(rangesOf(thresholds)).map(([decision, [from, to]]) => {
              const left = Math.max(band.from + 0.15, from);
              const right = Math.min(band.from + BAND - 0.15, to);
              if (right <= left) return null;
              const tone = decisionTones[decision as Schemas["Decision"]];
              return <rect key={decision} className={tone} x={left} width={right - left} y={HEIGHT - height} height={height} />;
            })}
          </g>
        );
      })}
    </svg>
  );
}

function Frauds({ bands }: { readonly bands: readonly Band[] }) {
  const text = useText();
  const drawn = drawnOf(bands);
  const highest = Math.max(1, ...drawn.map(({ fraud }) => fraud));
  return (
    <>
      <svg className="frauds" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text.thresholds.knownFrauds}>
        {drawn.map(({ from, fraud }) => (
          <rect key={from} className="violet" x={from + 0.15} width={BAND - 0.3} y={HEIGHT - (fraud / highest) * HEIGHT} height={(fraud / highest) * HEIGHT} />
        ))}
      </svg>
      <small className="soft">{text.thresholds.knownFrauds}</small>
    </>
  );
}

/** Native sliders, one over the other: keyboard and touch are the platform's. */
function Sliders({ thresholds, change }: { readonly thresholds: Thresholds; readonly change: (thresholds: Thresholds) => void }) {
  const text = useText();
  return (
    <div className="sliders">
      {ruleDecisionValues.map((name, index) => (
        <input
          key={name}
          type="range"
          min={0}
          max={100}
          step={0.5}
          className={decisionTones[name]}
          // of thumbs at the same score, the one that has room lies on top
          style={{ zIndex: thresholds[name] > 50 ? ruleDecisionValues.length - index : index }}
          aria-label={text.rules.decisions[name]}
          aria-valuetext={text.thresholds.from({ name: text.rules.decisions[name], value: thresholds[name] })}
          value={thresholds[name]}
          onChange={({ target }) => change(moved(thresholds, name, target.valueAsNumber))}
        />
      ))}
    </div>
  );
}

/** Bands up to 95, the score of 100 with the last. */
function drawnOf(bands: readonly Band[]): readonly Pick<Band, "from" | "total" | "fraud">[] {
  return bands
    .filter(({ from }) => from < 100)
    .map((band) => {
      if (band.from < 100 - BAND) return band;
      const { payments, frauds } = countBetween(bands, band.from, Number.POSITIVE_INFINITY);
      return { from: band.from, total: Math.round(payments), fraud: Math.round(frauds) };
    });
}

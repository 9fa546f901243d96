// How scores separate fraud from good payments: ROC, precision and recall, by threshold.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Plot, type PlotMark } from "./plot.tsx";

type Threshold = Schemas["CalibrationThreshold"];

/** Where fraud is rare, precision is low: the axis ends at its highest value, and not before this one. */
const MOST_ZOOMED = 0.001;

/** The panel. */
export function Separation({ report }: { readonly report: Schemas["CalibrationReport"] }) {
  const { calibration } = useText();
  const format = useFormat();
  const share = { from: 0, to: 1, show: format.percent };
  const known = report.thresholds.filter(({ recall }) => recall !== null);
  const named = (threshold: number): string => `${calibration.threshold} ${format.score(threshold)}`;
  const roc = curveOf(known, "false_positive_rate", "recall", named);
  const precisionRecall = curveOf(known, "recall", "precision", named);
  const precise = { from: 0, to: Math.max(MOST_ZOOMED, ...precisionRecall.map(({ y }) => y)), show: format.probability };
  return (
    <Panel title={calibration.separation}>
      {known.length === 0 ? (
        <p className="soft">{calibration.noOutcomes}</p>
      ) : (
        <div className="stack">
          <p className="soft">{calibration.separationText}</p>
          <div className="plots">
            <Plot
              label={calibration.roc}
              x={{ ...share, name: calibration.goodStopped }}
              y={{ ...share, name: calibration.recall }}
              diagonal
              lines={[{ name: calibration.roc, tone: "violet", points: roc }]}
              marks={roc}
            />
            <Plot
              label={calibration.precisionRecall}
              x={{ ...share, name: calibration.recall }}
              y={{ ...precise, name: calibration.precision }}
              lines={[{ name: calibration.precisionRecall, tone: "violet", points: precisionRecall }]}
              marks={precisionRecall}
            />
          </div>
          <Thresholds thresholds={known} />
        </div>
      )}
    </Panel>
  );
}

/** A point for each threshold at which both are known. */
function curveOf(
  thresholds: readonly Threshold[],
  x: "false_positive_rate" | "recall",
  y: "recall" | "precision",
  named: (threshold: number) => string,
): readonly PlotMark[] {
  return thresholds.flatMap((one) => {
    const [across, up] = [one[x], one[y]];
    return across === null || up === null ? [] : [{ x: across, y: up, text: named(one.threshold) }];
  });
}

function Thresholds({ thresholds }: { readonly thresholds: readonly Threshold[] }) {
  const { calibration } = useText();
  const format = useFormat();
  const shown = (value: number | null): string => (value === null ? "–" : format.percent(value));
  return (
    <details>
      <summary>{calibration.table}</summary>
      <PlainTable
        rows={thresholds}
        rowKey={({ threshold }) => threshold}
        columns={[
          { header: calibration.threshold, numeric: true, cell: ({ threshold }) => format.score(threshold) },
          { header: calibration.stopped, numeric: true, cell: ({ stopped }) => format.number(stopped) },
          { header: calibration.precision, numeric: true, cell: ({ precision }) => shown(precision) },
          { header: calibration.recall, numeric: true, cell: ({ recall }) => shown(recall) },
          { header: calibration.goodStopped, numeric: true, cell: ({ false_positive_rate: rate }) => shown(rate) },
        ]}
      />
    </details>
  );
}

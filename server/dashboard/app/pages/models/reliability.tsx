// The reliability diagram: predicted against observed fraud, and the same as a table.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { type Axis, Plot } from "./plot.tsx";

type Bin = Schemas["CalibrationBin"];

/** The diagram. Logarithmic: most payments have probabilities far below one percent. */
export function Reliability({ bins }: { readonly bins: readonly Bin[] }) {
  const { calibration } = useText();
  const format = useFormat();
  const axis = { ...axisOf(bins), scale: "log", show: format.probability } as const;
  return (
    <>
      <Plot
        label={calibration.reliability}
        x={{ ...axis, name: calibration.predicted }}
        y={{ ...axis, name: calibration.observed }}
        diagonal
        marks={bins.map((bin) => ({
          x: bin.predicted,
          y: bin.observed,
          low: bin.observed_low,
          high: bin.observed_high,
          text: `${rangeOf(bin, format.score)}: ${format.probability(bin.predicted)} → ${format.probability(bin.observed)}`,
        }))}
      />
      <p className="soft">{calibration.reliabilityText}</p>
      <details>
        <summary>{calibration.table}</summary>
        <PlainTable
          rows={bins}
          rowKey={({ above }) => above}
          columns={[
            { header: calibration.scores, name: "number", cell: (bin) => rangeOf(bin, format.score) },
            { header: calibration.predicted, numeric: true, cell: ({ predicted }) => format.probability(predicted) },
            {
              header: calibration.observed,
              numeric: true,
              cell: ({ observed, observed_low: low, observed_high: high }) => (
                <>
                  {format.probability(observed)}{" "}
                  <small className="soft">
                    {format.probability(low)} – {format.probability(high)}
                  </small>
                </>
              ),
            },
            { header: calibration.payments, numeric: true, cell: ({ payments }) => format.number(payments) },
            { header: calibration.frauds, numeric: true, cell: ({ frauds }) => format.number(frauds) },
          ]}
        />
      </details>
    </>
  );
}

/** One range for both axes, in whole powers of ten. */
function axisOf(bins: readonly Bin[]): Pick<Axis, "from" | "to"> {
  const values = bins.flatMap((bin) => [bin.predicted, bin.observed, bin.observed_high]).filter((value) => value > 0);
  const power = (value: number, round: (exponent: number) => number): number => 10 ** round(Math.log10(value));
  const from = Math.max(1e-5, power(Math.min(0.1, ...values), Math.floor));
  return { from, to: Math.min(1, power(Math.max(from * 10, ...values), Math.ceil)) };
}

function rangeOf({ above, up_to: upTo }: Bin, format: (value: number) => string): string {
  return `${format(above)}–${format(upTo)}`;
}

// The reliability diagram: predicted against observed fraud, and the same as a table.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Scroll } from "../../parts/scroll.tsx";
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
        <Scroll>
          <table className="plain">
            <thead>
              <tr>
                <th scope="col">{calibration.scores}</th>
                {[calibration.predicted, calibration.observed, calibration.payments, calibration.frauds].map((name) => (
                  <th key={name} scope="col" className="numeric">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bins.map((bin) => (
                <tr key={bin.above}>
                  <td className="number">{rangeOf(bin, format.score)}</td>
                  <td className="numeric">{format.probability(bin.predicted)}</td>
                  <td className="numeric">
                    {format.probability(bin.observed)}{" "}
                    <small className="soft">
                      {format.probability(bin.observed_low)} – {format.probability(bin.observed_high)}
                    </small>
                  </td>
                  <td className="numeric">{format.number(bin.payments)}</td>
                  <td className="numeric">{format.number(bin.frauds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
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

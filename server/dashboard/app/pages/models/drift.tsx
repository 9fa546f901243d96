// What has changed lately: signals that fire otherwise, frauds against their expectation.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Scroll } from "../../parts/scroll.tsx";
import { Badge, Moment, Properties } from "../../parts/values.tsx";
import { driftTones } from "./wording.ts";

type Report = Schemas["DriftReport"];

/** The panel. */
export function Drift({ drift }: { readonly drift: Report | null }) {
  const { calibration } = useText();
  const format = useFormat();
  if (drift === null)
    return (
      <Panel title={calibration.drift}>
        <p className="soft">{calibration.noDrift}</p>
      </Panel>
    );
  return (
    <Panel title={calibration.drift} actions={<Badge tone={driftTones[drift.status]}>{calibration.driftStatuses[drift.status]}</Badge>}>
      <div className="stack">
        <p className="soft">{calibration.driftText}</p>
        <Properties
          items={[
            ...(drift.score_psi === null ? [] : [[calibration.psi, format.figure(drift.score_psi)] as const]),
            [calibration.computed, <Moment key="time" at={drift.computed_at} />],
          ]}
        />
        {drift.signals.length > 0 && <Signals signals={drift.signals} />}
        {drift.bands.length > 0 && <Bands bands={drift.bands} />}
      </div>
    </Panel>
  );
}

function Signals({ signals }: { readonly signals: Report["signals"] }) {
  const { calibration, models } = useText();
  const format = useFormat();
  return (
    <Scroll>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{models.signal}</th>
            {[calibration.reference, calibration.recent, calibration.index].map((name) => (
              <th key={name} scope="col" className="numeric">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {signals.map((signal) => (
            <tr key={signal.code}>
              <td>
                <Code>{signal.code}</Code> {signal.void && <Badge tone="red">{calibration.silent}</Badge>}
              </td>
              <td className="numeric">{format.probability(signal.reference_rate)}</td>
              <td className="numeric">{format.probability(signal.recent_rate)}</td>
              <td className="numeric">{format.figure(signal.psi)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Bands({ bands }: { readonly bands: Report["bands"] }) {
  const { calibration, common } = useText();
  const format = useFormat();
  return (
    <Scroll>
      <table className="plain">
        <thead>
          <tr>
            {[common.score, calibration.payments, calibration.expected, calibration.observed].map((name) => (
              <th key={name} scope="col" className="numeric">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from}>
              <td className="numeric">{format.score(band.from)}+</td>
              <td className="numeric">{format.number(band.payments)}</td>
              <td className="numeric">{format.score(band.expected)}</td>
              <td className="numeric">{format.number(band.observed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

// What has changed lately: signals that fire otherwise, frauds against their expectation.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
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
    <PlainTable
      rows={signals}
      rowKey={({ code }) => code}
      columns={[
        {
          header: models.signal,
          cell: (signal) => (
            <>
              <Code>{signal.code}</Code> {signal.void && <Badge tone="red">{calibration.silent}</Badge>}
            </>
          ),
        },
        { header: calibration.reference, numeric: true, cell: ({ reference_rate: rate }) => format.probability(rate) },
        { header: calibration.recent, numeric: true, cell: ({ recent_rate: rate }) => format.probability(rate) },
        { header: calibration.index, numeric: true, cell: ({ psi }) => format.figure(psi) },
      ]}
    />
  );
}

function Bands({ bands }: { readonly bands: Report["bands"] }) {
  const { calibration, common } = useText();
  const format = useFormat();
  return (
    <PlainTable
      rows={bands}
      rowKey={({ from }) => from}
      columns={[
        { header: common.score, numeric: true, cell: ({ from }) => `${format.score(from)}+` },
        { header: calibration.payments, numeric: true, cell: ({ payments }) => format.number(payments) },
        { header: calibration.expected, numeric: true, cell: ({ expected }) => format.score(expected) },
        { header: calibration.observed, numeric: true, cell: ({ observed }) => format.number(observed) },
      ]}
    />
  );
}

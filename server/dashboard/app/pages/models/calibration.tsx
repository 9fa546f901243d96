// How the scores that decide now relate to outcomes: reliability, separation, drift.
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { Badge, Properties } from "../../parts/values.tsx";
import { Drift } from "./drift.tsx";
import { Reliability } from "./reliability.tsx";
import { Separation } from "./separation.tsx";

type Curve = Schemas["CalibrationCurve"];

/** The view. */
export function Calibration() {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/merchant/calibration", {});
  return (
    <Loaded query={query}>
      {(report) => (
        <>
          <p className="soft">{text.calibration.text}</p>
          {report.curves.length === 0 ? (
            <Panel title={text.calibration.reliability}>
              <Empty title={text.calibration.none}>{text.calibration.noneText}</Empty>
            </Panel>
          ) : (
            <div className="columns even">
              {report.curves.map((curve) => (
                <CurvePanel key={curve.flow} curve={curve} />
              ))}
            </div>
          )}
          <Separation report={report} />
          <Drift drift={report.drift} />
        </>
      )}
    </Loaded>
  );
}

function CurvePanel({ curve }: { readonly curve: Curve }) {
  const { calibration, flows } = useText();
  const format = useFormat();
  const { brier_score: brier, expected_calibration_error: error } = curve;
  return (
    <Panel
      title={`${calibration.reliability}: ${flows[curve.flow]}`}
      actions={<Badge tone={curve.status === "fitted" ? "green" : "grey"}>{calibration.statuses[curve.status]}</Badge>}
    >
      <div className="stack">
        {curve.status !== "fitted" && <p className="soft">{calibration.statusTexts[curve.status]}</p>}
        {curve.bins.length > 0 && <Reliability bins={curve.bins} />}
        <Properties
          items={[
            [calibration.payments, format.number(curve.payments)],
            [calibration.frauds, format.number(curve.frauds)],
            ...(brier === null ? [] : [[calibration.brier, format.figure(brier)] as const]),
            ...(error === null ? [] : [[calibration.error, format.probability(error)] as const]),
          ]}
        />
      </div>
    </Panel>
  );
}

// Thresholds on the histogram of scores: moved, estimated, tried on past payments, saved.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { RestoredDraft } from "../../parts/draft.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { useMay } from "../../session/context.tsx";
import { useThresholdDraft } from "./draft.ts";
import { EstimateTable } from "./estimate-table.tsx";
import { Fields } from "./fields.tsx";
import { Histogram } from "./histogram.tsx";
import { SaveButton } from "./save-button.tsx";
import { Trial } from "./trial.tsx";

const DAY = 86_400_000;
const DAYS = 30;

/** The page. */
export function ThresholdsPage() {
  const text = useText();
  const [from] = useState(() => new Date(Date.now() - DAYS * DAY).toISOString());
  const organization = api.useQuery("get", "/api/v1/organization", {});
  const report = api.useQuery("get", "/api/v1/merchant/calibration", { params: { query: { from } } });
  return (
    <Page title={text.thresholds.title}>
      <Loaded query={organization}>{(current) => <Loaded query={report}>{(scores) => <Content organization={current} report={scores} />}</Loaded>}</Loaded>
    </Page>
  );
}

function Content({ organization, report }: { readonly organization: Schemas["Organization"]; readonly report: Schemas["CalibrationReport"] }) {
  const text = useText();
  const draft = useThresholdDraft(organization.thresholds);
  const mayTry = useMay("rules:write");
  const maySave = useMay("organization:write");
  const empty = report.bands.every(({ total }) => total === 0);
  const actions = (
    <>
      {draft.differs && (
        <button type="button" className="button" onClick={draft.discard}>
          {text.thresholds.reset}
        </button>
      )}
      {maySave && <SaveButton organization={organization} thresholds={draft.thresholds} disabled={!draft.differs} saved={draft.discard} />}
    </>
  );
  return (
    <>
      <Panel title={text.thresholds.histogram} actions={actions}>
        <div className="stack">
          <p className="soft">
            {text.thresholds.sources[organization.thresholds_source]}. {text.thresholds.text}
          </p>
          <RestoredDraft shown={draft.restored} />
          {!maySave && <p className="note">{text.thresholds.readOnly}</p>}
          {empty ? <Empty title={text.thresholds.empty}>{text.thresholds.emptyText}</Empty> : <Histogram bands={report.bands} draft={draft} />}
          <Fields thresholds={draft.thresholds} change={draft.change} />
        </div>
      </Panel>
      {!empty && (
        <Panel title={text.thresholds.estimates}>
          <EstimateTable report={report} now={organization.thresholds} draft={draft.thresholds} />
        </Panel>
      )}
      <Trial thresholds={draft.thresholds} mayRun={mayTry} />
    </>
  );
}

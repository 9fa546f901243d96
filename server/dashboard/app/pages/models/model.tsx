// One model against what it was made from: weights with their evidence, comparison, approval.
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Badge, Given, Moment, Properties } from "../../parts/values.tsx";
import { Comparison } from "./comparison.tsx";
import { Found } from "./found.tsx";
import { Moves } from "./moves.tsx";
import { Plot } from "./plot.tsx";
import { Weights } from "./weights.tsx";
import { stateTones } from "./wording.ts";

type Model = Schemas["ModelDetail"];

/** The page. */
export function ModelPage() {
  const text = useText();
  const { modelId } = useParams({ from: "/models/$modelId" });
  const query = api.useQuery("get", "/api/v1/models/{id}", { params: { path: { id: modelId } } });
  const client = useQueryClient();
  const changed = (): void => void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => /^\/api\/v1\/(models|organization)/.test(String(path)) });
  const { data } = query;
  const heading = data && (
    <>
      {text.models.sources[data.source]}
      <Badge tone={stateTones[data.state]}>{text.models.states[data.state]}</Badge>
    </>
  );
  return (
    <Page title={text.models.model} heading={heading ?? text.models.model} actions={data && <Moves model={data} changed={changed} />}>
      <Loaded query={query}>{(model) => <Content model={model} />}</Loaded>
    </Page>
  );
}

function Content({ model }: { readonly model: Model }) {
  const text = useText();
  const pairs = model.pairs.map(({ evidence, ...pair }) => ({
    ...pair,
    evidence: evidence && text.models.pairEvidence({ count: evidence.frauds, expected: evidence.expected_frauds }),
  }));
  const unobserved = model.unobserved.map(({ evidence, ...signal }) => ({
    ...signal,
    evidence: evidence && text.models.unobservedEvidence({ count: evidence.frauds, payments: evidence.payments }),
  }));
  return (
    <>
      <div className="columns">
        <Comparison modelId={model.id} />
        <Summary model={model} />
      </div>
      <Panel title={text.models.weights}>
        <p className="soft">{text.models.evidenceBasis}</p>
        <Weights signals={model.signals} />
      </Panel>
      {pairs.length > 0 && (
        <Panel title={text.models.pairs}>
          <Found rows={pairs} />
        </Panel>
      )}
      {unobserved.length > 0 && (
        <Panel title={text.models.unobserved}>
          <Found rows={unobserved} />
        </Panel>
      )}
      {model.calibration !== null && <Probability steps={model.calibration} />}
    </>
  );
}

function Summary({ model }: { readonly model: Model }) {
  const text = useText();
  const format = useFormat();
  const { shadow, frauds, payments, base_model_id: base } = model;
  const basis =
    base === null ? (
      text.models.catalogue
    ) : (
      <Link to="/models/$modelId" params={{ modelId: base }}>
        <code>{base.slice(-12)}</code>
      </Link>
    );
  return (
    <Panel title={text.rules.about}>
      <Properties
        items={[
          [text.models.base, basis],
          [text.models.changedSignals, format.number(model.changed_signals)],
          ...(frauds === null || payments === null
            ? []
            : [[text.models.trainedOn, text.models.outcomes({ count: frauds, payments: Math.round(payments) })] as const]),
          ...(model.fitted_until === null ? [] : [[text.models.fittedUntil, <Moment key="fitted" at={model.fitted_until} />] as const]),
          [text.models.weeklyLimit, model.weekly_limit ? text.common.yes : text.common.no],
          ...(shadow === null
            ? []
            : [
                [
                  text.models.shadow,
                  text.models.shadowText({ changed: shadow.changed, decisions: shadow.decisions, share: format.percent(shadow.changed_share) }),
                ] as const,
              ]),
          [text.common.created, <Moment key="created" at={model.created_at} />],
          ...(model.live_since === null ? [] : [[text.models.liveSince, <Moment key="live" at={model.live_since} />] as const]),
          ...(model.ended_at === null ? [] : [[text.models.ended, <Moment key="ended" at={model.ended_at} />] as const]),
          [text.common.reason, <Given key="reason" value={model.reason} />],
        ]}
      />
    </Panel>
  );
}

/** The model's own calibration: a step for each range of scores. */
function Probability({ steps }: { readonly steps: readonly Schemas["ModelCalibrationStep"][] }) {
  const text = useText();
  const format = useFormat();
  const points = steps.flatMap(({ up_to, probability }, index) => [
    { x: steps[index - 1]?.up_to ?? 0, y: probability },
    { x: up_to, y: probability },
  ]);
  const highest = Math.max(0.001, ...steps.map(({ probability }) => probability));
  return (
    <Panel title={text.models.probability}>
      <div className="plots">
        <Plot
          label={text.models.probability}
          x={{ name: text.common.score, from: 0, to: 100, show: format.score }}
          y={{ name: text.assessment.probability, from: 0, to: highest, show: format.probability }}
          lines={[{ name: text.models.model, tone: "violet", points }]}
        />
      </div>
    </Panel>
  );
}

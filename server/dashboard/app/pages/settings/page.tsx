// Settings of the organization that the API can change by itself.

import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { ruleDecisionValues } from "../../../../../generated/enums.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field } from "../../parts/field.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Properties } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";

type Organization = Schemas["Organization"];
type Area = Schemas["ApprovalArea"];

/** Bounds of the target for reviews, in minutes, as the API has them. */
const TARGET = { least: 5, most: 10_080 } as const;

/** The page. */
export function SettingsPage() {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/organization", {});
  return (
    <Page title={text.settings.title}>
      <Loaded query={query}>{(organization) => <Content key={organization.id} organization={organization} />}</Loaded>
    </Page>
  );
}

function Content({ organization }: { readonly organization: Organization }) {
  const text = useText();
  const may = useMay("organization:write");
  return (
    <div className="measure">
      <Panel title={text.settings.organization}>
        <Properties
          items={[
            [text.common.name, <bdi key="name">{organization.name}</bdi>],
            [text.settings.segment, text.settings.segments[organization.segment]],
            [text.settings.casePrefix, organization.case_prefix],
            [text.settings.identifier, <code key="id">{organization.id}</code>],
          ]}
        />
      </Panel>
      {!may && <p className="note">{text.settings.readOnly}</p>}
      <Form organization={organization} disabled={!may} />
    </div>
  );
}

function Form({ organization, disabled }: { readonly organization: Organization; readonly disabled: boolean }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const [thresholds, setThresholds] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(ruleDecisionValues.map((name) => [name, String(organization.thresholds[name])])),
  );
  const [approval, setApproval] = useState(organization.rule_approval);
  const [areas, setAreas] = useState<readonly Area[]>(organization.approval_areas);
  const [reports, setReports] = useState(organization.submerchant_reports_affect_organization);
  const [target, setTarget] = useState(String(organization.review_target_minutes));
  const update = api.useMutation("patch", "/api/v1/organization", {
    onSuccess: () => {
      say.done(text.common.saved);
      void client.invalidateQueries({ queryKey: ["get", "/api/v1/organization"] });
    },
    onError: (error: unknown) => say.failed(error),
  });
  const [challenge = 0, review = 0, decline = 0] = ruleDecisionValues.map((name) => Number(thresholds[name]));
  const wrong = challenge > review || review > decline;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (wrong) return;
    const changed = challenge !== organization.thresholds.challenge || review !== organization.thresholds.review || decline !== organization.thresholds.decline;
    update.mutate({
      body: {
        rule_approval: approval,
        approval_areas: [...areas],
        review_target_minutes: Number(target),
        ...(organization.segment === "psp" ? { submerchant_reports_affect_organization: reports } : {}),
        ...(changed ? { thresholds: { challenge, review, decline } } : {}),
      },
    });
  };
  return (
    <Panel title={text.settings.thresholds}>
      <form className="form" onSubmit={submit}>
        <p className="soft">{text.settings.thresholdsText}</p>
        <Limits values={thresholds} wrong={wrong} disabled={disabled} onChange={setThresholds} />
        <Field label={text.settings.reviewTarget} hint={text.settings.reviewTargetHint}>
          {(id) => (
            <input
              {...id}
              type="number"
              required
              disabled={disabled}
              min={TARGET.least}
              max={TARGET.most}
              step={1}
              value={target}
              onChange={({ target: field }) => setTarget(field.value)}
            />
          )}
        </Field>
        <label className="check">
          <input type="checkbox" disabled={disabled} checked={approval} onChange={({ target }) => setApproval(target.checked)} />
          {text.settings.ruleApproval}
        </label>
        <Areas areas={areas} disabled={disabled} onChange={setAreas} />
        {organization.segment === "psp" && (
          <label className="check">
            <input type="checkbox" disabled={disabled} checked={reports} onChange={({ target }) => setReports(target.checked)} />
            {text.settings.submerchantReports}
          </label>
        )}
        {!disabled && (
          <div className="actions end">
            <button type="submit" className="button primary" disabled={update.isPending || wrong}>
              {text.common.save}
            </button>
          </div>
        )}
      </form>
    </Panel>
  );
}

interface LimitsProps {
  readonly values: Readonly<Record<string, string>>;
  /** They are not in rising order. */
  readonly wrong: boolean;
  readonly disabled: boolean;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** The thresholds of decisions, each a field. */
function Limits({ values, wrong, disabled, onChange }: LimitsProps) {
  const text = useText();
  return (
    <div className="pair">
      {ruleDecisionValues.map((name) => (
        <Field key={name} label={text.rules.decisions[name]} error={wrong ? text.settings.order : undefined}>
          {(id) => (
            <input
              {...id}
              type="number"
              required
              disabled={disabled}
              min={0}
              max={100}
              step="any"
              value={values[name] ?? ""}
              onChange={({ target }) => onChange({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

interface AreasProps {
  readonly areas: readonly Area[];
  readonly disabled: boolean;
  readonly onChange: (areas: readonly Area[]) => void;
}

/** What needs the approval of a second person, each a check box. */
function Areas({ areas, disabled, onChange }: AreasProps) {
  const text = useText();
  return (
    <fieldset className="areas" disabled={disabled}>
      <legend>{text.approvals.setting}</legend>
      {(Object.keys(text.approvals.areas) as Area[]).map((area) => (
        <label key={area} className="check">
          <input
            type="checkbox"
            checked={areas.includes(area)}
            onChange={({ target }) => onChange(target.checked ? [...areas, area] : areas.filter((one) => one !== area))}
          />
          {text.approvals.areas[area]}
        </label>
      ))}
    </fieldset>
  );
}

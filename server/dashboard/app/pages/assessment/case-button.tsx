// Opens a case about a payment.

import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { caseCurrencyValues, jurisdictionValues } from "../../../../../generated/enums.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { textAt } from "../../parts/given-values.ts";
import { useSay } from "../../parts/toasts.tsx";
import { useMay } from "../../session/context.tsx";

/** Countries that have a regulator in the API, each by its own name, and the currencies that its cases have. */
const jurisdictions = namesOf(jurisdictionValues, (country) => {
  const { language } = new Intl.Locale("und", { region: country }).maximize();
  return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
});
const currencies = namesOf(caseCurrencyValues, (currency) => currency);

function namesOf<Value extends string>(values: readonly Value[], name: (value: Value) => string): Readonly<Record<Value, string>> {
  return Object.fromEntries(values.toSorted().map((value) => [value, name(value)])) as Record<Value, string>;
}

/** The button; nothing for a role that may not, and for a payment that has a case. */
export function CaseButton({ assessment }: { readonly assessment: Schemas["Assessment"] }) {
  const text = useText();
  const may = useMay("cases:write");
  const [open, setOpen] = useState(false);
  if (!may || assessment.case_id !== null) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {text.assessment.openCase}
      </button>
      {open && <CaseDialog assessment={assessment} onClose={() => setOpen(false)} />}
    </>
  );
}

function CaseDialog({ assessment, onClose }: { readonly assessment: Schemas["Assessment"]; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const navigate = useNavigate();
  const country = textAt(assessment.request, "payer.country");
  const [jurisdiction, setJurisdiction] = useState(keyIn(jurisdictions, country) ?? "MX");
  const [currency, setCurrency] = useState(keyIn(currencies, assessment.currency) ?? "USD");
  const [incident, setIncident] = useState<Schemas["IncidentType"]>("transferencia_no_autorizada");
  const [priority, setPriority] = useState<Schemas["CasePriority"]>("normal");
  const [description, setDescription] = useState("");
  const mutation = api.useMutation("post", "/api/v1/cases");
  const submit = (): void => {
    const body = {
      session_id: assessment.session_id,
      incident_date: assessment.assessed_at.slice(0, 10),
      incident_type: incident,
      amount: assessment.amount,
      currency,
      jurisdiction,
      priority,
      ...(description.trim() === "" ? {} : { description: description.trim() }),
    };
    mutation.mutate(
      { body },
      { onSuccess: ({ id }) => void navigate({ to: "/cases/$caseId", params: { caseId: id } }), onError: (error: unknown) => say.failed(error) },
    );
  };
  return (
    <FormDialog title={text.assessment.openCase} action={text.assessment.openCase} busy={mutation.isPending} onClose={onClose} onSubmit={submit}>
      <div className="pair">
        <Field label={text.cases.incident}>
          {(id) => <Select {...id} value={incident} options={text.cases.incidents} onChange={(value) => setIncident(value ?? incident)} />}
        </Field>
        <Field label={text.cases.priority}>
          {(id) => <Select {...id} value={priority} options={text.cases.priorities} onChange={(value) => setPriority(value ?? priority)} />}
        </Field>
        <Field label={text.cases.jurisdiction}>
          {(id) => <Select {...id} value={jurisdiction} options={jurisdictions} onChange={(value) => setJurisdiction(value ?? jurisdiction)} />}
        </Field>
        <Field label={text.assessments.currency}>
          {(id) => <Select {...id} value={currency} options={currencies} onChange={(value) => setCurrency(value ?? currency)} />}
        </Field>
      </div>
      <Field label={`${text.common.description} (${text.common.optional})`}>
        {(id) => <textarea {...id} maxLength={4000} value={description} onChange={({ target }) => setDescription(target.value)} />}
      </Field>
    </FormDialog>
  );
}

function keyIn<Key extends string>(known: Readonly<Record<Key, string>>, value: string | undefined): Key | undefined {
  return (Object.keys(known) as Key[]).find((key) => key === value);
}

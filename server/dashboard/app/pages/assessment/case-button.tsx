// Opens a case about a payment.
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { textAt } from "../../parts/given-values.ts";
import { useMay } from "../../session/context.tsx";
import { useSay } from "../../shell/toasts.tsx";

/** Countries that have a regulator in the API, and the currencies that its cases have. */
const jurisdictions = { AR: "Argentina", BR: "Brasil", CL: "Chile", CO: "Colombia", MX: "México", PE: "Perú", UY: "Uruguay" } as const satisfies Record<
  Schemas["Jurisdiction"],
  string
>;
const currencies = { ARS: "ARS", BRL: "BRL", CLP: "CLP", COP: "COP", MXN: "MXN", PEN: "PEN", USD: "USD", UYU: "UYU" } as const satisfies Record<
  Schemas["CaseCurrency"],
  string
>;

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
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
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
    <Dialog open onClose={onClose} title={text.assessment.openCase}>
      <form className="form" onSubmit={submit}>
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
        <div className="actions end">
          <button type="button" className="button" onClick={onClose}>
            {text.common.cancel}
          </button>
          <button type="submit" className="button primary" disabled={mutation.isPending}>
            {text.assessment.openCase}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function keyIn<Key extends string>(known: Readonly<Record<Key, string>>, value: string | undefined): Key | undefined {
  return (Object.keys(known) as Key[]).find((key) => key === value);
}

// What a person knows of a payment: it was fraud, or a false alarm. Later decisions learn from it.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { useMay } from "../../session/context.tsx";

type Label = "fraud_confirmed" | "false_positive";

/** The buttons; nothing for a role that may not. A label that holds is not offered again. */
export function LabelButtons({ assessment }: { readonly assessment: Schemas["Assessment"] }) {
  const text = useText();
  const may = useMay("assessments:label");
  const [label, setLabel] = useState<Label>();
  if (!may) return null;
  const { current_outcome: current } = assessment;
  return (
    <>
      {current !== "fraud_confirmed" && (
        <button type="button" className="button danger" onClick={() => setLabel("fraud_confirmed")}>
          {text.assessment.markFraud}
        </button>
      )}
      {current !== "false_positive" && (
        <button type="button" className="button" onClick={() => setLabel("false_positive")}>
          {text.assessment.markGood}
        </button>
      )}
      {label !== undefined && <LabelDialog sessionId={assessment.session_id} label={label} onClose={() => setLabel(undefined)} />}
    </>
  );
}

function LabelDialog({ sessionId, label, onClose }: { readonly sessionId: string; readonly label: Label; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const isFraud = label === "fraud_confirmed";
  const [type, setType] = useState<Schemas["FraudType"] | "unknown">("unknown");
  const mutation = api.useMutation("post", "/api/v1/assessments/{session_id}/outcome");
  const submit = (): void => {
    mutation.mutate(
      { params: { path: { session_id: sessionId } }, body: { outcome: label, ...(isFraud && type !== "unknown" ? { fraud_type: type } : {}) } },
      {
        onSuccess: () => {
          say.done(text.assessment.labeled);
          onClose();
          void client.invalidateQueries();
        },
        onError: (error: unknown) => say.failed(error),
      },
    );
  };
  return (
    <FormDialog
      title={isFraud ? text.assessment.markFraud : text.assessment.markGood}
      action={isFraud ? text.assessment.markFraud : text.assessment.markGood}
      danger={isFraud}
      busy={mutation.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{isFraud ? text.assessment.fraudText : text.assessment.goodText}</p>
      {isFraud && (
        <Field label={text.assessment.fraudType}>
          {(id) => <Select {...id} value={type} options={text.assessment.fraudTypes} onChange={(value) => setType(value ?? type)} />}
        </Field>
      )}
    </FormDialog>
  );
}

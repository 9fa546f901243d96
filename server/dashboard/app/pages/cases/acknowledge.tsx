// What the regulator answered.
import { useState } from "react";
import { useText } from "../../i18n/catalogue.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";

/** An answer, as the API takes it. */
export interface Answer {
  readonly accepted: boolean;
  readonly acknowledgement_number?: string;
  readonly reason?: string;
}

/** The dialog. */
export function AcknowledgeDialog({ onClose, onConfirm }: { readonly onClose: () => void; readonly onConfirm: (answer: Answer) => void }) {
  const text = useText();
  const [answer, setAnswer] = useState<"accepted" | "rejected">("accepted");
  const [number, setNumber] = useState("");
  const [reason, setReason] = useState("");
  const submit = (): void => {
    onConfirm({
      accepted: answer === "accepted",
      ...(number.trim() === "" ? {} : { acknowledgement_number: number.trim() }),
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    });
  };
  return (
    <FormDialog title={text.cases.acknowledge} action={text.common.save} onClose={onClose} onSubmit={submit}>
      <div className="pair">
        <Field label={text.cases.answer}>
          {(id) => <Select {...id} value={answer} options={text.cases.answers} onChange={(next) => setAnswer(next ?? answer)} />}
        </Field>
        <Field label={`${text.cases.acknowledgementNumber} (${text.common.optional})`}>
          {(id) => <input {...id} maxLength={128} value={number} onChange={({ target }) => setNumber(target.value)} />}
        </Field>
      </div>
      <Field label={`${text.common.reason} (${text.common.optional})`}>
        {(id) => <textarea {...id} maxLength={2000} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
    </FormDialog>
  );
}

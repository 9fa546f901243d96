// What the regulator answered.
import { type SubmitEvent, useState } from "react";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field, Select } from "../../parts/field.tsx";

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
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onConfirm({
      accepted: answer === "accepted",
      ...(number.trim() === "" ? {} : { acknowledgement_number: number.trim() }),
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    });
  };
  return (
    <Dialog open onClose={onClose} title={text.cases.acknowledge}>
      <form className="form" onSubmit={submit}>
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
        <div className="actions end">
          <button type="button" className="button" onClick={onClose}>
            {text.common.cancel}
          </button>
          <button type="submit" className="button primary">
            {text.common.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

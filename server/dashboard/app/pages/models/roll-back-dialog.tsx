// A rollback: to what, and why.
import { type SubmitEvent, useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field, Select } from "../../parts/field.tsx";

/** The dialog. */
export function RollBackDialog({
  onClose,
  onConfirm,
}: {
  readonly onClose: () => void;
  readonly onConfirm: (rollback: { readonly to: Schemas["RollbackTarget"]; readonly reason: string }) => void;
}) {
  const text = useText();
  const [to, setTo] = useState<Schemas["RollbackTarget"]>("previous");
  const [reason, setReason] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onConfirm({ to, reason: reason.trim() });
  };
  return (
    <Dialog open onClose={onClose} title={text.models.rollBack}>
      <form className="form" onSubmit={submit}>
        <Field label={text.models.rollBackTo}>
          {(id) => <Select {...id} value={to} options={text.models.targets} onChange={(target) => setTo(target ?? to)} />}
        </Field>
        <Field label={text.common.reason} hint={text.common.reasonHint}>
          {(id) => <input {...id} required pattern=".*\S.*" maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />}
        </Field>
        <div className="actions end">
          <button type="button" className="button" onClick={onClose}>
            {text.common.cancel}
          </button>
          <button type="submit" className="button danger">
            {text.models.rollBack}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

// A rollback: to what, and why.
import { useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";

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
  const submit = (): void => {
    onConfirm({ to, reason: reason.trim() });
  };
  return (
    <FormDialog title={text.models.rollBack} action={text.models.rollBack} danger onClose={onClose} onSubmit={submit}>
      <Field label={text.models.rollBackTo}>
        {(id) => <Select {...id} value={to} options={text.models.targets} onChange={(target) => setTo(target ?? to)} />}
      </Field>
      <Field label={text.common.reason} hint={text.common.reasonHint}>
        {(id) => <input {...id} required pattern=".*\S.*" maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
    </FormDialog>
  );
}

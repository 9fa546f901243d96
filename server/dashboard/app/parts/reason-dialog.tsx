// A question with a reason: what the audit log will say.
import { useState } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { Field } from "./field.tsx";
import { FormDialog } from "./form-dialog.tsx";

/** Longest reason that the API takes. */
const LONGEST = 500;

/** A confirmation with a reason; with `text` instead, the action needs none. */
export function ReasonDialog({
  title,
  action,
  danger = false,
  text: explanation,
  preset = "",
  onClose,
  onConfirm,
}: {
  readonly title: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly text?: string;
  readonly preset?: string;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
}) {
  const text = useText();
  const [reason, setReason] = useState(preset);
  const submit = (): void => {
    onConfirm(reason.trim());
  };
  return (
    <FormDialog title={title} action={action} danger={danger} onClose={onClose} onSubmit={submit}>
      {explanation !== undefined ? (
        <p>{explanation}</p>
      ) : (
        <Field label={text.common.reason} hint={text.common.reasonHint}>
          {(id) => (
            <input
              {...id}
              required
              maxLength={LONGEST}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

// A question with a reason: what the audit log will say.
import { type SubmitEvent, useState } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";

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
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onConfirm(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className="form" onSubmit={submit}>
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
        <div className="actions end">
          <button type="button" className="button" onClick={onClose}>
            {text.common.cancel}
          </button>
          <button type="submit" className={danger ? "button danger" : "button primary"}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

// A dialog with a form: its fields, and below them the buttons.
import type { ReactNode } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { Dialog } from "./dialog.tsx";

/** The dialog. `name`: its class, for its width; `action`: label of the button that sends the form; `busy`: it cannot be sent at the moment. */
export function FormDialog({
  title,
  name = "",
  action,
  danger = false,
  busy = false,
  onClose,
  onSubmit,
  onChange,
  children,
}: {
  readonly title: string;
  readonly name?: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  /** A field has changed. */
  readonly onChange?: () => void;
  readonly children: ReactNode;
}) {
  const { common } = useText();
  return (
    <Dialog open onClose={onClose} title={title} name={name}>
      <form
        className="form"
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <div className="actions end">
          <button type="button" className="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="submit" className={danger ? "button danger" : "button primary"} disabled={busy}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

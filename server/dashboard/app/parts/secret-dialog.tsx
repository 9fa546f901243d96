// A new secret, shown once.
import { useState } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** The dialog. */
export function SecretDialog({ title, value, onClose }: { readonly title: string; readonly value: string; readonly onClose: () => void }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="content stack">
        <p>{text.keys.issuedText}</p>
        <pre className="json">{value}</pre>
        <div className="actions end">
          <button type="button" className="button primary" onClick={() => void copy()}>
            <Icon name={copied ? "check" : "copy"} />
            {copied ? text.common.copied : text.common.copy}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

// The address that a processor sends its events to.
import { useState } from "react";
import { useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";

/** The address of the service with the path of the connection, to copy. */
export function Address({ path }: { readonly path: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const address = new URL(path, location.origin).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <section className="stack">
      <h3>{text.connections.address}</h3>
      <pre className="json">{address}</pre>
      <p className="actions">
        <span className="soft">{text.connections.addressText}</span>
        <button type="button" className="button small" onClick={() => void copy()}>
          <Icon name={copied ? "check" : "copy"} />
          {copied ? text.common.copied : text.common.copy}
        </button>
      </p>
    </section>
  );
}

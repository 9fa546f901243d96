// Keys of one submerchant: its own server or page authenticates with them, and sees nothing else.
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Badge, Given } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";

/** The newest 100 keys; a new one is shown once, in place. */
export function SubmerchantKeys({ submerchantId }: { readonly submerchantId: string }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const mayWrite = useMay("submerchants:write");
  const [issued, setIssued] = useState<string>();
  const path = { id: submerchantId };
  const query = api.useQuery("get", "/api/v1/submerchants/{id}/keys", { params: { path, query: { limit: 100 } } });
  const changed = (): void => void client.invalidateQueries({ queryKey: ["get", "/api/v1/submerchants/{id}/keys"] });
  const revoke = api.useMutation("delete", "/api/v1/submerchants/{id}/keys", {
    onSuccess: () => {
      say.done(text.keys.revoked);
      changed();
    },
    onError: (error: unknown) => say.failed(error),
  });
  return (
    <section className="stack">
      <h3>{text.submerchants.keys}</h3>
      <Loaded query={query} rows={2}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">{text.submerchants.noKeys}</p>
          ) : (
            <ul className="examples">
              {data.map((key) => (
                <li key={key.id}>
                  <Given value={key.name} />
                  <span className="actions">
                    <span className="soft">{text.keys.types[key.type]}</span>
                    <code>{text.keys.endsWith({ four: key.last_four })}</code>
                    <Badge tone={key.status === "active" ? "green" : "grey"}>{text.keys.statuses[key.status]}</Badge>
                    {mayWrite && key.status === "active" && (
                      <button type="button" className="button small" onClick={() => revoke.mutate({ params: { path, query: { key_id: key.id } } })}>
                        {text.keys.revoke}
                      </button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {issued !== undefined && (
        <div className="note" role="status">
          <p>{text.keys.issuedText}</p>
          <pre className="json">{issued}</pre>
        </div>
      )}
      {mayWrite && (
        <NewKey
          submerchantId={submerchantId}
          created={(key) => {
            setIssued(key);
            changed();
          }}
        />
      )}
    </section>
  );
}

function NewKey({ submerchantId, created }: { readonly submerchantId: string; readonly created: (key: string) => void }) {
  const text = useText();
  const say = useSay();
  const [type, setType] = useState<Schemas["KeyType"]>("secret");
  const [name, setName] = useState("");
  const create = api.useMutation("post", "/api/v1/submerchants/{id}/keys", {
    onSuccess: ({ key }) => {
      setName("");
      created(key);
    },
    onError: (error: unknown) => say.failed(error),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    create.mutate({ params: { path: { id: submerchantId } }, body: { type, name: name.trim() } });
  };
  return (
    <form className="actions" onSubmit={submit}>
      <Select aria-label={text.common.type} value={type} options={text.keys.types} onChange={(next) => setType(next ?? type)} />
      <input
        className="grow"
        required
        pattern=".*\S.*"
        maxLength={120}
        aria-label={text.common.name}
        placeholder={text.common.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button" disabled={create.isPending}>
        {text.submerchants.newKey}
      </button>
    </form>
  );
}

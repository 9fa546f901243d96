// A new connection: the secret goes in once, and is never shown again.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { processorFacts } from "../../../../../generated/enum-facts.ts";
import { api } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { useMay } from "../../session/context.tsx";
import { Address } from "./address.tsx";

/** Names of the processors that can be connected. */
const names = Object.fromEntries(Object.entries(processorFacts).map(([id, { name }]) => [id, name])) as Readonly<Record<keyof typeof processorFacts, string>>;
const ids = Object.keys(names) as (keyof typeof processorFacts)[];

/** The dialog; afterwards it shows the address to set up. */
export function NewConnection({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const mayAssess = useMay("assess");
  const [processor, setProcessor] = useState(ids[0] ?? "stripe");
  const [secret, setSecret] = useState("");
  const [description, setDescription] = useState("");
  const [assess, setAssess] = useState(false);
  const create = api.useMutation("post", "/api/v1/connections", {
    onSuccess: () => void client.invalidateQueries({ queryKey: ["get", "/api/v1/connections"] }),
    onError: (error: unknown) => say.failed(error),
  });
  const submit = (): void => {
    const more = description.trim() === "" ? {} : { description: description.trim() };
    create.mutate({ body: { processor, webhook_secret: secret.trim(), assess_on_events: assess, ...more } });
  };
  if (create.data !== undefined)
    return (
      <Dialog open onClose={onClose} title={text.connections.created}>
        <div className="content">
          <Address path={create.data.webhook_path} />
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      title={`${text.connections.create}: ${names[processor]}`}
      action={text.common.create}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {ids.length > 1 && (
        <Field label={text.connections.processor}>
          {(id) => <Select {...id} value={processor} options={names} onChange={(value) => setProcessor(value ?? processor)} />}
        </Field>
      )}
      <Field label={`${text.common.description} (${text.common.optional})`}>
        {(id) => <input {...id} maxLength={255} value={description} onChange={({ target }) => setDescription(target.value)} />}
      </Field>
      <Field label={text.connections.secret} hint={text.connections.secretHint}>
        {(id) => (
          <input
            {...id}
            required
            type="password"
            autoComplete="off"
            minLength={8}
            maxLength={255}
            value={secret}
            onChange={({ target }) => setSecret(target.value)}
          />
        )}
      </Field>
      {mayAssess && (
        <label className="check">
          <input type="checkbox" checked={assess} onChange={({ target }) => setAssess(target.checked)} />
          {text.connections.assess}
        </label>
      )}
    </FormDialog>
  );
}

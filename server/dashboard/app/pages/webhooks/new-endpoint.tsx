// A new endpoint. It gets those of the catalogue unless some are chosen.
import { useState } from "react";
import { eventTypeValues } from "../../../../../generated/enums.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";

/** The dialog; `created` gets the signing secret, which cannot be read again. */
export function NewEndpointDialog({ onClose, created }: { readonly onClose: () => void; readonly created: (secret: string) => void }) {
  const text = useText();
  const say = useSay();
  const [url, setUrl] = useState("");
  const [description, setDescription] = useState("");
  const [events, setEvents] = useState<ReadonlySet<Schemas["EventType"]>>(new Set());
  const create = api.useMutation("post", "/api/v1/webhook-endpoints", {
    onSuccess: ({ secret }) => created(secret),
    onError: (error: unknown) => say.failed(error),
  });
  const submit = (): void => {
    const chosen = events.size === 0 ? {} : { events: [...events] };
    create.mutate({ body: { url: url.trim(), ...chosen, ...(description.trim() === "" ? {} : { description: description.trim() }) } });
  };
  const toggle = (type: Schemas["EventType"]): void => {
    const next = new Set(events);
    if (!next.delete(type)) next.add(type);
    setEvents(next);
  };
  return (
    <FormDialog title={text.webhooks.create} action={text.common.create} busy={create.isPending} onClose={onClose} onSubmit={submit}>
      <Field label="URL">
        {(id) => <input {...id} type="url" required maxLength={2000} placeholder="https://" value={url} onChange={({ target }) => setUrl(target.value)} />}
      </Field>
      <Field label={`${text.common.description} (${text.common.optional})`}>
        {(id) => <input {...id} maxLength={200} value={description} onChange={({ target }) => setDescription(target.value)} />}
      </Field>
      <fieldset className="checks">
        <legend>{text.webhooks.chosenEvents}</legend>
        {eventTypeValues.map((type) => (
          <label key={type} className="check">
            <input type="checkbox" checked={events.has(type)} onChange={() => toggle(type)} />
            <code>{type}</code>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}

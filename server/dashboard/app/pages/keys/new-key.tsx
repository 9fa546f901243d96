// A new key: its type, what it may do, and which pages may use it.
import { useState } from "react";
import { keyPermissions, type Permission } from "../../../../../generated/credentials.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";

type KeyType = Schemas["KeyType"];

/** The dialog; `created` gets the key, which cannot be read again. */
export function NewKeyDialog({ onClose, created }: { readonly onClose: () => void; readonly created: (key: string) => void }) {
  const text = useText();
  const say = useSay();
  const [type, setType] = useState<KeyType>("secret");
  const [name, setName] = useState("");
  const [permissions, setPermissions] = useState<ReadonlySet<Permission>>(new Set(["assess"]));
  const [origins, setOrigins] = useState("");
  const create = api.useMutation("post", "/api/v1/keys", { onSuccess: ({ key }) => created(key), onError: (error: unknown) => say.failed(error) });
  const submit = (): void => {
    const pages = origins.split(/\s+/).filter((origin) => origin !== "");
    const more = type === "secret" ? { permissions: [...permissions] } : type === "publishable" && pages.length > 0 ? { allowed_origins: pages } : {};
    create.mutate({ body: { type, name: name.trim(), ...more } });
  };
  const toggle = (permission: Permission): void => {
    const next = new Set(permissions);
    if (!next.delete(permission)) next.add(permission);
    setPermissions(next);
  };
  return (
    <FormDialog
      title={text.keys.create}
      action={text.common.create}
      busy={create.isPending || (type === "secret" && permissions.size === 0)}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="pair">
        <Field label={text.common.name}>
          {(id) => <input {...id} required maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        <Field label={text.common.type}>{(id) => <Select {...id} value={type} options={text.keys.types} onChange={(next) => setType(next ?? type)} />}</Field>
      </div>
      {type === "secret" && (
        <fieldset className="checks">
          <legend>{text.keys.permissions}</legend>
          {keyPermissions.secret.map((permission) => (
            <label key={permission} className="check">
              <input type="checkbox" checked={permissions.has(permission)} onChange={() => toggle(permission)} />
              <span>
                {text.auditLog.permissions[permission]} <code className="soft">{permission}</code>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {type === "publishable" && (
        <Field label={`${text.keys.origins} (${text.common.optional})`} hint={text.keys.originsHint}>
          {(id) => <textarea {...id} rows={2} value={origins} placeholder="https://shop.example" onChange={({ target }) => setOrigins(target.value)} />}
        </Field>
      )}
    </FormDialog>
  );
}

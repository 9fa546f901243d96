// A new submerchant, or changes of one.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";

/** The dialog; without a submerchant, it registers one. */
export function SubmerchantForm({ submerchant, onClose }: { readonly submerchant?: Schemas["Submerchant"]; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const [name, setName] = useState(submerchant?.name ?? "");
  const [country, setCountry] = useState(submerchant?.country ?? "");
  const [externalId, setExternalId] = useState(submerchant?.external_id ?? "");
  const [category, setCategory] = useState(submerchant?.category_code ?? "");
  const done = (message: string) => ({
    onSuccess: () => {
      say.done(message);
      void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => String(path).startsWith("/api/v1/submerchants") });
      onClose();
    },
    onError: (error: unknown) => say.failed(error),
  });
  const create = api.useMutation("post", "/api/v1/submerchants", done(text.submerchants.created));
  const update = api.useMutation("patch", "/api/v1/submerchants/{id}", done(text.common.saved));
  const submit = (): void => {
    const known = { name: name.trim(), country: country.trim().toUpperCase() };
    const [external_id, category_code] = [externalId.trim() || null, category.trim() || null];
    if (submerchant !== undefined) update.mutate({ params: { path: { id: submerchant.id } }, body: { ...known, external_id, category_code } });
    else create.mutate({ body: { ...known, ...(external_id && { external_id }), ...(category_code && { category_code }) } });
  };
  return (
    <FormDialog
      title={submerchant === undefined ? text.submerchants.create : text.submerchants.edit}
      action={submerchant === undefined ? text.common.create : text.common.save}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={text.common.name}>
        {(id) => <input {...id} required pattern=".*\S.*" maxLength={255} value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <div className="pair">
        <Field label={text.submerchants.country} hint={text.submerchants.countryHint}>
          {(id) => <input {...id} required pattern="[A-Za-z]{2}" maxLength={2} value={country} onChange={({ target }) => setCountry(target.value)} />}
        </Field>
        <Field label={`${text.submerchants.category} (${text.common.optional})`} hint={text.submerchants.categoryHint}>
          {(id) => <input {...id} pattern="[0-9]{4}" maxLength={4} inputMode="numeric" value={category} onChange={({ target }) => setCategory(target.value)} />}
        </Field>
      </div>
      <Field label={`${text.submerchants.externalId} (${text.common.optional})`}>
        {(id) => <input {...id} maxLength={255} value={externalId} onChange={({ target }) => setExternalId(target.value)} />}
      </Field>
    </FormDialog>
  );
}

// A new data subject request: what it is about, who the person is, and why; an erasure is confirmed by typing an identifier.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dataSubjectIdentifierTypeValues } from "../../../../../generated/enums.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Choices, Field, Select } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { useListTypesAmong } from "../../parts/labels.ts";
import { useSay } from "../../parts/toasts.tsx";

type Identifier = Schemas["DataSubjectIdentifier"];
type Kind = Schemas["DataSubjectRequestKind"];

/** Most identifiers that the API takes. */
const MOST = 20;
/** Longest reason that the API takes. */
const LONGEST = 500;

/** What the dialog begins with. */
export interface Draft {
  readonly kind?: Kind;
  readonly identifiers?: readonly Identifier[];
  readonly reason?: string;
}

/** The dialog; `created` gets the request. */
export function NewRequest({
  draft,
  onClose,
  created,
}: {
  readonly draft: Draft;
  readonly onClose: () => void;
  readonly created: (request: Schemas["DataSubjectRequest"]) => void;
}) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const [kind, setKind] = useState<Kind>(draft.kind ?? "access");
  const [identifiers, setIdentifiers] = useState<readonly Identifier[]>(draft.identifiers ?? [{ type: "email", value: "" }]);
  const [reason, setReason] = useState(draft.reason ?? "");
  const [retain, setRetain] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const create = api.useMutation("post", "/api/v1/data-subject-requests", {
    onSuccess: (request) => {
      say.done(text.protection.created);
      void client.invalidateQueries({ queryKey: ["get", "/api/v1/data-subject-requests"] });
      created(request);
    },
    onError: (error: unknown) => {
      setConfirming(false);
      say.failed(error);
    },
  });
  const given = identifiers.map(({ type, value }) => ({ type, value: value.trim() }));
  const send = (): void =>
    create.mutate({ body: { kind, identifiers: given, reason: reason.trim(), ...(kind === "erasure" ? { retain_blocklist: retain } : {}) } });
  const submit = (): void => {
    if (kind === "erasure") setConfirming(true);
    else send();
  };
  if (confirming) return <Confirmation value={given[0]?.value ?? ""} waits={create.isPending} onClose={() => setConfirming(false)} onConfirm={send} />;
  return (
    <FormDialog
      title={text.protection.create}
      name="wide"
      action={kind === "erasure" ? text.protection.erase : text.common.create}
      danger={kind === "erasure"}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="stack">
        <Choices label={text.protection.kind} value={kind} options={text.protection.kinds} onChange={setKind} />
        <p className="soft">{text.protection.kindTexts[kind]}</p>
      </div>
      <Identifiers identifiers={identifiers} onChange={setIdentifiers} />
      <Field label={text.common.reason} hint={text.protection.reasonHint}>
        {(id) => <input {...id} required maxLength={LONGEST} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
      {kind === "erasure" && (
        <label className="check">
          <input type="checkbox" checked={retain} onChange={({ target }) => setRetain(target.checked)} />
          {text.protection.retainBlocklist}
        </label>
      )}
    </FormDialog>
  );
}

function Identifiers({
  identifiers,
  onChange,
}: {
  readonly identifiers: readonly Identifier[];
  readonly onChange: (identifiers: readonly Identifier[]) => void;
}) {
  const text = useText();
  const types = useTypes();
  const change = (index: number, next: Partial<Identifier>): void => onChange(identifiers.map((one, place) => (place === index ? { ...one, ...next } : one)));
  return (
    <fieldset className="identifiers">
      <legend>{text.protection.identifiers}</legend>
      {identifiers.map(({ type, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
        <div key={index} className="actions">
          <Select aria-label={text.common.type} value={type} options={types} onChange={(next) => change(index, { type: next ?? type })} />
          <input
            className="grow"
            required
            maxLength={255}
            aria-label={text.protection.identifier}
            autoComplete="off"
            value={value}
            onChange={({ target }) => change(index, { value: target.value })}
          />
          {identifiers.length > 1 && (
            <button
              type="button"
              className="icon-button"
              aria-label={text.protection.removeIdentifier({ value })}
              onClick={() => onChange(identifiers.filter((_, place) => place !== index))}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
      {identifiers.length < MOST && (
        <div>
          <button type="button" className="button small" onClick={() => onChange([...identifiers, { type: "phone", value: "" }])}>
            <Icon name="plus" />
            {text.protection.add}
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** Labels of the types of identifiers, those that people have first. */
export const useTypes = (): Readonly<Record<Schemas["DataSubjectIdentifierType"], string>> => useListTypesAmong(TYPES);

const TYPES = ["email", "phone", "customer_id", ...dataSubjectIdentifierTypeValues] as const;

function Confirmation({
  value,
  waits,
  onClose,
  onConfirm,
}: {
  readonly value: string;
  readonly waits: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  const text = useText();
  const [typed, setTyped] = useState("");
  return (
    <FormDialog
      title={text.protection.confirmTitle}
      action={text.protection.erase}
      danger
      busy={waits || typed.trim() !== value}
      onClose={onClose}
      onSubmit={onConfirm}
    >
      <p>{text.protection.confirmText}</p>
      <Field label={text.protection.confirmLabel({ value })}>
        {(id) => <input {...id} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />}
      </Field>
    </FormDialog>
  );
}

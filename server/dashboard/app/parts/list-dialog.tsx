// Puts a value of a payment on the blocklist or the allowlist.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../api/client.ts";
import { useText } from "../i18n/catalogue.tsx";
import { BroadEntry, useReach } from "./broad-entry.tsx";
import { Field, Select } from "./field.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { useSay } from "./toasts.tsx";
import { WouldMatch } from "./would-match.tsx";

const DAY = 86_400_000;
/** Paths whose answers have list entries. */
const READERS: ReadonlySet<string> = new Set(["/api/v1/blocklists", "/api/v1/allowlists", "/api/v1/entities/{kind}/{value}"]);
const EXPIRIES = ["30", "90", "365"] as const;

/** The dialog: effect on the blocklist, flow, expiry and reason. */
export function ListDialog({
  list,
  given,
  onClose,
}: {
  readonly list: "block" | "allow";
  readonly given: { readonly type: Schemas["ListType"]; readonly value: string };
  readonly onClose: () => void;
}) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const [severity, setSeverity] = useState<Schemas["ListSeverity"]>("block");
  const [scope, setScope] = useState<Schemas["FlowScope"]>("all");
  const [days, setDays] = useState<(typeof EXPIRIES)[number]>();
  const [reason, setReason] = useState("");
  const { reach, onError, forget, changing } = useReach();
  const isBlock = list === "block";
  const options = {
    onSuccess: () => {
      say.done(isBlock ? text.assessment.blocked : text.entities.allowed);
      void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => READERS.has(String(path)) });
      onClose();
    },
    onError,
  };
  const block = api.useMutation("post", "/api/v1/blocklists", options);
  const allow = api.useMutation("post", "/api/v1/allowlists", options);
  const submit = (): void => {
    const expiry = days === undefined ? {} : { expires_at: new Date(Date.now() + Number(days) * DAY).toISOString() };
    const body = {
      list_type: given.type,
      value: given.value,
      flow_scope: scope,
      ...expiry,
      ...(reach === undefined ? {} : { confirm: true }),
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    };
    if (isBlock) block.mutate({ body: { ...body, severity } });
    else allow.mutate({ body });
  };
  const expiries = Object.fromEntries(EXPIRIES.map((count) => [count, text.assessment.days({ count: Number(count) })])) as Record<
    (typeof EXPIRIES)[number],
    string
  >;
  return (
    <FormDialog
      title={(isBlock ? text.assessment.blockTitle : text.entities.allowTitle)({ value: given.value.slice(0, 100) })}
      action={reach !== undefined ? text.breadth.confirm : isBlock ? text.assessment.block : text.entities.allow}
      danger={isBlock}
      busy={block.isPending || allow.isPending}
      onClose={onClose}
      onSubmit={submit}
      onChange={forget}
    >
      <div className="pair">
        {isBlock && (
          <Field label={text.assessment.severity}>
            {(id) => <Select {...id} value={severity} options={text.lists.severities} onChange={changing((value) => setSeverity(value ?? "block"))} />}
          </Field>
        )}
        <Field label={text.common.flow}>
          {(id) => <Select {...id} value={scope} options={text.flows} onChange={changing((value) => setScope(value ?? "all"))} />}
        </Field>
        <Field label={text.assessment.expires}>
          {(id) => <Select {...id} value={days} options={expiries} all={text.assessment.never} onChange={setDays} />}
        </Field>
      </div>
      <WouldMatch type={given.type} value={given.value} />
      <Field label={text.common.reason} hint={text.common.reasonHint}>
        {(id) => <input {...id} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
      {reach !== undefined && <BroadEntry reach={reach} />}
    </FormDialog>
  );
}

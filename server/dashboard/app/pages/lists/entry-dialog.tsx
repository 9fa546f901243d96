// A new entry of the blocklist or the allowlist.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { BroadEntry, useReach } from "../../parts/broad-entry.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useListTypes } from "../../parts/labels.ts";
import { useSay } from "../../parts/toasts.tsx";
import { WouldMatch } from "../../parts/would-match.tsx";

/** The dialog. The API refuses values that are not of the type. */
export function EntryDialog({ list, onClose }: { readonly list: "block" | "allow"; readonly onClose: () => void }) {
  const text = useText();
  const listTypes = useListTypes();
  const say = useSay();
  const client = useQueryClient();
  const [type, setType] = useState<Schemas["ListType"]>("email");
  const [value, setValue] = useState("");
  const [severity, setSeverity] = useState<Schemas["ListSeverity"]>("block");
  const [flow, setFlow] = useState<Schemas["FlowScope"]>("all");
  const [reason, setReason] = useState("");
  const { reach, onError, forget, changing } = useReach();
  const options = {
    onSuccess: () => {
      say.done(text.lists.added);
      void client.invalidateQueries({ queryKey: ["get", list === "block" ? "/api/v1/blocklists" : "/api/v1/allowlists"] });
      onClose();
    },
    onError,
  };
  const block = api.useMutation("post", "/api/v1/blocklists", options);
  const allow = api.useMutation("post", "/api/v1/allowlists", options);
  const submit = (): void => {
    const confirmed = reach === undefined ? {} : { confirm: true };
    const body = { list_type: type, value: value.trim(), flow_scope: flow, ...confirmed, ...(reason.trim() === "" ? {} : { reason: reason.trim() }) };
    if (list === "block") block.mutate({ body: { ...body, severity } });
    else allow.mutate({ body });
  };
  return (
    <FormDialog
      title={text.lists.add}
      action={reach === undefined ? text.lists.add : text.breadth.confirm}
      danger={!(reach === undefined)}
      busy={block.isPending || allow.isPending}
      onClose={onClose}
      onSubmit={submit}
      onChange={forget}
    >
      <div className="pair">
        <Field label={text.common.type}>
          {(id) => <Select {...id} value={type} options={listTypes} onChange={changing((next) => setType(next ?? type))} />}
        </Field>
        <Field label={text.common.flow}>
          {(id) => <Select {...id} value={flow} options={text.flows} onChange={changing((next) => setFlow(next ?? flow))} />}
        </Field>
        {list === "block" && (
          <Field label={text.assessment.severity}>
            {(id) => <Select {...id} value={severity} options={text.lists.severities} onChange={changing((next) => setSeverity(next ?? severity))} />}
          </Field>
        )}
      </div>
      <Field label={text.common.value}>
        {(id) => <input {...id} required maxLength={320} value={value} onChange={({ target }) => setValue(target.value)} />}
      </Field>
      <WouldMatch type={type} value={value} />
      <Field label={text.common.reason} hint={text.common.reasonHint}>
        {(id) => <input {...id} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
      {reach !== undefined && <BroadEntry reach={reach} />}
    </FormDialog>
  );
}

// Puts a value of a payment on the blocklist.
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { useSay } from "../../shell/toasts.tsx";
import type { GivenValue } from "./given-values.ts";

const DAY = 86_400_000;
const EXPIRIES = ["30", "90", "365"] as const;

/** The dialog: effect, flow, expiry and reason. */
export function BlockDialog({ given, onClose }: { readonly given: GivenValue; readonly onClose: () => void }) {
  const text = useText();
  const format = useFormat();
  const say = useSay();
  const client = useQueryClient();
  const [severity, setSeverity] = useState<Schemas["ListSeverity"]>("block");
  const [scope, setScope] = useState<Schemas["FlowScope"]>("all");
  const [days, setDays] = useState<(typeof EXPIRIES)[number]>();
  const [reason, setReason] = useState("");
  const mutation = api.useMutation("post", "/api/v1/blocklists");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const expiry = days === undefined ? {} : { expires_at: new Date(Date.now() + Number(days) * DAY).toISOString() };
    const body = {
      list_type: given.type,
      value: given.value,
      severity,
      flow_scope: scope,
      ...expiry,
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    };
    mutation.mutate(
      { body },
      {
        onSuccess: () => {
          say.done(text.assessment.blocked);
          void client.invalidateQueries({ queryKey: ["get", "/api/v1/blocklists"] });
          onClose();
        },
        onError: (error: unknown) => say.failed(error),
      },
    );
  };
  const expiries = Object.fromEntries(EXPIRIES.map((count) => [count, text.assessment.days(format.number(Number(count)))])) as Record<
    (typeof EXPIRIES)[number],
    string
  >;
  return (
    <Dialog open onClose={onClose} title={text.assessment.blockTitle(given.value.slice(0, 100))}>
      <form className="form" onSubmit={submit}>
        <div className="pair">
          <Field label={text.assessment.severity}>
            {(id) => <Select {...id} value={severity} options={text.lists.severities} onChange={(value) => setSeverity(value ?? "block")} />}
          </Field>
          <Field label={text.common.flow}>{(id) => <Select {...id} value={scope} options={text.flows} onChange={(value) => setScope(value ?? "all")} />}</Field>
          <Field label={text.assessment.expires}>
            {(id) => <Select {...id} value={days} options={expiries} all={text.assessment.never} onChange={setDays} />}
          </Field>
        </div>
        <Field label={text.common.reason} hint={text.common.reasonHint}>
          {(id) => <input {...id} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />}
        </Field>
        <div className="actions end">
          <button type="button" className="button" onClick={onClose}>
            {text.common.cancel}
          </button>
          <button type="submit" className="button danger" disabled={mutation.isPending}>
            {text.assessment.block}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

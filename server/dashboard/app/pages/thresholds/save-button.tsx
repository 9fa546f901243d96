// Puts the thresholds in force, after a look at what changes.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ruleDecisionValues } from "../../../../../generated/enums.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import type { Thresholds } from "../../parts/score-ranges.ts";
import { useSay } from "../../parts/toasts.tsx";

/** The button and its dialog. */
export function SaveButton({
  organization,
  thresholds,
  disabled,
  saved,
}: {
  readonly organization: Schemas["Organization"];
  readonly thresholds: Thresholds;
  readonly disabled: boolean;
  readonly saved: () => void;
}) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const update = api.useMutation("patch", "/api/v1/organization", {
    onSuccess: (changed) => {
      client.setQueryData(api.queryOptions("get", "/api/v1/organization", {}).queryKey, changed);
      say.done(text.common.saved);
      saved();
    },
    onError: (error: unknown) => say.failed(error),
  });
  const derived = organization.thresholds_source === "probability" || organization.thresholds_source === "cost";
  return (
    <>
      <button type="button" className="button primary" disabled={disabled || update.isPending} onClick={() => setConfirming(true)}>
        {text.common.save}
      </button>
      {confirming && (
        <Dialog open onClose={() => setConfirming(false)} title={text.thresholds.saveTitle}>
          <div className="content stack">
            <ul>
              {ruleDecisionValues
                .filter((name) => thresholds[name] !== organization.thresholds[name])
                .map((name) => (
                  <li key={name}>{text.thresholds.change({ name: text.rules.decisions[name], from: organization.thresholds[name], to: thresholds[name] })}</li>
                ))}
            </ul>
            <p>{text.thresholds.saveText}</p>
            {derived && <p className="note">{text.thresholds.replaces}</p>}
            <div className="actions end">
              <button type="button" className="button" onClick={() => setConfirming(false)}>
                {text.common.cancel}
              </button>
              <button
                type="button"
                className="button primary"
                onClick={() => {
                  setConfirming(false);
                  update.mutate({ body: { thresholds } });
                }}
              >
                {text.common.save}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

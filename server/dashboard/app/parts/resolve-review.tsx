// The decision of a review: `a` or `d` shows the reason, Enter confirms it.
import { type SubmitEvent, useState } from "react";
import { api, type Schemas } from "../api/client.ts";
import { failureOf } from "../api/failure.ts";
import { useText } from "../i18n/catalogue.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { useSay } from "./toasts.tsx";
import { useUndo } from "./undo-review.ts";

type Resolution = Schemas["ReviewResolution"];

/** Longest reason that the API takes. */
const LONGEST = 500;

/** Buttons, and then the reason. */
export function Resolve({ sessionId, resolved, hint }: { readonly sessionId: string; readonly resolved: () => void; readonly hint?: string }) {
  const text = useText();
  const say = useSay();
  const [resolution, setResolution] = useState<Resolution>();
  const undo = useUndo();
  const mutation = api.useMutation("post", "/api/v1/assessments/{session_id}/review");
  // once resolved, it stays so until the next payment is shown
  const busy = mutation.isPending || mutation.isSuccess;
  useShortcuts({ a: () => setResolution("approve"), d: () => setResolution("decline") }, !busy);
  const confirm = (chosen: Resolution, reason: string): void => {
    mutation.mutate(
      { params: { path: { session_id: sessionId } }, body: { resolution: chosen, reason } },
      {
        onSuccess: () => {
          say.done(chosen === "approve" ? text.review.approved : text.review.declined, { label: text.review.undo, run: () => void undo([sessionId]) });
          resolved();
        },
        onError: (error: unknown) => {
          // the payment stays: another person works on it
          if (failureOf(error).status !== 409 || failureOf(error).code === "REVIEW_ASSIGNED") return say.failed(error);
          say.done(text.review.resolvedAlready);
          resolved();
        },
      },
    );
  };
  if (resolution !== undefined)
    return (
      <Reason key={resolution} resolution={resolution} busy={busy} confirm={(reason) => confirm(resolution, reason)} cancel={() => setResolution(undefined)} />
    );
  return (
    <div className="actions">
      <button type="button" className="button success" onClick={() => setResolution("approve")}>
        {text.review.approve} <kbd>a</kbd>
      </button>
      <button type="button" className="button danger" onClick={() => setResolution("decline")}>
        {text.review.decline} <kbd>d</kbd>
      </button>
      {hint !== undefined && <span className="soft hint">{hint}</span>}
    </div>
  );
}

function Reason({
  resolution,
  busy,
  confirm,
  cancel,
}: {
  readonly resolution: Resolution;
  readonly busy: boolean;
  readonly confirm: (reason: string) => void;
  readonly cancel: () => void;
}) {
  const text = useText();
  const approves = resolution === "approve";
  const [reason, setReason] = useState(approves ? text.review.approveReason : text.review.declineReason);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!busy && reason.trim() !== "") confirm(reason.trim());
  };
  return (
    <form className="deciding" onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just chosen it, by key or button
        autoFocus
        required
        maxLength={LONGEST}
        aria-label={text.common.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => key === "Escape" && cancel()}
      />
      <button type="submit" className={approves ? "button success" : "button danger"} disabled={busy}>
        {approves ? text.review.confirmApprove : text.review.confirmDecline} <kbd>Enter</kbd>
      </button>
      <button type="button" className="button" onClick={cancel}>
        {text.common.cancel} <kbd>Esc</kbd>
      </button>
    </form>
  );
}

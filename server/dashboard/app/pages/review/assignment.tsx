// Who works on the payment, and when it is due; `t` takes or releases it.
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { useShortcuts } from "../../parts/shortcuts.ts";
import { useSay } from "../../parts/toasts.tsx";
import { useSession } from "../../session/context.tsx";

/** When it is due, in words: overdue payments say so. */
export function Due({ at }: { readonly at: string }) {
  const text = useText();
  const format = useFormat();
  const late = Date.parse(at) < Date.now();
  return (
    <time className={late ? "late" : "soft"} dateTime={at} title={format.exact(at)}>
      {late ? text.review.overdue({ time: format.relative(at) }) : text.review.due({ time: format.relative(at) })}
    </time>
  );
}

/** Who has it, and what the person can do about that. A colleague's payment is taken over by the button alone, so that no key does it by mistake. */
export function Assignment({ review, may }: { readonly review: Schemas["QueuedReview"]; readonly may: boolean }) {
  const text = useText();
  const format = useFormat();
  const say = useSay();
  const { subject } = useSession().person;
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ["get", "/api/v1/reviews"] });
  const onError = (error: unknown): void => say.failed(error);
  const taking = api.useMutation("put", "/api/v1/assessments/{session_id}/review/assignment", { onSettled, onError });
  const releasing = api.useMutation("delete", "/api/v1/assessments/{session_id}/review/assignment", { onSettled, onError });
  const params = { path: { session_id: review.session_id } };
  const { assignment } = review;
  const mine = assignment?.assignee === subject;
  const busy = taking.isPending || releasing.isPending;
  const take = (): void => taking.mutate({ params, body: { take_over: assignment !== null } });
  const act = mine ? (): void => releasing.mutate({ params }) : take;
  useShortcuts({ t: act }, may && !busy && (assignment === null || mine));
  return (
    <span className="actions">
      <span>
        {assignment === null ? (
          text.review.unassigned
        ) : (
          <>
            {mine ? text.review.yours : <bdi className="given">{assignment.assignee}</bdi>}{" "}
            <small className="soft">{text.review.until({ time: format.dateTime(assignment.expires_at) })}</small>
          </>
        )}
      </span>
      {may && (
        <button type="button" className="button small" disabled={busy} onClick={act}>
          {mine ? text.review.release : assignment === null ? text.review.take : text.review.takeOver} {(mine || assignment === null) && <kbd>t</kbd>}
        </button>
      )}
    </span>
  );
}

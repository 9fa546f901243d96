// Several reviews resolved at once, with one reason. Those that cannot be resolved stay in the queue.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { useUndo } from "../../parts/undo-review.ts";

type Resolution = Schemas["ReviewResolution"];

/** Most reviews of one call. */
export const MOST_AT_ONCE = 200;

/** What can be done with the selected payments. `resolved` gets those that are. */
export function BulkBar({
  selected,
  clear,
  resolved,
}: {
  readonly selected: ReadonlySet<string>;
  readonly clear: () => void;
  readonly resolved: (sessionIds: readonly string[]) => void;
}) {
  const { review, bulk } = useText();
  const say = useSay();
  const undo = useUndo();
  const [resolution, setResolution] = useState<Resolution>();
  const { mutate, isPending } = api.useMutation("post", "/api/v1/reviews/resolve");
  const count = selected.size;
  const resolve = (chosen: Resolution, reason: string): void => {
    const sessions = [...selected];
    setResolution(undefined);
    mutate(
      { body: { reviews: sessions.map((session_id) => ({ session_id, resolution: chosen, reason })) } },
      {
        onSuccess: ({ data }) => {
          const done = sessions.filter((_, index) => data[index]?.review);
          const failure = data.find(({ error }) => error !== null)?.error;
          resolved(done);
          const again = { label: review.undo, run: () => void undo(done) };
          const { length } = done;
          say.done(
            failure ? bulk.notAll({ done: length, failed: sessions.length - length, reason: failure.message }) : bulk.done({ count: length }),
            length > 0 ? again : undefined,
          );
        },
        onError: (error: unknown) => say.failed(error),
      },
    );
  };
  const tooMany = count > MOST_AT_ONCE;
  return (
    <section className="bulk actions" aria-label={bulk.selected({ count })}>
      <span role="status">{bulk.selected({ count })}</span>
      <button type="button" className="button small success" disabled={isPending || tooMany} onClick={() => setResolution("approve")}>
        {bulk.approve}
      </button>
      <button type="button" className="button small danger" disabled={isPending || tooMany} onClick={() => setResolution("decline")}>
        {bulk.decline}
      </button>
      <button type="button" className="button small" disabled={isPending} onClick={clear}>
        {bulk.clear}
      </button>
      {tooMany && <span className="error">{bulk.most}</span>}
      {resolution !== undefined && (
        <ReasonDialog
          title={bulk.title[resolution]({ count })}
          action={resolution === "approve" ? bulk.approve : bulk.decline}
          danger={resolution === "decline"}
          preset={resolution === "approve" ? review.approveReason : review.declineReason}
          onClose={() => setResolution(undefined)}
          onConfirm={(reason) => resolve(resolution, reason)}
        />
      )}
    </section>
  );
}

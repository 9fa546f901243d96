// Undoing resolutions: the payments return to the queue.
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { useText } from "../i18n/catalogue.tsx";
import { useSay } from "./toasts.tsx";

/** Opens the reviews of sessions again. The API allows it for five minutes. */
export function useUndo(): (sessionIds: readonly string[]) => Promise<void> {
  const text = useText();
  const say = useSay();
  const queries = useQueryClient();
  return async (sessionIds) => {
    const undone = await Promise.allSettled(
      sessionIds.map((session_id) => client.POST("/api/v1/assessments/{session_id}/review/undo", { params: { path: { session_id } } })),
    );
    // said once the payments are in the queue again
    await queries.invalidateQueries();
    const failed = undone.find((one) => one.status === "rejected");
    if (failed === undefined) say.done(text.review.undone);
    else say.failed(failed.reason);
  };
}

// Undoing a resolution: the payment returns to the queue.
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { useText } from "../i18n/catalogue.tsx";
import { useSay } from "../shell/toasts.tsx";

/** Opens the review of a session again. The API allows it for five minutes. */
export function useUndo(): (sessionId: string) => void {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const { mutate } = api.useMutation("post", "/api/v1/assessments/{session_id}/review/undo", {
    // of the hook: the payment that was resolved is no longer shown when this is called
    onSuccess: async () => {
      // said once the payment is in the queue again
      await client.invalidateQueries();
      say.done(text.review.undone);
    },
    onError: (error: unknown) => say.failed(error),
  });
  return (sessionId) => mutate({ params: { path: { session_id: sessionId } } });
}

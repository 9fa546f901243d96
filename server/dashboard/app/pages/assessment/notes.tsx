// Notes on a payment, for those who look at it next.
import { type SubmitEvent, useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Moment } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { useShortcuts } from "../../shell/shortcuts.ts";
import { useSay } from "../../shell/toasts.tsx";

/** Longest note that the API takes. */
const LONGEST = 2000;

/** The newest notes, and a field for another; `n` leads to it. */
export function Notes({ sessionId }: { readonly sessionId: string }) {
  const text = useText();
  const may = useMay("assessments:review");
  const query = api.useQuery("get", "/api/v1/assessments/{session_id}/notes", { params: { path: { session_id: sessionId }, query: { limit: 50 } } });
  return (
    <Panel title={text.assessment.notes}>
      <div className="stack">
        {may && <NewNote sessionId={sessionId} added={() => void query.refetch()} />}
        <Loaded query={query} rows={1}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="soft">{text.assessment.noNotes}</p>
            ) : (
              <ol className="timeline">
                {data.map(({ id, text: note, author, created_at }) => (
                  <li key={id}>
                    <div>
                      <bdi className="note-text">{note}</bdi>
                      <small className="soft">
                        <bdi>{author.id}</bdi> · <Moment at={created_at} />
                      </small>
                    </div>
                  </li>
                ))}
              </ol>
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}

function NewNote({ sessionId, added }: { readonly sessionId: string; readonly added: () => void }) {
  const text = useText();
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");
  const mutation = api.useMutation("post", "/api/v1/assessments/{session_id}/notes");
  useShortcuts({ n: () => field.current?.focus() });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (note.trim() === "" || mutation.isPending) return;
    mutation.mutate(
      { params: { path: { session_id: sessionId } }, body: { text: note.trim() } },
      {
        onSuccess: () => {
          setNote("");
          added();
        },
        onError: (error: unknown) => say.failed(error),
      },
    );
  };
  return (
    <form className="deciding" onSubmit={submit}>
      <input
        ref={field}
        maxLength={LONGEST}
        aria-label={text.assessment.newNote}
        placeholder={text.assessment.newNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
      />
      <button type="submit" className="button" disabled={mutation.isPending || note.trim() === ""}>
        {text.assessment.addNote}
      </button>
    </form>
  );
}

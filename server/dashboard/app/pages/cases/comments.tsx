// Comments on a case, for those who work on it next.
import { type SubmitEvent, useState } from "react";
import { api } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Moment } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { useSay } from "../../shell/toasts.tsx";

/** Longest comment that the API takes. */
const LONGEST = 5000;

/** The newest comments, and a field for another. */
export function CaseComments({ caseId }: { readonly caseId: string }) {
  const text = useText();
  const may = useMay("cases:write");
  const query = api.useQuery("get", "/api/v1/cases/{id}/comments", { params: { path: { id: caseId }, query: { limit: 100 } } });
  return (
    <Panel title={text.cases.comments}>
      <div className="stack">
        {may && <NewComment caseId={caseId} added={() => void query.refetch()} />}
        <Loaded query={query} rows={1}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="soft">{text.cases.noComments}</p>
            ) : (
              <ol className="timeline">
                {data.map(({ id, text: comment, author, created_at }) => (
                  <li key={id}>
                    <div>
                      <bdi className="note-text">{comment}</bdi>
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

function NewComment({ caseId, added }: { readonly caseId: string; readonly added: () => void }) {
  const text = useText();
  const say = useSay();
  const [comment, setComment] = useState("");
  const mutation = api.useMutation("post", "/api/v1/cases/{id}/comments");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (comment.trim() === "" || mutation.isPending) return;
    mutation.mutate(
      { params: { path: { id: caseId } }, body: { text: comment.trim() } },
      {
        onSuccess: () => {
          setComment("");
          added();
        },
        onError: (error: unknown) => say.failed(error),
      },
    );
  };
  return (
    <form className="deciding" onSubmit={submit}>
      <input
        maxLength={LONGEST}
        aria-label={text.cases.newComment}
        placeholder={text.cases.newComment}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <button type="submit" className="button" disabled={mutation.isPending || comment.trim() === ""}>
        {text.cases.addComment}
      </button>
    </form>
  );
}

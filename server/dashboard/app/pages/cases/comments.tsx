// Comments on a case.
import { api } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { NoteList } from "../../parts/note-list.tsx";
import { useMay } from "../../session/context.tsx";

/** Longest comment that the API takes. */
const LONGEST = 5000;

/** The comments. */
export function CaseComments({ caseId }: { readonly caseId: string }) {
  const { comments: title, noComments: none, newComment: label, addComment: add } = useText().cases;
  const may = useMay("cases:write");
  const path = { id: caseId };
  const query = api.useQuery("get", "/api/v1/cases/{id}/comments", { params: { path, query: { limit: 100 } } });
  const { mutate, isPending: pending } = api.useMutation("post", "/api/v1/cases/{id}/comments");
  return (
    <NoteList
      words={{ title, none, label, add }}
      query={query}
      adding={
        may ? { about: `comment ${caseId}`, add: (text, then) => mutate({ params: { path }, body: { text } }, then), pending, longest: LONGEST } : undefined
      }
    />
  );
}

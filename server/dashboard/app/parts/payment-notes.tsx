// Notes on a payment; `n` leads to the field for another.
import { useRef } from "react";
import { api } from "../api/client.ts";
import { useText } from "../i18n/catalogue.tsx";
import { useMay } from "../session/context.tsx";
import { NoteList } from "./note-list.tsx";
import { useShortcuts } from "./shortcuts.ts";

/** Longest note that the API takes. */
const LONGEST = 2000;

/** The notes. */
export function Notes({ sessionId }: { readonly sessionId: string }) {
  const { notes: title, noNotes: none, newNote: label, addNote: add } = useText().assessment;
  const may = useMay("assessments:review");
  const field = useRef<HTMLInputElement>(null);
  const path = { session_id: sessionId };
  const query = api.useQuery("get", "/api/v1/assessments/{session_id}/notes", { params: { path, query: { limit: 50 } } });
  const { mutate, isPending: pending } = api.useMutation("post", "/api/v1/assessments/{session_id}/notes");
  useShortcuts({ n: () => field.current?.focus() });
  return (
    <NoteList
      words={{ title, none, label, add }}
      query={query}
      adding={
        may
          ? { about: `note ${sessionId}`, add: (text, then) => mutate({ params: { path }, body: { text } }, then), pending, longest: LONGEST, field }
          : undefined
      }
    />
  );
}

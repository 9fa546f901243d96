// What people write about a payment or a case for those who work on it next: the newest, and a field for another.
import type { RefObject, SubmitEvent } from "react";
import { RestoredDraft, useDraft } from "./draft.tsx";
import { Panel } from "./page-frame.tsx";
import { Person } from "./person.tsx";
import { Loaded, type QueryState } from "./states.tsx";
import { useSay } from "./toasts.tsx";
import { Moment } from "./values.tsx";

interface Note {
  readonly id: string;
  readonly text: string;
  readonly author: { readonly id: string };
  readonly created_at: string;
}

/** The words of a list. */
export interface NoteWords {
  readonly title: string;
  readonly none: string;
  readonly label: string;
  readonly add: string;
}

/** How a note is added. */
export interface Adding {
  /** What it is about, as the object of its draft. */
  readonly about: string;
  readonly add: (text: string, then: { readonly onSuccess: () => void; readonly onError: (error: unknown) => void }) => void;
  readonly pending: boolean;
  /** Most characters that the API takes. */
  readonly longest: number;
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** The newest notes, and a field for another; without the field where `adding` is undefined. */
export function NoteList({
  words,
  query,
  adding,
}: {
  readonly words: NoteWords;
  readonly query: QueryState<{ readonly data: readonly Note[] }>;
  readonly adding: Adding | undefined;
}) {
  return (
    <Panel title={words.title}>
      <div className="stack">
        {adding && <NewNote key={adding.about} words={words} {...adding} added={() => void query.refetch()} />}
        <Loaded query={query} rows={1}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="soft">{words.none}</p>
            ) : (
              <ol className="timeline">
                {data.map(({ id, text, author, created_at }) => (
                  <li key={id}>
                    <div>
                      <bdi className="note-text">{text}</bdi>
                      <small className="soft">
                        <Person subject={author.id} /> · <Moment at={created_at} />
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

function NewNote({ words, about, add, pending, longest, field, added }: Adding & { readonly words: NoteWords; readonly added: () => void }) {
  const say = useSay();
  const { value: note, set, restored } = useDraft<string>(about, "");
  const isEmpty = note.trim() === "";
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isEmpty || pending) return;
    add(note.trim(), {
      onSuccess: () => {
        set("");
        added();
      },
      onError: (error) => say.failed(error),
    });
  };
  return (
    <>
      <RestoredDraft shown={restored} discard={() => set("")} />
      <form className="deciding" onSubmit={submit}>
        <input
          ref={field}
          maxLength={longest}
          aria-label={words.label}
          placeholder={words.label}
          value={note}
          onChange={({ target }) => set(target.value)}
          onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
        />
        <button type="submit" className="button" disabled={pending || isEmpty}>
          {words.add}
        </button>
      </form>
    </>
  );
}

// The editor of an expression: a text field over its coloured copy, errors underlined where the API finds them, facts completed.
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { highlight } from "./highlight.ts";
import { completionAt, insertAt, placeOf, suggestions } from "./suggestions.ts";

/** Most suggestions that are shown. */
const SHOWN = 8;

interface EditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Those of the present text. */
  readonly errors: readonly Schemas["ExpressionError"][];
  readonly facts: readonly Schemas["RuleFact"][];
  readonly label: string;
}

/** The editor. */
export function ExpressionEditor({ value, onChange, errors, facts, label }: EditorProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const accepted = useRef<number>(undefined);
  // before the next key: it belongs after the accepted name
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place was accepted with this text
  useLayoutEffect(() => {
    if (accepted.current !== undefined) field.current?.setSelectionRange(accepted.current, accepted.current);
    accepted.current = undefined;
  }, [value]);
  const [caret, setCaret] = useState(0);
  const [suggesting, setSuggesting] = useState(false);
  const [current, setCurrent] = useState(0);
  const completion = completionAt(value, caret);
  const found = suggesting ? suggestions(facts, completion.word).slice(0, SHOWN) : [];
  const open = found.length > 0;
  const accept = (name: string): void => {
    const next = insertAt(value, completion, name);
    onChange(next.value);
    setSuggesting(false);
    setCaret(next.caret);
    accepted.current = next.caret;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === " " && event.ctrlKey) setSuggesting(true);
    else if (!open) return;
    else if (event.key === "ArrowDown") setCurrent((current + 1) % found.length);
    else if (event.key === "ArrowUp") setCurrent((current - 1 + found.length) % found.length);
    else if (event.key === "Enter" || event.key === "Tab") accept(found[current]?.name ?? "");
    else if (event.key === "Escape") setSuggesting(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="editor">
      <div className="editor-text">
        <pre aria-hidden="true">
          {highlight(value, errors).map(({ text: part, kind, wrong, at }) => (
            <span key={at} className={wrong ? `${kind} wrong` : kind}>
              {part}
            </span>
          ))}{" "}
        </pre>
        <textarea
          ref={field}
          id={`${id}-field`}
          aria-label={label}
          aria-invalid={errors.length > 0 ? true : undefined}
          aria-describedby={`${id}-errors`}
          aria-autocomplete="list"
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open ? `${id}-${current}` : undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={4000}
          rows={Math.max(3, value.split("\n").length)}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
            setCaret(target.selectionStart);
            setCurrent(0);
            setSuggesting(completionAt(target.value, target.selectionStart).word.length > 1);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKey}
          onBlur={() => setSuggesting(false)}
        />
        {open && <Suggestions id={id} found={found} current={current} place={placeOf(value, completion.from)} onAccept={accept} />}
      </div>
      <ul id={`${id}-errors`} className="error">
        {errors.map((error) => (
          <li key={`${error.line} ${error.column} ${error.message}`}>
            {text.rules.errorAt({ line: error.line, column: error.column, message: error.message })}{" "}
            {error.nearest !== null && text.rules.nearest({ name: error.nearest })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SuggestionsProps {
  /** Identifies the editor, whose field names the list and its options. */
  readonly id: string;
  readonly found: readonly Schemas["RuleFact"][];
  readonly current: number;
  readonly place: { readonly line: number; readonly column: number };
  readonly onAccept: (name: string) => void;
}

/** Facts that complete the word at the caret, below it. */
function Suggestions({ id, found, current, place: { line, column }, onAccept }: SuggestionsProps) {
  const text = useText();
  return (
    <div
      className="suggestions"
      role="listbox"
      id={`${id}-list`}
      aria-label={text.rules.suggestions}
      tabIndex={-1}
      style={{ top: `${line * 1.5 + 2.25}em`, left: `${column + 1}ch` }}
    >
      {found.map((fact, index) => (
        <div
          key={fact.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault();
            onAccept(fact.name);
          }}
        >
          <code>{fact.name}</code>
          <small>{fact.unit === null ? fact.type : `${fact.type}, ${fact.unit}`}</small>
          <p>{fact.description}</p>
        </div>
      ))}
    </div>
  );
}

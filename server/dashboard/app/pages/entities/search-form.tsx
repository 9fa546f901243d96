// Kind and value of the entity to look up.
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { useText } from "../../i18n/catalogue.tsx";
import { type EntityKind, likelyKind } from "../../parts/entity-link.tsx";
import { Select } from "../../parts/field.tsx";

/** Longest value that the API takes. */
const LONGEST = 255;

/** The form. Until somebody chooses, the kind is the one that the value looks like. */
export function EntitySearchForm({ kind: given, value = "" }: { readonly kind?: EntityKind; readonly value?: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(given);
  const [typed, setTyped] = useState(value);
  const kind = chosen ?? likelyKind(typed.trim());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted !== "") void navigate({ to: "/entities/$kind/$value", params: { kind, value: wanted } });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every assistive technology yet
    <form className="filters look-up" role="search" onSubmit={submit}>
      <Select aria-label={text.entities.kind} value={kind} options={text.entities.kinds} onChange={setChosen} />
      <input
        type="search"
        required
        pattern=".*\S.*"
        maxLength={LONGEST}
        aria-label={text.common.value}
        placeholder={text.common.value}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button">
        {text.entities.lookUp}
      </button>
    </form>
  );
}

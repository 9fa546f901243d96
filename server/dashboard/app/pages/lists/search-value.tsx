// A search field that applies when it is left or confirmed.
import { useState } from "react";

/** The field; an empty one is undefined. */
export function SearchValue({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(value ?? "");
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    setTyped(value ?? "");
  }
  const apply = (): void => {
    const next = typed.trim();
    if (next !== (value ?? "")) onChange(next === "" ? undefined : next);
  };
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={320}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === "Enter" && apply()}
    />
  );
}

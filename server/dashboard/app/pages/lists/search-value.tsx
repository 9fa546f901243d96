// A search field that applies when it is left or confirmed.
import { useState } from "react";

/** The field; an empty one is undefined. */
export function SearchValue({ label, onChange }: { readonly label: string; readonly onChange: (value: string | undefined) => void }) {
  const [typed, setTyped] = useState("");
  const apply = (): void => onChange(typed.trim() === "" ? undefined : typed.trim());
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

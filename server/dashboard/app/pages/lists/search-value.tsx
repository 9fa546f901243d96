// A search field that applies when it is left or confirmed.
import { useTypedValue } from "../../parts/typed-value.ts";

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
  return <input type="search" aria-label={label} placeholder={label} {...useTypedValue(value, onChange)} />;
}

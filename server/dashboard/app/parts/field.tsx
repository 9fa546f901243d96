// A field of a form: label, control, hint or error, connected for assistive technology.
import { type ReactNode, useId } from "react";

interface Connected {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** A labelled control. `children` gets what connects it with its label and hint. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly children: (control: Connected) => ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(note === undefined ? {} : { "aria-describedby": `${id}-note` }), ...(error === undefined ? {} : { "aria-invalid": true }) })}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? "soft" : "error"}>
          {note}
        </p>
      )}
    </div>
  );
}

/** A choice of few, by its values and their labels. `all`: label of no choice. */
export function Select<Value extends string>({
  value,
  options,
  all,
  onChange,
  ...connected
}: {
  readonly value: Value | undefined;
  readonly options: Readonly<Record<Value, string>>;
  readonly all?: string;
  readonly onChange: (value: Value | undefined) => void;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly "aria-label"?: string;
}) {
  const values = Object.keys(options) as Value[];
  return (
    <select {...connected} value={value ?? ""} onChange={({ target }) => onChange(values.find((option) => option === target.value))}>
      {all !== undefined && <option value="">{all}</option>}
      {values.map((option) => (
        <option key={option} value={option}>
          {options[option]}
        </option>
      ))}
    </select>
  );
}

/** Tabs that are links or choices: one of few views of the same thing. */
export function Choices<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <fieldset className="choices">
      <legend className="hidden">{label}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {options[option]}
        </button>
      ))}
    </fieldset>
  );
}

// Full names of the regulators, in their own language.
import { jurisdictions } from "../../../values/countries/index.ts";

const names: ReadonlyMap<string, string> = new Map(
  jurisdictions.flatMap(([, { regulators }]) => regulators.flatMap(({ acronym, name }) => (name === undefined ? [] : [[acronym, name] as const]))),
);

/** Full name of a regulator with its acronym, or the name in the case. */
export function regulatorName(regulator: string): string {
  const name = names.get(regulator);
  return name === undefined ? regulator : `${name} (${regulator})`;
}

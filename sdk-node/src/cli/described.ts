import type { Schemas } from "@fraud-risk/node";

type Change = Schemas["ConfigurationChange"];

const signs = { added: "+", changed: "~", removed: "-", retained: "=" } as const;

/** The changes as text: a line for each rule, list and setting, and below it what was there (`-`) and what is there now (`+`). */
export function described({ changes, pending_approval: pending }: Schemas["ConfigurationApplied"]): string {
  const waiting = pending.map((code) => `! rule ${code} waits for the approval of another person`);
  const lines = [...changes.flatMap(changeLines), ...waiting];
  return lines.length === 0 ? "No differences." : lines.join("\n");
}

function changeLines({ resource, id, change, before, after }: Change): string[] {
  const title = `${signs[change]} ${resource} ${shown(id)}`;
  if (change === "retained") return [`${title}: not in the file, retained for its values (--prune-lists removes it)`];
  if (change === "removed") return [`${title}: ${resource === "rule" ? "archived" : "removed"}`];
  if (resource === "setting") return [title, ...valueLines("-", before), ...valueLines("+", after)];
  const [old, next] = [fields(before), fields(after)];
  return [title, ...[...new Set([...old.keys(), ...next.keys()])].flatMap((name) => [...fieldLine("-", name, old), ...fieldLine("+", name, next)])];
}

const fields = (value: unknown): ReadonlyMap<string, unknown> => new Map(Object.entries(value ?? {}));

const valueLines = (sign: string, value: unknown): string[] => (value === null ? [] : [`    ${sign} ${shown(value)}`]);

const fieldLine = (sign: string, name: string, from: ReadonlyMap<string, unknown>): string[] =>
  from.has(name) ? [`    ${sign} ${name}: ${shown(from.get(name))}`] : [];

/** A value on one line. Control characters are escaped: a terminal would obey them. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

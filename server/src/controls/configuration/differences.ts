// What differs between two configurations.
import type { components } from "../../../../generated/types.ts";
import type { Configuration } from "./document.ts";
import { canonical } from "./etag.ts";

type Change = components["schemas"]["ConfigurationChange"];

/** Do two values say the same? */
export const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The differences: settings, lists, rules, each in the order of their names. */
export function differences(before: Configuration, after: Configuration): Change[] {
  return [
    ...changesOf("setting", Object.entries(before.settings), Object.entries(after.settings)),
    ...changesOf("list", named(before.lists, "name"), named(after.lists, "name")),
    ...changesOf("rule", named(before.rules, "code"), named(after.rules, "code")),
  ];
}

/** The configuration that a document requires: settings that it lacks, and lists unless they are removed, stay as they are. */
export function required(present: Configuration, wanted: Configuration, pruneLists: boolean): Configuration {
  return {
    ...wanted,
    settings: requiredSettings(present.settings, wanted.settings),
    lists: pruneLists ? wanted.lists : [...wanted.lists, ...missing(present, wanted)],
  };
}

/** Lists that a document lacks. */
export function missing(present: Configuration, wanted: Configuration): Configuration["lists"] {
  const names = new Set(wanted.lists.map(({ name }) => name));
  return present.lists.filter(({ name }) => !names.has(name));
}

/** Thresholds in one form replace those in another. */
function requiredSettings(present: Configuration["settings"], wanted: Configuration["settings"]): Configuration["settings"] {
  const forms = ["thresholds", "threshold_probabilities", "threshold_costs"] as const;
  const { thresholds: _, threshold_probabilities: __, threshold_costs: ___, ...others } = present;
  return { ...(forms.some((form) => (wanted[form] ?? null) !== null) ? others : present), ...wanted };
}

type Named = readonly (readonly [id: string, value: unknown])[];

const named = <Item extends object>(items: readonly Item[], key: keyof Item): Named => items.map((item) => [String(item[key]), item] as const);

function changesOf(resource: Change["resource"], before: Named, after: Named): Change[] {
  const [old, next] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...next.keys()])].toSorted().flatMap((id): Change[] => {
    const [was, is] = [old.get(id), next.get(id)];
    if (same(was ?? null, is ?? null)) return [];
    if (!old.has(id)) return [{ resource, id, change: "added", before: null, after: is }];
    if (!next.has(id)) return [{ resource, id, change: "removed", before: was, after: null }];
    return [{ resource, id, change: "changed", ...(resource === "setting" ? { before: was, after: is } : differing(was, is)) }];
  });
}

/** The fields that differ, before and after. */
function differing(was: unknown, is: unknown): Pick<Change, "before" | "after"> {
  const [old, next] = [Object.entries(was ?? {}), Object.entries(is ?? {})];
  const [before, after] = [new Map(old), new Map(next)];
  const differs = ([name]: [string, unknown]): boolean => !same(before.get(name) ?? null, after.get(name) ?? null);
  return { before: Object.fromEntries(old.filter(differs)), after: Object.fromEntries(next.filter(differs)) };
}

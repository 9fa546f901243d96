// The change of a contract in words, as Markdown: for a pull request's summary and for the notes of a release.
import { expanded } from "../emitter/expanded.ts";
import type { Document } from "../emitter/openapi.ts";
import { type Fact, factsOf, type Section, sections } from "./facts.ts";
import type { Break } from "./schema-breaks.ts";

/** How something differs. `described`: only its sentence does. */
export type ChangeKind = "added" | "removed" | "changed" | "described";

/** One thing that differs. */
export interface Change {
  readonly kind: ChangeKind;
  readonly section: Section;
  readonly name: string;
  /** What is said of it now; of what is gone, what was. */
  readonly says: string;
  /** What was said of it, if that changed. */
  readonly said?: string;
}

/** What differs between two contracts. Of what is new or gone as a whole, the whole is named and not its parts. */
export function changesBetween(released: Document, present: Document): Change[] {
  const [before, after] = [factsOf(expanded(released)), factsOf(expanded(present))];
  const stands = (key: string | undefined) => key === undefined || (before.has(key) && after.has(key));
  const changes = [...new Map([...before, ...after]).keys()].flatMap((key) => change(before.get(key), after.get(key), stands));
  return changes.sort((one, other) => sections.indexOf(one.section) - sections.indexOf(other.section));
}

function change(before: Fact | undefined, after: Fact | undefined, stands: (key: string | undefined) => boolean): Change[] {
  const fact = after ?? before;
  if (fact === undefined || !stands(fact.of)) return [];
  const { section, name, says } = fact;
  if (before === undefined) return [{ kind: "added", section, name, says: addedWords(fact) }];
  if (after === undefined) return [{ kind: "removed", section, name, says }];
  if (before.says !== says) return [{ kind: "changed", section, name, says, said: before.says }];
  return before.description === after.description ? [] : [{ kind: "described", section, name, says }];
}

/** Of what is new, readers want to know what it is for. */
const addedWords = ({ says, description }: Fact): string => [says, description.split("\n")[0] ?? ""].filter((part) => part !== "").join(": ");

/** Changes and what they break, as Markdown. `release`: what they are counted from. */
export function changesInWords(changes: readonly Change[], breaks: readonly Break[], release: string): string {
  const title = `# The contract since release ${release}`;
  if (changes.length + breaks.length === 0) return `${title}\n\nNothing changed.\n`;
  const parts = [
    title,
    summary(changes, breaks),
    ...(breaks.length === 0 ? [] : [`## Breaks callers\n\n${breaks.map(({ place, what }) => `- **${place}**: ${what}.`).join("\n")}`]),
    ...sections.flatMap((section) => sectionInWords(section, changes)),
    ...reworded(changes),
  ];
  return `${parts.join("\n\n")}\n`;
}

function summary(changes: readonly Change[], breaks: readonly Break[]): string {
  const counted = (["added", "removed", "changed"] as const).map((kind) => `${changes.filter((one) => one.kind === kind).length} ${kind}`);
  const harm = breaks.length === 0 ? "Nothing breaks." : breaks.length === 1 ? "**One breaks callers.**" : `**${breaks.length} break callers.**`;
  return `${counted.join(", ")}. ${harm}`;
}

function sectionInWords(section: Section, changes: readonly Change[]): string[] {
  const lines = changes.filter((one) => one.section === section && one.kind !== "described").map(line);
  return lines.length === 0 ? [] : [`## ${section}\n\n${lines.join("\n")}`];
}

function line({ kind, name, says, said }: Change): string {
  if (said !== undefined) return `- ${kind} \`${name}\`: ${said || "nothing"} → ${says || "nothing"}`;
  return `- ${kind} \`${name}\`${says === "" ? "" : `: ${says}`}`;
}

function reworded(changes: readonly Change[]): string[] {
  const names = changes.filter(({ kind }) => kind === "described").map(({ name }) => `\`${name}\``);
  return names.length === 0 ? [] : [`## Described in other words\n\n${names.join(", ")}`];
}

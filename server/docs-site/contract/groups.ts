// Operations by resource: each group is a page of the reference.
import { type ApiDocument, type PlacedOperation, placedOperations } from "./document.ts";

/** Operations of one tag. */
export interface OperationGroup {
  readonly name: string;
  readonly description: string | undefined;
  /** Place of its page on the site. */
  readonly page: string;
  readonly operations: readonly PlacedOperation[];
}

/** Page of the group that an operation belongs to. */
export function referencePage({ operation }: PlacedOperation): string {
  return pageOf(operation.tags?.[0] ?? untagged);
}

/** Operations by their first tag, in the order of the document's tags; what the document does not list comes last. */
export function operationGroups(document: ApiDocument): OperationGroup[] {
  const placed = Map.groupBy(placedOperations(document), ({ operation }) => operation.tags?.[0] ?? untagged);
  const described = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
  const names = [...described.keys(), ...[...placed.keys()].filter((name) => !described.has(name))];
  return names.flatMap((name) => {
    const operations = placed.get(name);
    return operations === undefined ? [] : [{ name, description: described.get(name), page: pageOf(name), operations }];
  });
}

const untagged = "Other";

function pageOf(tag: string): string {
  return `reference/${tag.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

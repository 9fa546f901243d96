// Writes list entries. What is stored is normalised, and carries the number under which assess finds it.
import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../identifiers/uuid.ts";
import { ListEntry } from "./entity.ts";
import { isListType, matchKey, normalisers } from "./normalise.ts";

/** An entry as it is entered. */
export interface NewEntry {
  readonly list: "block" | "allow";
  readonly listType: string;
  readonly value: string;
  readonly flowScope?: "payin" | "payout" | "all";
  readonly severity?: "block" | "flag" | "review";
  readonly reason?: string;
  readonly source?: ListEntry["source"];
  readonly isActive?: boolean;
  readonly expiresAt?: Date;
}

/**
 * Adds an entry of an organization to the unit of work; answers it, or a sentence that says what is wrong with type or value.
 * An equal entry (same list, type, value and scope) makes the flush fail on the table's uniqueness.
 */
export function addEntry(em: EntityManager, organizationId: string, entry: NewEntry): ListEntry | string {
  if (!isListType(entry.listType)) return `${entry.listType} is not a list type; expected one of ${Object.keys(normalisers).join(", ")}`;
  const value = normalisers[entry.listType](entry.value);
  if (value === undefined) return `the value is not a valid ${entry.listType}`;
  return em.create(ListEntry, {
    organizationId,
    id: newId(),
    list: entry.list,
    listType: entry.listType,
    value,
    matchKey: matchKey(entry.listType, value),
    network: entry.listType === "ip_range" ? value : null,
    flowScope: entry.flowScope ?? "all",
    severity: entry.severity ?? "block",
    reason: entry.reason ?? null,
    source: entry.source ?? "manual",
    isActive: entry.isActive ?? true,
    expiresAt: entry.expiresAt ?? null,
  });
}

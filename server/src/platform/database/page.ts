// Pages of lists: newest first, by key and not by offset, so that rows that are added meanwhile disturb nothing.

import { validationError } from "../errors/api-error.ts";
import { CANONICAL_UUID } from "../identifiers/uuid-patterns.ts";

/** What a list operation is asked for. */
export interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

/** Items of a page when none is asked for; the contract says the same. */
const DEFAULT_LIMIT = 50;

/** A page to read. */
export interface PageRequest {
  readonly limit: number;
  /** Key of the last row of the page before. */
  readonly after: string | undefined;
}

/** Reads the query. `key` is the form of the rows' keys. Throws VALIDATION_ERROR for a cursor that no page gave. */
export function pageRequest({ limit = DEFAULT_LIMIT, cursor }: PageQuery, key: RegExp): PageRequest {
  if (cursor === undefined) return { limit, after: undefined };
  const after = Buffer.from(cursor, "base64url").toString();
  if (!key.test(after)) throw validationError([{ path: "query.cursor", message: "must be a cursor as an earlier page gave it" }]);
  return { limit, after };
}

/** Form of keys that are UUIDs. */
export const UUID_KEY = CANONICAL_UUID;

/** The cursor behind a row: the next page begins after its key. */
export function cursorAt(key: string): string {
  return Buffer.from(key).toString("base64url");
}

/** The page: `rows` are one more than the limit where there is a next page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string,
  view: (row: Row) => Item,
): { data: Item[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { data: shown.map(view), next_cursor: rows.length > limit && last !== undefined ? cursorAt(keyOf(last)) : null };
}

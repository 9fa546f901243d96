// Pages of lists: newest first, by key and not by offset, so that rows added meanwhile do not shift the pages.

import { CANONICAL_UUID } from "../../values/identifiers/uuid-patterns.ts";
import { validationError } from "../errors/api-error.ts";

/** Query of a list operation. */
export interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

/** Default number of items per page, as in the contract. */
const DEFAULT_LIMIT = 50;

/** A page to read. */
export interface PageRequest {
  readonly limit: number;
  /** Key of the last row of the previous page. */
  readonly after: string | undefined;
}

/** Reads the query. `key` is the format of the rows' keys. Throws VALIDATION_ERROR for an invalid cursor. */
export function pageRequest({ limit = DEFAULT_LIMIT, cursor }: PageQuery, key: RegExp): PageRequest {
  if (cursor === undefined) return { limit, after: undefined };
  const after = Buffer.from(cursor, "base64url").toString();
  if (!key.test(after)) throw validationError([{ path: "query.cursor", message: "must be a cursor as an earlier page gave it" }]);
  return { limit, after };
}

/** Format of keys that are UUIDs. */
export const UUID_KEY = CANONICAL_UUID;

/** The cursor after a row: the next page begins after its key. */
export function cursorAt(key: string): string {
  return Buffer.from(key).toString("base64url");
}

/** The page. `rows` has one row more than the limit when there is a next page. */
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

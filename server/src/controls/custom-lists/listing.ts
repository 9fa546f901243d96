// Pages of the values of a list. A prefix is looked for with a bounded cost: values may be sealed, so that no index knows how they begin.
import type { components } from "../../../../generated/types.ts";
import { cursorAt, type PageQuery, pageOf, pageRequest } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { findValues } from "./find-values.sql.ts";
import { listCandidatesAfter, listValuesAfter, type PlacedValue } from "./list-values.sql.ts";
import { knownList } from "./store.ts";
import { inByteOrder, valueKey } from "./value.ts";

/** Most values that a page with a prefix looks through, where they are sealed. */
export const MOST_SEARCHED = 10_000;

/** Values that are read at once. */
const CHUNK = 2000;

type Page = components["schemas"]["CustomListValuePage"];

/** Begins the cursors of values: a hash of 64 bits, or the first place, behind a value that is the prefix itself. */
const CURSOR = "key:";
const FIRST = `${CURSOR}first`;
const PLACE = /^key:(?:first|[0-9a-f]{16})$/;

const placeOf = ({ key }: Pick<PlacedValue, "key">): string => `${CURSOR}${BigInt.asUintN(64, BigInt(key)).toString(16).padStart(16, "0")}`;

function keyAt(place: string | undefined): IdentifierHash | undefined {
  if (place === undefined || place === FIRST) return undefined;
  return String(BigInt.asIntN(64, BigInt(`0x${place.slice(CURSOR.length)}`)));
}

/** A page of values in the order of their bytes; the order of pages has no meaning. Throws NOT_FOUND, VALIDATION_ERROR for an invalid cursor. */
export async function listValues(tenant: Tenant, id: string, query: PageQuery & { readonly prefix?: string }): Promise<Page> {
  const list = await knownList(tenant, id);
  const { limit, after } = pageRequest(query, PLACE);
  const prefix = prefixOf(query.prefix, list.caseInsensitive);
  if (prefix === "") {
    const rows = await listValuesAfter(tenant, list.contentsId, keyAt(after), limit + 1);
    return inOrder(pageOf(rows, limit, placeOf, ({ value }) => value));
  }
  const found: { readonly value: string; readonly place: string }[] = [];
  const whole = after === undefined ? await findValues(tenant, [[id, prefix]]) : [];
  for (const [, value] of whole) found.push({ value, place: FIRST });
  const { values, end } = await beginningWith(tenant, list.contentsId, prefix, keyAt(after), limit + 1 - found.length);
  for (const one of values) found.push({ value: one.value, place: placeOf(one) });
  const page = inOrder(
    pageOf(
      found,
      limit,
      ({ place }) => place,
      ({ value }) => value,
    ),
  );
  return page.next_cursor === null && end !== undefined ? { ...page, next_cursor: cursorAt(placeOf({ key: end })) } : page;
}

const inOrder = (page: Page): Page => ({ ...page, data: inByteOrder(page.data) });

/** The first `most` values that begin with a prefix and are more; `end` is the last that was looked at, if there may be more. */
async function beginningWith(
  tenant: Tenant,
  contentsId: string,
  prefix: string,
  after: IdentifierHash | undefined,
  most: number,
): Promise<{ readonly values: PlacedValue[]; readonly end: IdentifierHash | undefined }> {
  const values: PlacedValue[] = [];
  let end = after;
  for (let [seen, left] = [0, most]; left > 0 && values.length < most; left = MOST_SEARCHED - seen) {
    const size = Math.min(left, CHUNK);
    const rows = await listCandidatesAfter(tenant, contentsId, end, size, prefix, valueKey(tenant.identifiers, prefix));
    values.push(...rows.filter(({ value }) => value.startsWith(prefix)));
    if (rows.length < size) return { values: values.slice(0, most), end: undefined };
    seen += rows.length;
    end = rows.at(-1)?.key;
  }
  return { values: values.slice(0, most), end };
}

/** The prefix as values are stored. Spaces at its end count. */
function prefixOf(prefix: string | undefined, caseInsensitive: boolean): string {
  const form = (prefix ?? "").normalize("NFC").trimStart();
  return caseInsensitive ? form.toLowerCase().normalize("NFC") : form;
}

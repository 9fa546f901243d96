// Lists of an organization for its rules, and their values. They belong to the whole organization.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError, validationError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { bumpVersion } from "../../platform/tenants/version.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { addValues } from "./add-values.sql.ts";
import { CustomList } from "./custom-list.entity.ts";
import { findValues } from "./find-values.sql.ts";
import { flushed, knownList, lockedList, orphan, setContents } from "./store.ts";
import { normalisedValue, valueKey, valueProblem } from "./value.ts";

type Schemas = components["schemas"];
type View = Schemas["CustomList"];

/** Most lists of an organization, and most values of a list. */
export const MOST_LISTS = 100;
export const MOST_LIST_VALUES = 1_000_000;

/** A rule that uses a list. */
export interface RuleInForce {
  readonly id: string;
  readonly name: string;
}

/** The live and shadow rules that use a list; provided by the owner of the rules. */
export type RulesUsing = (tenant: Tenant, list: Pick<CustomList, "id" | "name">) => Promise<readonly RuleInForce[]>;

/** The list as the contract shows it. */
export function listView(list: CustomList): View {
  return {
    id: list.id,
    name: list.name,
    description: list.description ?? null,
    case_insensitive: list.caseInsensitive,
    value_count: list.valueCount,
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
  };
}

/** A page of lists, newest first. */
export async function listLists({ em }: Tenant, { name, ...page }: PageQuery & { readonly name?: string }): Promise<Schemas["CustomListPage"]> {
  const { limit, after } = pageRequest(page, UUID_KEY);
  const conditions = { ...(name === undefined ? {} : { name }), ...(after === undefined ? {} : { id: { $lt: after } }) };
  const rows = await em.find(CustomList, conditions, { orderBy: { id: "desc" }, limit: limit + 1 });
  return pageOf(rows, limit, ({ id }) => id, listView);
}

/** Names of the organization's lists. */
export async function listNames({ em }: Tenant): Promise<ReadonlySet<string>> {
  const lists = await em.find(CustomList, {}, { fields: ["name"] });
  return new Set(lists.map(({ name }) => name));
}

/** Creates a list. Throws DUPLICATE for a name that is taken, LIMIT_REACHED. */
export async function createList(tenant: Tenant, body: Schemas["CustomListCreate"]): Promise<View> {
  await assertUniqueName(tenant, body.name);
  if ((await tenant.em.count(CustomList, {})) >= MOST_LISTS) throw limitReached(MOST_LISTS, `An organization has at most ${MOST_LISTS} lists for rules.`);
  const now = dateOf(tenant.clock);
  const list = tenant.em.create(CustomList, {
    organizationId: tenant.organizationId,
    id: newId(),
    name: body.name,
    description: body.description ?? null,
    caseInsensitive: body.case_insensitive ?? true,
    contentsId: newId(),
    valueCount: 0,
    createdAt: now,
    updatedAt: now,
  });
  await flushed(tenant);
  const view = listView(list);
  await bumpVersion(tenant);
  await recordChange(tenant, { action: "list.created", resource: "list", id: list.id, before: null, after: view });
  return view;
}

/** Changes a list. Throws NOT_FOUND, DUPLICATE, LIST_IN_USE for another name. */
export async function updateList(tenant: Tenant, id: string, body: Schemas["CustomListUpdate"], rulesUsing: RulesUsing): Promise<View> {
  const list = await knownList(tenant, id);
  const before = listView(list);
  const name = body.name ?? list.name;
  const description = body.description === undefined ? before.description : body.description;
  if (name === before.name && description === before.description) return before;
  if (name !== before.name) {
    await assertUniqueName(tenant, name);
    await assertUnused(tenant, list, rulesUsing);
  }
  tenant.em.assign(list, { name, description, updatedAt: dateOf(tenant.clock) });
  await flushed(tenant);
  if (name !== before.name) await bumpVersion(tenant);
  await recordChange(tenant, {
    action: "list.updated",
    resource: "list",
    id,
    before: { name: before.name, description: before.description },
    after: { name, description },
  });
  return listView(list);
}

/** Removes a list; the job deletes its values. Throws NOT_FOUND, LIST_IN_USE. */
export async function removeList(tenant: Tenant, id: string, rulesUsing: RulesUsing): Promise<View> {
  // a running import ends first, or finds no list
  await lockedList(tenant, id);
  const list = await knownList(tenant, id);
  await assertUnused(tenant, list, rulesUsing);
  const view = listView(list);
  await orphan(tenant, list.contentsId, dateOf(tenant.clock));
  await tenant.em.nativeDelete(CustomList, { id });
  await bumpVersion(tenant);
  await recordChange(tenant, { action: "list.removed", resource: "list", id, before: view, after: null });
  return view;
}

/** Adds values. Throws NOT_FOUND, VALIDATION_ERROR, LIMIT_REACHED: then none is added. */
export async function addToList(tenant: Tenant, id: string, { values }: Schemas["CustomListValues"]): Promise<Schemas["CustomListValuesAdded"]> {
  const list = await lockedList(tenant, id);
  const added = await addValues(tenant, list.contents_id, normalised(values, list.case_insensitive));
  const count = list.value_count + added;
  assertRoom(count);
  if (added > 0) {
    await setContents(tenant, id, list.contents_id, count);
    await recordChange(tenant, {
      action: "list.values_added",
      resource: "list",
      id,
      before: { value_count: list.value_count },
      after: { value_count: count, added },
    });
  }
  return { added, duplicates: values.length - added, value_count: count };
}

/** Removes values; those that are not in the list are counted. Throws NOT_FOUND, VALIDATION_ERROR. */
export async function removeFromList(tenant: Tenant, id: string, { values }: Schemas["CustomListValues"]): Promise<Schemas["CustomListValuesRemoved"]> {
  const list = await lockedList(tenant, id);
  const removed = await removeValues(tenant, list.contents_id, normalised(values, list.case_insensitive));
  const count = list.value_count - removed;
  if (removed > 0) {
    await setContents(tenant, id, list.contents_id, count);
    await recordChange(tenant, {
      action: "list.values_removed",
      resource: "list",
      id,
      before: { value_count: list.value_count },
      after: { value_count: count, removed },
    });
  }
  return { removed, missing: values.length - removed, value_count: count };
}

/** Looks a value up as a rule does. Throws NOT_FOUND, VALIDATION_ERROR. */
export async function checkValue(tenant: Tenant, id: string, { value }: Schemas["CustomListCheck"]): Promise<Schemas["CustomListCheckResult"]> {
  const list = await knownList(tenant, id);
  const form = normalisedValue(value, list.caseInsensitive);
  const problem = valueProblem(form);
  if (problem !== undefined) throw validationError([{ path: "value", message: problem }]);
  const found = await findValues(tenant, [[id, form]]);
  return { normalized_value: form, found: found.length > 0 };
}

/** The values as they are stored. Throws VALIDATION_ERROR that names each invalid one. */
function normalised(values: readonly string[], caseInsensitive: boolean): string[] {
  const forms = values.map((value) => normalisedValue(value, caseInsensitive));
  const failures = forms.flatMap((form, index) => {
    const message = valueProblem(form);
    return message === undefined ? [] : [{ path: `values[${index}]`, message }];
  });
  if (failures.length > 0) throw validationError(failures);
  return forms;
}

/** Throws LIMIT_REACHED for more values than a list can have. */
export function assertRoom(count: number): void {
  if (count > MOST_LIST_VALUES) throw limitReached(MOST_LIST_VALUES, `A list has at most ${MOST_LIST_VALUES} values.`);
}

function limitReached(limit: number, message: string): ApiError {
  return new ApiError("LIMIT_REACHED", { message, details: { limit } });
}

async function assertUniqueName({ em }: Tenant, name: string): Promise<void> {
  const other = await em.findOne(CustomList, { name }, { fields: ["id"] });
  if (other !== null) throw new ApiError("DUPLICATE", { message: "A list with this name exists already.", details: { existing_id: other.id } });
}

async function assertUnused(tenant: Tenant, list: CustomList, rulesUsing: RulesUsing): Promise<void> {
  const rules = await rulesUsing(tenant, list);
  if (rules.length > 0) throw new ApiError("LIST_IN_USE", { details: { rules: rules.map(({ id, name }) => ({ id, name })) } });
}

const REMOVE_VALUES = `WITH removed AS (
    DELETE FROM custom_list_values WHERE organization_id = $1 AND contents_id = $2 AND value_key = ANY($3::bigint[]) RETURNING 1
  ) SELECT count(*)::int AS removed FROM removed`;

/** Removes values; returns how many there were. */
async function removeValues({ query, organizationId, identifiers }: Tenant, contentsId: string, values: readonly string[]): Promise<number> {
  const keys = values.map((value) => valueKey(identifiers, value));
  const [row] = await query<{ removed: number }>(REMOVE_VALUES, [organizationId, contentsId, keys]);
  return row?.removed ?? 0;
}

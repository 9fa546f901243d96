// Compares the functions that bypass tenant isolation with the reviewed list.
import { hash } from "node:crypto";
import { crossTenantFunctions } from "../../src/modules.ts";
import { BY_INDEX } from "../../src/platform/database/cross-tenant-function.ts";
import { APPLICATION_ROLE } from "../../src/platform/database/role.ts";
import type { TestDatabase } from "../harness/database.ts";

type Query = TestDatabase["query"];

interface Found {
  readonly [column: string]: unknown;
  readonly schema: string;
  readonly name: string;
  readonly parameters: string[];
  readonly settings: string[] | null;
  readonly body: string;
  readonly trigger: boolean;
  readonly service: boolean;
  readonly everybody: boolean;
}

/** Those beside crossTenantFunctions: the triggers that make the audit chain. */
export const CHAIN = ["chain_audit_entry", "note_audit_end"];

const PLANNING = Object.entries(BY_INDEX).map(([setting, value]) => `${setting}=${value}`);
const PINNED = "search_path=pg_catalog, public, pg_temp";

/** What is wrong with the functions of a database that run as their owner, in words. `reviewed` holds the SHA-256 of each body by its name. */
export async function unreviewed(query: Query, reviewed: Readonly<Record<string, string>>): Promise<string[]> {
  const wanted = await parametersOfAll(query);
  const found = await definerFunctions(query);
  const missing = [...wanted.keys()].filter((name) => !found.some((one) => one.name === name)).map((name) => `${name} is missing`);
  return [...missing, ...found.flatMap((one) => faults(one, wanted, reviewed).map((fault) => `${one.name}(${one.parameters.join(", ")}) ${fault}`))];
}

function faults(found: Found, wanted: ReadonlyMap<string, string>, reviewed: Readonly<Record<string, string>>): string[] {
  const parameters = wanted.get(found.name);
  return [
    ...(found.schema !== "public" || parameters === undefined ? ["is not on the list"] : []),
    ...(parameters !== undefined && parameters !== found.parameters.join() ? ["has other parameters than the list says"] : []),
    ...(reviewed[baseName(found.name)] === hash("sha256", found.body) ? [] : [`has a body that was not reviewed: ${hash("sha256", found.body)}`]),
    ...(found.settings?.includes(PINNED) ? [] : ["does not pin its search path"]),
    ...(found.settings ?? []).filter((setting) => !setting.startsWith("search_path=") && !PLANNING.includes(setting)).map((setting) => `changes ${setting}`),
    ...(found.everybody ? ["can be called by everybody"] : []),
    ...(found.service === !found.trigger ? [] : [found.service ? "can be called by the service" : "cannot be called by the service"]),
  ];
}

/** The name without the hash of its definition. */
export const baseName = (name: string): string => name.replace(/_[0-9a-f]{10}$/, "");

/** Names on the list, each with its parameters as the database spells them. */
async function parametersOfAll(query: Query): Promise<Map<string, string>> {
  const rows = await query<{ name: string; parameters: string }>(
    `SELECT listed ->> 'name' AS name, (
       SELECT coalesce(string_agg(type::regtype::text, ',' ORDER BY i), '') FROM json_array_elements_text(listed -> 'types') WITH ORDINALITY AS t(type, i)) AS parameters
     FROM json_array_elements($1) AS listed`,
    [JSON.stringify(crossTenantFunctions.map(({ name, source }) => ({ name, types: source.parameters })))],
  );
  return new Map([...rows.map(({ name, parameters }) => [name, parameters] as const), ...CHAIN.map((name) => [name, ""] as const)]);
}

function definerFunctions(query: Query): Promise<Found[]> {
  return query<Found>(
    `SELECT n.nspname AS schema, p.proname AS name, p.proconfig AS settings, p.prosrc AS body, p.prorettype = 'trigger'::regtype AS trigger,
       ARRAY(SELECT format_type(type, NULL) FROM unnest(p.proargtypes) WITH ORDINALITY AS t(type, i) ORDER BY i) AS parameters,
       has_function_privilege($1, p.oid, 'EXECUTE') AS service, has_function_privilege('public', p.oid, 'EXECUTE') AS everybody
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE p.prosecdef AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 2, 3`,
    [APPLICATION_ROLE],
  );
}

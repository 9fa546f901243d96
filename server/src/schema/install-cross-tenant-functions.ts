// Installs the cross-tenant functions that the modules contribute.
import type pg from "pg";
import { crossTenantFunctions } from "../modules.ts";
import { APPLICATION_ROLE } from "../platform/database/role.ts";

/** Creates those that are missing in a schema: the first of the search path of the connection, which is the owner's. `schema`: its name, quoted if it needs quotes. */
export async function installCrossTenantFunctions(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ proname: string }>("SELECT proname FROM pg_proc WHERE proname = ANY($1) AND pronamespace = $2::regnamespace", [
    crossTenantFunctions.map(({ name }) => name),
    schema,
  ]);
  const present = new Set(rows.map(({ proname }) => proname));
  for (const { name, definition, source } of crossTenantFunctions.filter((one) => !present.has(one.name))) {
    const signature = `${name}(${source.parameters.join(", ")})`;
    await client.query(
      `BEGIN; ${definition(schema)}; REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC; GRANT EXECUTE ON FUNCTION ${signature} TO ${APPLICATION_ROLE}; COMMIT`,
    );
  }
}

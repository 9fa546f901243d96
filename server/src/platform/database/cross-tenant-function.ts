// Statements across organizations: those that run before the organization of a caller is known, or for callers of several organizations. Row-level
// security would return no rows, so each is a function of the owner with a pinned search path, and the service's role may call only these.
// Modules contribute them (modules.ts); a test reviews each.
import { hash } from "node:crypto";

/**
 * Planner settings of the statements that many requests share: they look up rows by index and never scan, even when statistics are small or stale, and one plan serves
 * all parameters. Settings of the function, not of a connection, so that they hold behind a pooler and can differ by statement.
 */
export const BY_INDEX = { enable_seqscan: "off", enable_hashjoin: "off", enable_mergejoin: "off", plan_cache_mode: "force_generic_plan" } as const;

/** Definition of such a function. */
export interface CrossTenantSource {
  readonly name: string;
  /** Why it may read or write across organizations, and how it keeps them apart. */
  readonly purpose: string;
  /** Types of its parameters, `$1` and so on in the body. */
  readonly parameters: readonly string[];
  /** Columns of its result, each with name and type. */
  readonly columns: string;
  /** True for a function that changes nothing. */
  readonly reads: boolean;
  /** How its statements are planned; {@link BY_INDEX} where they look up rows. */
  readonly planning?: typeof BY_INDEX;
  /** PL/pgSQL that runs before the body: variables, and statements that fill them or take a lock. The body's snapshot is taken after it. */
  readonly before?: { readonly variables?: string; readonly statements: string };
  /** One statement that returns the columns. */
  readonly body: string;
}

/** A cross-tenant function, and the statement that calls it. */
export interface CrossTenantFunction {
  /** Name in the database. It ends in a hash of the definition, so that processes of two versions can run side by side. */
  readonly name: string;
  readonly source: CrossTenantSource;
  /** The statement to send, prepared under the function's name. */
  readonly statement: { readonly name: string; readonly text: string };
  /** The statement that creates it in a schema, the first of the search path. `schema`: its name, quoted if it needs quotes. */
  readonly definition: (schema: string) => string;
}

/** Defines a function. Installed by `migrate`. */
export function crossTenantFunction(source: CrossTenantSource): CrossTenantFunction {
  const name = `${source.name}_${hash("sha256", JSON.stringify(source)).slice(0, 10)}`;
  const call = source.parameters.map((type, index) => `$${index + 1}::${type}`).join(", ");
  return {
    name,
    source,
    statement: { name, text: `SELECT * FROM ${name}(${call})` },
    // plpgsql caches the plan for the session; older servers plan an SQL function again on each call
    definition: (schema) => `CREATE FUNCTION ${name}(${source.parameters.join(", ")}) RETURNS TABLE (${source.columns})
LANGUAGE plpgsql ${source.reads ? "STABLE" : "VOLATILE"} SECURITY DEFINER SET search_path = pg_catalog, ${schema}, pg_temp${Object.entries(
      source.planning ?? {},
    )
      .map(([setting, value]) => ` SET ${setting} = ${value}`)
      .join("")} AS $function$
#variable_conflict use_column
${source.before?.variables === undefined ? "" : `DECLARE ${source.before.variables}\n`}BEGIN${source.before === undefined ? "" : `\n  ${source.before.statements}`}
  RETURN QUERY ${source.body};
END $function$`,
  };
}

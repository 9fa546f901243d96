// Statements that span organizations: those that run before the organization of a caller is known, or for callers of several at once. Row-level
// security would show them nothing, so each is a function of the owner with a pinned search path, and the service's role may call just these.
// The list is schema/cross-tenant-functions.ts; a test fails for any other.
import { hash } from "node:crypto";

/** What such a function is made of. */
export interface CrossTenantSource {
  readonly name: string;
  /** Why it may span organizations, and how it keeps them apart. */
  readonly purpose: string;
  /** Types of its parameters, `$1` and so on in the body. */
  readonly parameters: readonly string[];
  /** Columns that it answers: name and type each. */
  readonly columns: string;
  /** It changes nothing. */
  readonly reads: boolean;
  /** One statement that answers the columns. */
  readonly body: string;
}

/** A function that spans organizations, and the statement that calls it. */
export interface CrossTenantFunction {
  /** Name in the database: it ends in a hash of the definition, so that processes of two versions can run side by side. */
  readonly name: string;
  readonly source: CrossTenantSource;
  /** The statement to send, prepared under the function's name. */
  readonly statement: { readonly name: string; readonly text: string };
  /** What creates it. */
  readonly definition: string;
}

/** Defines a function. Installed by `migrate`. */
export function crossTenantFunction(source: CrossTenantSource): CrossTenantFunction {
  const name = `${source.name}_${hash("sha256", JSON.stringify(source)).slice(0, 10)}`;
  const call = source.parameters.map((type, index) => `$${index + 1}::${type}`).join(", ");
  return {
    name,
    source,
    statement: { name, text: `SELECT * FROM ${name}(${call})` },
    // plpgsql, because it keeps the plan for the session; older servers plan an SQL function anew at each call
    definition: `CREATE FUNCTION ${name}(${source.parameters.join(", ")}) RETURNS TABLE (${source.columns})
LANGUAGE plpgsql ${source.reads ? "STABLE" : "VOLATILE"} SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $function$
#variable_conflict use_column
BEGIN
  RETURN QUERY ${source.body};
END $function$`,
  };
}

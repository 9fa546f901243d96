// The driver of the object mapper, which sends values as parameters ($1). MikroORM's own driver quotes them and writes them into the text of its queries.
// A parameter is never read as SQL, and a character that PostgreSQL rejects (NUL) fails as a value, not as a broken message.
import { type Dictionary, isRaw, type LoggingOptions, type RawQueryFragment, raw, type Transaction, Utils } from "@mikro-orm/core";
import { NativeQueryBuilder, PostgreSqlConnection, PostgreSqlDriver } from "@mikro-orm/postgresql";
import { CompiledQuery, type Kysely } from "kysely";

/** The part of a platform that quotes names in statements. */
interface Names {
  readonly quoteIdentifier: (id: string) => string;
}

/** A statement and its parameters in PostgreSQL's format. */
export interface BoundQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Replaces the placeholders of the object mapper with parameters: `?` is a value, a list of values or a fragment, `??` a name, `\?` a question
 * mark. Only null is written into the text.
 */
export function boundQuery(sql: string, params: readonly unknown[], names: Names): BoundQuery {
  const values: unknown[] = [];

  function bound(value: unknown): string {
    if (isRaw(value)) return expanded(value.sql, value.params);
    if (Array.isArray(value)) return value.map(bound).join(", ");
    if (value === null || value === undefined) return "null";
    values.push(value instanceof Date ? value.toISOString() : Utils.isPlainObject(value) ? JSON.stringify(value) : value);
    return `$${values.length}`;
  }

  function expanded(fragment: string, own: readonly unknown[]): string {
    if (own.length === 0) return fragment;
    let next = 0;
    return fragment.replace(/\\\?|\?\??/g, (mark) => {
      if (mark === "\\?") return "?";
      const value = own[next++];
      return mark === "??" ? names.quoteIdentifier(value as string) : bound(value);
    });
  }

  return { text: expanded(sql, params), values };
}

type Statement = string | NativeQueryBuilder | RawQueryFragment;

/** Sends the statements of the unit of work, `em.find` and the query builder. `em.stream` still uses MikroORM's own quoting. */
class BindingConnection extends PostgreSqlConnection {
  override async execute<T>(
    query: Statement,
    params: readonly unknown[] | Dictionary<unknown> = [],
    method: "all" | "get" | "run" = "all",
    ctx?: Transaction<Kysely<unknown>>,
    loggerContext?: LoggingOptions,
  ): Promise<T> {
    await this.ensureConnection();
    const [sql, marked] = marks(query, params);
    const { text, values } = boundQuery(sql, marked, this.platform);
    return this.executeQuery(
      text,
      async () => this.transformRawResult<T>(await (ctx ?? this.getClient()).executeQuery(CompiledQuery.raw(text, [...values])), method),
      { params: [...marked], ...loggerContext },
    );
  }
}

function marks(query: Statement, params: readonly unknown[] | Dictionary<unknown>): readonly [string, readonly unknown[]] {
  const statement = query instanceof NativeQueryBuilder ? query.toRaw() : query;
  if (typeof statement !== "string") return [statement.sql, statement.params];
  if (Array.isArray(params)) return [statement, params];
  // parameters by name
  const named = raw(statement, params as Dictionary<unknown>);
  return [named.sql, named.params];
}

/** `MikroORM.init({ driver: BindingDriver })`. */
export class BindingDriver extends PostgreSqlDriver {
  protected override readonly connection = new BindingConnection(this.config);
}

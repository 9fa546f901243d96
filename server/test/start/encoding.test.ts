// The encoding of a database of one's own: a name that cannot be stored would be an error 500 to its bearer, so such a database is refused at start.
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { assertEncoding } from "../../src/platform/database/encoding.ts";
import { ConfigError } from "../../src/platform/errors/config-error.ts";
import { migrateFor } from "../../src/schema/start.ts";

const created: string[] = [];

async function onCluster<Row extends pg.QueryResultRow>(statement: string, name = "postgres"): Promise<Row[]> {
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  return client.query<Row>(statement).then(
    async ({ rows }) => {
      await client.end();
      return rows;
    },
    async (error: unknown) => {
      await client.end();
      throw error;
    },
  );
}

async function databaseIn(encoding: string): Promise<{ name: string; url: string }> {
  const name = `encoding_${encoding.toLowerCase()}_${process.pid}`;
  await onCluster(`CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0 STRATEGY file_copy`);
  created.push(name);
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${name}`;
  return { name, url: url.toString() };
}

afterAll(async () => {
  for (const name of created) await onCluster(`DROP DATABASE ${name} WITH (FORCE)`);
});

describe("a database that is not UTF-8", () => {
  test.each(["LATIN1", "SQL_ASCII", "WIN1252", "EUC_JP"])(
    "%s: is refused in one sentence that says what to do, before anything is created",
    async (encoding) => {
      const { name, url } = await databaseIn(encoding);
      const config = { databaseUrl: url, databaseOwnerUrl: undefined, stage: "sandbox", dataDir: "/nowhere" } as never;
      const refused = migrateFor(config, url);
      await expect(refused).rejects.toThrow(ConfigError);
      await expect(refused).rejects.toThrow(
        `The database of DATABASE_URL has the encoding ${encoding} and cannot store all names; create one with UTF8 and use it instead: CREATE DATABASE fraud_risk ENCODING 'UTF8' TEMPLATE template0`,
      );
      expect(await onCluster("SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace", name)).toEqual([]);
    },
  );
});

test("a pooler that has its connections in another encoding is refused, and the setting is named", async () => {
  const pooler = { query: async () => ({ rows: [{ server: "UTF8", client: "LATIN1" }] }) };
  await expect(assertEncoding(pooler, "DATABASE_URL")).rejects.toThrow(/^The connections of DATABASE_URL have the client_encoding LATIN1; remove that setting/);
});

test("a client_encoding that a role has does not reach the service, whose connections ask for UTF-8", async () => {
  const { name } = await databaseIn("UTF8");
  await onCluster(`ALTER DATABASE ${name} SET client_encoding = 'LATIN1'`);
  expect(await onCluster("SHOW client_encoding", name)).toEqual([{ client_encoding: "UTF8" }]);
});

test("the database of the operator's SQL is UTF-8, whatever template1 is", () => {
  const script = readFileSync(new URL("../../operations/create-roles.sql", import.meta.url), "utf8");
  const statement = /^CREATE DATABASE .*;$/m.exec(script)?.[0] ?? "";
  expect(statement).toContain("ENCODING 'UTF8' TEMPLATE template0");
});

// Connections of the management resources that break at a bad moment: each is replaced, none is lost to the pool.

import { createRequire } from "node:module";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { watchAvailability } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createTenancy } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { createDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";

/** The driver that the object mapper brings. */
const { Client } = createRequire(createRequire(import.meta.url).resolve("@mikro-orm/postgresql"))("pg") as typeof pg;

afterEach(() => vi.restoreAllMocks());

test("a transaction begins in one message with its first statement", async () => {
  const { query } = Client.prototype;
  const texts: unknown[] = [];
  vi.spyOn(Client.prototype, "query").mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    texts.push(sent[0]);
    return Reflect.apply(query, this, sent);
  } as never);
  const database = await createDatabase();
  const orm = await connectOrm(database.url, 5000);
  texts.length = 0;
  const inTransaction = (statements: readonly string[], values: readonly unknown[]): Promise<void> =>
    orm.em.fork().transactional(async (em) => {
      for (const statement of statements) await em.getKysely().executeQuery(CompiledQuery.raw(statement, [...values]));
    });
  await inTransaction(["SELECT 1", "SELECT 2"], []);
  await inTransaction(["SELECT $1::int"], [3]);
  await inTransaction([], []);
  expect(texts.filter((text) => !String(text).includes("pg_database"))).toEqual(["begin; SELECT 1", "SELECT 2", "commit", "begin", "SELECT $1::int", "commit"]);
  await orm.close();
  await database.close();
});

test.each(["begin", "commit", "rollback"])("a connection that breaks at its %s is replaced, more often than the pool is large", async (moment) => {
  const { query } = Client.prototype;
  let breaking = false;
  vi.spyOn(Client.prototype, "query").mockImplementation(function (
    this: pg.Client & { connection: { stream: NodeJS.WritableStream & { destroy(): void } } },
    ...sent: unknown[]
  ) {
    if (breaking && String(sent[0]).startsWith(moment)) this.connection.stream.destroy();
    return Reflect.apply(query, this, sent);
  } as never);
  const database = await createDatabase();
  const orm = await connectOrm(database.url, 5000);
  const availability = watchAvailability(database.url, () => undefined);
  const credential = {
    kind: "session",
    id: newId(),
    organizationId: newId(),
    permissions: new Set<string>(),
    submerchantId: null,
    subject: "x",
    role: "admin",
  } as const;
  const work = (failing: boolean) =>
    createTenancy(orm, availability, identifiers).within({ credential, requestId: newId() }, async ({ query: run }) => {
      await run("SELECT 1", []);
      if (failing) throw new Error("to be rolled back");
    });
  breaking = true;
  for (let round = 0; round < 10; round++) await expect(work(moment === "rollback")).rejects.toThrow();
  breaking = false;
  await Promise.all(Array.from({ length: 10 }, () => work(false)));
  availability.close();
  await orm.close();
  await database.close();
});

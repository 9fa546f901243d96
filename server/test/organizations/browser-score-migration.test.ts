// Organizations that existed before `browser_score` keep what their pages are answered.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import { expect, test } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { newId } from "../../src/identifiers/uuid.ts";
import { createDatabase } from "../harness/database.ts";

const dir = fileURLToPath(new URL("../../src/database/migrations", import.meta.url));

test("an organization from before the setting keeps the exact score, a new one answers a band", async () => {
  const database = await createDatabase({ empty: true });
  const before = readdirSync(dir).filter((file) => file < "0025").length;
  await runner({
    databaseUrl: database.url,
    dir,
    direction: "up",
    count: before,
    migrationsTable: "schema_migrations",
    noLock: true,
    log: () => undefined,
  });
  const [old, recent] = [newId(), newId()];
  await database.query("INSERT INTO organizations (id, name, settings) VALUES ($1, 'old', $2)", [old, { browser_signals: "none" }]);
  await migrate(database.url);
  await database.query("INSERT INTO organizations (id, name) VALUES ($1, 'recent')", [recent]);
  const rows = await database.query<{ name: string; settings: object }>("SELECT name, settings FROM organizations ORDER BY name");
  expect(rows).toEqual([
    { name: "old", settings: { browser_signals: "none", browser_score: "exact" } },
    { name: "recent", settings: {} },
  ]);
  await database.close();
});

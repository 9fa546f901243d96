// An installation that has a past when it learns to count: what was reported then is counted as well.
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { newId } from "../../src/identifiers/uuid.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { HOUR, pastOf, write } from "./history.ts";
import { rollerOf } from "./rolling.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase({ empty: true });
});
afterAll(() => database.close());

/** Brings the database to the schema before statistics. */
async function migrateUpTo(last: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const dir = fileURLToPath(new URL("../../src/database/migrations", import.meta.url));
  await runner({ dbClient: client, dir, direction: "up", count: Number(last), migrationsTable: "schema_migrations", noLock: true, log: () => undefined });
  await client.end();
}

test("outcomes, reports and cases of the time before are in the figures", async () => {
  await migrateUpTo("0013");
  const organization = newId();
  await database.query("INSERT INTO organizations (id, name, segment, settings) VALUES ($1, 'Test', 'merchant', '{}')", [organization]);
  const at = Date.now() - 3 * HOUR;
  const pasts = [0, 1, 2].map((index) => pastOf(at + index));
  const [charged, reported] = pasts.map(({ sessionId }) => sessionId);
  await database.query("INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id) VALUES ($1, $2, 'chargeback_lost', gen_random_uuid())", [
    organization,
    charged,
  ]);
  await database.query("INSERT INTO fraud_reports (organization_id, report_id, session_id, share_with_network) VALUES ($1, gen_random_uuid(), $2, false)", [
    organization,
    reported,
  ]);
  await migrate(database.url);
  await write(database.url, organization, pasts);
  const roller = rollerOf(database.url, Date.now);
  await roller.all();
  await roller.close();
  const facts = await database.query(
    "SELECT fact, sum((f.value -> 0)::int)::int AS count FROM statistics CROSS JOIN LATERAL jsonb_each(figures) f WHERE grain = 'day' AND fact IN ('assessments', 'fraud', 'chargeback') GROUP BY 1 ORDER BY 1",
  );
  expect(facts).toEqual([
    { fact: "assessments", count: 3 },
    { fact: "chargeback", count: 1 },
    { fact: "fraud", count: 2 },
  ]);
});

// What appending to the log costs: as much for each of many records as for each of few.
import pg from "pg";
import { expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { AS_APPLICATION } from "../../src/platform/database/role.ts";
import { createDatabase } from "../harness/database.ts";
import { newLog } from "./bare-log.ts";

const MANY = `INSERT INTO audit_log (organization_id, id, entry) SELECT $1, gen_random_uuid(), entry FROM (SELECT entry FROM audit_log LIMIT 1) one, generate_series(1, $2::int)`;

test("many records in one statement take as long for each as few do", async () => {
  const database = await createDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  const application = new pg.Client({ connectionString: database.url, options: AS_APPLICATION });
  await Promise.all([owner.connect(), application.connect()]);
  const log = await newLog(owner, 3);
  await application.query("SELECT set_config('fraud_risk.organization_id', $1, false)", [log.id]);
  const time = async (count: number): Promise<number> => {
    const started = performance.now();
    await application.query(MANY, [log.id, count]);
    return performance.now() - started;
  };
  await time(1000);
  const few = await time(1000);
  expect(await time(10_000)).toBeLessThan(few * 40);
  const { head, findings } = await verifyLog(owner, log.id);
  expect([findings, head.sequence]).toEqual([[], 12_003n]);
  await Promise.all([owner.end(), application.end()]);
  await database.close();
});

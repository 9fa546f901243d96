// The number of entries of each kind is stored beside the entries and equals a count, for any number of concurrent writers.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../src/platform/identifiers/uuid.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { createTenant } from "../harness/tenant.ts";
import { chanceOf } from "../statistics/random.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

const KINDS = "organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000')";
const counted = () =>
  database.query(`SELECT ${KINDS} AS submerchant_id, count(*) AS entries FROM list_entries GROUP BY ${KINDS} ORDER BY 1, 2, 3, 4, 5, 6, 7, 8`);
const stored = () => database.query(`SELECT * FROM list_totals WHERE entries <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8`);

test("after two thousand insertions, changes and removals of any size, of two organizations at once, totals are what a count says", async () => {
  const chance = chanceOf(20_261_122);
  const organizations = [(await createTenant(database.url)).id, (await createTenant(database.url)).id];
  const write = async (organization: string): Promise<void> => {
    for (let step = 0; step < 100; step++) {
      const list = chance.of(["block", "allow"]);
      const type = chance.of(["email", "phone", "card_hash"]);
      const entries = Array.from({ length: 1 + chance.below(20) }, () => newId());
      await database.query(
        `INSERT INTO list_entries (organization_id, id, list, list_type, value, match_key, severity)
         SELECT $1, i, $2, $3, i::text, 7, $4 FROM unnest($5::uuid[]) AS e(i) ON CONFLICT DO NOTHING`,
        [organization, list, type, chance.of(["block", "flag", "review"]), entries],
      );
      const some = "id IN (SELECT id FROM list_entries WHERE organization_id = $1 ORDER BY random() LIMIT $2)";
      await database.query(`UPDATE list_entries SET severity = $3, is_active = NOT is_active WHERE ${some}`, [
        organization,
        chance.below(9),
        chance.of(["block", "flag"]),
      ]);
      await database.query(`UPDATE list_entries SET expiry_notified = true WHERE ${some}`, [organization, chance.below(9)]);
      await database.query(`DELETE FROM list_entries WHERE ${some}`, [organization, chance.below(5)]);
    }
  };
  await Promise.all(organizations.map(write));
  expect(await stored()).toEqual(await counted());
  expect((await stored()).length).toBeGreaterThan(20);
});

test("a change that leaves the kind of an entry as it was writes no total", async () => {
  const { id } = await createTenant(database.url);
  await database.query("INSERT INTO list_entries (organization_id, id, list, list_type, value, match_key) VALUES ($1, $2, 'block', 'email', 'a@b.mx', 1)", [
    id,
    newId(),
  ]);
  const versions = () => database.query("SELECT ctid::text, xmin::text FROM list_totals WHERE organization_id = $1", [id]);
  const before = await versions();
  await database.query("UPDATE list_entries SET expiry_notified = true, reason = 'x' WHERE organization_id = $1", [id]);
  expect(await versions()).toEqual(before);
});

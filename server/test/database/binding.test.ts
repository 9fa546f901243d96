// Values of the object mapper's queries are parameters: whatever they hold, they stay values.
import { raw } from "@mikro-orm/core";
import type { MikroORM } from "@mikro-orm/postgresql";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boundQuery } from "../../src/platform/database/binding-driver.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { Organization } from "../../src/platform/tenants/organization.entity.ts";
import { Submerchant } from "../../src/platform/tenants/submerchant.entity.ts";
import { connectOwnerOrm } from "../../src/schema/orm.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { createTenant } from "../harness/tenant.ts";

const NAMES = { quoteIdentifier: (id: string) => `"${id}"` };

/** Text that would mean something if it were read as SQL, mixed with any other. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "'",
        "''",
        "\\",
        "\\'",
        '"',
        "?",
        "??",
        "\\?",
        "$1",
        "$$",
        "$a$",
        "--",
        "/*",
        "*/",
        ";",
        "%",
        "_",
        "\n",
        "\u2028",
        "ñ",
        "日本",
        "😀",
        "\u0301",
        "E'",
        "x'",
        "{",
        "}",
        ",",
        "NULL",
      ),
      fc.string({ unit: "binary", maxLength: 5 }).filter((text) => text.isWellFormed() && !text.includes("\0")),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("the text of a query", () => {
  test("is the same whatever its values are, and the values are as they were", () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 3, maxLength: 3 }), hostile, (list, one) => {
        expect(boundQuery("select ?? from t where a = ? and b in (?) and c \\? 'k'", ["col", one, list], NAMES)).toEqual({
          text: `select "col" from t where a = $1 and b in ($2, $3, $4) and c ? 'k'`,
          values: [one, ...list],
        });
      }),
    );
  });

  test("takes fragments in with their own values, and writes null", () => {
    const fragment = raw("lower(?) || ?", ["it's ?", null]);
    expect(boundQuery("select ?, ?", [fragment, new Date(0)], NAMES)).toEqual({
      text: "select lower($1) || null, $2",
      values: ["it's ?", "1970-01-01T00:00:00.000Z"],
    });
  });
});

describe("in the database", () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let organizationId: string;
  beforeAll(async () => {
    database = await createDatabase();
    orm = await connectOwnerOrm(database.url);
    organizationId = (await createTenant(database.url)).id;
  });
  afterAll(async () => {
    await orm.close();
    await database.close();
  });

  const unitOfWork = () => {
    const em = orm.em.fork();
    em.setFilterParams("tenant", { organizationId });
    return em;
  };

  test("hostile text is stored, found, changed and listed as it is", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, other) => {
        const id = newId();
        const em = unitOfWork();
        em.create(Submerchant, { organizationId, id, name, country: "MX", externalId: id + name, categoryCode: null, status: "active" });
        await em.flush();
        const found = await unitOfWork().find(Submerchant, { name: { $in: [name, `${name}'`] }, externalId: id + name });
        expect(found.map((row) => [row.id, row.name])).toEqual([[id, name]]);
        const later = unitOfWork();
        (await later.findOneOrFail(Submerchant, { id, externalId: { $like: `${id}%` } })).name = other;
        await later.flush();
        expect(await database.query("SELECT name, external_id FROM submerchants WHERE id = $1", [id])).toEqual([{ name: other, external_id: id + name }]);
        await unitOfWork().nativeDelete(Submerchant, { id, name: other });
        expect(await database.query("SELECT FROM submerchants")).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("hostile text in JSON as well", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const em = unitOfWork();
        const organization = await em.findOneOrFail(Organization, { id: organizationId });
        organization.settings = { case_prefix: text, high_risk_countries: [text] };
        await em.flush();
        const [row] = await database.query<{ settings: object }>("SELECT settings FROM organizations WHERE id = $1", [organizationId]);
        expect(row?.settings).toEqual({ case_prefix: text, high_risk_countries: [text] });
      }),
      { numRuns: 40 },
    );
  });

  test("a NUL, which PostgreSQL does not store, is refused as a value, and the connection goes on", async () => {
    const em = unitOfWork();
    em.create(Submerchant, { organizationId, id: newId(), name: "a\0b", country: "MX", externalId: null, categoryCode: null, status: "active" });
    await expect(em.flush()).rejects.toThrow(/0x00/);
    expect(await unitOfWork().count(Submerchant, { name: "a" })).toBe(0);
  });

  test("no value is in the text that PostgreSQL gets", async () => {
    const id = newId();
    const em = unitOfWork();
    const [{ query }] = await em
      .getConnection()
      .execute<[{ query: string }]>("select query from pg_stat_activity where pid = pg_backend_pid() and ? <> ''", [id]);
    expect(query).toContain("$1");
    expect(query).not.toContain(id);
  });
});

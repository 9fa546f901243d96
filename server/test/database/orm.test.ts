// Connections of the object mapper: the entities are discovered once for all of a process.
import { expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { Organization } from "../../src/platform/tenants/organization.entity.ts";
import { connectOrm, connectOwnerOrm } from "../../src/schema/orm.ts";
import { createDatabase } from "../harness/database.ts";

test("connections that are open side by side know every entity, and each writes into its own database", async () => {
  const databases = await Promise.all([createDatabase(), createDatabase()]);
  const owners = await Promise.all(databases.map(({ url }) => connectOwnerOrm(url)));
  const application = await connectOrm(databases[0].url, 5000);
  try {
    const known = [...owners, application].map((orm) => [...orm.getMetadata()].map(({ className }) => className).sort());
    expect(known[0]?.length).toBeGreaterThan(30);
    for (const names of known) expect(names).toEqual(known[0]);

    for (const [index, { em }] of owners.entries()) {
      const fork = em.fork();
      fork.create(Organization, { id: newId(), name: `of database ${index}`, segment: "merchant", settings: {} });
      await fork.flush();
    }
    for (const [index, { query }] of databases.entries()) {
      expect(await query("SELECT name FROM organizations WHERE name LIKE 'of database %'")).toEqual([{ name: `of database ${index}` }]);
    }

    // one that is closed takes nothing from the others
    await owners[0]?.close();
    expect(await owners[1]?.em.fork().count(Organization, { name: "of database 1" }, { filters: false })).toBe(1);
  } finally {
    await Promise.all([...owners, application].map((orm) => orm.close()));
    await Promise.all(databases.map(({ close }) => close()));
  }
});

// A PATCH that changes nothing changes nothing: no row of the database is written, so that there is no record in the audit log, no event, no newer version
// and no newer time of the last change.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixturesOf } from "../access/fixtures.ts";
import { send } from "../access/send.ts";
import { recordsOf } from "../audit/log.ts";
import type { TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type ChangingOperation, changingOperations, type PatchRow, patches } from "./patches.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ trustProxy: "loopback" });
});
afterAll(() => service.close());

/** Tables that a request may write to whatever it does: what callers may send. */
const OF_EVERY_REQUEST = ["rate_windows"];

/** Every row of the database as text, with the transaction that wrote it. */
async function rows(): Promise<string[]> {
  const tables = await service.database.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND NOT relname = ANY($1) ORDER BY 1",
    [OF_EVERY_REQUEST],
  );
  const all = tables.map(({ name }) => `SELECT '${name} ' || xmin || ' ' || t::text AS line FROM ${name} AS t`);
  return (await service.database.query<{ line: string }>(`${all.join(" UNION ALL ")} ORDER BY line`)).map(({ line }) => line);
}

interface Sending {
  readonly tenant: Tenant;
  readonly patch: (body: object) => Promise<TestAnswer>;
}

/** A provider of its own, with an endpoint that every event is sent to, and the resource of the row. */
async function sending(operation: ChangingOperation, row: PatchRow): Promise<Sending> {
  const tenant = await createTenant(service.database.url, { segment: "psp" });
  const { query } = service.database;
  const fixtures = fixturesOf(service.database, tenant.id);
  await query("UPDATE webhook_endpoints SET enabled = true, disabled_reason = NULL WHERE id = $1", [await fixtures.endpoint()]);
  const id = await row.make({ organizationId: tenant.id, fixtures, query });
  const token = `Bearer ${await service.token("admin", tenant.id)}`;
  // the person is noted with their first request, whatever it is
  await send(service.url, "readSession", {}, token);
  return { tenant, patch: (body) => send(service.url, operation, row.request(id, body), token) };
}

async function versionOf({ id }: Tenant): Promise<number | undefined> {
  const [found] = await service.database.query<{ version: number }>("SELECT version FROM organizations WHERE id = $1", [id]);
  return found?.version;
}

test("every PATCH operation of the contract has a row", () => {
  expect(changingOperations.filter((operation) => !Object.hasOwn(patches, operation) || patches[operation].length === 0)).toEqual([]);
  expect(changingOperations.length).toBeGreaterThan(1);
});

const every = changingOperations.flatMap((operation) =>
  patches[operation].map((row) => [`${operation} ${JSON.stringify(row.change)}`, operation, row] as const),
);

describe.each(every)("%s", (_, operation, row) => {
  test("writes nothing when it sends no field, or every field with the value that the resource has", async () => {
    const { patch } = await sending(operation, row);
    if (row.empty === undefined) return;
    const before = await rows();
    const read = await patch(row.empty);
    expect([read.status, await rows()]).toEqual([200, before]);
    const present = await patch(row.present(read.body));
    expect([present.status, present.body, await rows()]).toEqual([200, read.body, before]);
  });

  test("writes once when it is sent twice, and nothing when the values that are now there are sent", async () => {
    const { patch, tenant } = await sending(operation, row);
    const [before, records] = [await rows(), (await recordsOf(service, tenant.id)).length];
    const changed = await patch(row.change);
    const [after, version] = [await rows(), await versionOf(tenant)];
    expect(changed.status).toBe(200);
    expect(after).not.toEqual(before);
    expect((await recordsOf(service, tenant.id)).length).toBeGreaterThan(records);
    const again = await patch(row.change);
    expect([again.status, again.body, await versionOf(tenant), await rows()]).toEqual([200, changed.body, version, after]);
    const present = await patch(row.present(changed.body));
    expect([present.status, present.body, await rows()]).toEqual([200, changed.body, after]);
  });
});

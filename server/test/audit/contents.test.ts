// What records say of their resources stands beside the log: sealed, within the reach of an erasure, and covered by the chain.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { quoteSearches } from "../../src/backoffice/data-protection/cross-tenant-functions.ts";
import { AS_APPLICATION } from "../../src/platform/database/role.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { type Protecting, protectingOf } from "../data-protection/protecting.ts";
import { call } from "../harness/client.ts";
import { testEncryption } from "../harness/encryption.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

const EMAIL = "lucia.campos@correo.example";
const { ring } = testEncryption;

describe.each([
  ["sealed", true],
  ["in clear text", false],
])("contents that are %s", (_, encrypts) => {
  let service: TestService;
  let owner: pg.Client;
  let tenant: Tenant;
  let admin: string;
  let protecting: Protecting;
  beforeAll(async () => {
    service = await startService({ encryptRequests: encrypts, logLevel: "error" });
    protecting = await protectingOf(service, encrypts);
    owner = new pg.Client({ connectionString: service.database.url });
    await owner.connect();
    tenant = await createTenant(service.database.url);
    admin = await service.token("admin", tenant.id);
    await api("POST", "blocklists", { list_type: "email", value: EMAIL, reason: "reported by the bank" });
    await api("POST", "blocklists", { list_type: "email", value: "other@correo.example" });
  });
  afterAll(async () => {
    await owner.end();
    await protecting.close();
    await service.close();
  });

  const api = (method: string, path: string, body?: object) =>
    call(`${service.url}/api/v1/${path}`, { method, key: admin, ...(body === undefined ? {} : { body }) });
  const records = async () => (await api("GET", "audit-log")).body.data as { sequence: number; before: object | null; after: { value?: string } | null }[];

  /** The findings after statements that are undone. */
  async function findingsAfter(...statements: [text: string, ...values: unknown[]][]): Promise<readonly string[]> {
    await owner.query("BEGIN");
    try {
      for (const [text, ...values] of statements) await owner.query(text, values);
      const findings = await verifyLog(Object.assign(Object.create(owner), { query: uncommitted }) as pg.Client, tenant.id, [], ring);
      return findings.findings;
    } finally {
      await owner.query("ROLLBACK");
    }
  }
  /** The verifier's statements within the transaction of the test. */
  const uncommitted = (text: string | pg.QueryConfig, values?: unknown[]) =>
    typeof text === "string" && /^(BEGIN|COMMIT)/.test(text) ? Promise.resolve() : owner.query(text as string, values);

  test("are answered by the API, and the log holds them as salted hashes", async () => {
    expect((await records())[0]?.after).toMatchObject({ value: "other@correo.example" });
    expect((await records())[1]?.after).toMatchObject({ value: EMAIL, reason: "reported by the bank" });
    const log = await service.database.query("SELECT entry::text FROM audit_log");
    expect(JSON.stringify(log)).not.toContain(EMAIL);
    const contents = JSON.stringify(await service.database.query("SELECT contents FROM audit_contents"));
    expect(contents.includes(EMAIL)).toBe(!encrypts);
  });

  test("are verified: what is changed, exchanged or missing is found", async () => {
    expect(await verifyLog(owner, tenant.id, [], ring)).toMatchObject({ findings: [], erased: 0, unread: 0 });
    const { rows } = await owner.query(
      "SELECT l.sequence::int, c.id FROM audit_contents c JOIN audit_log l USING (organization_id, id) WHERE organization_id = $1 ORDER BY 1",
      [tenant.id],
    );
    const [first, second] = [rows.at(-2), rows.at(-1)];
    const at = (what: string): string[] => [`the contents of record ${first.sequence} ${what}`];
    expect(await findingsAfter([`UPDATE audit_contents SET contents = '{"before":null,"after":{"value":"x"}}' WHERE id = $1`, first.id])).toEqual(
      at("were changed"),
    );
    expect(await findingsAfter(["UPDATE audit_contents SET salt = decode('00', 'hex') WHERE id = $1", first.id])).toEqual(at("were changed"));
    expect(await findingsAfter(["DELETE FROM audit_contents WHERE id = $1", first.id])).toEqual(at("are missing"));
    // one character of the sealed text is changed; clear contents are replaced by text that is not a JSON object
    const damaged = "UPDATE audit_contents SET contents = overlay(contents::text placing 'A' from length(contents::text) - 12 for 1)::json WHERE id = $1";
    expect(await findingsAfter([damaged, first.id])).toEqual(at("were changed"));
    const exchanged = "UPDATE audit_contents a SET contents = b.contents, salt = b.salt FROM audit_contents b WHERE a.id = $1 AND b.id = $2";
    expect(await findingsAfter([exchanged, first.id, second.id])).toEqual(at("were changed"));
  });

  test("cannot be changed by the service, which erases them whole and only for an erasure", async () => {
    const application = new pg.Client({ connectionString: service.database.url, options: AS_APPLICATION });
    await application.connect();
    try {
      await application.query("SELECT set_config('fraud_risk.organization_id', $1, false)", [tenant.id]);
      const { rows } = await application.query("SELECT id FROM audit_contents");
      const erasing = quoteSearches.find(({ table }) => table === "audit_contents")?.erase;
      const refused = expect.objectContaining({ code: "42501" });
      for (const text of ["UPDATE audit_contents SET contents = '{}'", "DELETE FROM audit_contents"])
        await expect(application.query(text)).rejects.toEqual(refused);
      const { rows: erased } = await application.query(erasing?.statement.text ?? "", [newId(), rows.map(({ id }) => id)]);
      expect(erased).toEqual([{ number: "0" }]);
    } finally {
      await application.end();
    }
  });

  test("are checked only with the keys of the installation, and without them the log says so", async () => {
    const { findings, unread } = await verifyLog(owner, tenant.id);
    expect([findings, unread > 0]).toEqual([[], encrypts]);
  });

  test("that quote an erased person are gone, the records stay, and the chain holds", async () => {
    const before = await records();
    const { body: request } = await api("POST", "data-subject-requests", {
      kind: "erasure",
      identifiers: [{ type: "email", value: EMAIL }],
      reason: "Letter 7",
    });
    while (await protecting.next());
    expect(protecting.errors).toEqual([]);
    const { body } = await api("GET", `data-subject-requests/${request.id}`);
    expect(body.report.tables).toContainEqual(expect.objectContaining({ table: "audit_contents", retained: [] }));
    const after = new Map((await records()).map((one) => [one.sequence, one]));
    for (const { sequence, after: value } of before)
      expect([sequence, after.get(sequence)?.after]).toEqual([sequence, JSON.stringify(value).includes(EMAIL) ? null : value]);
    const { findings, erased } = await verifyLog(owner, tenant.id, [], ring);
    expect([findings, erased > 0]).toEqual([[], true]);
  });
});

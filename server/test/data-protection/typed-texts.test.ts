// Whatever a person can type into, by the contract: an erasure leaves nobody in it, or its report says where and why.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { components } from "../../../generated/types.ts";
import type { Query } from "../../src/platform/data-keys/current.ts";
import { type SealedTable, sealedColumns, textsOn } from "../../src/platform/data-keys/sealed-texts.ts";
import { readConfig } from "../../src/platform/environment/config.ts";
import { secretsKeysOf } from "../../src/platform/keyrings/configured-secrets-keys.ts";
import { fixturesOf } from "../access/fixtures.ts";
import { requests } from "../access/requests.ts";
import { operationIds, ruleOf } from "../access/send.ts";
import { call } from "../harness/client.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Protecting, protectingOf } from "./protecting.ts";

const EMAIL = "maria.gonzalez@correo.example";
const document = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

const resolved = (schema: Schema): Schema => (schema.$ref === undefined ? schema : document.components.schemas[schema.$ref.split("/").at(-1) ?? ""]);

/** Does a schema accept the e-mail address as a text? */
function takesEmail(schema: Schema): boolean {
  const { type, format, pattern, enum: values, const: only, maxLength, anyOf = [], oneOf = [], allOf = [] } = resolved(schema);
  const parts = [...anyOf, ...oneOf, ...allOf];
  if (type === undefined && parts.length > 0) return (maxLength ?? EMAIL.length) >= EMAIL.length && parts.some(takesEmail);
  if (![type].flat().includes("string") || values !== undefined || only !== undefined || (format !== undefined && format !== "email")) return false;
  return (maxLength ?? EMAIL.length) >= EMAIL.length && (pattern === undefined || new RegExp(pattern, "u").test(EMAIL));
}

/** References of other systems and people of the organization: they name a payment, a shop or a colleague, whatever is written there. */
const REFERENCES = new Set([
  "order_id",
  "payment_id",
  "external_id",
  "provider",
  "provider_payment_id",
  "provider_dispute_id",
  "reason_code",
  "assignee",
  "regulator",
]);

type Path = readonly string[];

/** Paths of a body where the e-mail address fits. */
function textsOf(schema: Schema, path: Path = [], depth = 0): Path[] {
  const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = resolved(schema);
  const here = Object.entries(properties).flatMap(([name, property]) =>
    REFERENCES.has(name) ? [] : takesEmail(property) ? [[...path, name]] : depth < 3 ? textsOf(property, [...path, name], depth + 1) : [],
  );
  return [...here, ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => textsOf(part, path, depth))];
}

/** The body with the e-mail address at a path. */
function filled(body: unknown, [name = "", ...rest]: Path): unknown {
  const holder = (body ?? {}) as Record<string, unknown>;
  return { ...holder, [name]: rest.length === 0 ? EMAIL : filled(holder[name], rest) };
}

const bodyOf = (path: string, method: string): Schema | undefined =>
  document.paths[path][method.toLowerCase()].requestBody?.content["application/json"]?.schema;

/** Columns in clear text although the installation encrypts, as server/docs/decisions/0023-stored-requests-are-encrypted.md lists them. */
const CLEAR: readonly string[] = [
  "api_keys.name",
  "assessments.facts",
  "assessments_earlier.facts",
  "connections.description",
  "custom_lists.description",
  "rule_versions.content",
  "submerchants.name",
  "webhook_endpoints.description",
];

describe.each([
  ["is encrypted", true],
  ["is in clear text", false],
])("where what is stored %s", (_, encrypts) => {
  let service: TestService;
  let protecting: Protecting;
  beforeAll(async () => {
    service = await startService({ logLevel: "error", encryptRequests: encrypts });
    protecting = await protectingOf(service, encrypts);
  });
  afterAll(async () => {
    await protecting.close();
    await service.close();
  });

  test("an erasure reaches every text that the contract lets people write", { timeout: 240_000 }, async () => {
    const tenant = await createTenant(service.database.url, { segment: "psp" });
    const admin = await service.token("admin", tenant.id);
    const stored = await written(service, tenant, admin);
    // texts of the resources that people write, among others
    expect(stored).toEqual(
      expect.arrayContaining([
        "createRule reason",
        "updateRule reason",
        "createSavedView name",
        "createKey name",
        "createCustomList description",
        "addReviewNote text",
      ]),
    );
    expect(stored.length).toBeGreaterThan(60);
    if (encrypts) expect(await quoting(service, tenant.id, false)).toEqual(CLEAR);
    const { body: request } = await call(`${service.url}/api/v1/data-subject-requests`, {
      key: admin,
      body: { kind: "erasure", identifiers: [{ type: "email", value: EMAIL }], reason: "Letter 118" },
    });
    while (await protecting.next());
    expect(protecting.errors).toEqual([]);
    const { body } = await call(`${service.url}/api/v1/data-subject-requests/${request.id}`, { key: admin });
    expect(body).toMatchObject({ status: "completed", failure: null });
    const retained = (body as components["schemas"]["DataSubjectRequest"]).report.tables.filter((one) => one.retained.length > 0).map(({ table }) => table);
    const left = tablesOf(await quoting(service, tenant.id, true));
    expect(left.filter((table) => !retained.includes(table))).toEqual([]);
    // what is retained on purpose, and nothing else
    expect(left.filter((table) => !["audit_log", "cases", "case_attachments", "case_comments", "rule_versions"].includes(table))).toEqual([]);
  });
});

/** Writes the e-mail address into every text of the contract; answers where it was stored. */
async function written(service: TestService, tenant: Tenant, admin: string): Promise<string[]> {
  const fixtures = fixturesOf(service.database, tenant.id);
  const stored: string[] = [];
  for (const id of operationIds) {
    const { path, method, permissions } = ruleOf(id);
    const schema = bodyOf(path, method);
    if (schema === undefined || permissions.length === 0 || id === "createDataSubjectRequest") continue;
    for (const text of textsOf(schema)) {
      const { path: parameters = {}, query = {}, body } = (await requests[id](fixtures)) as { path?: object; query?: object; body?: object };
      const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((parameters as Record<string, string>)[name] ?? ""));
      const address = `${service.url}${place}?${new URLSearchParams(query as Record<string, string>)}`;
      for (const key of [admin, tenant.secret]) {
        const { status } = await call(address, { method, key, body: filled(body, text) });
        if (status < 300) stored.push(`${id} ${text.join(".")}`);
        if (status < 300) break;
      }
    }
  }
  return stored;
}

const tablesOf = (columns: readonly string[]): string[] => [...new Set(columns.map((column) => column.split(".")[0] ?? ""))];

/** Columns of an organization that quote the person, in clear text or base64; `opened`: also sealed texts and requests. */
async function quoting({ database }: TestService, organizationId: string, opened: boolean): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT DISTINCT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND c.table_schema = 'public' AND c.column_name = 'organization_id' ORDER BY 1`,
  );
  const { open } = textsOn(database.query as Query, secretsKeysOf(readConfig({ SECRETS_KEYS })), false)(organizationId);
  const encoded = Buffer.from(EMAIL).toString("base64").replace(/=+$/, "");
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await database.query<{ row: Record<string, unknown> }>(`SELECT to_jsonb(t) AS row FROM ${name} t WHERE organization_id = $1`, [
      organizationId,
    ]);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const read = opened && Object.hasOwn(sealedColumns, name) ? await open(name as SealedTable, value) : value;
        const text = JSON.stringify(read)?.toLowerCase() ?? "";
        if (text.includes(EMAIL) || JSON.stringify(read)?.includes(encoded)) found.add(`${name}.${column}`);
      }
  }
  return [...found].sort();
}

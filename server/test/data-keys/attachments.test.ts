// Files of cases are stored as requests are: encrypted where those are, and gone with the key of their organization.
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eraseRequests } from "../../src/backoffice/data-protection/erasure.ts";
import { destroyUnused } from "../../src/platform/data-keys/destruction.ts";
import { addGeneration, reencrypt } from "../../src/platform/data-keys/encrypt-stored-rows.ts";
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";
import { caseIn, casesOf } from "../cases/cases-of.ts";
import { type Files, filesOf, samples } from "../cases/files-of.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { keyOf } from "../secrets/keys.ts";

const OLD = keyOf("old", 2);
const nothing = (): void => undefined;

let database: TestDatabase;
let owner: pg.Client;
let tenant: Tenant;
let open: TestService[];
beforeEach(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  tenant = await createTenant(database.url);
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((service) => service.close()));
  await owner.end();
  await database.close();
});

async function serviceWith(ring: readonly SecretsKey[], encryptRequests = true): Promise<{ files: Files; newCase: () => Promise<string> }> {
  const service = await startService({ secretsKeys: ring, encryptRequests }, database);
  open.push(service);
  const key = await service.token("analyst", tenant.id);
  return { files: filesOf(service.url, key), newCase: () => caseIn(casesOf(service.url, key), "borrador") };
}

const rows = () =>
  database.query<{ clear: Buffer | null; sealed: Buffer | null; generation: number | null }>(
    "SELECT content AS clear, content_sealed AS sealed, content_key AS generation FROM case_attachments ORDER BY id",
  );

test("a copy of the table does not show the content, and a download does", async () => {
  const { files, newCase } = await serviceWith([OLD]);
  const caseId = await newCase();
  const { body } = await files.add(caseId, "llamada.txt", "secreto de María\n");
  const [row] = await rows();
  expect([row?.clear, row?.generation, row?.sealed?.toString("utf8").includes("secreto")]).toEqual([null, 1, false]);
  expect((await files.download(caseId, body.id)).bytes.toString()).toBe("secreto de María\n");
});

test("a file that is copied to another row does not decrypt, and one without its key can be downloaded once the key is there", async () => {
  const { files, newCase } = await serviceWith([OLD]);
  const caseId = await newCase();
  const [one, other] = [await files.add(caseId, "a.txt", "uno\n"), await files.add(caseId, "b.txt", "dos\n")];
  await database.query("UPDATE data_keys SET key_id = 'lost'");
  expect((await files.download(caseId, one.body.id)).status).toBe(503);
  await database.query("UPDATE data_keys SET key_id = 'old'");
  expect((await files.download(caseId, one.body.id)).bytes.toString()).toBe("uno\n");
  await database.query("UPDATE case_attachments SET content_sealed = (SELECT content_sealed FROM case_attachments WHERE id = $1) WHERE id = $2", [
    one.body.id,
    other.body.id,
  ]);
  expect((await files.download(caseId, other.body.id)).status).toBe(503);
});

test("files in clear text and of an older data key are encrypted with the newest, and the old key is destroyed only then", async () => {
  const { files, newCase } = await serviceWith([OLD], false);
  const caseId = await newCase();
  const added = [];
  for (let index = 0; index < 9; index += 1) added.push((await files.add(caseId, `${index}.png`, Buffer.concat([samples.png, Buffer.from([index])]))).body.id);
  expect((await rows()).every(({ clear }) => clear !== null)).toBe(true);
  // nine files, their names, and the contents of the records of the case and of each file
  expect(await reencrypt(owner, [OLD], tenant.id, nothing)).toBe(28);
  expect(await addGeneration(owner, [OLD], tenant.id)).toBe(2);
  await owner.query("UPDATE data_keys SET created_at = now() - interval '1 hour'");
  expect(await destroyUnused(owner, tenant.id)).toBe(1);
  expect(await reencrypt(owner, [OLD], tenant.id, nothing)).toBe(28);
  expect(await destroyUnused(owner, tenant.id)).toBe(0);
  expect((await rows()).map(({ clear, generation }) => [clear, generation])).toEqual(Array(9).fill([null, 2]));
  for (const [index, id] of added.entries()) expect((await files.download(caseId, id)).bytes.at(-1)).toBe(index);
});

test("an erasure of the organization deletes its files, and no other's", async () => {
  const { files, newCase } = await serviceWith([OLD], false);
  const caseId = await newCase();
  await files.add(caseId, "a.txt", "uno\n");
  const other = await createTenant(database.url);
  await eraseRequests(owner, other.id, "operator", nothing);
  expect(await rows()).toHaveLength(1);
  await eraseRequests(owner, tenant.id, "operator", nothing);
  expect(await rows()).toEqual([]);
  expect((await files.list(caseId)).body.data).toEqual([]);
});

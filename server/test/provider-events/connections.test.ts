// Connections to card processors: made, listed, removed. Their secrets are sealed and never shown.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { own } from "../outcomes/payer.ts";
import { connectStripe, stripeEvent } from "./sender.ts";

let service: TestService;
let admin: string;

beforeAll(async () => {
  service = await startService();
  admin = await service.token("admin");
});
afterAll(() => service.close());

const api = (path: string, options: { key?: string; method?: string; body?: object } = {}) =>
  call(`${service.url}/api/v1/connections${path}`, { key: admin, ...options });

test("one that is made says where Stripe is to send its events, and not its secret", async () => {
  const { status, body, text } = await api("", { body: { processor: "stripe", webhook_secret: "whsec_never_shown_again", description: "Main account" } });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      processor: "stripe",
      description: "Main account",
      webhook_path: `/api/webhooks/stripe?connection=${body.id}`,
      assess_on_events: false,
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    },
  ]);
  expect(text).not.toContain("never_shown");
  const listed = await api("");
  expect(listed.body.data[0]).toEqual(body);
  expect(listed.text).not.toContain("never_shown");
});

test("its secret is sealed in the database, and in no log", async () => {
  const { body } = await api("", { body: { processor: "stripe", webhook_secret: "whsec_sealed_away" } });
  const [row] = await service.database.query<{ purpose: string; sealed: Buffer }>("SELECT purpose, sealed FROM secrets WHERE owner_id = $1", [body.id]);
  expect([row?.purpose, row?.sealed.includes("whsec_")]).toEqual(["processor", false]);
  const audited = await service.database.query<{ entry: string }>(
    "SELECT entry::text AS entry FROM audit_log UNION ALL SELECT contents::text FROM audit_contents",
  );
  expect([audited.some(({ entry }) => entry.includes("sealed_away")), service.logged().includes("sealed_away")]).toEqual([false, false]);
});

test("they are listed newest first, page by page", async () => {
  const made: string[] = [];
  for (let i = 0; i < 3; i++) made.push((await connectStripe(service, admin)).id);
  const first = (await api("?limit=2")).body;
  const next = (await api(`?limit=2&cursor=${first.next_cursor}`)).body;
  expect([...first.data, ...next.data].map(({ id }: { id: string }) => id).slice(0, 3)).toEqual(made.toReversed());
});

test("removing one rejects its events at once, and deletes its secrets; its earlier events remain", async () => {
  const account = await connectStripe(service, admin);
  const { body } = await account.send(stripeEvent("customer.created", {}));
  const removed = await api(`/${account.id}`, { method: "DELETE" });
  expect([removed.status, removed.body.id]).toEqual([200, account.id]);
  const refused = await account.send(stripeEvent("customer.created", {}));
  expect([refused.status, refused.body.error.code]).toEqual([404, "NOT_FOUND"]);
  expect(await service.database.query("SELECT FROM secrets WHERE owner_id = $1", [account.id])).toEqual([]);
  expect(await service.database.query("SELECT FROM provider_events WHERE id = $1", [body.event_id])).toHaveLength(1);
  expect((await api(`/${account.id}`, { method: "DELETE" })).status).toBe(404);
});

test("making and removing one is written down", async () => {
  const { id } = await connectStripe(service, admin);
  const { body: view } = await api(`/${id}`, { method: "DELETE" });
  const log = await call(`${service.url}/api/v1/audit-log?resource_type=connection&resource_id=${id}`, { key: admin });
  expect(log.body.data).toMatchObject([
    { action: "connection.removed", actor: { type: "session", role: "admin" }, before: view, after: null },
    { action: "connection.created", actor: { type: "session", role: "admin" }, before: null, after: view },
  ]);
});

describe("a connection is refused", () => {
  test.each([
    [{ processor: "adyen", webhook_secret: "whsec_12345678" }, "processor"],
    [{ processor: "stripe" }, "webhook_secret"],
    [{ processor: "stripe", webhook_secret: "short" }, "webhook_secret"],
    [{ processor: "stripe", webhook_secret: "whsec_with a space" }, "webhook_secret"],
  ])("%j", async (body, path) => {
    const answer = await api("", { body });
    expect([answer.status, answer.body.error.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
  });

  test("to a viewer, an analyst and every key", async () => {
    const body = { processor: "stripe", webhook_secret: `whsec_${own("s")}` };
    for (const key of [await service.token("viewer"), await service.token("analyst"), service.tenant.secret, service.tenant.ingest])
      expect((await api("", { key, body })).status).toBe(403);
  });
});

test("another organization's is not there", async () => {
  const stranger = await createTenant(service.database.url);
  const key = await service.token("admin", stranger.id);
  const { id } = await connectStripe(service, admin);
  const unknown = await api(`/${newId()}`, { method: "DELETE", key });
  const theirs = await api(`/${id}`, { method: "DELETE", key });
  expect([theirs.status, theirs.text, (await api("", { key })).body.data]).toEqual([404, unknown.text, []]);
});

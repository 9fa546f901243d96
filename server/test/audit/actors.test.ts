// Every actor that the identity provider authenticates can be recorded.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { AUDIENCE, type Kit, newKit } from "../sessions/kit.ts";
import { recordsOf } from "./log.ts";

let kit: Kit;
let service: TestService;
beforeAll(async () => {
  kit = await newKit(() => service.tenant.id);
  service = await startService({ oidcIssuer: kit.issuer.url, oidcAudience: AUDIENCE });
});
afterAll(async () => {
  await service.close();
  await kit.close();
});

const change = (key: string): Promise<TestAnswer> => call(`${service.url}/api/v1/keys`, { key, body: { type: "secret", name: "Server" } });

test.each([
  ["of the usual form", "auth0|64b7c1"],
  ["with quotes and a backslash", `o'Neil "\\"`],
  ["that looks like SQL", "'); DELETE FROM audit_log; --"],
  ["of another script", "пользователь-7"],
  ["of 255 characters beyond the first plane's", "\u{1F9D1}".repeat(127)],
])("a person %s", async (_, sub) => {
  const answer = await change(kit.with({ sub }));
  expect(answer.status).toBe(201);
  const { entry } = (await recordsOf(service, service.tenant.id)).at(-1) ?? expect.fail("no record");
  expect([entry.actor, entry.resource_id]).toEqual([{ type: "session", id: sub, role: "admin" }, answer.body.id]);
});

test.each(["auth0|64b7c1", `o'Neil"\\"`, "пользователь-7"])("what %s did can be looked for", async (sub) => {
  const { body } = await change(kit.with({ sub }));
  const found = await call(`${service.url}/api/v1/audit-log?${new URLSearchParams({ actor_id: sub, resource_id: body.id })}`, { key: kit.with({}) });
  expect(found.body.data).toMatchObject([{ actor: { id: sub } }]);
});

// URLSearchParams, and so our own SDK, writes a space as +; people write @ as it is
test.each(["actor_id=Ana+Admin", "actor_id=ana@correo.mx"])("a person can be looked for in a usual spelling: %s", async (query) => {
  await change(kit.with({ sub: new URLSearchParams(query).get("actor_id") }));
  const found = await call(`${service.url}/api/v1/audit-log?${query}`, { key: kit.with({}) });
  expect([found.status, found.body.data?.length]).toEqual([200, 1]);
});

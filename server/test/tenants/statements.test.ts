// Every statement of the service is sent as the application role, from the first to the last. The watcher that checks whether the database is
// there is the one exception: it reads nothing.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { CredentialKind } from "../../../generated/credentials.ts";
import { keyPermissions } from "../../../generated/credentials.ts";
import { APPLICATION_ROLE } from "../../src/platform/database/role.ts";
import { type Fixtures, fixturesOf } from "../access/fixtures.ts";
import { operationIds, requestOf, ruleOf, send, successOf } from "../access/send.ts";
import { tokensOf } from "../access/tokens.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { type Connection, watchConnections } from "./watched.ts";

let service: TestService;
let everything: ReadonlyMap<unknown, Connection>;
/** Statements of connections without the name of the service, sent while it served. */
let unnamed: string[];
/** Server processes of the connections that the service had open, as the database counts them. */
let open: number[];
let rolesAtTheEnd: string[];

const isNamed = ({ application }: Connection): boolean => application?.startsWith("fraud-risk") === true;
const named = (): Connection[] => [...everything.values()].filter(isNamed);

beforeAll(async () => {
  everything = watchConnections();
  service = await startService({ trustProxy: "loopback" });
  const { id } = await createTenant(service.database.url, { segment: "psp" });
  const calls = await allCalls(fixturesOf(service.database, id), await tokensOf(service, id));
  const before = new Map([...everything.values()].map((connection) => [connection, connection.statements.length]));
  for (const call of calls) await call();
  unnamed = [...everything.values()].filter((one) => !isNamed(one)).flatMap((one) => one.statements.slice(before.get(one) ?? 0));
  const processes = await service.database.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'fraud-risk%'",
  );
  open = processes.map(({ pid }) => pid);
  rolesAtTheEnd = await Promise.all(
    named()
      .filter(({ pid }) => pid !== undefined && open.includes(pid))
      .map(({ roleNow }) => roleNow()),
  );
  await service.close();
});
afterAll(() => vi.restoreAllMocks());

/** Every operation with every kind of credential that opens it. */
async function allCalls(fixtures: Fixtures, token: Awaited<ReturnType<typeof tokensOf>>): Promise<(() => Promise<void>)[]> {
  const credentialOf = async (kind: CredentialKind): Promise<string> =>
    kind === "session" ? token({ role: "admin" }) : (await fixtures.key({ kind, permissions: keyPermissions[kind] })).value;
  // what others need ends with the membership: it comes last
  const calls = operationIds
    .toSorted((one, other) => Number(one === "leaveNetwork") - Number(other === "leaveNetwork"))
    .flatMap((id) => (ruleOf(id).credentials.length === 0 ? [undefined] : ruleOf(id).credentials).map((kind) => ({ id, kind })));
  const made: (() => Promise<void>)[] = [];
  // one after the other: which review is the next one depends on the order of the payments
  for (const { id, kind } of calls) {
    const request = await requestOf(id, fixtures);
    const authorization = kind && `Bearer ${await credentialOf(kind)}`;
    made.push(async () => expect([id, kind, (await send(service.url, id, request, authorization)).status]).toEqual([id, kind, successOf(id)]));
  }
  return made;
}

test("the connections of the service are in the application role at their first statement", async () => {
  for (const { role, application, statements } of named())
    expect([application, await role, statements[0]]).toEqual([application, APPLICATION_ROLE, statements[0]]);
});

test("they are in it still after every operation", () => {
  expect(rolesAtTheEnd.length).toBeGreaterThanOrEqual(3);
  expect(new Set(rolesAtTheEnd)).toEqual(new Set([APPLICATION_ROLE]));
});

test("no statement changes the role", () => {
  const change = /\b(SET|RESET)\s+((LOCAL|SESSION)\s+)?(ROLE|SESSION\s+AUTHORIZATION|ALL)\b|\bDISCARD\b|set_config\(\s*'(role|session)/i;
  expect(named().flatMap(({ statements }) => statements.filter((statement) => change.test(statement)))).toEqual([]);
});

test("all pools of the service were used, from the queries at the start to the writes at the shutdown", () => {
  expect(new Set(named().map(({ application }) => application))).toEqual(
    new Set(["fraud-risk-start", "fraud-risk", "fraud-risk-assess", "fraud-risk-management"]),
  );
  expect(named().some(({ statements }) => statements.some((statement) => statement.includes("note_key_use")))).toBe(true);
});

test("a connection without a name of the service only checks whether the database is available", () => {
  const checks = ["SELECT 1", "SELECT current_setting('transaction_read_only') AS read_only"];
  expect(new Set([...unnamed, ...checks])).toEqual(new Set(checks));
});

test("the database knows of no connection of the service but these", () => {
  const seen = named().map(({ pid }) => pid);
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter((pid) => !seen.includes(pid))).toEqual([]);
});

// The access matrix: every operation of the contract with every kind and state of credential, by the contract's own table.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../../generated/operations.ts";
import type { TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { credentialsFor, type Mint, type Presented, unknownKinds } from "./credentials.ts";
import { type Fixtures, fixturesOf } from "./fixtures.ts";
import { requests } from "./requests.ts";
import { type Expected, expectedOf, expectedOfWrong } from "./rules.ts";
import { codeOf, detailsOf, operationIds, requestOf, ruleOf, send, wrongRequest } from "./send.ts";
import { tokensOf } from "./tokens.ts";

let service: TestService;
let fixturesFor: (authorization: string | undefined) => Fixtures;
let mint: Mint;
beforeAll(async () => {
  service = await startService({ trustProxy: "loopback", logLevel: "warn" });
  const { id } = await createTenant(service.database.url, { segment: "psp" });
  const fixtures = fixturesOf(service.database, id);
  fixturesFor = (authorization) => fixturesOf(service.database, id, undefined, personOf(authorization));
  mint = { key: remembered(async (wish) => (await fixtures.key(wish)).value), token: remembered(await tokensOf(service, id)) };
});
afterAll(() => service.close());

/** Credentials are made once, and used at every operation. */
function remembered<Wish>(make: (wish: Wish) => Promise<string>): (wish: Wish) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  return (wish) => {
    const name = JSON.stringify(wish);
    const value = made.get(name) ?? make(wish);
    made.set(name, value);
    return value;
  };
}

/** `npm run check` presents every credential at every operation; `npm test` every sixth one, at each operation others. */
const isOfSuite = (operation: number, credential: number): boolean => process.env.TESTS === "long" || (operation + credential) % 6 === 0;

const cases = (expected: typeof expectedOf) =>
  operationIds.flatMap((id, operation) =>
    credentialsFor(id)
      .filter((_, credential) => isOfSuite(operation, credential))
      .map((presented) => {
        const { status, code } = expected(id, presented.worth);
        return { id, presented, expected: { status, code }, name: presented.name, says: `${status}${code === undefined ? "" : ` ${code}`}` };
      }),
  );

describe("access is what the contract's table says", () => {
  test.each(cases(expectedOf))("$id with $name is $says", async ({ id, presented, expected }) => {
    const presents = await authorization(presented);
    await check(id, await send(service.url, id, await requestOf(id, fixturesFor(presents)), presents), expected);
  });
});

describe("access is decided before anything is said about the request", () => {
  test.each(cases(expectedOfWrong))("$id, all wrong, with $name is $says", async ({ id, presented, expected }) => {
    await check(id, await send(service.url, id, wrongRequest(id), await authorization(presented)), expected);
  });
});

/** The subject of a session's token; undefined for other credentials. */
function personOf(presented: string | undefined): string | undefined {
  const claims = presented?.split(".")[1];
  if (claims === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(claims, "base64url").toString()).sub;
  } catch {
    return undefined;
  }
}

const authorization = ({ authorization: make }: Presented): Promise<string | undefined> => make(mint);

async function check(id: OperationId, answer: TestAnswer, expected: Expected): Promise<void> {
  expect({ status: answer.status, code: codeOf(id, answer) }).toEqual(expected);
  if (expected.code !== undefined) expect(ruleOf(id).errorCodes).toContain(expected.code);
  if (expected.code === "FORBIDDEN") expect(detailsOf(id, answer).required_permissions).toEqual(ruleOf(id).permissions);
  const [limit, remaining, reset] = ["Limit", "Remaining", "Reset"].map((name) => answer.headers.get(`X-RateLimit-${name}`));
  for (const value of [limit, remaining, reset]) expect(value).toMatch(/^\d+$/);
  expect(Number(remaining)).toBeLessThanOrEqual(Number(limit));
  expect(answer.headers.get("X-Request-Id")).toBeTruthy();
}

describe("the matrix is whole", () => {
  test.each(operationIds)("%s has a request that succeeds", (id) => {
    expect(Object.hasOwn(requests, id)).toBe(true);
  });

  test("no request is of an operation that the contract does not have", () => {
    expect(Object.keys(requests).filter((id) => !operationIds.some((known) => known === id))).toEqual([]);
  });

  test("every kind of credential is presented", () => {
    expect(unknownKinds).toEqual([]);
  });

  test("every operation is open to somebody and, unless it is public, closed to somebody", () => {
    for (const id of operationIds) {
      const statuses = credentialsFor(id).map(({ worth }) => expectedOf(id, worth).status < 300);
      expect([id, statuses.includes(true), statuses.includes(false)]).toEqual([id, true, ruleOf(id).credentials.length > 0]);
    }
  });
});

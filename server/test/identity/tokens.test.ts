// Codes, and the tokens that they and the service's own start are good for.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { people, type RunningIdentity, runningIdentity } from "./running-identity.ts";
import { exchange, newRequest, newVisitor, signIn, tokensOf } from "./visitor.ts";

let running: RunningIdentity;
let issuer: string;
beforeAll(async () => {
  running = await runningIdentity();
  issuer = running.identity.issuer();
});
afterAll(() => running.close());

describe("a code", () => {
  const code = async (request: ReturnType<typeof newRequest>) => (await signIn(newVisitor(), issuer, "org_1:admin", request)).searchParams.get("code") ?? "";

  test("is good once", async () => {
    const request = newRequest(issuer);
    const used = await code(request);
    expect((await exchange(issuer, used, request.verifier)).status).toBe(200);
    expect(await exchange(issuer, used, request.verifier)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  test.each([
    ["another verifier", { code_verifier: "a".repeat(43) }],
    ["another redirect URI", { redirect_uri: "http://localhost:5173/other" }],
  ])("is refused with %s", async (_, changes) => {
    const request = newRequest(issuer);
    expect(await exchange(issuer, await code(request), request.verifier, changes)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  test("can be exchanged by scripts on the developer's machine, and by none from elsewhere", async () => {
    const from = (origin: string) =>
      fetch(`${issuer}/token`, { method: "POST", headers: { Origin: origin }, body: new URLSearchParams({ client_id: "dashboard" }) });
    expect((await from("http://localhost:5173")).headers.get("Access-Control-Allow-Origin")).toBe("http://localhost:5173");
    expect((await from("https://evil.example")).headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

describe("a token without a sign-in", () => {
  const account = people[2] ?? expect.fail();

  test("is verified like one of a sign-in and says the same", async () => {
    const claims = await running.verify(await running.identity.tokenFor(account, 60));
    const signedIn = await running.verify((await tokensOf(issuer, account.subject)).body.access_token ?? "");
    expect(Object.keys(claims).toSorted()).toEqual(Object.keys(signedIn).toSorted());
    const { exp: _, iat: __, jti: ___, ...lasting } = signedIn;
    expect(claims).toMatchObject(lasting);
  });

  test.each([60, 86_400])("is valid for %d seconds on request", async (seconds) => {
    const { exp = 0, iat = 0 } = await running.verify(await running.identity.tokenFor(account, seconds));
    expect(exp - iat).toBe(seconds);
  });

  test("can be one that has expired", async () => {
    await expect(running.verify(await running.identity.tokenFor(account, -1))).rejects.toMatchObject({ code: "ERR_JWT_EXPIRED" });
  });
});

test("an audience that is a plain name, and no address, is that of the tokens all the same", async () => {
  const plain = await runningIdentity({ audience: "sandbox api" });
  const { body } = await tokensOf(plain.identity.issuer(), "org_1:admin");
  expect((await plain.verify(body.access_token ?? "")).aud).toBe("sandbox api");
  await plain.close();
});

// Three hundred malformed tokens, against a key set that holds every kind of member that is no key: each is 401 in the contract's shape, none is a fault
// of the service, and all together cause one fetch of the keys.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { badClaims } from "./bad-claims.ts";
import { badForms } from "./bad-forms.ts";
import { badHeaders } from "./bad-headers.ts";
import { badSignatures } from "./bad-signatures.ts";
import { bytesOf, token, withSegment } from "./forge.ts";
import { AUDIENCE, type Kit, newKit } from "./kit.ts";
import { noKeys } from "./no-keys.ts";

let kit: Kit;
let service: TestService;
beforeAll(async () => {
  kit = await newKit(() => service.tenant.id);
  kit.issuer.publish(...(Object.values(noKeys) as never[]), kit.rsa.jwk, kit.ec.jwk, kit.ed.jwk, kit.plainRsa.jwk, kit.p384.jwk, kit.p521.jwk, kit.k256.jwk);
  service = await startService({ oidcIssuer: kit.issuer.url, oidcAudience: AUDIENCE, logLevel: "warn" });
});
afterAll(async () => {
  await service.close();
  await kit.close();
});

/** Good tokens with one character of a segment replaced, at sixteen places of each, and cut off at as many. */
function damaged(): [string, string][] {
  const good = kit.with({});
  return ([0, 1, 2] as const).flatMap((place) =>
    Array.from({ length: 16 }, (_, index): [string, string][] => {
      const bytes = bytesOf(good, place);
      const at = Math.floor((bytes.length * (index + 0.5)) / 16);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << (index % 8));
      return [
        [`segment ${place} with a bit turned over at ${at}`, withSegment(good, place, changed.toString("base64url"))],
        [`segment ${place} cut off at ${at}`, withSegment(good, place, bytes.subarray(0, at).toString("base64url"))],
      ];
    }).flat(),
  );
}

/** Good in all but the member of the key set that they name. */
const underNoKey = (): [string, string][] =>
  Object.keys(noKeys).map((name) => [`signed under ${name}`, token(kit.rsa, kit.claims(), { kid: "member", jti: name })]);

test("three hundred malformed tokens are 401 each, none is a fault, and the keys are fetched once", { timeout: 120_000 }, async () => {
  const tables = Object.entries({ ...badSignatures, ...badHeaders, ...badClaims, ...badForms }).map(([name, make]): [string, string] => [name, make(kit)]);
  const corpus = [...tables, ...damaged(), ...underNoKey()];
  expect(corpus.length).toBeGreaterThanOrEqual(300);
  const wrong: unknown[] = [];
  for (const [name, value] of corpus) {
    const { status, body } = await call(`${service.url}/api/v1/organization`, { key: value });
    if (status !== 401 || body.error.code !== "UNAUTHORIZED") wrong.push([name, status, body?.error?.code]);
  }
  expect(wrong).toEqual([]);
  expect(kit.issuer.requests).toEqual({ discovery: 1, keys: 1 });
  expect((await call(`${service.url}/api/v1/organization`, { key: kit.with({}) })).status).toBe(200);
  expect(service.logged()).not.toContain("unexpected failure");
});

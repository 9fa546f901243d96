// A service with an issuer of one key, and the clock by which the service fetches keys in the test's hand.
import { call, type TestAnswer } from "../harness/client.ts";
import type { TestDatabase } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Clock, holdClock } from "./clock.ts";
import { newKey, type SigningKey, token } from "./forge.ts";
import { type Issuer, startIssuer } from "./issuer.ts";
import { AUDIENCE } from "./kit.ts";

/** Time (ms) for which a set that was just fetched is not fetched again, and after which it is in any case. */
export const COOLDOWN = 30_000;
export const MAX_AGE = 600_000;

/** The scene. */
export interface Scene {
  readonly issuer: Issuer;
  readonly service: TestService;
  readonly clock: Clock;
  /** The issuer's key. */
  readonly key: SigningKey;
  /** A token that is good if its key is. */
  readonly tokenOf: (key: SigningKey, subject?: string, header?: object) => string;
  /** Presents a token, of the issuer's key unless another is given. */
  readonly send: (value?: string, address?: string, target?: TestService) => Promise<TestAnswer>;
  readonly close: () => Promise<void>;
}

/** Opens a scene over a database. Callers' addresses come from a header, so that one machine can be many callers. */
export async function openScene(database: TestDatabase): Promise<Scene> {
  const key = await newKey("ES256", "old");
  const issuer = await startIssuer(key.jwk);
  const service = await startService({ oidcIssuer: issuer.url, oidcAudience: AUDIENCE, trustProxy: "loopback" }, database);
  const clock = holdClock();
  const tokenOf: Scene["tokenOf"] = (signer, sub = "auth0|64b7c1", header = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return token(signer, { iss: issuer.url, aud: AUDIENCE, sub, iat: now, exp: now + 3600, organization_id: service.tenant.id, role: "viewer" }, header);
  };
  return {
    issuer,
    service,
    clock,
    key,
    tokenOf,
    send: (value = tokenOf(key), address = "203.0.113.1", target = service) =>
      call(`${target.url}/api/v1/organization`, { key: value, headers: { "X-Forwarded-For": address } }),
    close: async () => {
      clock.release();
      await service.close();
      await issuer.close();
    },
  };
}

/** Presents every token, `width` at a time; the statuses in order. */
export async function statusesOf(scene: Scene, tokens: readonly string[], width: number, addressOf?: (index: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  const rest = tokens.entries();
  const worker = async (): Promise<void> => {
    for (const [index, value] of rest) statuses[index] = (await scene.send(value, addressOf?.(index))).status;
  };
  await Promise.all(Array.from({ length: width }, worker));
  return statuses;
}

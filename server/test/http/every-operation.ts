// A service on which every operation can be called with a credential that it takes, in the name of a payment service provider.

import { keyPermissions } from "../../../generated/credentials.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { type Fixtures, fixturesOf } from "../access/fixtures.ts";
import { type AnyRequest, requestOf, ruleOf, send } from "../access/send.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";

/** The service, and its operations. */
export interface EveryOperation {
  readonly service: TestService;
  readonly organization: string;
  readonly fixtures: Fixtures;
  /** A request of the operation that succeeds. */
  readonly requestOf: (id: OperationId) => Promise<AnyRequest>;
  /** Sends a request with a credential that the operation takes and that may do everything. */
  readonly send: (id: OperationId, request: AnyRequest) => Promise<TestAnswer>;
  /** Sends text or bytes with headers that the test makes, and the same credential. */
  readonly raw: (id: OperationId, url: string, headers: Readonly<Record<string, string>>, body: string | Uint8Array) => Promise<TestAnswer>;
  readonly close: () => Promise<void>;
}

/** Starts it. */
export async function everyOperation(): Promise<EveryOperation> {
  const service = await startService({ trustProxy: "loopback", logLevel: "error" });
  const { id: organization } = await createTenant(service.database.url, { segment: "psp" });
  const fixtures = fixturesOf(service.database, organization);
  const secret = (await fixtures.key({ kind: "secret", permissions: keyPermissions.secret })).value;
  const ingest = (await fixtures.key({ kind: "ingest" })).value;
  const session = await service.token("admin", organization);
  const held: readonly string[] = keyPermissions.secret;

  function authorization(id: OperationId): string | undefined {
    const { credentials, permissions } = ruleOf(id);
    if (credentials.length === 0) return undefined;
    if (credentials.includes("ingest")) return `Bearer ${ingest}`;
    const byKey = credentials.includes("secret") && (permissions.length === 0 || permissions.some((permission) => held.includes(permission)));
    return `Bearer ${byKey ? secret : session}`;
  }

  return {
    service,
    organization,
    fixtures,
    requestOf: (id) => requestOf(id, fixtures),
    send: (id, request) => send(service.url, id, request, authorization(id)),
    raw: (id, url, headers, body) => {
      const credential = authorization(id);
      return call(url, {
        method: ruleOf(id).method.toUpperCase(),
        body,
        headers: { ...(credential === undefined ? {} : { Authorization: credential }), ...headers },
      });
    },
    close: () => service.close(),
  };
}

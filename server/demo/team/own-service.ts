// A service of the demo's own process over the sandbox's database: its clock is the simulated one, so that what people do is stored with the time of the month.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Role } from "../../../generated/credentials.ts";
import { createService } from "../../src/app.ts";
import type { Config } from "../../src/platform/environment/config.ts";
import { createLogger } from "../../src/platform/observability/log.ts";
import { accountsOf, createSandboxIdentity } from "../../src/sandbox/identity.ts";
import { createTeam, type Team } from "./team.ts";

/** Seconds for which a session is valid. */
const SESSION = 3600;

/** A service that answers this process only. */
export interface OwnService {
  /** The people of an organization. */
  readonly teamOf: (organizationId: string) => Team;
  readonly close: () => Promise<void>;
}

/** Starts it on a free port of the loopback interface. */
export async function startOwnService(settings: Config, url: string, ownerUrl: string): Promise<OwnService> {
  // its people are the sandbox's, whichever provider signs in others; the receiver of the demo's events is on this machine
  const config: Config = { ...settings, backgroundJobs: "separate", webhooksLocal: true, oidcIssuer: undefined, logLevel: "error" };
  const claims = { organization: config.oidcOrganizationClaim, role: config.oidcRoleClaim };
  const identity = await createSandboxIdentity(ownerUrl, claims, () => undefined);
  const service = await createService(config, url, createLogger(config.logLevel), identity);
  const server = createServer(service.messages, service.listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  identity.start(base);
  return {
    teamOf: (organizationId) => {
      const people = new Map(accountsOf({ id: organizationId, name: "the sandbox" }).map((account) => [account.role, account]));
      return createTeam(base, organizationId, (role: Role) => {
        const account = people.get(role);
        if (account === undefined) throw new Error(`nobody is ${role}`);
        return identity.tokenFor(account, SESSION);
      });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await Promise.all([service.close(), identity.close()]);
    },
  };
}

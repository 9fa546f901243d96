// Where a team works: before a service of the installation, with the jobs that its work needs, and a receiver of events. All of it stays on this machine.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Installation } from "../../replay/installation.ts";
import { createDispatcher } from "../../src/delivery/webhooks/dispatcher.ts";
import { createOutbound, type Outbound } from "../../src/delivery/webhooks/outbound.ts";
import { runNext } from "../../src/learning/backtests/job.ts";
import { calibrate } from "../../src/learning/calibration/calibration-job.ts";
import { lookAfter } from "../../src/learning/models/upkeep.ts";
import { createSenderPool } from "../../src/platform/database/pool.ts";
import type { Pooling } from "../../src/platform/database/pooling.ts";
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";
import type { Office } from "./occasion.ts";
import type { Team } from "./team.ts";

/** What an office is opened with. */
export interface OfficeParts {
  /** The database of the service. */
  readonly url: string;
  readonly pooling: Pooling;
  readonly secretsKeys: readonly SecretsKey[];
  readonly installation: Pick<Installation, "tenancy" | "credential" | "runJobs">;
  readonly team: Team;
  readonly provider: Team | undefined;
}

/** An office that is open. */
export interface OpenOffice extends Office {
  readonly close: () => Promise<void>;
}

const failed = (error: unknown): never => {
  throw error;
};

/** Opens an office. */
export async function openOffice({ url, pooling, secretsKeys, installation, team, provider }: OfficeParts): Promise<OpenOffice> {
  const { tenancy, credential, runJobs } = installation;
  const receiver = createServer((request, response) => {
    request.resume();
    response.setHeader("Content-Type", "application/json").end('{"received":true}');
  });
  await new Promise<void>((ready) => receiver.listen(0, "127.0.0.1", ready));
  const { port } = receiver.address() as AddressInfo;
  const pool = createSenderPool(url, pooling);
  const outbound = onThisMachine(createOutbound({ local: true }));
  const dispatcher = createDispatcher({ pool, outbound, secretsKeys, failed });
  const { signal } = new AbortController();
  return {
    team,
    provider,
    receiver: `http://127.0.0.1:${port}/hooks/pedidos`,
    deliver: async () => {
      while ((await dispatcher.step()) > 0);
    },
    backtest: async () => {
      while (await runNext({ pool, tenancy: async () => tenancy, failed }, signal));
    },
    fit: async () => {
      await runJobs();
      await lookAfter({ tenancy, fitsOfOthers: async () => [] }, credential.organizationId, signal);
      await calibrate({ pool }, credential.organizationId);
    },
    close: async () => {
      await dispatcher.stop();
      outbound.close();
      await pool.end();
      receiver.closeAllConnections();
      await new Promise((closed) => receiver.close(closed));
    },
  };
}

/** Sends to this machine; elsewhere nothing is sent, and the worker attempts it again when it runs. */
function onThisMachine({ post, close }: Outbound): Outbound {
  return {
    post: async (url, headers, body) =>
      new URL(url).hostname === "127.0.0.1"
        ? post(url, headers, body)
        : { latencyMs: 0, statusCode: null, failure: "forbidden_address", excerpt: null, retryAfter: undefined },
    close,
  };
}

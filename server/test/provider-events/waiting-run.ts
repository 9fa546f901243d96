// The job of waiting events, run by a test.

import { createNetworkHashes } from "../../src/controls/network/hashes.ts";
import { resolveDue, type WaitingJobParts } from "../../src/feedback/provider-events/waiting-job.ts";
import { unwatched } from "../../src/platform/database/availability.ts";
import { readConfig } from "../../src/platform/environment/config.ts";
import { networkKeysOf } from "../../src/platform/keyrings/network-keys.ts";
import { createTenancy } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { connectPool, type TestDatabase } from "../harness/database.ts";
import { testEncryption } from "../harness/encryption.ts";
import { identifiers } from "../harness/identifiers.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";

/** Resolves every waiting event whose recheck is stored, as if it were due. */
export async function resolveAllWaiting({ url }: Pick<TestDatabase, "url">): Promise<void> {
  const config = readConfig({ SECRETS_KEYS });
  const orm = await connectOrm(url, 30_000);
  const pool = connectPool(url);
  const parts: WaitingJobParts = {
    pool,
    tenancy: async () => createTenancy(orm, unwatched, identifiers, testEncryption),
    network: createNetworkHashes(networkKeysOf(config)),
    failed: (error) => {
      throw error;
    },
  };
  try {
    while (await resolveDue(parts, Date.now() + 60_000));
  } finally {
    await pool.end();
    await orm.close();
  }
}

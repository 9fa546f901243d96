// The configuration operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { assertWholeOrganization } from "../../platform/credentials/whole-organization.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import type { ConfigurationParts } from "./apply.ts";
import { completed } from "./document.ts";
import { assertMayReplace, readConfiguration, replaceConfiguration } from "./service.ts";

/** What a change is noted with where the caller gives no reason. */
const REASON = "Configuration document";

/** Implements the configuration operations: for callers of the whole organization only. */
export function configurationHandlers(
  tenancy: Tenancy,
  parts: ConfigurationParts,
): Pick<Handlers<RequestContext>, "readConfiguration" | "replaceConfiguration"> {
  return {
    readConfiguration: async (_input, context) => {
      assertWholeOrganization(actingOf(context).credential, "Configurations");
      const { document, etag } = await tenancy.within(actingOf(context), readConfiguration);
      return { status: 200, headers: { ETag: etag }, body: document };
    },
    replaceConfiguration: async ({ body, query, headers }, context) => {
      const { dry_run: dryRun = false, prune_lists: pruneLists = false, reason = REASON } = query ?? {};
      const acting = actingOf(context);
      assertWholeOrganization(acting.credential, "Configurations");
      if (!dryRun) assertMayReplace(acting.credential);
      const wish = { document: completed(body), ifMatch: headers["If-Match"], dryRun, pruneLists, reason };
      return { status: 200, body: await replaceConfiguration(tenancy, acting, parts, wish) };
    },
  };
}

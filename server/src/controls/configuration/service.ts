// The configuration of the caller's organization: read, compared, replaced.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { type Application, apply, type ConfigurationParts } from "./apply.ts";
import { differences, missing, required } from "./differences.ts";
import { type Configuration, readKnown } from "./document.ts";
import { etagOf } from "./etag.ts";

type Applied = components["schemas"]["ConfigurationApplied"];

/** A document to apply. */
export interface Replacement extends Application {
  readonly document: Configuration;
  /** The ETag that the document is based on, or `*`. */
  readonly ifMatch: string;
  readonly dryRun: boolean;
}

/** Throws FORBIDDEN for a caller that may only compare. */
export function assertMayReplace({ permissions }: Acting["credential"]): void {
  if (!permissions.has("configuration:write"))
    throw new ApiError("FORBIDDEN", {
      message: "Without the permission `configuration:write`, a configuration can only be compared: send dry_run=true.",
      details: { required_permissions: ["configuration:write"] },
    });
}

/** The configuration, and its ETag. */
export async function readConfiguration(tenant: Tenant): Promise<{ readonly document: Configuration; readonly etag: string }> {
  const { document } = await readKnown(tenant);
  return { document, etag: etagOf(document) };
}

/** Carries the answer of a dry run out of its transaction, which is rolled back. */
class DryRun extends Error {
  readonly applied: Applied;

  constructor(applied: Applied) {
    super("dry run");
    this.applied = applied;
  }
}

/**
 * Replaces the configuration in one transaction. A dry run does the same and rolls it back, so that it finds what a replacement would find. Throws CONFIGURATION_OUTDATED
 * where the document would change a configuration that it is not based on, INVALID_CONFIGURATION, VALIDATION_ERROR.
 */
export async function replaceConfiguration(tenancy: Tenancy, acting: Acting, parts: ConfigurationParts, wish: Replacement): Promise<Applied> {
  try {
    return await tenancy.change(acting, async (tenant) => {
      const applied = await replaced(tenant, parts, wish);
      if (wish.dryRun) throw new DryRun(applied);
      return applied;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.applied;
    throw error;
  }
}

async function replaced(tenant: Tenant, parts: ConfigurationParts, { document, ifMatch, dryRun, ...how }: Replacement): Promise<Applied> {
  const before = await readKnown(tenant);
  const etag = etagOf(before.document);
  // a repetition of what was applied already is no conflict (RFC 9110, section 13.1.1)
  const differs = differences(before.document, required(before.document, document, how.pruneLists)).length > 0;
  if (differs && ifMatch !== "*" && ifMatch !== etag) throw new ApiError("CONFIGURATION_OUTDATED", { details: { etag } });
  await apply(tenant, parts, before, document, how);
  const after = await readKnown(tenant);
  const done = differences(before.document, after.document);
  const applied: Applied = {
    dry_run: dryRun,
    changes: [...done, ...(how.pruneLists ? [] : retainedLists(before.document, document))],
    pending_approval: [...after.rules.values()].flatMap(({ code, pending_approval: pending }) => (pending === null ? [] : [code])).toSorted(),
    etag: etagOf(after.document),
  };
  if (done.length > 0)
    await recordChange(tenant, {
      action: "configuration.applied",
      resource: "organization",
      id: tenant.organizationId,
      before: { etag },
      after: { etag: applied.etag, reason: how.reason, changes: done.map(({ resource, id, change }) => ({ resource, id, change })) },
    });
  return applied;
}

const retainedLists = (before: Configuration, wanted: Configuration): Applied["changes"] =>
  missing(before, wanted).map((list) => ({ resource: "list", id: list.name, change: "retained", before: list, after: list }));

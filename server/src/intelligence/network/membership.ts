// Membership in the network: a choice of the organization. A change increments the organization's version, so that every process applies it.
import type { components } from "../../../../generated/types.ts";
import { type Change, changed, recordChange } from "../../accounts/audit/record.ts";
import { bumpVersion } from "../../accounts/organizations/version.ts";
import { instant } from "../../platform/database/instant.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { withdrawSignals } from "./store.ts";

type Membership = components["schemas"]["NetworkMembership"];
type Choice = components["schemas"]["NetworkMembershipSet"];

const NO_MEMBER: Membership = { member: false, contribute: false, consume: false, member_since: null };

/** The organization's membership. */
export async function readMembership({ query, organizationId }: Tenant): Promise<Membership> {
  const [row] = await query<Choice & { member_since: string }>("SELECT contribute, consume, member_since FROM network_members WHERE organization_id = $1", [
    organizationId,
  ]);
  return row === undefined ? NO_MEMBER : { member: true, contribute: row.contribute, consume: row.consume, member_since: instant(row.member_since) };
}

/** Joins the network, or changes the membership. The current choice is no change. Throws FORBIDDEN for a key of one submerchant. */
export async function setMembership(tenant: Tenant, { contribute, consume }: Choice): Promise<Membership> {
  assertOrganization(tenant);
  const before = await readMembership(tenant);
  if (before.member && before.contribute === contribute && before.consume === consume) return before;
  await tenant.query(
    `INSERT INTO network_members (organization_id, contribute, consume) VALUES ($1, $2, $3)
     ON CONFLICT (organization_id) DO UPDATE SET contribute = EXCLUDED.contribute, consume = EXCLUDED.consume`,
    [tenant.organizationId, contribute, consume],
  );
  const after = await readMembership(tenant);
  await recordMembership(tenant, before.member ? "network.membership_changed" : "network.joined", before, after);
  return after;
}

/** Ends the membership, and withdraws contributed signals. Throws FORBIDDEN for a key of one submerchant. */
export async function endMembership(tenant: Tenant): Promise<components["schemas"]["NetworkLeft"]> {
  assertOrganization(tenant);
  const before = await readMembership(tenant);
  const withdrawn = await withdrawSignals(tenant);
  await tenant.query("DELETE FROM network_members WHERE organization_id = $1", [tenant.organizationId]);
  if (before.member) await recordMembership(tenant, "network.left", before, NO_MEMBER, { withdrawn });
  return { ...NO_MEMBER, withdrawn };
}

/** Throws NETWORK_MEMBERSHIP_REQUIRED if the organization does not participate in this mode. */
export async function assertMember(tenant: Tenant, mode: "contribute" | "consume"): Promise<void> {
  const { [mode]: chosen } = await readMembership(tenant);
  if (!chosen) throw new ApiError("NETWORK_MEMBERSHIP_REQUIRED", { details: { needs: mode } });
}

function assertOrganization({ submerchantId }: Tenant): void {
  if (submerchantId !== null) throw new ApiError("FORBIDDEN", { message: "A key of one submerchant cannot change the organization's network membership." });
}

/** A membership affects decisions like a setting: record the change and increment the organization's version. */
async function recordMembership(tenant: Tenant, action: Change["action"], before: Membership, after: Membership, more: object = {}): Promise<void> {
  await bumpVersion(tenant);
  const change = changed({ network: before }, { network: { ...after, ...more } });
  if (change !== undefined) await recordChange(tenant, { action, resource: "organization", id: tenant.organizationId, ...change });
}

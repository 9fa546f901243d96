// Taking part in the network: the organization's choice. Its version grows with it, so that every process decides by it from then on.
import type { components } from "../../../../generated/types.ts";
import { type Change, changed, recordChange } from "../../accounts/audit/record.ts";
import { instant } from "../../platform/database/instant.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { bumpVersion } from "../../platform/tenants/version.ts";
import { withdrawSignals } from "./store.ts";

type Membership = components["schemas"]["NetworkMembership"];
type Choice = components["schemas"]["NetworkMembershipSet"];

const NO_MEMBER: Membership = { member: false, contribute: false, consume: false, member_since: null };

/** How the organization takes part. */
export async function readMembership({ query, organizationId }: Tenant): Promise<Membership> {
  const [row] = await query<Choice & { member_since: string }>("SELECT contribute, consume, member_since FROM network_members WHERE organization_id = $1", [
    organizationId,
  ]);
  return row === undefined ? NO_MEMBER : { member: true, contribute: row.contribute, consume: row.consume, member_since: instant(row.member_since) };
}

/** Takes part, or changes how. What was chosen already is no change. Throws FORBIDDEN for a key of one submerchant. */
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
  await tell(tenant, before.member ? "network.membership_changed" : "network.joined", before, after);
  return after;
}

/** Ends the membership, and withdraws what was contributed. Throws FORBIDDEN for a key of one submerchant. */
export async function endMembership(tenant: Tenant): Promise<components["schemas"]["NetworkLeft"]> {
  assertOrganization(tenant);
  const before = await readMembership(tenant);
  const withdrawn = await withdrawSignals(tenant);
  await tenant.query("DELETE FROM network_members WHERE organization_id = $1", [tenant.organizationId]);
  if (before.member) await tell(tenant, "network.left", before, NO_MEMBER, { withdrawn });
  return { ...NO_MEMBER, withdrawn };
}

/** Throws NETWORK_MEMBERSHIP_REQUIRED where the organization does not take part in this way. */
export async function assertMember(tenant: Tenant, way: "contribute" | "consume"): Promise<void> {
  const { [way]: chosen } = await readMembership(tenant);
  if (!chosen) throw new ApiError("NETWORK_MEMBERSHIP_REQUIRED", { details: { needs: way } });
}

function assertOrganization({ submerchantId }: Tenant): void {
  if (submerchantId !== null)
    throw new ApiError("FORBIDDEN", { message: "Taking part is the organization's choice: a key of one submerchant cannot change it." });
}

/** A membership decides like a setting: it is written down, and the organization's version grows. */
async function tell(tenant: Tenant, action: Change["action"], before: Membership, after: Membership, more: object = {}): Promise<void> {
  await bumpVersion(tenant);
  const change = changed({ network: before }, { network: { ...after, ...more } });
  if (change !== undefined) await recordChange(tenant, { action, resource: "organization", id: tenant.organizationId, ...change });
}

// Membership of the organization in the network. A change increments the organization's version, so that every process applies it from then on.
import type { components } from "../../../../generated/types.ts";
import { type Change, changed, recordChange } from "../../accounts/audit/record.ts";
import { instant } from "../../platform/database/instant.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { bumpVersion } from "../../platform/tenants/version.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { NetworkMember } from "./network-member.entity.ts";
import { withdrawSignals } from "./store.ts";

type Membership = components["schemas"]["NetworkMembership"];
type Choice = components["schemas"]["NetworkMembershipSet"];

const NO_MEMBER: Membership = { member: false, contribute: false, consume: false, member_since: null };

/** The organization's membership: read before every operation of the network, so without the unit of work. */
export async function readMembership(tenant: Tenant): Promise<Membership> {
  const row = await rowsOf(tenant, NetworkMember).select().select(["contribute", "consume", "member_since"]).executeTakeFirst();
  return row === undefined ? NO_MEMBER : { member: true, contribute: row.contribute, consume: row.consume, member_since: instant(row.member_since) };
}

function membershipOf(member: NetworkMember | null): Membership {
  if (member === null) return NO_MEMBER;
  const { contribute, consume, memberSince } = member;
  return { member: true, contribute, consume, member_since: memberSince.toISOString() };
}

/** Joins the network, or changes the membership. A membership that is the same already is left as it is. Throws FORBIDDEN for a key of one submerchant. */
export async function setMembership(tenant: Tenant, { contribute, consume }: Choice): Promise<Membership> {
  assertOrganization(tenant);
  const { em, organizationId, clock } = tenant;
  const known = await em.findOne(NetworkMember, { organizationId });
  const before = membershipOf(known);
  if (before.member && before.contribute === contribute && before.consume === consume) return before;
  const member =
    known === null ? em.create(NetworkMember, { organizationId, contribute, consume, memberSince: dateOf(clock) }) : em.assign(known, { contribute, consume });
  await em.flush();
  const after = membershipOf(member);
  await recordMembership(tenant, before.member ? "network.membership_changed" : "network.joined", before, after);
  return after;
}

/** Ends the membership, and withdraws the contributed signals. Throws FORBIDDEN for a key of one submerchant. */
export async function endMembership(tenant: Tenant): Promise<components["schemas"]["NetworkLeft"]> {
  assertOrganization(tenant);
  const { em, organizationId } = tenant;
  const member = await em.findOne(NetworkMember, { organizationId });
  const before = membershipOf(member);
  const withdrawn = await withdrawSignals(tenant);
  if (member !== null) {
    await em.remove(member).flush();
    await recordMembership(tenant, "network.left", before, NO_MEMBER, { withdrawn });
  }
  return { ...NO_MEMBER, withdrawn };
}

/** Throws NETWORK_MEMBERSHIP_REQUIRED unless the organization has this kind of membership. */
export async function assertMember(tenant: Tenant, kind: "contribute" | "consume"): Promise<void> {
  const { [kind]: chosen } = await readMembership(tenant);
  if (!chosen) throw new ApiError("NETWORK_MEMBERSHIP_REQUIRED", { details: { needs: kind } });
}

function assertOrganization({ submerchantId }: Tenant): void {
  if (submerchantId !== null)
    throw new ApiError("FORBIDDEN", { message: "Taking part is the organization's choice: a key of one submerchant cannot change it." });
}

/** A membership is a setting: it is recorded in the audit log and increments the organization's version. */
async function recordMembership(tenant: Tenant, action: Change["action"], before: Membership, after: Membership, more: object = {}): Promise<void> {
  await bumpVersion(tenant);
  const change = changed({ network: before }, { network: { ...after, ...more } });
  if (change !== undefined) await recordChange(tenant, { action, resource: "organization", id: tenant.organizationId, ...change });
}

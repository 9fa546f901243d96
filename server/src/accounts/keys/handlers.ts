// The key operations of the contract.

import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DAY, SECOND } from "../../platform/time/time.ts";
import { issueKey, listKeys, readKey, revokeKey, rotateKey } from "./service.ts";
import { keyView } from "./view.ts";

/** The submerchants that keys can be restricted to. */
export interface KeySubmerchants {
  /** Throws where the caller has no such submerchant. */
  readonly knownSubmerchant: (tenant: Tenant, id: string) => Promise<unknown>;
  /** The active submerchant that a field names; throws a named reference error where there is none. */
  readonly activeSubmerchant: (tenant: Tenant, id: string, field: string) => Promise<{ readonly id: string }>;
}

/** Implements the key operations. */
export function keyHandlers(
  tenancy: Tenancy,
  { knownSubmerchant, activeSubmerchant }: KeySubmerchants,
): Pick<Handlers<RequestContext>, "listKeys" | "createKey" | "readKey" | "revokeKey" | "rotateKey"> {
  return {
    listKeys: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => {
        if (query.submerchant_id !== undefined) await knownSubmerchant(tenant, query.submerchant_id);
        return { status: 200, body: await listKeys(tenant, query) };
      }),
    createKey: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => {
        const submerchant = body.submerchant_id === undefined ? null : await activeSubmerchant(tenant, body.submerchant_id, "submerchant_id");
        return { status: 201, body: await issueKey(tenant, body, submerchant?.id ?? null) };
      }),
    readKey: ({ path }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: keyView(await readKey(tenant, path), dateOf(tenant.clock)) })),
    revokeKey: ({ path }, context) => tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await revokeKey(tenant, path) })),
    rotateKey: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await rotateKey(tenant, path.id, body?.overlap_seconds ?? USUAL_OVERLAP) })),
  };
}

/** Default overlap (seconds), as in the contract. */
const USUAL_OVERLAP = DAY / SECOND;

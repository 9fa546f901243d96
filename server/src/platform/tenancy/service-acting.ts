// The service itself as the one who acts.
import { newId } from "../ids/uuid.ts";
import type { Acting } from "./tenancy.ts";

/** A background job that acts in the name of an organization, or of its submerchant; `job` is its name in the audit log. */
export function serviceActing(organizationId: string, job: string, submerchantId: string | null = null): Acting {
  return { credential: { kind: "service", id: job, organizationId, permissions: new Set(), submerchantId }, requestId: newId() };
}

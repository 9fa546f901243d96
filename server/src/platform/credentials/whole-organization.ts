// What belongs to the whole organization and to none of its submerchants.
import { ApiError } from "../errors/api-error.ts";

/** Throws FORBIDDEN for a caller that is one submerchant. `what` is the plural that begins the message, such as "Rules". */
export function assertWholeOrganization({ submerchantId }: { readonly submerchantId: string | null }, what: string): void {
  if (submerchantId !== null)
    throw new ApiError("FORBIDDEN", { message: `${what} belong to the whole organization: a caller of one submerchant neither sees nor changes them.` });
}

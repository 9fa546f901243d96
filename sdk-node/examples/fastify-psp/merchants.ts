// The provider's merchants: submerchants of the service, under the provider's own identifiers.
import { type FraudRisk, isApiError, type RequestBody } from "@fraud-risk/node";

/** A merchant to onboard. `external_id` is the provider's own identifier of it. */
export type NewMerchant = RequestBody<"createSubmerchant"> & { readonly external_id: string };

/** The provider's merchants. */
export interface Merchants {
  /** Registers a merchant; the same `external_id` again is the same merchant. Returns its submerchant id. */
  readonly onboard: (merchant: NewMerchant) => Promise<string>;
  /** Submerchant id of a merchant; undefined for an unknown one. */
  readonly find: (externalId: string) => Promise<string | undefined>;
}

/** Reads and registers merchants at the service. Ids never change, so they are remembered. */
export function createMerchants(client: FraudRisk): Merchants {
  const known = new Map<string, string>();
  const find = async (externalId: string): Promise<string | undefined> => {
    const id = known.get(externalId) ?? (await client.submerchants.list({ external_id: externalId })).data[0]?.id;
    if (id !== undefined) known.set(externalId, id);
    return id;
  };
  return {
    find,
    onboard: async (merchant) => {
      const id = await client.submerchants.create(merchant).then(
        (created) => created.id,
        (error: unknown) => (isApiError(error, "DUPLICATE") ? find(merchant.external_id) : Promise.reject(error)),
      );
      if (id === undefined) throw new Error(`${merchant.external_id} is registered and cannot be read`);
      known.set(merchant.external_id, id);
      return id;
    },
  };
}

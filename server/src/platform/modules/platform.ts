// What the folders of the platform contribute to the service.
import { addDataKey, dataKeysOf, wrappingKeys } from "../data-keys/cross-tenant-functions.ts";
import { StoredDataKey } from "../data-keys/stored-data-key.entity.ts";
import { RateWindow } from "../http/rate-window.entity.ts";
import { Installation } from "../keyrings/installation.entity.ts";
import { InstallationKey } from "../keyrings/installation-key.entity.ts";
import { Organization } from "../tenants/organization.entity.ts";
import { Submerchant } from "../tenants/submerchant.entity.ts";
import type { JobParts, Module } from "./module.ts";

export const platformModule = {
  entities: [Installation, InstallationKey, Organization, RateWindow, StoredDataKey, Submerchant],
  crossTenantFunctions: [dataKeysOf, addDataKey, wrappingKeys],
  jobs: async ({ pool }: JobParts) => [(await import("../http/rate-leases.ts")).rateWindowPurge(pool)],
} satisfies Module;

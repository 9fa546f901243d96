import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** A secret key of the installation, encrypted with the key ring. */
export const InstallationKey = defineEntity({
  name: "InstallationKey",
  tableName: "installation_keys",
  properties: {
    name: p.text().primary(),
    keyId: p.text(),
    sealed: p.blob(),
    createdAt: p.datetime().defaultRaw("now()"),
  },
});

export type InstallationKey = InferEntity<typeof InstallationKey>;

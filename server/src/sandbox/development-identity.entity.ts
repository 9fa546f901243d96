import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** Signing keys of the development identity provider: one row, in a sandbox. */
export const DevelopmentIdentity = defineEntity({
  name: "DevelopmentIdentity",
  tableName: "development_identity",
  properties: {
    singleton: p.boolean().primary().default(true).check("singleton"),
    /** A JSON Web Key Set (RFC 7517). */
    signingKeys: p.json<{ keys: object[] }>(),
  },
});

export type DevelopmentIdentity = InferEntity<typeof DevelopmentIdentity>;

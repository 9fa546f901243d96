import type { Step } from "../src/case.ts";

/** Makes a key of the first organization; a secret one unless `body` says otherwise. */
export const makeKey = (as: string, body: object = {}): Step => ({
  as,
  operation: "createKey",
  key: "admin",
  body: { type: "secret", name: `Contract: ${as}`, ...body },
});

/** Registers a submerchant of the provider. */
export const makeSubmerchant = (as: string, body: object = {}): Step => ({
  as,
  operation: "createSubmerchant",
  key: "pspSecret",
  body: { name: `Contract: ${as}`, country: "MX", ...body },
});

/** Makes a key of the submerchant that the step `of` registered. */
export const makeSubmerchantKey = (as: string, of: string, body: object = {}): Step => ({
  as,
  operation: "createSubmerchantKey",
  key: "pspSecret",
  path: { id: `{${of}.id}` },
  body: { type: "secret", name: `Contract: ${as}`, ...body },
});

/** Deactivates the submerchant that the step `of` registered. */
export const deactivate = (of: string): Step => ({ operation: "deactivateSubmerchant", key: "pspSecret", path: { id: `{${of}.id}` } });

/** Changes settings of the other organization, on which no other case depends. */
export const changeOther = (body: object, as?: string): Step => ({ as, operation: "updateOrganization", key: "otherAdmin", body });

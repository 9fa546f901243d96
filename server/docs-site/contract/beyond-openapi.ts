// What the site says beyond the OpenAPI document: the other generated modules, and two names that no document holds.
import { credentialKinds, keyPermissions, permissions, type Role, rolePermissions } from "../../../generated/credentials.ts";
import { discovery } from "../../../generated/discovery.ts";
import { type ErrorCode, type ErrorFacts, errors } from "../../../generated/errors.ts";
import { type OperationId, type OperationRule, operations } from "../../../generated/operations.ts";
import type { components } from "../../../generated/types.ts";
import type { GuideId } from "../guides/chapters.ts";
import type { ApiDocument } from "./document.ts";
import { changelogText } from "./files.ts";
import { type DocumentedSignal, documentedSignals } from "./signal-facts.ts";

/** Everything the site states that the OpenAPI document does not hold. */
export interface Facts {
  readonly errors: Readonly<Record<string, ErrorFacts>>;
  readonly credentials: Readonly<Record<string, { readonly prefix: string | null; readonly ratePerMinute: number }>>;
  readonly permissions: readonly string[];
  /** Permissions that a key of each kind can be given. */
  readonly keyPermissions: Readonly<Record<string, readonly string[]>>;
  readonly rolePermissions: Readonly<Record<Role, readonly string[]>>;
  readonly operations: Readonly<Record<string, OperationRule>>;
  /** Bodies of the discovery operations, by operation. */
  readonly catalogues: Readonly<Record<string, components["schemas"]["FieldCatalog"]>>;
  /** Values that still work and should no longer be sent, by schema, with the guide that explains them. */
  readonly deprecatedValues: Readonly<Record<string, { readonly values: readonly string[]; readonly guide: GuideId }>>;
  /** What stands on the left of a map, by the name of its field; a map that is not here goes from any text. */
  readonly mapKeys: Readonly<Record<string, string>>;
  readonly sdk: SdkFacts;
  readonly browserSdk: SdkFacts;
  readonly sandbox: { readonly domain: string; readonly signal: string; readonly failures: Readonly<Record<string, ErrorCode>> };
  /** Every signal of the catalogue. */
  readonly signals: readonly DocumentedSignal[];
  /** What changed in the software, in Markdown. */
  readonly changelog: () => string;
}

/** What snippets name of an SDK. */
export interface SdkFacts {
  readonly packageName: string;
  readonly clientName: string;
}

/** What a guide or a section is written from. */
export interface Source {
  readonly document: ApiDocument;
  readonly facts: Facts;
}

/** The operation that the guides walk through; it does not compile without it. */
export const guidedOperation = "assessPayin" satisfies OperationId;

/** The catalogue of that operation's request. */
export const guidedCatalogue = discovery.describePayin;

/** The facts of this version. */
export const currentFacts: Facts = {
  errors,
  credentials: credentialKinds,
  permissions,
  keyPermissions,
  rolePermissions,
  operations,
  catalogues: discovery,
  deprecatedValues: { AmountUnit: { values: guidedCatalogue.amount.deprecated_units, guide: "amounts" } },
  // `propertyNames` cannot name what it describes
  mapKeys: { signal_weights: "signal code" },
  sdk: { packageName: "@fraud-risk/node", clientName: "FraudRisk" },
  browserSdk: { packageName: "@fraud-risk/browser", clientName: "FraudRisk" },
  // Contract, section 16. The forced decisions come from the `Decision` schema; the forced failures are named here, their codes are checked by the compiler.
  sandbox: { domain: "sandbox.test", signal: "SANDBOX_OVERRIDE", failures: { timeout: "ASSESS_TIMEOUT", maintenance: "ASSESS_MAINTENANCE" } },
  signals: documentedSignals,
  changelog: changelogText,
};

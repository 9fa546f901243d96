import type { OperationId } from "../../generated/operations.ts";
import type { ContractCase } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { assessPayinCases, assessPayinSample } from "./assess-payin.ts";
import { assessPayinRefusals } from "./assess-payin-refusals.ts";
import { auditLogCases, listAuditLogSample } from "./audit-log.ts";
import { describePayinCases, describePayinSample } from "./describe-payin.ts";
import { keyLifeCases } from "./key-life.ts";
import { createKeySample, keyCases, listKeysSample, readKeySample, revokeKeySample, rotateKeySample } from "./keys.ts";
import { commonCases } from "./of-every-operation.ts";
import { organizationCases, readOrganizationSample, updateOrganizationSample } from "./organization.ts";
import { readHealthCases, readHealthSample } from "./read-health.ts";
import { createSubmerchantKeySample, listSubmerchantKeysSample, revokeSubmerchantKeySample, submerchantKeyCases } from "./submerchant-keys.ts";
import {
  createSubmerchantSample,
  deactivateSubmerchantSample,
  listSubmerchantsSample,
  readSubmerchantSample,
  submerchantCases,
  updateSubmerchantSample,
} from "./submerchants.ts";

/** A request of each operation that succeeds. A new operation does not compile without one. */
export const samples = {
  assessPayin: assessPayinSample,
  describePayin: describePayinSample,
  listKeys: listKeysSample,
  createKey: createKeySample,
  readKey: readKeySample,
  revokeKey: revokeKeySample,
  rotateKey: rotateKeySample,
  listSubmerchants: listSubmerchantsSample,
  createSubmerchant: createSubmerchantSample,
  readSubmerchant: readSubmerchantSample,
  updateSubmerchant: updateSubmerchantSample,
  deactivateSubmerchant: deactivateSubmerchantSample,
  listSubmerchantKeys: listSubmerchantKeysSample,
  createSubmerchantKey: createSubmerchantKeySample,
  revokeSubmerchantKey: revokeSubmerchantKeySample,
  readOrganization: readOrganizationSample,
  updateOrganization: updateOrganizationSample,
  listAuditLog: listAuditLogSample,
  readHealth: readHealthSample,
} as const satisfies { readonly [Id in OperationId]: Sample<Id, unknown> };

/** Every case of the suite. */
export const cases: readonly ContractCase[] = [
  ...readHealthCases,
  ...assessPayinCases,
  ...assessPayinRefusals,
  ...keyLifeCases,
  ...describePayinCases,
  ...keyCases,
  ...submerchantCases,
  ...submerchantKeyCases,
  ...organizationCases,
  ...auditLogCases,
  ...Object.values(samples).flatMap(commonCases),
];

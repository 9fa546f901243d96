import type { OperationId } from "../../generated/operations.ts";
import type { ContractCase } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { allowlistCases, createAllowlistEntrySample, listAllowlistEntriesSample, removeAllowlistEntrySample } from "./allowlists.ts";
import { assessPayinCases, assessPayinSample } from "./assess-payin.ts";
import { assessPayinRefusals } from "./assess-payin-refusals.ts";
import { auditLogCases, listAuditLogSample } from "./audit-log.ts";
import { blocklistChangeCases } from "./blocklist-changes.ts";
import { blocklistCheckCases, checkBlocklistSample } from "./blocklist-check.ts";
import {
  blocklistCases,
  createBlocklistEntrySample,
  listBlocklistEntriesSample,
  removeBlocklistEntrySample,
  updateBlocklistEntrySample,
} from "./blocklists.ts";
import { dossierCases, readCaseDossierSample } from "./case-dossiers.ts";
import { acknowledgeCaseSample, caseStepCases, readCaseHistorySample, submitCaseSample } from "./case-steps.ts";
import { caseWayCases } from "./case-way.ts";
import { caseCases, createCaseSample, listCasesSample, readCaseSample, updateCaseSample } from "./cases.ts";
import { describePayinCases, describePayinSample } from "./describe-payin.ts";
import { fraudReportEffectCases } from "./fraud-report-effects.ts";
import { fraudReportRefusals } from "./fraud-report-refusals.ts";
import { fraudReportCases, reportFraudSample } from "./fraud-reports.ts";
import { keyLifeCases } from "./key-life.ts";
import { createKeySample, keyCases, listKeysSample, readKeySample, revokeKeySample, rotateKeySample } from "./keys.ts";
import { listsInForceCases } from "./lists-in-force.ts";
import { commonCases } from "./of-every-operation.ts";
import { organizationCases, readOrganizationSample, updateOrganizationSample } from "./organization.ts";
import { outcomeEffectCases } from "./outcome-effects.ts";
import { outcomeRefusals } from "./outcome-refusals.ts";
import { outcomeCases, reportOutcomeSample } from "./outcomes.ts";
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
  reportOutcome: reportOutcomeSample,
  reportFraud: reportFraudSample,
  listBlocklistEntries: listBlocklistEntriesSample,
  createBlocklistEntry: createBlocklistEntrySample,
  updateBlocklistEntry: updateBlocklistEntrySample,
  removeBlocklistEntry: removeBlocklistEntrySample,
  checkBlocklist: checkBlocklistSample,
  listAllowlistEntries: listAllowlistEntriesSample,
  createAllowlistEntry: createAllowlistEntrySample,
  removeAllowlistEntry: removeAllowlistEntrySample,
  listCases: listCasesSample,
  createCase: createCaseSample,
  readCase: readCaseSample,
  updateCase: updateCaseSample,
  readCaseHistory: readCaseHistorySample,
  submitCase: submitCaseSample,
  acknowledgeCase: acknowledgeCaseSample,
  readCaseDossier: readCaseDossierSample,
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
  ...blocklistCases,
  ...blocklistChangeCases,
  ...blocklistCheckCases,
  ...allowlistCases,
  ...listsInForceCases,
  ...caseCases,
  ...caseWayCases,
  ...caseStepCases,
  ...dossierCases,
  ...outcomeCases,
  ...outcomeRefusals,
  ...outcomeEffectCases,
  ...fraudReportCases,
  ...fraudReportRefusals,
  ...fraudReportEffectCases,
  ...keyCases,
  ...submerchantCases,
  ...submerchantKeyCases,
  ...organizationCases,
  ...auditLogCases,
  ...Object.values(samples).flatMap(commonCases),
];

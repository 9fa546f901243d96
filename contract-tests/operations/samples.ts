import type { OperationId } from "../../generated/operations.ts";
import type { Sample } from "../src/sample.ts";
import { sample as acknowledgeCase } from "./acknowledgeCase/sample.ts";
import { sample as assessPayin } from "./assessPayin/sample.ts";
import { sample as assessPayout } from "./assessPayout/sample.ts";
import { sample as checkBlocklist } from "./checkBlocklist/sample.ts";
import { sample as contributeSignals } from "./contributeSignals/sample.ts";
import { sample as createAllowlistEntry } from "./createAllowlistEntry/sample.ts";
import { sample as createBlocklistEntry } from "./createBlocklistEntry/sample.ts";
import { sample as createCase } from "./createCase/sample.ts";
import { sample as createConnection } from "./createConnection/sample.ts";
import { sample as createKey } from "./createKey/sample.ts";
import { sample as createSubmerchant } from "./createSubmerchant/sample.ts";
import { sample as createSubmerchantKey } from "./createSubmerchantKey/sample.ts";
import { sample as createWebhookEndpoint } from "./createWebhookEndpoint/sample.ts";
import { sample as deactivateSubmerchant } from "./deactivateSubmerchant/sample.ts";
import { sample as describePayin } from "./describePayin/sample.ts";
import { sample as describePayout } from "./describePayout/sample.ts";
import { sample as explainAssessment } from "./explainAssessment/sample.ts";
import { sample as exportBlocklist } from "./exportBlocklist/sample.ts";
import { sample as importBlocklist } from "./importBlocklist/sample.ts";
import { sample as ingestProviderEvent } from "./ingestProviderEvent/sample.ts";
import { sample as leaveNetwork } from "./leaveNetwork/sample.ts";
import { sample as listAllowlistEntries } from "./listAllowlistEntries/sample.ts";
import { sample as listAssessments } from "./listAssessments/sample.ts";
import { sample as listAuditLog } from "./listAuditLog/sample.ts";
import { sample as listBlocklistEntries } from "./listBlocklistEntries/sample.ts";
import { sample as listCaseRecommendations } from "./listCaseRecommendations/sample.ts";
import { sample as listCases } from "./listCases/sample.ts";
import { sample as listConnections } from "./listConnections/sample.ts";
import { sample as listKeys } from "./listKeys/sample.ts";
import { sample as listNetworkSignals } from "./listNetworkSignals/sample.ts";
import { sample as listSubmerchantKeys } from "./listSubmerchantKeys/sample.ts";
import { sample as listSubmerchants } from "./listSubmerchants/sample.ts";
import { sample as listWebhookDeliveries } from "./listWebhookDeliveries/sample.ts";
import { sample as listWebhookEndpoints } from "./listWebhookEndpoints/sample.ts";
import { sample as queryNetwork } from "./queryNetwork/sample.ts";
import { sample as readAssessment } from "./readAssessment/sample.ts";
import { sample as readCalibration } from "./readCalibration/sample.ts";
import { sample as readCase } from "./readCase/sample.ts";
import { sample as readCaseDossier } from "./readCaseDossier/sample.ts";
import { sample as readCaseHistory } from "./readCaseHistory/sample.ts";
import { sample as readDailyStats } from "./readDailyStats/sample.ts";
import { sample as readHealth } from "./readHealth/sample.ts";
import { sample as readKey } from "./readKey/sample.ts";
import { sample as readNetwork } from "./readNetwork/sample.ts";
import { sample as readNetworkMembership } from "./readNetworkMembership/sample.ts";
import { sample as readOrganization } from "./readOrganization/sample.ts";
import { sample as readPreventionStats } from "./readPreventionStats/sample.ts";
import { sample as readSubmerchant } from "./readSubmerchant/sample.ts";
import { sample as readWebhookDelivery } from "./readWebhookDelivery/sample.ts";
import { sample as readWebhookEndpoint } from "./readWebhookEndpoint/sample.ts";
import { sample as receiveStripeEvent } from "./receiveStripeEvent/sample.ts";
import { sample as redeliverWebhook } from "./redeliverWebhook/sample.ts";
import { sample as removeAllowlistEntry } from "./removeAllowlistEntry/sample.ts";
import { sample as removeBlocklistEntry } from "./removeBlocklistEntry/sample.ts";
import { sample as removeConnection } from "./removeConnection/sample.ts";
import { sample as removeWebhookEndpoint } from "./removeWebhookEndpoint/sample.ts";
import { sample as reportFraud } from "./reportFraud/sample.ts";
import { sample as reportOutcome } from "./reportOutcome/sample.ts";
import { sample as resolveReview } from "./resolveReview/sample.ts";
import { sample as revokeKey } from "./revokeKey/sample.ts";
import { sample as revokeSubmerchantKey } from "./revokeSubmerchantKey/sample.ts";
import { sample as rotateKey } from "./rotateKey/sample.ts";
import { sample as rotateWebhookSecret } from "./rotateWebhookSecret/sample.ts";
import { sample as setNetworkMembership } from "./setNetworkMembership/sample.ts";
import { sample as submitCase } from "./submitCase/sample.ts";
import { sample as testWebhookEndpoint } from "./testWebhookEndpoint/sample.ts";
import { sample as updateBlocklistEntry } from "./updateBlocklistEntry/sample.ts";
import { sample as updateCase } from "./updateCase/sample.ts";
import { sample as updateOrganization } from "./updateOrganization/sample.ts";
import { sample as updateSubmerchant } from "./updateSubmerchant/sample.ts";
import { sample as updateWebhookEndpoint } from "./updateWebhookEndpoint/sample.ts";

/** A request of each operation that succeeds. A new operation does not compile without one. */
export const samples = {
  assessPayin,
  describePayin,
  assessPayout,
  describePayout,
  reportOutcome,
  reportFraud,
  listAssessments,
  readAssessment,
  resolveReview,
  explainAssessment,
  listBlocklistEntries,
  createBlocklistEntry,
  updateBlocklistEntry,
  removeBlocklistEntry,
  checkBlocklist,
  importBlocklist,
  exportBlocklist,
  listAllowlistEntries,
  createAllowlistEntry,
  removeAllowlistEntry,
  listCases,
  createCase,
  readCase,
  updateCase,
  readCaseHistory,
  submitCase,
  acknowledgeCase,
  readCaseDossier,
  listKeys,
  createKey,
  readKey,
  revokeKey,
  rotateKey,
  listSubmerchants,
  createSubmerchant,
  readSubmerchant,
  updateSubmerchant,
  deactivateSubmerchant,
  listSubmerchantKeys,
  createSubmerchantKey,
  revokeSubmerchantKey,
  listWebhookEndpoints,
  createWebhookEndpoint,
  readWebhookEndpoint,
  updateWebhookEndpoint,
  removeWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  readWebhookDelivery,
  redeliverWebhook,
  ingestProviderEvent,
  receiveStripeEvent,
  listConnections,
  createConnection,
  removeConnection,
  readOrganization,
  updateOrganization,
  listAuditLog,
  readPreventionStats,
  readDailyStats,
  listCaseRecommendations,
  readCalibration,
  readNetwork,
  contributeSignals,
  readNetworkMembership,
  setNetworkMembership,
  leaveNetwork,
  listNetworkSignals,
  queryNetwork,
  readHealth,
} as const satisfies { readonly [Id in OperationId]: Sample<Id, unknown> };

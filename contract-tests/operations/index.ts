import type { OperationId } from "../../generated/operations.ts";
import type { OperationFile } from "../src/operation-file.ts";
import * as acknowledgeCase from "./acknowledgeCase.ts";
import * as activateRule from "./activateRule.ts";
import * as addCaseAttachment from "./addCaseAttachment.ts";
import * as addCaseComment from "./addCaseComment.ts";
import * as addCustomListValues from "./addCustomListValues.ts";
import * as addReviewNote from "./addReviewNote.ts";
import * as approveApproval from "./approveApproval.ts";
import * as approveModel from "./approveModel.ts";
import * as approveRule from "./approveRule.ts";
import * as archiveRule from "./archiveRule.ts";
import * as assessPayin from "./assessPayin.ts";
import * as assessPayout from "./assessPayout.ts";
import * as assignReview from "./assignReview.ts";
import * as cancelBacktest from "./cancelBacktest.ts";
import * as checkBlocklist from "./checkBlocklist.ts";
import * as checkCustomListValue from "./checkCustomListValue.ts";
import * as checkRule from "./checkRule.ts";
import * as compareModel from "./compareModel.ts";
import * as contributeSignals from "./contributeSignals.ts";
import * as countAssessments from "./countAssessments.ts";
import * as createAllowlistEntry from "./createAllowlistEntry.ts";
import * as createBacktest from "./createBacktest.ts";
import * as createBlocklistEntry from "./createBlocklistEntry.ts";
import * as createCase from "./createCase.ts";
import * as createConnection from "./createConnection.ts";
import * as createCustomList from "./createCustomList.ts";
import * as createDataSubjectRequest from "./createDataSubjectRequest.ts";
import * as createKey from "./createKey.ts";
import * as createRule from "./createRule.ts";
import * as createSavedView from "./createSavedView.ts";
import * as createSubmerchant from "./createSubmerchant.ts";
import * as createSubmerchantKey from "./createSubmerchantKey.ts";
import * as createWebhookEndpoint from "./createWebhookEndpoint.ts";
import * as deactivateSubmerchant from "./deactivateSubmerchant.ts";
import * as describePayin from "./describePayin.ts";
import * as describePayout from "./describePayout.ts";
import * as downloadCaseAttachment from "./downloadCaseAttachment.ts";
import * as draftRule from "./draftRule.ts";
import * as explainAssessment from "./explainAssessment.ts";
import * as exportAssessments from "./exportAssessments.ts";
import * as exportBlocklist from "./exportBlocklist.ts";
import * as exportCustomListValues from "./exportCustomListValues.ts";
import * as fitModel from "./fitModel.ts";
import * as importBlocklist from "./importBlocklist.ts";
import * as importCustomListValues from "./importCustomListValues.ts";
import * as ingestProviderEvent from "./ingestProviderEvent.ts";
import * as leaveNetwork from "./leaveNetwork.ts";
import * as listAllowlistEntries from "./listAllowlistEntries.ts";
import * as listApprovals from "./listApprovals.ts";
import * as listAssessments from "./listAssessments.ts";
import * as listAuditLog from "./listAuditLog.ts";
import * as listBacktests from "./listBacktests.ts";
import * as listBlocklistEntries from "./listBlocklistEntries.ts";
import * as listCaseAttachments from "./listCaseAttachments.ts";
import * as listCaseComments from "./listCaseComments.ts";
import * as listCaseRecommendations from "./listCaseRecommendations.ts";
import * as listCases from "./listCases.ts";
import * as listConnections from "./listConnections.ts";
import * as listCustomLists from "./listCustomLists.ts";
import * as listCustomListValues from "./listCustomListValues.ts";
import * as listDataSubjectRecords from "./listDataSubjectRecords.ts";
import * as listDataSubjectRequests from "./listDataSubjectRequests.ts";
import * as listKeys from "./listKeys.ts";
import * as listModels from "./listModels.ts";
import * as listNetworkSignals from "./listNetworkSignals.ts";
import * as listReviewNotes from "./listReviewNotes.ts";
import * as listReviews from "./listReviews.ts";
import * as listRules from "./listRules.ts";
import * as listRuleVersions from "./listRuleVersions.ts";
import * as listSavedViews from "./listSavedViews.ts";
import * as listSubmerchantKeys from "./listSubmerchantKeys.ts";
import * as listSubmerchants from "./listSubmerchants.ts";
import * as listWebhookDeliveries from "./listWebhookDeliveries.ts";
import * as listWebhookEndpoints from "./listWebhookEndpoints.ts";
import * as proposeModel from "./proposeModel.ts";
import * as queryNetwork from "./queryNetwork.ts";
import * as readApproval from "./readApproval.ts";
import * as readAssessment from "./readAssessment.ts";
import * as readBacktest from "./readBacktest.ts";
import * as readBreakdown from "./readBreakdown.ts";
import * as readCalibration from "./readCalibration.ts";
import * as readCase from "./readCase.ts";
import * as readCaseDossier from "./readCaseDossier.ts";
import * as readCaseHistory from "./readCaseHistory.ts";
import * as readConfiguration from "./readConfiguration.ts";
import * as readCustomList from "./readCustomList.ts";
import * as readDailyStats from "./readDailyStats.ts";
import * as readDataSubjectRequest from "./readDataSubjectRequest.ts";
import * as readEntity from "./readEntity.ts";
import * as readHealth from "./readHealth.ts";
import * as readKey from "./readKey.ts";
import * as readModel from "./readModel.ts";
import * as readNetwork from "./readNetwork.ts";
import * as readNetworkMembership from "./readNetworkMembership.ts";
import * as readNetworkStatistics from "./readNetworkStatistics.ts";
import * as readOrganization from "./readOrganization.ts";
import * as readPreventionStatistics from "./readPreventionStatistics.ts";
import * as readPreventionStats from "./readPreventionStats.ts";
import * as readRule from "./readRule.ts";
import * as readRuleFacts from "./readRuleFacts.ts";
import * as readRulePerformance from "./readRulePerformance.ts";
import * as readRuleTemplates from "./readRuleTemplates.ts";
import * as readSession from "./readSession.ts";
import * as readSignals from "./readSignals.ts";
import * as readSubmerchant from "./readSubmerchant.ts";
import * as readWebhookDelivery from "./readWebhookDelivery.ts";
import * as readWebhookEndpoint from "./readWebhookEndpoint.ts";
import * as receiveStripeEvent from "./receiveStripeEvent.ts";
import * as recordOutcome from "./recordOutcome.ts";
import * as redeliverWebhook from "./redeliverWebhook.ts";
import * as rejectApproval from "./rejectApproval.ts";
import * as rejectModel from "./rejectModel.ts";
import * as releaseReview from "./releaseReview.ts";
import * as removeAllowlistEntry from "./removeAllowlistEntry.ts";
import * as removeBlocklistEntry from "./removeBlocklistEntry.ts";
import * as removeCaseAttachment from "./removeCaseAttachment.ts";
import * as removeConnection from "./removeConnection.ts";
import * as removeCustomList from "./removeCustomList.ts";
import * as removeCustomListValues from "./removeCustomListValues.ts";
import * as removeSavedView from "./removeSavedView.ts";
import * as removeWebhookEndpoint from "./removeWebhookEndpoint.ts";
import * as replaceConfiguration from "./replaceConfiguration.ts";
import * as reportAssessmentFraud from "./reportAssessmentFraud.ts";
import * as reportFraud from "./reportFraud.ts";
import * as reportOutcome from "./reportOutcome.ts";
import * as resolveReview from "./resolveReview.ts";
import * as resolveReviews from "./resolveReviews.ts";
import * as revokeKey from "./revokeKey.ts";
import * as revokeSubmerchantKey from "./revokeSubmerchantKey.ts";
import * as rollBackModel from "./rollBackModel.ts";
import * as rotateKey from "./rotateKey.ts";
import * as rotateWebhookSecret from "./rotateWebhookSecret.ts";
import * as setNetworkMembership from "./setNetworkMembership.ts";
import * as shadowRule from "./shadowRule.ts";
import * as streamEvents from "./streamEvents.ts";
import * as submitCase from "./submitCase.ts";
import * as summarizeReviews from "./summarizeReviews.ts";
import * as takeNextReview from "./takeNextReview.ts";
import * as testRule from "./testRule.ts";
import * as testWebhookEndpoint from "./testWebhookEndpoint.ts";
import * as undoReview from "./undoReview.ts";
import * as updateBlocklistEntry from "./updateBlocklistEntry.ts";
import * as updateCase from "./updateCase.ts";
import * as updateCustomList from "./updateCustomList.ts";
import * as updateOrganization from "./updateOrganization.ts";
import * as updateRule from "./updateRule.ts";
import * as updateSavedView from "./updateSavedView.ts";
import * as updateSubmerchant from "./updateSubmerchant.ts";
import * as updateWebhookEndpoint from "./updateWebhookEndpoint.ts";

/** The file of each operation. A new operation does not compile without one. */
export const operationFiles = {
  assessPayin,
  describePayin,
  assessPayout,
  describePayout,
  reportOutcome,
  reportFraud,
  listAssessments,
  exportAssessments,
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
  listCustomLists,
  createCustomList,
  readCustomList,
  updateCustomList,
  removeCustomList,
  listCustomListValues,
  addCustomListValues,
  removeCustomListValues,
  checkCustomListValue,
  importCustomListValues,
  exportCustomListValues,
  listCases,
  createCase,
  readCase,
  updateCase,
  readCaseHistory,
  streamEvents,
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
  listModels,
  proposeModel,
  fitModel,
  rollBackModel,
  readModel,
  compareModel,
  approveModel,
  rejectModel,
  listRules,
  createRule,
  checkRule,
  testRule,
  readRuleFacts,
  readRuleTemplates,
  readRule,
  updateRule,
  listRuleVersions,
  readRulePerformance,
  listBacktests,
  createBacktest,
  readBacktest,
  cancelBacktest,
  shadowRule,
  activateRule,
  approveRule,
  archiveRule,
  draftRule,
  readOrganization,
  updateOrganization,
  readConfiguration,
  replaceConfiguration,
  listDataSubjectRequests,
  createDataSubjectRequest,
  readDataSubjectRequest,
  listDataSubjectRecords,
  listAuditLog,
  readPreventionStats,
  readDailyStats,
  listCaseRecommendations,
  readCalibration,
  readNetworkStatistics,
  readPreventionStatistics,
  readBreakdown,
  readSession,
  readSignals,
  recordOutcome,
  reportAssessmentFraud,
  undoReview,
  resolveReviews,
  listReviewNotes,
  addReviewNote,
  readEntity,
  countAssessments,
  listCaseComments,
  addCaseComment,
  addCaseAttachment,
  downloadCaseAttachment,
  listCaseAttachments,
  removeCaseAttachment,
  listReviews,
  summarizeReviews,
  takeNextReview,
  assignReview,
  releaseReview,
  readNetwork,
  contributeSignals,
  readNetworkMembership,
  setNetworkMembership,
  leaveNetwork,
  listNetworkSignals,
  queryNetwork,
  listApprovals,
  readApproval,
  approveApproval,
  rejectApproval,
  listSavedViews,
  createSavedView,
  updateSavedView,
  removeSavedView,
  readHealth,
} as const satisfies { readonly [Id in OperationId]: OperationFile<Id> };

import { type ApiPromise, FraudRisk, isApiError, type OperationId, type SuccessBody } from "@fraud-risk/node";
import { describe, expect, test } from "vitest";
import { operationFiles } from "../operations/index.ts";
import { type Answer, readAnswer } from "./answer.ts";
import type { CaseRequest } from "./case.ts";
import { credentialOf, isSession } from "./keys.ts";
import { type Find, filledIn } from "./later.ts";
import { check } from "./response-check.ts";
import { takeSteps } from "./run-case.ts";
import type { AnySample } from "./sample.ts";
import { responseViolations } from "./targets/proxy.ts";
import type { Target } from "./targets/target.ts";

/** What a call takes: the sample's request of the operation, filled in. */
interface Sent<Id extends OperationId> {
  /** Of what the operation is about, wherever its request has it. */
  readonly id: string;
  readonly key_id: string;
  readonly attachment_id: string;
  readonly connection: string;
  readonly signature: string;
  readonly body: (typeof operationFiles)[Id]["sample"]["request"]["body"];
}

/** The method of each operation, called with the operation's sample. A new operation does not compile without one. */
const calls: { readonly [Id in OperationId]: (client: FraudRisk, sent: Sent<Id>) => ApiPromise<SuccessBody<Id>> } = {
  assessPayin: ({ assess }, { body }) => assess.payin(body),
  describePayin: ({ discovery }) => discovery.payin(),
  assessPayout: ({ assess }, { body }) => assess.payout(body),
  describePayout: ({ discovery }) => discovery.payout(),
  reportOutcome: ({ assess }, { body }) => assess.outcome(body),
  reportFraud: ({ fraud }, { body }) => fraud.report(body),
  listAssessments: ({ assessments }) => assessments.list({ decision: "review", limit: 10 }),
  countAssessments: ({ assessments }) => assessments.count({ outcome: "fraud" }),
  exportAssessments: ({ assessments }) => assessments.export({ decision: "decline", order: "oldest" }),
  readAssessment: ({ assessments }, { id }) => assessments.read(id),
  resolveReview: ({ assessments }, { id, body }) => assessments.review(id, body),
  explainAssessment: ({ assessments }, { id }) => assessments.explain(id, { language: "es" }),
  listBlocklistEntries: ({ blocklists }) => blocklists.list({ severity: "block", is_active: true, limit: 500 }),
  createBlocklistEntry: ({ blocklists }, { body }) => blocklists.create(body),
  updateBlocklistEntry: ({ blocklists }, { body }) => blocklists.update(body),
  removeBlocklistEntry: ({ blocklists }, { id }) => blocklists.remove({ id }),
  checkBlocklist: ({ blocklists }, { body }) => blocklists.check(body),
  importBlocklist: ({ blocklists }, { body }) => blocklists.import(body),
  exportBlocklist: ({ blocklists }) => blocklists.export({ list_type: "swift_bic" }),
  listAllowlistEntries: ({ allowlists }) => allowlists.list({ list_type: "customer_id", limit: 10 }),
  createAllowlistEntry: ({ allowlists }, { body }) => allowlists.create(body),
  removeAllowlistEntry: ({ allowlists }, { id }) => allowlists.remove({ id }),
  listCases: ({ cases }) => cases.list({ status: "borrador", from: "2020-01-01" }),
  createCase: ({ cases }, { body }) => cases.create(body),
  readCase: ({ cases }, { id }) => cases.read(id),
  updateCase: ({ cases }, { id, body }) => cases.update(id, body),
  listCaseComments: ({ cases }, { id }) => cases.comments(id, { limit: 10 }),
  addCaseComment: ({ cases }, { id, body }) => cases.addComment(id, body),
  listCaseAttachments: ({ cases }, { id }) => cases.attachments(id, { limit: 10 }),
  addCaseAttachment: ({ cases }, { id, body }) => cases.addAttachment(id, body, { file_name: "nota.txt" }),
  downloadCaseAttachment: ({ cases }, { id, attachment_id }) => cases.downloadAttachment(id, attachment_id),
  removeCaseAttachment: ({ cases }, { id, attachment_id }) => cases.removeAttachment(id, attachment_id),
  readCaseHistory: ({ cases }, { id }) => cases.history(id),
  submitCase: ({ cases }, { id }) => cases.submit(id),
  acknowledgeCase: ({ cases }, { id, body }) => cases.acknowledge(id, body),
  readCaseDossier: ({ cases }, { id }) => cases.dossier(id),
  listKeys: ({ keys }) => keys.list(),
  createKey: ({ keys }, { body }) => keys.create(body),
  readKey: ({ keys }, { id }) => keys.read(id),
  revokeKey: ({ keys }, { id }) => keys.revoke(id),
  rotateKey: ({ keys }, { id, body }) => keys.rotate(id, body),
  listSubmerchants: ({ submerchants }) => submerchants.list({ status: "active", limit: 10 }),
  listSavedViews: ({ savedViews }) => savedViews.list({ limit: 10 }),
  createSavedView: ({ savedViews }, { body }) => savedViews.create(body),
  updateSavedView: ({ savedViews }, { id, body }) => savedViews.update(id, body),
  removeSavedView: ({ savedViews }, { id }) => savedViews.remove(id),
  listCustomLists: ({ lists }) => lists.list({ limit: 10 }),
  createCustomList: ({ lists }, { body }) => lists.create(body),
  readCustomList: ({ lists }, { id }) => lists.read(id),
  updateCustomList: ({ lists }, { id, body }) => lists.update(id, body),
  removeCustomList: ({ lists }, { id }) => lists.remove(id),
  listCustomListValues: ({ listValues }, { id }) => listValues.list(id, { prefix: "cus_", limit: 10 }),
  addCustomListValues: ({ listValues }, { id, body }) => listValues.add(id, body),
  removeCustomListValues: ({ listValues }, { id, body }) => listValues.remove(id, body),
  checkCustomListValue: ({ listValues }, { id, body }) => listValues.check(id, body),
  importCustomListValues: ({ listValues }, { id, body }) => listValues.import(id, body, { mode: "append" }),
  exportCustomListValues: ({ listValues }, { id }) => listValues.export(id),
  createSubmerchant: ({ submerchants }, { body }) => submerchants.create(body),
  readSubmerchant: ({ submerchants }, { id }) => submerchants.read(id),
  updateSubmerchant: ({ submerchants }, { id, body }) => submerchants.update(id, body),
  deactivateSubmerchant: ({ submerchants }, { id }) => submerchants.deactivate(id),
  listSubmerchantKeys: ({ submerchantKeys }, { id }) => submerchantKeys.list(id),
  createSubmerchantKey: ({ submerchantKeys }, { id, body }) => submerchantKeys.create(id, body),
  revokeSubmerchantKey: ({ submerchantKeys }, { id, key_id }) => submerchantKeys.revoke(id, { key_id }),
  listWebhookEndpoints: ({ webhookEndpoints }) => webhookEndpoints.list({ limit: 10 }),
  createWebhookEndpoint: ({ webhookEndpoints }, { body }) => webhookEndpoints.create(body),
  readWebhookEndpoint: ({ webhookEndpoints }, { id }) => webhookEndpoints.read(id),
  updateWebhookEndpoint: ({ webhookEndpoints }, { id, body }) => webhookEndpoints.update(id, body),
  removeWebhookEndpoint: ({ webhookEndpoints }, { id }) => webhookEndpoints.remove(id),
  rotateWebhookSecret: ({ webhookEndpoints }, { id }) => webhookEndpoints.rotateSecret(id),
  testWebhookEndpoint: ({ webhookEndpoints }, { id, body }) => webhookEndpoints.test(id, body),
  listWebhookDeliveries: ({ webhookDeliveries }) => webhookDeliveries.list({ status: "pending", limit: 10 }),
  readWebhookDelivery: ({ webhookDeliveries }, { id }) => webhookDeliveries.read(id),
  redeliverWebhook: ({ webhookDeliveries }, { id }) => webhookDeliveries.redeliver(id),
  ingestProviderEvent: ({ events }, { body }) => events.ingest(body),
  receiveStripeEvent: ({ events }, { body, connection, signature }) => events.stripe(body, { connection }, { headers: { "Stripe-Signature": signature } }),
  listConnections: ({ connections }) => connections.list({ limit: 10 }),
  createConnection: ({ connections }, { body }) => connections.create(body),
  removeConnection: ({ connections }, { id }) => connections.remove(id),
  listModels: ({ models }) => models.list({ state: "shadow", limit: 10 }),
  proposeModel: ({ models }, { body }) => models.propose(body),
  fitModel: ({ models }, { body }) => models.fit(body),
  rollBackModel: ({ models }, { id, body }) => models.rollBack(id, body),
  readModel: ({ models }, { id }) => models.read(id),
  compareModel: ({ models }, { id }) => models.compare(id),
  approveModel: ({ models }, { id }) => models.approve(id),
  rejectModel: ({ models }, { id, body }) => models.reject(id, body),
  listRules: ({ rules }) => rules.list({ status: "live", limit: 10 }),
  createRule: ({ rules }, { body }) => rules.create(body),
  checkRule: ({ rules }, { body }) => rules.check(body),
  testRule: ({ rules }, { body }) => rules.test(body),
  readRuleFacts: ({ rules }) => rules.facts(),
  readRuleTemplates: ({ rules }) => rules.templates(),
  readRule: ({ rules }, { id }) => rules.read(id),
  updateRule: ({ rules }, { id, body }) => rules.update(id, body),
  listRuleVersions: ({ rules }, { id }) => rules.versions(id),
  listBacktests: ({ rules }) => rules.backtests({ limit: 10 }),
  createBacktest: ({ rules }, { body }) => rules.backtest(body),
  readBacktest: ({ rules }, { id }) => rules.readBacktest(id),
  cancelBacktest: ({ rules }, { id }) => rules.cancelBacktest(id),
  readRulePerformance: ({ rules }, { id }) => rules.performance(id),
  shadowRule: ({ rules }, { id, body }) => rules.shadow(id, body),
  activateRule: ({ rules }, { id, body }) => rules.activate(id, body),
  approveRule: ({ rules }, { id, body }) => rules.approve(id, body),
  archiveRule: ({ rules }, { id, body }) => rules.archive(id, body),
  draftRule: ({ rules }, { id, body }) => rules.draft(id, body),
  readOrganization: ({ organization }) => organization.read(),
  updateOrganization: ({ organization }, { body }) => organization.update(body),
  listApprovals: ({ approvals }) => approvals.list({ limit: 10 }),
  readApproval: ({ approvals }, { id }) => approvals.read(id),
  approveApproval: ({ approvals }, { id, body }) => approvals.approve(id, body),
  rejectApproval: ({ approvals }, { id, body }) => approvals.reject(id, body),
  readConfiguration: ({ configuration }) => configuration.read(),
  replaceConfiguration: ({ configuration }, { body }) => configuration.replace(body, { dry_run: true }, { headers: { "If-Match": "*" } }),
  listDataSubjectRequests: ({ dataSubjectRequests }) => dataSubjectRequests.list({ limit: 10 }),
  createDataSubjectRequest: ({ dataSubjectRequests }, { body }) => dataSubjectRequests.create(body),
  readDataSubjectRequest: ({ dataSubjectRequests }, { id }) => dataSubjectRequests.read(id),
  listDataSubjectRecords: ({ dataSubjectRequests }, { id }) => dataSubjectRequests.records(id, { limit: 10 }),
  listAuditLog: ({ auditLog }) => auditLog.list({ resource_type: "key", from: "2020-01-01T00:00:00Z" }),
  readPreventionStats: ({ merchant }) => merchant.preventionStats({ from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" }),
  readDailyStats: ({ merchant }) => merchant.dailyStats({ from: "2026-01-01", to: "2026-01-31", timezone: "America/Mexico_City" }),
  listCaseRecommendations: ({ merchant }) => merchant.caseRecommendations({ reason: "fraud_confirmed", limit: 10 }),
  readCalibration: ({ merchant }) => merchant.calibration({ flow: "payin" }),
  undoReview: ({ assessments }, { id }) => assessments.undoReview(id),
  resolveReviews: ({ assessments }, { body }) => assessments.resolveReviews(body),
  listReviewNotes: ({ assessments }, { id }) => assessments.notes(id, { limit: 10 }),
  listReviews: ({ reviews }) => reviews.list({ order: "riskiest", assigned: "nobody", limit: 10 }),
  summarizeReviews: ({ reviews }) => reviews.summary(),
  takeNextReview: ({ reviews }, { body }) => reviews.next(body),
  assignReview: ({ reviews }, { id, body }) => reviews.assign(id, body),
  releaseReview: ({ reviews }, { id }) => reviews.release(id),
  addReviewNote: ({ assessments }, { id, body }) => assessments.addNote(id, body),
  readEntity: ({ entities }) => entities.read("device", "contract-nowhere"),
  recordOutcome: ({ assessments }, { id, body }) => assessments.recordOutcome(id, body),
  reportAssessmentFraud: ({ assessments }, { id, body }) => assessments.reportFraud(id, body),
  readPreventionStatistics: ({ statistics }) => statistics.prevention({ from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" }),
  readBreakdown: ({ statistics }) => statistics.breakdown({ dimension: "country" }),
  readNetworkStatistics: ({ statistics }) => statistics.network(),
  readSignals: ({ models }) => models.signals(),
  streamEvents: ({ events }) => events.stream({ types: ["case.created"], max_seconds: 0 }),
  readSession: ({ session }) => session.read(),
  readNetwork: ({ network }) => network.stats(),
  contributeSignals: ({ network }, { body }) => network.contribute(body),
  readNetworkMembership: ({ network }) => network.membership(),
  setNetworkMembership: ({ network }, { body }) => network.join(body),
  leaveNetwork: ({ network }) => network.leave(),
  listNetworkSignals: ({ network }) => network.signals({ signal_type: "email", state: "active", limit: 10 }),
  queryNetwork: ({ network }, { body }) => network.query(body),
  readHealth: ({ health }) => health.read(),
};

/** Calls the method of an operation with its sample, once the sample's values are known. */
function callSample<Id extends OperationId>(operation: Id, client: FraudRisk, find: Find): ApiPromise<SuccessBody<Id>> {
  const { path, query, headers }: CaseRequest = filledIn(operationFiles[operation].sample.request, find);
  const { body }: Pick<Sent<Id>, "body"> = filledIn(operationFiles[operation].sample.request, find);
  const { key_id = "", connection = "" } = query ?? {};
  return calls[operation](client, {
    id: path?.id ?? path?.session_id ?? query?.id ?? "",
    key_id,
    attachment_id: path?.attachment_id ?? "",
    connection,
    signature: headers?.["Stripe-Signature"] ?? "",
    body,
  });
}

/** Calls every operation through the Node SDK, over real HTTP. */
export function describeSdk(started: () => Target): void {
  describe("through the Node SDK", () => {
    test.each(Object.keys(calls) as OperationId[])("%s resolves with the body that the contract describes", async (operation) => {
      const target = started();
      const { sample }: { readonly sample: AnySample } = operationFiles[operation];
      const find = await takeSteps(target, sample.before, operation, sample);
      const { client, answers } = recordingClient(target, filledIn(sample.request, find).key, sample.status);
      const { data, requestId } = await callSample(operation, client, find).withResponse();
      const [answer, ...more] = answers;
      if (answer === undefined || more.length > 0) throw new Error(`${answers.length} requests were sent; one was enough.`);
      expect([...check.operation(operation, answer), ...responseViolations(answer.headers)]).toEqual([]);
      expect(await read(data)).toEqual(answer.json ?? answer.text);
      expect(requestId).toBe(answer.headers.get("X-Request-Id"));
    });

    test("a refusal rejects with the typed error of its code", async () => {
      const { client, answers } = recordingClient(started(), "secret", 400);
      const error: unknown = await client.assess.payin({ ...operationFiles.assessPayin.sample.request.body, amount: -1 }).catch((thrown: unknown) => thrown);
      if (!isApiError(error, "VALIDATION_ERROR")) throw error;
      expect(error.details.fields?.length).toBeGreaterThan(0);
      expect(answers.flatMap((answer) => check.operation("assessPayin", answer))).toEqual([]);
    });

    test("a refusal in the flat shape rejects with the same kind of error", async () => {
      const { client, answers } = recordingClient(started(), "analyst", 400);
      const error: unknown = await client.cases.create({ ...operationFiles.createCase.sample.request.body, amount: -1 }).catch((thrown: unknown) => thrown);
      if (!isApiError(error, "VALIDATION_ERROR")) throw error;
      expect(error.message).not.toBe("");
      expect(error.details.fields?.length).toBeGreaterThan(0);
      expect(answers.flatMap((answer) => check.operation("createCase", answer))).toEqual([]);
    });
  });
}

/** A body; the text of one that is a stream. */
const read = async (data: unknown): Promise<unknown> => (data instanceof ReadableStream ? new Response(data).text() : data);

function recordingClient(target: Target, key: string | undefined, status: number) {
  const answers: Answer[] = [];
  const credential = key === undefined ? undefined : credentialOf(target.keys, key);
  const client = new FraudRisk({
    ...(credential !== undefined && isSession(credential) ? { sessionToken: credential } : { apiKey: credential }),
    baseUrl: target.address(status),
    maxRetries: 0,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      answers.push(await readAnswer(response.clone()));
      return response;
    },
  });
  return { client, answers };
}

// For every operation of the contract a request that succeeds. An operation without one does not compile, and fails by its name.
import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import type { Input } from "../../../generated/handlers.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { newOrder } from "../harness/client.ts";
import type { Fixtures } from "./fixtures.ts";

type Part<Name extends string, Value> = [Value] extends [never] | [undefined]
  ? { readonly [Key in Name]?: undefined }
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** A request of an operation, as its types are. */
export type RequestOf<Id extends OperationId> = Part<"path", Input<Id>["path"]> &
  Part<"query", Input<Id>["query"]> &
  Part<"headers", Input<Id>["headers"]> &
  Part<"body", Input<Id>["body"]>;

/** The requests. Each is about resources of its own, so that they can be sent in any order, in the name of a payment service provider. */
export const requests: { readonly [Id in OperationId]: (fixtures: Fixtures) => Promise<RequestOf<Id>> } = {
  assessPayin: async () => ({ body: { amount: 250.5, currency: "MXN", order_id: newOrder() } }),
  describePayin: async () => ({}),
  assessPayout: async () => ({ body: { amount: 250.5, currency: "MXN", order_id: newOrder(), beneficiary: { id: newOrder() } } }),
  describePayout: async () => ({}),
  reportOutcome: async ({ assessment }) => ({ body: { session_id: await assessment(), outcome: "captured" } }),
  reportFraud: async () => ({
    body: {
      incident_type: "phishing",
      amount: 48500.5,
      currency: "MXN",
      jurisdiction: "MX",
      indicators: [{ list_type: "customer_id", value: newOrder() }],
    },
  }),
  listAssessments: async () => ({}),
  countAssessments: async () => ({}),
  exportAssessments: async () => ({}),
  readAssessment: async ({ assessment }) => ({ path: { session_id: await assessment() } }),
  resolveReview: async ({ assessment }) => ({
    path: { session_id: await assessment("review") },
    body: { resolution: "approve", reason: "El titular confirmó." },
  }),
  undoReview: async ({ resolved }) => ({ path: { session_id: await resolved() } }),
  resolveReviews: async ({ assessment }) => ({
    body: { reviews: [{ session_id: await assessment("review"), resolution: "approve", reason: "El titular confirmó." }] },
  }),
  listReviews: async () => ({}),
  summarizeReviews: async () => ({}),
  takeNextReview: async () => ({ body: {} }),
  assignReview: async ({ assessment, colleague }) => ({
    path: { session_id: await assessment("review") },
    body: { assignee: await colleague(), take_over: true },
  }),
  releaseReview: async ({ assessment }) => ({ path: { session_id: await assessment("review") } }),
  listSavedViews: async () => ({}),
  createSavedView: async () => ({ body: { name: "Pagos grandes", filters: { review: "open" } } }),
  updateSavedView: async ({ savedView }) => ({ path: { id: await savedView() }, body: { name: "Pagos por revisar" } }),
  removeSavedView: async ({ savedView }) => ({ path: { id: await savedView() } }),
  listReviewNotes: async ({ assessment }) => ({ path: { session_id: await assessment() } }),
  addReviewNote: async ({ assessment }) => ({ path: { session_id: await assessment() }, body: { text: "Sin respuesta." } }),
  readEntity: async () => ({ path: { kind: "payer", value: newOrder() } }),
  recordOutcome: async ({ assessment }) => ({ path: { session_id: await assessment() }, body: { outcome: "captured" } }),
  reportAssessmentFraud: async ({ assessment }) => ({
    path: { session_id: await assessment() },
    body: { incident_type: "phishing", amount: 1, currency: "MXN", jurisdiction: "MX" },
  }),
  explainAssessment: async ({ assessment }) => ({ path: { session_id: await assessment() } }),
  listBlocklistEntries: async () => ({}),
  createBlocklistEntry: async () => ({ body: { list_type: "customer_id", value: newOrder() } }),
  updateBlocklistEntry: async ({ entry }) => ({ body: { id: await entry("block"), is_active: false } }),
  removeBlocklistEntry: async ({ entry }) => ({ query: { id: await entry("block") } }),
  checkBlocklist: async () => ({ body: { list_type: "customer_id", value: newOrder() } }),
  importBlocklist: async () => ({ body: Buffer.from(`list_type,value\ncustomer_id,${newOrder()}\n`) as never }),
  exportBlocklist: async () => ({}),
  listAllowlistEntries: async () => ({}),
  createAllowlistEntry: async () => ({ body: { list_type: "customer_id", value: newOrder() } }),
  removeAllowlistEntry: async ({ entry }) => ({ query: { id: await entry("allow") } }),
  listCustomLists: async () => ({}),
  createCustomList: async () => ({ body: { name: `l${randomUUID().replaceAll("-", "")}` } }),
  readCustomList: async ({ list }) => ({ path: { id: await list() } }),
  updateCustomList: async ({ list }) => ({ path: { id: await list() }, body: { description: "Revendedores" } }),
  removeCustomList: async ({ list }) => ({ path: { id: await list() } }),
  listCustomListValues: async ({ list }) => ({ path: { id: await list() } }),
  addCustomListValues: async ({ list }) => ({ path: { id: await list() }, body: { values: ["cus_84213"] } }),
  removeCustomListValues: async ({ list }) => ({ path: { id: await list() }, body: { values: ["cus_84213"] } }),
  checkCustomListValue: async ({ list }) => ({ path: { id: await list() }, body: { value: "cus_84213" } }),
  importCustomListValues: async ({ list }) => ({ path: { id: await list() }, body: Buffer.from("value\ncus_84213\n") as never }),
  exportCustomListValues: async ({ list }) => ({ path: { id: await list() } }),
  listCases: async () => ({}),
  createCase: async () => ({ body: { incident_date: "2026-01-31", incident_type: "phishing", amount: 48500.5, currency: "MXN", jurisdiction: "MX" } }),
  readCase: async (fixtures) => ({ path: { id: await fixtures.case() } }),
  updateCase: async (fixtures) => ({ path: { id: await fixtures.case() }, body: { status: "en_revision" } }),
  listCaseComments: async ({ case: made }) => ({ path: { id: await made() } }),
  listCaseAttachments: async ({ case: made }) => ({ path: { id: await made() } }),
  addCaseAttachment: async ({ case: made }) => ({
    path: { id: await made() },
    query: { file_name: "nota.txt" },
    body: Buffer.from("Sin respuesta.\n") as never,
  }),
  downloadCaseAttachment: async ({ attachment }) => ({ path: await attachment() }),
  removeCaseAttachment: async ({ attachment }) => ({ path: await attachment() }),
  addCaseComment: async ({ case: made }) => ({ path: { id: await made() }, body: { text: "Sin respuesta." } }),
  readCaseHistory: async (fixtures) => ({ path: { id: await fixtures.case() } }),
  submitCase: async (fixtures) => ({ path: { id: await fixtures.case("en_revision") } }),
  acknowledgeCase: async (fixtures) => ({ path: { id: await fixtures.case("enviado") }, body: { accepted: true } }),
  readCaseDossier: async (fixtures) => ({ path: { id: await fixtures.case() } }),
  listKeys: async () => ({}),
  createKey: async () => ({ body: { type: "secret", name: "Checkout server" } }),
  readKey: async ({ key }) => ({ path: { id: (await key()).id } }),
  revokeKey: async ({ key }) => ({ path: { id: (await key()).id } }),
  rotateKey: async ({ key }) => ({ path: { id: (await key()).id }, body: { overlap_seconds: 60 } }),
  listSubmerchants: async () => ({}),
  createSubmerchant: async () => ({ body: { name: "Zapatería El Paso", country: "MX" } }),
  readSubmerchant: async ({ submerchant }) => ({ path: { id: await submerchant() } }),
  updateSubmerchant: async ({ submerchant }) => ({ path: { id: await submerchant() }, body: { name: "Zapatería del Norte" } }),
  deactivateSubmerchant: async ({ submerchant }) => ({ path: { id: await submerchant() } }),
  listSubmerchantKeys: async ({ submerchant }) => ({ path: { id: await submerchant() } }),
  // of a kind without permissions: every caller that may create keys may create this one
  createSubmerchantKey: async ({ submerchant }) => ({ path: { id: await submerchant() }, body: { type: "ingest", name: "Events" } }),
  revokeSubmerchantKey: async ({ submerchant, key }) => {
    const submerchantId = await submerchant();
    return { path: { id: submerchantId }, query: { key_id: (await key({ submerchantId })).id } };
  },
  listWebhookEndpoints: async () => ({}),
  createWebhookEndpoint: async () => ({ body: { url: "https://shop.example/hooks/fraud-risk", enabled: false } }),
  readWebhookEndpoint: async ({ endpoint }) => ({ path: { id: await endpoint() } }),
  updateWebhookEndpoint: async ({ endpoint }) => ({ path: { id: await endpoint() }, body: { description: "Order service" } }),
  removeWebhookEndpoint: async ({ endpoint }) => ({ path: { id: await endpoint() } }),
  rotateWebhookSecret: async ({ endpoint }) => ({ path: { id: await endpoint() } }),
  testWebhookEndpoint: async ({ endpoint }) => ({ path: { id: await endpoint() }, body: {} }),
  listWebhookDeliveries: async () => ({}),
  readWebhookDelivery: async ({ delivery }) => ({ path: { id: await delivery() } }),
  redeliverWebhook: async ({ delivery }) => ({ path: { id: await delivery() } }),
  ingestProviderEvent: async ({ assessment }) => ({ body: { event_type: "captured", external_id: newOrder(), session_id: await assessment() } }),
  receiveStripeEvent: async (fixtures) => {
    const { id, secret } = await fixtures.connection();
    const body = { id: newOrder(), object: "event", type: "customer.created", data: { object: {} } };
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: JSON.stringify(body), secret });
    return { query: { connection: id }, headers: { "Stripe-Signature": signature }, body };
  },
  listConnections: async () => ({}),
  createConnection: async () => ({ body: { processor: "stripe", webhook_secret: "whsec_5WJ8dQ2hT0vXyZ1aBcDeFgHiJkLmNoPq" } }),
  removeConnection: async ({ connection }) => ({ path: { id: (await connection()).id } }),
  readOrganization: async () => ({}),
  updateOrganization: async () => ({ body: { name: "Pagos del Norte" } }),
  listApprovals: async () => ({}),
  readApproval: async ({ approval }) => ({ path: { id: await approval() } }),
  approveApproval: async ({ approval }) => ({ path: { id: await approval() }, body: { reason: "Leído." } }),
  rejectApproval: async ({ approval }) => ({ path: { id: await approval() }, body: { reason: "Leído." } }),
  readConfiguration: async () => ({}),
  // as a dry run: the permission to read is enough for it
  replaceConfiguration: async () => ({
    headers: { "If-Match": "*" },
    query: { dry_run: true },
    body: { format: 1, settings: { case_prefix: "PDN" }, lists: [], rules: [] },
  }),
  listAuditLog: async () => ({}),
  readPreventionStats: async () => ({}),
  readDailyStats: async () => ({}),
  listCaseRecommendations: async () => ({}),
  readCalibration: async () => ({}),
  readNetwork: async () => ({}),
  readNetworkStatistics: async () => ({}),
  readPreventionStatistics: async () => ({}),
  readBreakdown: async () => ({ query: { dimension: "country" } }),
  readSignals: async () => ({}),
  streamEvents: async () => ({ query: { max_seconds: 0 } }),
  readSession: async () => ({}),
  contributeSignals: async ({ member }) => {
    await member();
    return { body: { signals: [{ signal_type: "card_hash", value: newOrder(), category: "fraud" }] } };
  },
  readNetworkMembership: async () => ({}),
  setNetworkMembership: async () => ({ body: { contribute: true, consume: true } }),
  leaveNetwork: async () => ({}),
  listNetworkSignals: async () => ({}),
  queryNetwork: async ({ member }) => {
    await member();
    return { body: { signals: [{ signal_type: "card_hash", value: newOrder() }] } };
  },
  listModels: async () => ({}),
  proposeModel: async () => ({ body: { signal_weights: { IP_TOR: 60 } } }),
  fitModel: async ({ outcomes }) => {
    await outcomes();
    return { body: {} };
  },
  readModel: async ({ model }) => ({ path: { id: await model() } }),
  compareModel: async ({ model }) => ({ path: { id: await model() } }),
  approveModel: async ({ model }) => ({ path: { id: await model("live") } }),
  rollBackModel: async ({ model }) => ({ path: { id: await model("archived") }, body: {} }),
  rejectModel: async ({ model }) => ({ path: { id: await model() }, body: {} }),
  listRules: async () => ({}),
  // in names of its own: codes are unique; checked before the limit of rules is reached
  createRule: async () => ({ body: { name: newOrder(), expression: "payment.amount > 1000", action: { type: "signal", weight: 20 } } }),
  checkRule: async () => ({ body: { expression: "payment.amount > 1000" } }),
  readRuleFacts: async () => ({}),
  readRuleTemplates: async () => ({}),
  readRule: async ({ rule }) => ({ path: { id: await rule() } }),
  updateRule: async ({ rule }) => ({ path: { id: await rule("draft") }, body: { priority: 50, reason: "fixture" } }),
  testRule: async ({ assessment }) => ({
    body: { session_id: await assessment(), expression: "payment.amount > 1000", action: { type: "signal", weight: 20 } },
  }),
  listBacktests: async () => ({}),
  createBacktest: async ({ withoutBacktests }) => {
    await withoutBacktests();
    return { body: { rules: [{ expression: "payment.amount > 1000", action: { type: "signal", weight: 20 } }] } };
  },
  readBacktest: async ({ backtest }) => ({ path: { id: await backtest() } }),
  cancelBacktest: async ({ backtest }) => ({ path: { id: await backtest() } }),
  listDataSubjectRequests: async () => ({}),
  createDataSubjectRequest: async ({ withoutDataSubjectRequests }) => {
    await withoutDataSubjectRequests();
    return { body: { kind: "access", identifiers: [{ type: "customer_id", value: newOrder() }], reason: "fixture" } };
  },
  readDataSubjectRequest: async ({ dataSubjectRequest }) => ({ path: { id: await dataSubjectRequest() } }),
  listDataSubjectRecords: async ({ dataSubjectRequest }) => ({ path: { id: await dataSubjectRequest() } }),
  readRulePerformance: async ({ rule }) => ({ path: { id: await rule() } }),
  listRuleVersions: async ({ rule }) => ({ path: { id: await rule() } }),
  shadowRule: async ({ rule }) => ({ path: { id: await rule("shadow") }, body: { reason: "fixture" } }),
  activateRule: async ({ rule }) => ({ path: { id: await rule("live") }, body: { reason: "fixture" } }),
  approveRule: async ({ rule }) => ({ path: { id: await rule("live") }, body: { reason: "fixture" } }),
  archiveRule: async ({ rule }) => ({ path: { id: await rule() }, body: { reason: "fixture" } }),
  draftRule: async ({ rule }) => ({ path: { id: await rule("draft") }, body: { reason: "fixture" } }),
  readHealth: async () => ({}),
};

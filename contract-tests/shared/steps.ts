import type { Step } from "../src/case.ts";
import { STRIPE_SECRET } from "./stripe.ts";

/** Makes a key of the first organization; a secret one unless `body` says otherwise. */
export const makeKey = (as: string, body: object = {}): Step => ({
  as,
  operation: "createKey",
  key: "admin",
  body: { type: "secret", name: `Contract: ${as}`, ...body },
});

/** Revokes the key that the step `of` made. */
export const revoke = (of: string, as?: string): Step => ({ as, operation: "revokeKey", key: "admin", path: { id: `{${of}.id}` } });

/** Rotates the key that the step `of` made. */
export const rotate = (of: string, overlap_seconds: number, as?: string): Step => ({
  as,
  operation: "rotateKey",
  key: "admin",
  path: { id: `{${of}.id}` },
  body: { overlap_seconds },
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
export const deactivate = (of: string, as?: string): Step => ({
  as,
  operation: "deactivateSubmerchant",
  key: "pspSecret",
  path: { id: `{${of}.id}` },
});

/** Takes settings back to what they were. */
export const defaults = { thresholds: { challenge: null, review: null, decline: null }, signal_weights: { IP_TOR: null } };

/** Changes settings of the other organization, on which no other case depends. */
export const changeOther = (body: object, as?: string): Step => ({ as, operation: "updateOrganization", key: "otherAdmin", body });

/** Proposes a model of the provider. */
export const proposeModel = (as: string, body: object = { signal_weights: { IP_TOR: 60 } }): Step => ({
  as,
  operation: "proposeModel",
  key: "pspAdmin",
  body,
});

/** Approves the model that the step `of` proposed. */
export const approveModel = (of: string, as?: string): Step => ({ as, operation: "approveModel", key: "pspAdmin", path: { id: `{${of}.id}` } });

/** Rolls back the model that the step `of` proposed, to what was live before unless `body` says otherwise. */
export const rollBackModel = (of: string, body: object = {}): Step => ({ operation: "rollBackModel", key: "pspAdmin", path: { id: `{${of}.id}` }, body });

/** Creates a rule of the provider; `body` changes the usual one. */
export const makeRule = (as: string, body: object = {}, key: Step["key"] = "pspAdmin"): Step => ({
  as,
  operation: "createRule",
  key,
  body: { name: `Contract: ${as}`, expression: "payment.amount > 1000", action: { type: "signal", weight: 20 }, ...body },
});

/** Moves the rule that the step `of` created. */
export const moveRule = (
  of: string,
  operation: "shadowRule" | "activateRule" | "archiveRule" | "draftRule",
  as?: string,
  key: Step["key"] = "pspAdmin",
): Step => ({
  as,
  operation,
  key,
  path: { id: `{${of}.id}` },
  body: { reason: "Contract" },
});

/** Rejects the model that the step `of` proposed. */
export const rejectModel = (of: string): Step => ({ operation: "rejectModel", key: "pspAdmin", path: { id: `{${of}.id}` }, body: {} });

/** Puts a value on the blocklist of the first organization. It blocks unless `body` says otherwise. */
export const block = (as: string, list_type: string, value: string, body: object = {}): Step => ({
  as,
  operation: "createBlocklistEntry",
  key: "analyst",
  body: { list_type, value, ...body },
});

/** Puts a value on the allowlist of the first organization. */
export const allow = (as: string, list_type: string, value: string, body: object = {}): Step => ({
  ...block(as, list_type, value, body),
  operation: "createAllowlistEntry",
});

/** Saves a view of the first organization, or of the key's. */
export const saveView = (as: string, body: object = {}, key: Step["key"] = "analyst"): Step => ({
  as,
  operation: "createSavedView",
  key,
  body: { name: `Contract: ${as}`, filters: {}, ...body },
});

/** Creates a list for rules of the first organization, under a name of its own. */
export const makeList = (as: string, body: object = {}, key: "analyst" | "pspAdmin" = "analyst"): Step => ({
  as,
  operation: "createCustomList",
  key,
  body: { name: "{unique}", ...body },
});

/** Gives the other organization a list with this name, whether it has it or not, and no rules. */
export const withList = (name: string): Step => ({
  operation: "replaceConfiguration",
  key: "otherAdmin",
  headers: { "If-Match": "*" },
  body: { format: 1, settings: {}, lists: [{ name, description: null, case_insensitive: true }], rules: [] },
});

/** Adds values to the list that the step `of` created. */
export const addValues = (of: string, values: readonly string[], as?: string): Step => ({
  as,
  operation: "addCustomListValues",
  key: "analyst",
  path: { id: `{${of}.id}` },
  body: { values },
});

/** What is said of every fraud. */
export const phishing = { incident_type: "phishing", jurisdiction: "MX" } as const;

/** What a fraud cost. */
export const loss = { amount: 48500.5, currency: "MXN" } as const;

/** What a case takes at least. */
export const incident = { incident_date: "2026-11-18", ...phishing, ...loss } as const;

/** Opens a case of the first organization. */
export const openCase = (as: string, body: object = {}): Step => ({ as, operation: "createCase", key: "analyst", body: { ...incident, ...body } });

/** Adds a text to the case that the step `of` opened. */
export const addFile = (as: string, of: string, body = "Sin respuesta del banco.\n", file_name = "nota.txt"): Step => ({
  as,
  operation: "addCaseAttachment",
  key: "analyst",
  path: { id: `{${of}.id}` },
  query: { file_name },
  body,
});

/** Changes the case that the step `of` opened. */
export const changeCase = (of: string, body: object, as?: string): Step => ({
  as,
  operation: "updateCase",
  key: "analyst",
  path: { id: `{${of}.id}` },
  body,
});

/** Submits the case that the step `of` opened. */
export const submitCase = (of: string, as?: string): Step => ({ as, operation: "submitCase", key: "analyst", path: { id: `{${of}.id}` } });

/** Notes the regulator's answer to the case that the step `of` opened. */
export const acknowledgeCase = (of: string, body: object, as?: string): Step => ({
  as,
  operation: "acknowledgeCase",
  key: "analyst",
  path: { id: `{${of}.id}` },
  body,
});

/** What a pay-in takes at least. */
export const purchase = { amount: 1249.9, currency: "MXN" } as const;

/** Has a pay-in of a payer assessed. */
export const assess = (as: string, payer: object, body: object = {}): Step => ({
  as,
  operation: "assessPayin",
  key: "secret",
  body: { ...purchase, payer, ...body },
});

/** Has a pay-in assessed that is held for a person. */
export const hold = (as: string, body: object = {}): Step => assess(as, { email: "review@sandbox.test" }, body);

/** Ends the review of the pay-in that the step `of` had assessed. */
export const endReview = (of: string, resolution: string, as?: string): Step => ({
  as,
  operation: "resolveReview",
  key: "analyst",
  path: { session_id: `{${of}.session_id}` },
  body: { resolution, reason: `Contract: ${resolution}` },
});

/** A colleague of the administrator signs in; a review can be assigned to `{<as>.subject}` afterwards. */
export const signedIn = (as: string): Step => ({ as, operation: "readSession", key: "analyst" });

/** Assigns the review of the pay-in that the step `of` had assessed. */
export const assignment = (of: string, body: object): Step => ({
  as: "assignment",
  operation: "assignReview",
  key: "admin",
  path: { session_id: `{${of}.session_id}` },
  body,
});

/** Reports the outcome of the pay-in that the step `of` had assessed. */
export const reportOutcome = (of: string, outcome: string, as?: string, body: object = {}): Step => ({
  as,
  operation: "reportOutcome",
  key: "secret",
  body: { session_id: `{${of}.session_id}`, outcome, ...body },
});

/** Reports a fraud to Mexico. */
export const reportFraud = (as: string, body: object): Step => ({
  as,
  operation: "reportFraud",
  key: "secret",
  body: { ...phishing, ...body },
});

/** Reports as a fraud what the step `assessed` had assessed. */
export const reportAssessed = (body: object = {}): Step => reportFraud("report", { session_id: "{assessed.session_id}", ...body });

/** An address that is well-formed and leads nowhere: events to it wait. */
export const NOWHERE = "https://hooks.contract-nowhere.example.com/events";

/** Registers an endpoint of the first organization, switched off unless `body` says otherwise: what is sent to it waits. */
export const makeEndpoint = (as: string, body: object = {}): Step => ({
  as,
  operation: "createWebhookEndpoint",
  key: "admin",
  body: { url: NOWHERE, events: ["dispute.opened"], enabled: false, ...body },
});

/** Sends the example of an event to the endpoint that the step `of` registered. */
export const sendTest = (as: string, of: string, body: object = {}): Step => ({
  as,
  operation: "testWebhookEndpoint",
  key: "admin",
  path: { id: `{${of}.id}` },
  body,
});

/** Ingests an event about a payment at a provider. */
export const ingest = (as: string, body: object): Step => ({
  as,
  operation: "ingestProviderEvent",
  key: "ingest",
  body: { provider: "adyen", ...body },
});

/** Connects an account of Stripe to the first organization. */
export const connect = (as: string, body: object = {}): Step => ({
  as,
  operation: "createConnection",
  key: "admin",
  body: { processor: "stripe", webhook_secret: STRIPE_SECRET, ...body },
});

/** Requests a backtest. */
export const makeBacktest = (as: string, key: Step["key"] = "pspAdmin"): Step => ({
  as,
  operation: "createBacktest",
  key,
  body: { thresholds: { challenge: 20, review: 40, decline: 60 } },
});

/** Requests a backtest, and cancels it. */
export const canceledBacktest = (as: string): readonly Step[] => [
  makeBacktest(as),
  { operation: "cancelBacktest", key: "pspAdmin", path: { id: `{${as}.id}` } },
];

/** Creates a data subject request of the payment service provider, about somebody whom nobody knows: an access request unless `body` says otherwise. */
export const makeDataSubjectRequest = (as: string, body: object = {}): Step => ({
  as,
  operation: "createDataSubjectRequest",
  key: "pspAdmin",
  body: { kind: "access", identifiers: [{ type: "customer_id", value: "cus_{unique}" }], reason: "Contract test", ...body },
});

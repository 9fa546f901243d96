// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationId } from "./operations.ts";
import type { components, operations } from "./types.ts";

type Body<T, Other> = T extends { content: { "application/json": infer Json } } ? Json : T extends { content: object } ? Other : never;

/** Request body of an operation; text or bytes where it is not JSON. */
export type RequestBody<Id extends OperationId> = Body<NonNullable<operations[Id]["requestBody"]>, string | Uint8Array>;

/** Body of an operation's successful answer; a stream of bytes where it is not JSON. */
export type SuccessBody<Id extends OperationId> = Body<operations[Id]["responses"][keyof operations[Id]["responses"] & (200 | 201 | 202)], ReadableStream<Uint8Array>>;

/** Query parameters of an operation. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** The models of the contract. */
export type Schemas = components["schemas"];

/** What a method hands to the runtime. */
export interface CallInput {
  readonly path?: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
  /** Media type of the answer, where it is another than the operation's first. */
  readonly accept?: string;
}

/** The runtime: sends one logical call of an operation. */
export type Call<Options> = <Id extends OperationId>(operation: Id, input: CallInput, options: Options | undefined) => Promise<SuccessBody<Id>>;

/** Builds the resource methods over a runtime. */
export function createResources<Options>(call: Call<Options>) {
  return {
    assess: {
      /**
       * Assess a pay-in.
       *
       * Call it before the payment is sent to the processor. The answer is a decision, a score from 0 to 100 and the signals that produced it; it is
       * stored before it is sent. Retry a 503, a 504 or a lost connection with the same handle: the stored decision is returned, and nothing is counted twice.
       *
       * `POST /api/v1/assess`
       */
      payin: (body: RequestBody<"assessPayin">, options?: Options): Promise<SuccessBody<"assessPayin">> => call("assessPayin", { body }, options),
      /**
       * Assess a payout.
       *
       * Call it before the money is sent. Signals evaluate the account (check digits, other senders, earlier holder names), the origin (many new beneficiaries,
       * amounts just below a limit, pass-through of funds, a dormant account) and the initiator. Outcome counters (`PAYER_*`) are those of the beneficiary.
       * Retries are safe as for pay-ins; the two flows have separate handles.
       *
       * `POST /api/v1/assess/payout`
       */
      payout: (body: RequestBody<"assessPayout">, options?: Options): Promise<SuccessBody<"assessPayout">> => call("assessPayout", { body }, options),
      /**
       * Report the outcome of an assessment.
       *
       * Outcomes change risk counters and lists for later decisions: captured payments make a payer trusted; a lost chargeback or confirmed fraud blocks the
       * identifiers of the payer for 180 days; a false alarm or a won chargeback reverts the effects of this session, allows the payer for 90 days, and lists the
       * entries that still block. Automatic entries are separate from manual ones, and in force while at least one session or report supports them. For a payout the
       * beneficiary is blocked or allowed. The change is atomic.
       *
       * Whom a lost chargeback or confirmed fraud counts against follows from the fraud type. `first_party` counts against the payer. `third_party` counts against the payer
       * of a young account; a payer of long standing is the victim, as is the customer of a bank, and only what the thief used is blocked. `account_takeover` never counts
       * against the payer, and `merchant_error` against nobody. The type is the `fraud_type` of the report, else that of its `reason_code`, else what the record of the
       * payer shows; `feedback` says which.
       *
       * Outcomes of a session are a history with a current state. Reporting an outcome that holds is a replay; any other is applied, also one that held
       * earlier: lost, won and lost again blocks the payer again. A capture is credited once for a session, whatever is reported in between, and never where
       * a browser requested the assessment.
       *
       * A report with a submerchant's key affects that submerchant's payments, and reverts only its own reports. A report of the payment provider affects
       * all payments: it replaces the same chargeback, fraud or false alarm of its submerchant.
       *
       * `POST /api/v1/assess/outcome`
       */
      outcome: (body: RequestBody<"reportOutcome">, options?: Options): Promise<SuccessBody<"reportOutcome">> => call("reportOutcome", { body }, options),
    },
    discovery: {
      /**
       * Describe the pay-in request.
       *
       * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
       *
       * `GET /api/v1/assess`
       */
      payin: (options?: Options): Promise<SuccessBody<"describePayin">> => call("describePayin", {}, options),
      /**
       * Describe the payout request.
       *
       * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
       *
       * `GET /api/v1/assess/payout`
       */
      payout: (options?: Options): Promise<SuccessBody<"describePayout">> => call("describePayout", {}, options),
    },
    fraud: {
      /**
       * Report fraud.
       *
       * Opens a regulatory case, and blocks for 180 days what the payer of the assessment is known by (of a payout, the beneficiary), and the indicators.
       * The change is atomic. The same assessment, order, payment or indicators again are answered with the first report; a `session_id` means that very
       * assessment, whatever else its order has seen. A submerchant's reports are its own, and block for that submerchant.
       *
       * An `order_id` or `payment_id` never means an assessment made with a publishable key where one made with a secret key exists. Where only a browser
       * assessed it, the case names that assessment, and only the indicators are blocked; name its `session_id` to block its payer.
       *
       * `POST /api/v1/report-fraud`
       */
      report: (body: RequestBody<"reportFraud">, options?: Options): Promise<SuccessBody<"reportFraud">> => call("reportFraud", { body }, options),
    },
    assessments: {
      /**
       * List assessments, newest first unless `order` says otherwise.
       *
       * A submerchant's key lists that submerchant's assessments only. Filters are combined with AND. A page scans a bounded number of assessments: with few matches
       * it is shorter than `limit`, or empty, and still has a `next_cursor`. Continue until `next_cursor` is null. A cursor of `newest` and `oldest` is a position in time and can be used with
       * other filters. Assessments whose request was erased have no `customer_id` and are not found by customer or e-mail.
       *
       * `riskiest` and `largest` sort blocks of assessments: the newest that a page scans, then those before them, and so on. Narrow the period with `from` and `to` so that
       * everything is in the first block. `largest` compares major units whatever the currency: add `currency`.
       *
       * Customer, e-mail, telephone number, device, card, address and account are looked up in indexes of keyed hashes, `outcome=fraud` in an index of outcomes, and order, payment,
       * review, submerchant and decision in indexes of assessments. All other filters are checked on what a page scans: at most
       * 10,000 assessments, 4,000 with `country`, `bin`, `signal` or `rule_id`, and 1,500 with `outcome=good`, `outcome=unknown` or a look-up.
       *
       * `GET /api/v1/assessments`
       */
      list: (query: Query<"listAssessments"> = {}, options?: Options): Promise<SuccessBody<"listAssessments">> => call("listAssessments", { query }, options),
      /**
       * Count assessments, with the filters of the list.
       *
       * Exact up to 10,000; `more` is true beyond. Filters that no index satisfies are checked on the newest assessments that the others leave, at most five times as many as a page of
       * the list scans, and 20,000 of a look-up: with `more`, the count is then a lower bound.
       *
       * `GET /api/v1/assessments/count`
       */
      count: (query: Query<"countAssessments"> = {}, options?: Options): Promise<SuccessBody<"countAssessments">> => call("countAssessments", { query }, options),
      /**
       * Export assessments with their facts, with the filters of the list.
       *
       * Columns: `session_id`, `assessed_at`, `flow`, `origin`, `decision`, `risk_score`, `fraud_probability`, `policy_version`, `amount`, `currency`, `order_id`, `payment_id`,
       * `submerchant_id`, `signals` (codes, separated by spaces), `outcome` (the latest that holds), and then one for each fact of `DecisionFacts`, named by its group and name:
       * `payment.amount`. The cell of a fact that could not be observed is empty. Releases add columns at the end of the facts.
       *
       * Without `from`, the export begins 30 days before `to`, and without `to` it ends now. A submerchant's key exports that submerchant's assessments only. Assessments are read
       * in pages while the file is sent; if one fails, the connection is aborted, so that the file is not taken for complete. Cells are protected from spreadsheets as in the
       * export of blocklists. A `rule_id` that does not exist is 404.
       *
       * The audit log records each export with its filters. Of filters that lead to one payment or one person (`customer_id`, `email`, `phone`, `device_id`, `card_hash`, `ip`,
       * `account`, `order_id`, `payment_id`) it has the names and not the values. With `customer_id`, `email` and other identifiers, a request that cannot be read ends the file as
       * a failure does.
       *
       * `GET /api/v1/assessments/export`
       */
      export: (query: Query<"exportAssessments"> = {}, options?: Options): Promise<SuccessBody<"exportAssessments">> => call("exportAssessments", { query }, options),
      /**
       * Read an assessment, with its request, its signals, its review and what was reported since.
       *
       * `GET /api/v1/assessments/{session_id}`
       */
      read: (sessionId: string, options?: Options): Promise<SuccessBody<"readAssessment">> => call("readAssessment", { path: { session_id: sessionId } }, options),
      /**
       * Resolve a review.
       *
       * Records the decision of a manual review: `approve` releases the payment, `decline` rejects it. Final: a second resolution is 409, and so is one of an
       * assessment that was not held. The engine's decision does not change. A declined payout does not make its beneficiary known. A person cannot resolve a review that is
       * assigned to another person: 409 `REVIEW_ASSIGNED`.
       *
       * `POST /api/v1/assessments/{session_id}/review`
       */
      review: (sessionId: string, body: RequestBody<"resolveReview">, options?: Options): Promise<SuccessBody<"resolveReview">> => call("resolveReview", { path: { session_id: sessionId }, body }, options),
      /**
       * Resolve several reviews.
       *
       * Up to 200, each as if it were resolved by itself: one that cannot be resolved is reported in its place, and does not affect the others. The results are in the order of the request.
       *
       * `POST /api/v1/reviews/resolve`
       */
      resolveReviews: (body: RequestBody<"resolveReviews">, options?: Options): Promise<SuccessBody<"resolveReviews">> => call("resolveReviews", { body }, options),
      /**
       * Undo a resolution.
       *
       * Within five minutes, also one of a colleague: the review is open again, and the audit log says who opened it. Later the answer is 409.
       *
       * `POST /api/v1/assessments/{session_id}/review/undo`
       */
      undoReview: (sessionId: string, options?: Options): Promise<SuccessBody<"undoReview">> => call("undoReview", { path: { session_id: sessionId } }, options),
      /**
       * List the notes on an assessment, newest first.
       *
       * `GET /api/v1/assessments/{session_id}/notes`
       */
      notes: (sessionId: string, query: Query<"listReviewNotes"> = {}, options?: Options): Promise<SuccessBody<"listReviewNotes">> => call("listReviewNotes", { path: { session_id: sessionId }, query }, options),
      /**
       * Add a note to an assessment, for those who look at it next.
       *
       * `POST /api/v1/assessments/{session_id}/notes`
       */
      addNote: (sessionId: string, body: RequestBody<"addReviewNote">, options?: Options): Promise<SuccessBody<"addReviewNote">> => call("addReviewNote", { path: { session_id: sessionId }, body }, options),
      /**
       * Record the outcome of an assessment, as a person.
       *
       * Does what `POST /assess/outcome` does, for people who look at an assessment: counters and lists change for later decisions, and an outcome that holds already is a
       * replay. The audit log says who recorded it.
       *
       * `POST /api/v1/assessments/{session_id}/outcome`
       */
      recordOutcome: (sessionId: string, body: RequestBody<"recordOutcome">, options?: Options): Promise<SuccessBody<"recordOutcome">> => call("recordOutcome", { path: { session_id: sessionId }, body }, options),
      /**
       * Report that an assessment was fraud, as a person.
       *
       * Does what `POST /report-fraud` does with the assessment's `session_id`: opens a regulatory case and blocks what the payer is known by. Reporting it again is
       * answered with the first report. The audit log says who reported it.
       *
       * `POST /api/v1/assessments/{session_id}/fraud-report`
       */
      reportFraud: (sessionId: string, body: RequestBody<"reportAssessmentFraud">, options?: Options): Promise<SuccessBody<"reportAssessmentFraud">> => call("reportAssessmentFraud", { path: { session_id: sessionId }, body }, options),
      /**
       * Explain an assessment.
       *
       * From the data stored with the decision: later changes of weights have no effect. The contributions add up to the score.
       *
       * `GET /api/v1/merchant/explainability/{session_id}`
       */
      explain: (sessionId: string, query: Query<"explainAssessment"> = {}, options?: Options): Promise<SuccessBody<"explainAssessment">> => call("explainAssessment", { path: { session_id: sessionId }, query }, options),
    },
    reviews: {
      /**
       * List open reviews.
       *
       * The queue, with who works on each review and when it is due. A page scans at most 10,000 open reviews. In the orders `oldest` and `newest`, with few matches a page is
       * shorter than `limit` and still has a `next_cursor`. The orders `riskiest` and `largest` are those of the 10,000 oldest open reviews of the organization. A submerchant's key lists that
       * submerchant's reviews only.
       *
       * `GET /api/v1/reviews`
       */
      list: (query: Query<"listReviews"> = {}, options?: Options): Promise<SuccessBody<"listReviews">> => call("listReviews", { query }, options),
      /**
       * Read the queue in figures: how much waits, how long, and how many reviews are resolved within the target.
       *
       * `GET /api/v1/reviews/summary`
       */
      summary: (query: Query<"summarizeReviews"> = {}, options?: Options): Promise<SuccessBody<"summarizeReviews">> => call("summarizeReviews", { query }, options),
      /**
       * Take the next review.
       *
       * Assigns the first open review in the order that is assigned to nobody to the caller. Two calls at the same moment never get the same one.
       *
       * `POST /api/v1/reviews/next`
       */
      next: (body: RequestBody<"takeNextReview">, options?: Options): Promise<SuccessBody<"takeNextReview">> => call("takeNextReview", { body }, options),
      /**
       * Assign a review.
       *
       * To the caller or to a colleague, from now on for `minutes`. The one who has it extends it so, or hands it on. Assigned to another person, it is 409 `REVIEW_ASSIGNED`, unless `take_over` is
       * true. While it lasts, other people cannot resolve the review; a secret key can. A resolution ends it.
       *
       * `PUT /api/v1/assessments/{session_id}/review/assignment`
       */
      assign: (sessionId: string, body: RequestBody<"assignReview">, options?: Options): Promise<SuccessBody<"assignReview">> => call("assignReview", { path: { session_id: sessionId }, body }, options),
      /**
       * Release a review. Of one that is assigned to another person, only a key can: a person takes it over.
       *
       * `DELETE /api/v1/assessments/{session_id}/review/assignment`
       */
      release: (sessionId: string, options?: Options): Promise<SuccessBody<"releaseReview">> => call("releaseReview", { path: { session_id: sessionId } }, options),
    },
    merchant: {
      /**
       * Read prevention statistics.
       *
       * Of the assessments made in a period, and of what was reported about them until now; a month by default. Current to within a minute. A key
       * of one submerchant sees that submerchant's figures.
       *
       * `GET /api/v1/merchant/prevention-stats`
       */
      preventionStats: (query: Query<"readPreventionStats"> = {}, options?: Options): Promise<SuccessBody<"readPreventionStats">> => call("readPreventionStats", { query }, options),
      /**
       * Read the same figures day by day.
       *
       * `GET /api/v1/merchant/stats`
       */
      dailyStats: (query: Query<"readDailyStats"> = {}, options?: Options): Promise<SuccessBody<"readDailyStats">> => call("readDailyStats", { query }, options),
      /**
       * List sessions that deserve a case and have none, newest first, each with the reason.
       *
       * `GET /api/v1/merchant/cases`
       */
      caseRecommendations: (query: Query<"listCaseRecommendations"> = {}, options?: Options): Promise<SuccessBody<"listCaseRecommendations">> => call("listCaseRecommendations", { query }, options),
      /**
       * Read how scores of a period relate to outcomes: use it to choose thresholds.
       *
       * `GET /api/v1/merchant/calibration`
       */
      calibration: (query: Query<"readCalibration"> = {}, options?: Options): Promise<SuccessBody<"readCalibration">> => call("readCalibration", { query }, options),
    },
    statistics: {
      /**
       * Read prevention statistics, as a person: the figures of `GET /merchant/prevention-stats`.
       *
       * `GET /api/v1/statistics/prevention`
       */
      prevention: (query: Query<"readPreventionStatistics"> = {}, options?: Options): Promise<SuccessBody<"readPreventionStatistics">> => call("readPreventionStatistics", { query }, options),
      /**
       * Break assessments of a period down by country, BIN, channel, signal, rule or submerchant, compared with the period before.
       *
       * Values with the most assessments come first, each with its decisions, amounts and known outcomes, and a series of hours or days. `precision` and `lift`
       * say how often a value means fraud. Computed from the assessments themselves, current to the moment; outcomes count within a minute. A period of more
       * than 200,000 assessments, with the one before, is refused: choose a shorter one. A key of one submerchant sees that submerchant's figures.
       *
       * `GET /api/v1/statistics/breakdown`
       */
      breakdown: (query: Query<"readBreakdown">, options?: Options): Promise<SuccessBody<"readBreakdown">> => call("readBreakdown", { query }, options),
      /**
       * Read what the network holds, as a person: the figures of `GET /network/intelligence`.
       *
       * `GET /api/v1/statistics/network`
       */
      network: (options?: Options): Promise<SuccessBody<"readNetworkStatistics">> => call("readNetworkStatistics", {}, options),
    },
    savedViews: {
      /**
       * List saved views: the caller's own and those that are shared, newest first.
       *
       * `GET /api/v1/saved-views`
       */
      list: (query: Query<"listSavedViews"> = {}, options?: Options): Promise<SuccessBody<"listSavedViews">> => call("listSavedViews", { query }, options),
      /**
       * Save a view.
       *
       * It belongs to the caller. A rule or submerchant that does not exist is 404. The 51st view of a person and the 1,001st of an organization are 409 `LIMIT_REACHED`.
       *
       * `POST /api/v1/saved-views`
       */
      create: (body: RequestBody<"createSavedView">, options?: Options): Promise<SuccessBody<"createSavedView">> => call("createSavedView", { body }, options),
      /**
       * Change a saved view.
       *
       * Its owner may, and of a shared view an administrator (`organization:write`); others get 403. A view that another person did not share is 404.
       *
       * `PATCH /api/v1/saved-views/{id}`
       */
      update: (id: string, body: RequestBody<"updateSavedView">, options?: Options): Promise<SuccessBody<"updateSavedView">> => call("updateSavedView", { path: { id: id }, body }, options),
      /**
       * Remove a saved view. Who may change it may remove it. The answer is what was removed.
       *
       * `DELETE /api/v1/saved-views/{id}`
       */
      remove: (id: string, options?: Options): Promise<SuccessBody<"removeSavedView">> => call("removeSavedView", { path: { id: id } }, options),
    },
    entities: {
      /**
       * Read an entity: counters, outcomes, list entries, newest assessments and linked entities.
       *
       * An entity is an identifier of payments. One that was never seen is 200 with zeros. A submerchant's key sees its own assessments only. Placeholders that many payers
       * share, such as `unknown`, identify nobody and are not found.
       *
       * The cost is bounded. Figures are of the newest 1,000 assessments within the last 400 days; `more` says that there are others. Links are found in two hops: the newest 50
       * assessments lead to at most 30 entities, and up to five others of each of these, within 15 days before and after its newest shared one, to at most 60 more. Assessments
       * whose request was erased, or cannot be read at present, count in the figures and have no links.
       *
       * The value is personal data. It is in neither log, metric nor audit record of the service; exclude the path from logs of proxies before it.
       *
       * `GET /api/v1/entities/{kind}/{value}`
       */
      read: (kind: string, value: string, options?: Options): Promise<SuccessBody<"readEntity">> => call("readEntity", { path: { kind: kind, value: value } }, options),
    },
    blocklists: {
      /**
       * List blocklist entries.
       *
       * Newest first, with the total number that matches the filters. Expired entries are listed until they are removed, and do not match.
       *
       * `GET /api/v1/blocklists`
       */
      list: (query: Query<"listBlocklistEntries"> = {}, options?: Options): Promise<SuccessBody<"listBlocklistEntries">> => call("listBlocklistEntries", { query }, options),
      /**
       * Create a blocklist entry.
       *
       * The value is normalised for its type; one that cannot be of the type is refused. The same type, value, flow and submerchant again is 409 `DUPLICATE`.
       * It matches from the next assessment on.
       *
       * `POST /api/v1/blocklists`
       */
      create: (body: RequestBody<"createBlocklistEntry">, options?: Options): Promise<SuccessBody<"createBlocklistEntry">> => call("createBlocklistEntry", { body }, options),
      /**
       * Change a blocklist entry.
       *
       * Absent fields stay unchanged; null clears. Type and value cannot change: remove the entry and create another.
       *
       * `PATCH /api/v1/blocklists`
       */
      update: (body: RequestBody<"updateBlocklistEntry">, options?: Options): Promise<SuccessBody<"updateBlocklistEntry">> => call("updateBlocklistEntry", { body }, options),
      /**
       * Remove a blocklist entry. The answer is what was removed.
       *
       * `DELETE /api/v1/blocklists`
       */
      remove: (query: Query<"removeBlocklistEntry">, options?: Options): Promise<SuccessBody<"removeBlocklistEntry">> => call("removeBlocklistEntry", { query }, options),
      /**
       * Check a value against the blocklist.
       *
       * Says which entries a payment with this value would meet, and why others with the value would not match. Nothing is counted or stored.
       *
       * `POST /api/v1/blocklists/check`
       */
      check: (body: RequestBody<"checkBlocklist">, options?: Options): Promise<SuccessBody<"checkBlocklist">> => call("checkBlocklist", { body }, options),
      /**
       * Import blocklist entries.
       *
       * Columns are the fields of a new entry, in any order: `list_type` and `value` are required, the others optional; an empty cell is an absent field.
       * `id`, `created_at` and `source` are ignored, so that an export can be imported: imported entries have the source `manual`. A file with an unknown or repeated column is refused.
       *
       * Valid lines are stored in one transaction even if others are invalid; the answer lists every invalid line. A file with more than 25,000 invalid lines
       * is refused. Values are normalised as in a single creation, and each created entry is in the audit log. Importing a file again creates no duplicates.
       *
       * Split a larger file into chunks, each with the header: the Node SDK's `importFile` does so and reports line numbers of the whole file.
       *
       * `POST /api/v1/blocklists/import`
       */
      import: (body: RequestBody<"importBlocklist">, options?: Options): Promise<SuccessBody<"importBlocklist">> => call("importBlocklist", { body }, options),
      /**
       * Export blocklist entries.
       *
       * Newest first, with all columns that an import reads, and `id` and `created_at`. Importing the file creates the same entries; an entry that exists twice,
       * manual and automatic, becomes one. The list is read in pages while the file is sent: concurrent changes may be missing. If the export fails, the connection is
       * aborted, so that the file is not taken for complete.
       *
       * A cell that a spreadsheet would read as a formula (it begins with `=`, `+`, `-`, `@`, a tab or a line break, after any number of apostrophes) gets an
       * apostrophe as prefix. So does text that would begin a formula if semicolons or tabs separate cells: after `;`, `|`, a quote, a tab or a line
       * break, with or without spaces. An import removes these apostrophes. Telephone numbers (`+` followed by digits only) are not
       * changed.
       *
       * `GET /api/v1/blocklists/export`
       */
      export: (query: Query<"exportBlocklist"> = {}, options?: Options): Promise<SuccessBody<"exportBlocklist">> => call("exportBlocklist", { query }, options),
    },
    allowlists: {
      /**
       * List allowlist entries, newest first. Expired entries are listed until they are removed, and do not match.
       *
       * `GET /api/v1/allowlists`
       */
      list: (query: Query<"listAllowlistEntries"> = {}, options?: Options): Promise<SuccessBody<"listAllowlistEntries">> => call("listAllowlistEntries", { query }, options),
      /**
       * Create an allowlist entry.
       *
       * A payment that matches gets the credit of `PAYER_TRUSTED`. It never outweighs a blocklist entry that blocks.
       *
       * `POST /api/v1/allowlists`
       */
      create: (body: RequestBody<"createAllowlistEntry">, options?: Options): Promise<SuccessBody<"createAllowlistEntry">> => call("createAllowlistEntry", { body }, options),
      /**
       * Remove an allowlist entry. The answer is what was removed.
       *
       * `DELETE /api/v1/allowlists`
       */
      remove: (query: Query<"removeAllowlistEntry">, options?: Options): Promise<SuccessBody<"removeAllowlistEntry">> => call("removeAllowlistEntry", { query }, options),
    },
    lists: {
      /**
       * List the lists for rules, newest first.
       *
       * `GET /api/v1/lists`
       */
      list: (query: Query<"listCustomLists"> = {}, options?: Options): Promise<SuccessBody<"listCustomLists">> => call("listCustomLists", { query }, options),
      /**
       * Create a list for rules.
       *
       * A named set of strings, without values at first. Values are stored in clear text: hash personal data before you add it, or use a blocklist. A name that is taken
       * is 409 `DUPLICATE`; the 101st list is 409 `LIMIT_REACHED`.
       *
       * `POST /api/v1/lists`
       */
      create: (body: RequestBody<"createCustomList">, options?: Options): Promise<SuccessBody<"createCustomList">> => call("createCustomList", { body }, options),
      /**
       * Read a list for rules.
       *
       * `GET /api/v1/lists/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readCustomList">> => call("readCustomList", { path: { id: id } }, options),
      /**
       * Change a list for rules. The name cannot change while a rule in force uses the list: 409 `LIST_IN_USE`.
       *
       * `PATCH /api/v1/lists/{id}`
       */
      update: (id: string, body: RequestBody<"updateCustomList">, options?: Options): Promise<SuccessBody<"updateCustomList">> => call("updateCustomList", { path: { id: id }, body }, options),
      /**
       * Remove a list for rules with its values. Refused with 409 `LIST_IN_USE` while a rule in force uses it. The answer is what was removed.
       *
       * `DELETE /api/v1/lists/{id}`
       */
      remove: (id: string, options?: Options): Promise<SuccessBody<"removeCustomList">> => call("removeCustomList", { path: { id: id } }, options),
    },
    listValues: {
      /**
       * List values of a list for rules, in the order of their bytes.
       *
       * `GET /api/v1/lists/{id}/values`
       */
      list: (id: string, query: Query<"listCustomListValues"> = {}, options?: Options): Promise<SuccessBody<"listCustomListValues">> => call("listCustomListValues", { path: { id: id }, query }, options),
      /**
       * Add values to a list for rules.
       *
       * They match from the next assessment on. All values of the request are added, or none. More than a million values in a list are 409 `LIMIT_REACHED`. The audit log
       * records how many values were added, not which: its records are permanent.
       *
       * `POST /api/v1/lists/{id}/values`
       */
      add: (id: string, body: RequestBody<"addCustomListValues">, options?: Options): Promise<SuccessBody<"addCustomListValues">> => call("addCustomListValues", { path: { id: id }, body }, options),
      /**
       * Remove values from a list for rules. Values that are not in it are counted and otherwise ignored.
       *
       * `POST /api/v1/lists/{id}/values/remove`
       */
      remove: (id: string, body: RequestBody<"removeCustomListValues">, options?: Options): Promise<SuccessBody<"removeCustomListValues">> => call("removeCustomListValues", { path: { id: id }, body }, options),
      /**
       * Check whether a value is in a list for rules: compared as a rule compares it.
       *
       * `POST /api/v1/lists/{id}/values/check`
       */
      check: (id: string, body: RequestBody<"checkCustomListValue">, options?: Options): Promise<SuccessBody<"checkCustomListValue">> => call("checkCustomListValue", { path: { id: id }, body }, options),
      /**
       * Import values of a list for rules.
       *
       * One column, `value`, under a header line; no value spans several lines. The file is read as it arrives. Rules see all of its values at once when it was read to the end,
       * or, if anything fails before, none: `replace` never leaves a list half full. Values that are added meanwhile are replaced too.
       *
       * Invalid lines are named in the answer and left out; a file with more than 1,000 of them is refused. A file may have 32 MiB, and must arrive within 30 seconds: split
       * a larger one, and append the other parts. More than a million values in a list are 409 `LIMIT_REACHED`.
       *
       * `POST /api/v1/lists/{id}/values/import`
       */
      import: (id: string, body: RequestBody<"importCustomListValues">, query: Query<"importCustomListValues"> = {}, options?: Options): Promise<SuccessBody<"importCustomListValues">> => call("importCustomListValues", { path: { id: id }, body, query }, options),
      /**
       * Export values of a list for rules.
       *
       * One column, `value`, in the order of the bytes, as an import reads it. The list is read in pages while the file is sent. If it is replaced or removed meanwhile, the
       * connection is aborted, so that the file is not taken for complete. Cells are protected from spreadsheets as in the export of blocklists, and an import undoes that.
       *
       * `GET /api/v1/lists/{id}/values/export`
       */
      export: (id: string, options?: Options): Promise<SuccessBody<"exportCustomListValues">> => call("exportCustomListValues", { path: { id: id } }, options),
    },
    cases: {
      /**
       * List cases, newest first, or in the order that `order` names.
       *
       * Filters are combined with AND. A page with `search` looks through at most 2,000 cases: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
       *
       * `GET /api/v1/cases`
       */
      list: (query: Query<"listCases"> = {}, options?: Options): Promise<SuccessBody<"listCases">> => call("listCases", { query }, options),
      /**
       * Open a case.
       *
       * It gets the next number of its organization, country and year, and the regulator of its jurisdiction. It begins as `borrador`. Without `due_date` it is due when the
       * regulator's term for answering a claim ends, where one is known.
       *
       * `POST /api/v1/cases`
       */
      create: (body: RequestBody<"createCase">, options?: Options): Promise<SuccessBody<"createCase">> => call("createCase", { body }, options),
      /**
       * Read a case.
       *
       * `GET /api/v1/cases/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readCase">> => call("readCase", { path: { id: id } }, options),
      /**
       * Change a case.
       *
       * The status moves from `borrador` to `en_revision`, `enviado`, `resuelto` and `archivado`; from `en_revision` back to `borrador`, from `enviado` back to
       * `en_revision`, and to `archivado` from every status except `enviado`. Any other transition is 409, with the allowed ones in `details`.
       *
       * `PATCH /api/v1/cases/{id}`
       */
      update: (id: string, body: RequestBody<"updateCase">, options?: Options): Promise<SuccessBody<"updateCase">> => call("updateCase", { path: { id: id }, body }, options),
      /**
       * Read the history of a case: every step, oldest first.
       *
       * `GET /api/v1/cases/{id}/history`
       */
      history: (id: string, options?: Options): Promise<SuccessBody<"readCaseHistory">> => call("readCaseHistory", { path: { id: id } }, options),
      /**
       * Submit a case.
       *
       * Sets the status to `enviado` and freezes the text. The service does not file with a regulator: you file, and record the answer here.
       *
       * `POST /api/v1/cases/{id}/submit`
       */
      submit: (id: string, options?: Options): Promise<SuccessBody<"submitCase">> => call("submitCase", { path: { id: id } }, options),
      /**
       * Note a regulator's answer.
       *
       * An accepted case becomes `resuelto`; a rejected one returns to `en_revision`.
       *
       * `POST /api/v1/cases/{id}/acknowledgement`
       */
      acknowledge: (id: string, body: RequestBody<"acknowledgeCase">, options?: Options): Promise<SuccessBody<"acknowledgeCase">> => call("acknowledgeCase", { path: { id: id }, body }, options),
      /**
       * Read the dossier of a case.
       *
       * Generated for each request until the case is submitted, and frozen from then on. Returned as JSON, or with `format=pdf` as a document in Spanish or
       * Portuguese, depending on the jurisdiction; both contain the same digest.
       *
       * `GET /api/v1/cases/{id}/dossier`
       */
      dossier: (id: string, options?: Options): Promise<SuccessBody<"readCaseDossier">> => call("readCaseDossier", { path: { id: id } }, options),
      /**
       * Read the dossier of a case.
       *
       * Generated for each request until the case is submitted, and frozen from then on. Returned as JSON, or with `format=pdf` as a document in Spanish or
       * Portuguese, depending on the jurisdiction; both contain the same digest.
       *
       * `GET /api/v1/cases/{id}/dossier`, as application/pdf
       */
      dossierPdf: (id: string, options?: Options): Promise<ReadableStream<Uint8Array>> => call("readCaseDossier", { path: { id: id }, query: { format: "pdf" }, accept: "application/pdf" }, options) as never,
      /**
       * List the comments on a case, newest first.
       *
       * `GET /api/v1/cases/{id}/comments`
       */
      comments: (id: string, query: Query<"listCaseComments"> = {}, options?: Options): Promise<SuccessBody<"listCaseComments">> => call("listCaseComments", { path: { id: id }, query }, options),
      /**
       * Add a comment to a case, for those who work on it next.
       *
       * `POST /api/v1/cases/{id}/comments`
       */
      addComment: (id: string, body: RequestBody<"addCaseComment">, options?: Options): Promise<SuccessBody<"addCaseComment">> => call("addCaseComment", { path: { id: id }, body }, options),
      /**
       * List the files of a case, newest first. A case has at most 20.
       *
       * `GET /api/v1/cases/{id}/attachments`
       */
      attachments: (id: string, query: Query<"listCaseAttachments"> = {}, options?: Options): Promise<SuccessBody<"listCaseAttachments">> => call("listCaseAttachments", { path: { id: id }, query }, options),
      /**
       * Add a file to a case.
       *
       * The body is the file, of at most 5 MiB. A case has at most 20 files; one more is 409 `LIMIT_REACHED`. PDF, PNG, JPEG, WebP, text and CSV are accepted, text and CSV in UTF-8.
       * The content determines the type: other content, content that is not of the declared type, and a file that was cut off are 422 `INVALID_FILE`.
       * Card numbers in the name, in a line of text or in a cell of CSV are refused; images and PDF are not searched, and no file is scanned for malware.
       *
       * A file with the same name and content is stored once: a repeated call answers with the file that exists. An archived case takes no files: 409 `INVALID_TRANSITION`.
       *
       * `POST /api/v1/cases/{id}/attachments`
       */
      addAttachment: (id: string, body: RequestBody<"addCaseAttachment">, query: Query<"addCaseAttachment">, options?: Options): Promise<SuccessBody<"addCaseAttachment">> => call("addCaseAttachment", { path: { id: id }, body, query }, options),
      /**
       * Download a file of a case, byte for byte as it was added. It is sent as an attachment, which browsers save and do not show.
       *
       * `GET /api/v1/cases/{id}/attachments/{attachment_id}`
       */
      downloadAttachment: (id: string, attachmentId: string, options?: Options): Promise<SuccessBody<"downloadCaseAttachment">> => call("downloadCaseAttachment", { path: { id: id, attachment_id: attachmentId } }, options),
      /**
       * Remove a file of a case. The answer is what was removed.
       *
       * What a case had when it was submitted stays with it, until it returns to review, and all files of an archived case stay: 409 `INVALID_TRANSITION`.
       *
       * `DELETE /api/v1/cases/{id}/attachments/{attachment_id}`
       */
      removeAttachment: (id: string, attachmentId: string, options?: Options): Promise<SuccessBody<"removeCaseAttachment">> => call("removeCaseAttachment", { path: { id: id, attachment_id: attachmentId } }, options),
    },
    events: {
      /**
       * Receive events as they happen, as server-sent events: for pages that stay up to date.
       *
       * Each message has the `id` of an event, its type as `event`, and as `data` the event exactly as webhook endpoints receive it. No endpoint is needed. You receive the types
       * that your permissions let you read, limited to `types`: payments, outcomes and disputes need `assessments:read`, frauds and cases `cases:read`, list entries
       * `blocklists:read`, matches of the network `network:signals:read`, models `models:read`, rules `rules:read`, unmapped events of providers `webhooks:read`. A submerchant's key
       * receives the events that name its submerchant: payments and unmapped events.
       *
       * An event arrives about a second after it happened. Send the id of the last message as `Last-Event-ID` when you connect again, within ten minutes: what happened meanwhile is
       * sent first. Events arrive at least once and in no strict order; the events of the ten seconds before that id may be repeated: ignore ids that you know. Where events may be
       * missing, the stream begins with the message `reset`: read the state again.
       *
       * A comment is sent every 15 seconds. The stream ends within 25 seconds after the token has expired or the key was revoked, after an hour, when the service restarts, and for a
       * reader that is more than 256 messages behind: connect again. At most 3 streams of a person and 20 of an organization are open at each process of the service; beyond them the
       * answer is 429.
       *
       * `GET /api/v1/events/stream`
       */
      stream: (query: Query<"streamEvents"> = {}, options?: Options): Promise<SuccessBody<"streamEvents">> => call("streamEvents", { query }, options),
      /**
       * Take an event of a payment provider.
       *
       * For events after the payment: captures, refunds, disputes, warnings. Event types of Adyen, Mercado Pago, dLocal, Kushki and EBANX are recognised; others
       * are stored only. An event that is linked to an assessment (by session, order or payment) and has a definite outcome applies that outcome. An opened or
       * closed dispute is forwarded as `dispute.opened` or `dispute.closed`, linked or not. Ingesting events does not replace assess.
       *
       * An order or payment refers to an assessment made with a secret key. One made with a publishable key is linked if there is no other, and no outcome is applied
       * to it. An event that matches several payers or submerchants has the status `ambiguous`.
       * With a key that has `assess_on_events`, an event of a payment or a payment attempt (created, authorized, captured, failed) that cannot be linked to an assessment triggers one:
       * same engine, same records, `trigger: event`. One payment of a provider is assessed once. The event is stored and answered 202 also when the assessment fails.
       *
       * `POST /api/webhooks/ingest`
       */
      ingest: (body: RequestBody<"ingestProviderEvent">, options?: Options): Promise<SuccessBody<"ingestProviderEvent">> => call("ingestProviderEvent", { body }, options),
      /**
       * Take an event of Stripe.
       *
       * Set this path up as a webhook at Stripe, with the events `charge.dispute.created`, `charge.dispute.closed`, `radar.early_fraud_warning.created`, `charge.refunded`,
       * `payment_intent.succeeded` and `payment_intent.payment_failed`. The signature is verified over the raw body with the secret of the connection; its one
       * `t` is within five minutes of the clock of this service, before or after. Production takes events over HTTPS only (`HTTPS_REQUIRED`). A payment is found by
       * `fraud_risk_session_id`, `session_id` or `order_id` in its metadata (with `submerchant_id`, limited to that submerchant), by the `payment_id` sent to assess, or by an earlier event of the same payment: disputes
       * carry no metadata of the payment. An inquiry that ends without a chargeback closes the dispute and has no outcome.
       * A connection with `assess_on_events` assesses payments that have no assessment: let Stripe send `payment_intent.amount_capturable_updated`, `payment_intent.processing`
       * and `charge.succeeded` as well.
       *
       * `POST /api/webhooks/stripe`
       */
      stripe: (body: RequestBody<"receiveStripeEvent">, query: Query<"receiveStripeEvent">, options?: Options): Promise<SuccessBody<"receiveStripeEvent">> => call("receiveStripeEvent", { body, query }, options),
    },
    keys: {
      /**
       * List keys.
       *
       * Newest first, revoked and expired ones included. Values are never shown again.
       *
       * `GET /api/v1/keys`
       */
      list: (query: Query<"listKeys"> = {}, options?: Options): Promise<SuccessBody<"listKeys">> => call("listKeys", { query }, options),
      /**
       * Create a key.
       *
       * The answer holds the key's value, this once: only its SHA-256 is stored. A key works from the moment it is answered.
       *
       * `POST /api/v1/keys`
       */
      create: (body: RequestBody<"createKey">, options?: Options): Promise<SuccessBody<"createKey">> => call("createKey", { body }, options),
      /**
       * Read a key.
       *
       * `GET /api/v1/keys/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readKey">> => call("readKey", { path: { id: id } }, options),
      /**
       * Revoke a key.
       *
       * Permanent and immediate: no process accepts the key in a request sent after this answer. Revoking twice has no effect.
       *
       * `DELETE /api/v1/keys/{id}`
       */
      revoke: (id: string, options?: Options): Promise<SuccessBody<"revokeKey">> => call("revokeKey", { path: { id: id } }, options),
      /**
       * Rotate a key.
       *
       * Makes a key with the same name, permissions, submerchant, origins and limit, and ends the old one after the overlap: put the new value in
       * place meanwhile. Idempotency handles carry over. A key that expires gets a successor with as long a life. Only an active key can be rotated.
       *
       * `POST /api/v1/keys/{id}/rotate`
       */
      rotate: (id: string, body?: RequestBody<"rotateKey">, options?: Options): Promise<SuccessBody<"rotateKey">> => call("rotateKey", { path: { id: id }, body }, options),
    },
    submerchants: {
      /**
       * List submerchants.
       *
       * Newest first, deactivated ones included. A key of one submerchant sees that one.
       *
       * `GET /api/v1/submerchants`
       */
      list: (query: Query<"listSubmerchants"> = {}, options?: Options): Promise<SuccessBody<"listSubmerchants">> => call("listSubmerchants", { query }, options),
      /**
       * Register a submerchant.
       *
       * Send its id as `submerchant_id` of assessments. `external_id` is your identifier and must be unique: a duplicate is 409.
       *
       * `POST /api/v1/submerchants`
       */
      create: (body: RequestBody<"createSubmerchant">, options?: Options): Promise<SuccessBody<"createSubmerchant">> => call("createSubmerchant", { body }, options),
      /**
       * Read a submerchant.
       *
       * `GET /api/v1/submerchants/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readSubmerchant">> => call("readSubmerchant", { path: { id: id } }, options),
      /**
       * Change a submerchant.
       *
       * Absent fields stay unchanged. Setting `status` to `inactive` deactivates it; `active` reactivates it and its keys.
       *
       * `PATCH /api/v1/submerchants/{id}`
       */
      update: (id: string, body: RequestBody<"updateSubmerchant">, options?: Options): Promise<SuccessBody<"updateSubmerchant">> => call("updateSubmerchant", { path: { id: id }, body }, options),
      /**
       * Deactivate a submerchant.
       *
       * From the next request on, assessments that name it are refused and its keys stop working. Nothing is deleted.
       *
       * `DELETE /api/v1/submerchants/{id}`
       */
      deactivate: (id: string, options?: Options): Promise<SuccessBody<"deactivateSubmerchant">> => call("deactivateSubmerchant", { path: { id: id } }, options),
    },
    submerchantKeys: {
      /**
       * List the keys of a submerchant, newest first.
       *
       * `GET /api/v1/submerchants/{id}/keys`
       */
      list: (id: string, query: Query<"listSubmerchantKeys"> = {}, options?: Options): Promise<SuccessBody<"listSubmerchantKeys">> => call("listSubmerchantKeys", { path: { id: id }, query }, options),
      /**
       * Create a key of a submerchant.
       *
       * The key sees, counts and writes only this submerchant; an assessment made with it belongs to the submerchant without naming it.
       *
       * `POST /api/v1/submerchants/{id}/keys`
       */
      create: (id: string, body: RequestBody<"createSubmerchantKey">, options?: Options): Promise<SuccessBody<"createSubmerchantKey">> => call("createSubmerchantKey", { path: { id: id }, body }, options),
      /**
       * Revoke a key of a submerchant, permanently and at once. Revoking twice has no effect.
       *
       * `DELETE /api/v1/submerchants/{id}/keys`
       */
      revoke: (id: string, query: Query<"revokeSubmerchantKey">, options?: Options): Promise<SuccessBody<"revokeSubmerchantKey">> => call("revokeSubmerchantKey", { path: { id: id }, query }, options),
    },
    webhookEndpoints: {
      /**
       * List webhook endpoints, newest first.
       *
       * `GET /api/v1/webhook-endpoints`
       */
      list: (query: Query<"listWebhookEndpoints"> = {}, options?: Options): Promise<SuccessBody<"listWebhookEndpoints">> => call("listWebhookEndpoints", { query }, options),
      /**
       * Register a webhook endpoint.
       *
       * Events are signed as Standard Webhooks; the answer holds the secret, this once. They are sent at least once, not in order, and again after 5 s, 30 s, 5 min,
       * 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h until the endpoint answers 2xx within 15 seconds. Redirects are not followed.
       *
       * `POST /api/v1/webhook-endpoints`
       */
      create: (body: RequestBody<"createWebhookEndpoint">, options?: Options): Promise<SuccessBody<"createWebhookEndpoint">> => call("createWebhookEndpoint", { body }, options),
      /**
       * Read a webhook endpoint.
       *
       * `GET /api/v1/webhook-endpoints/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readWebhookEndpoint">> => call("readWebhookEndpoint", { path: { id: id } }, options),
      /**
       * Change a webhook endpoint.
       *
       * `PATCH /api/v1/webhook-endpoints/{id}`
       */
      update: (id: string, body: RequestBody<"updateWebhookEndpoint">, options?: Options): Promise<SuccessBody<"updateWebhookEndpoint">> => call("updateWebhookEndpoint", { path: { id: id }, body }, options),
      /**
       * Remove a webhook endpoint. What still waits for it is not sent; the answer is what was removed.
       *
       * `DELETE /api/v1/webhook-endpoints/{id}`
       */
      remove: (id: string, options?: Options): Promise<SuccessBody<"removeWebhookEndpoint">> => call("removeWebhookEndpoint", { path: { id: id } }, options),
      /**
       * Rotate the secret of a webhook endpoint.
       *
       * For 24 hours events are signed under both secrets; deploy the new one within this time. If rotated again earlier, the oldest secret is dropped at once.
       *
       * `POST /api/v1/webhook-endpoints/{id}/rotate-secret`
       */
      rotateSecret: (id: string, options?: Options): Promise<SuccessBody<"rotateWebhookSecret">> => call("rotateWebhookSecret", { path: { id: id } }, options),
      /**
       * Send a test event to a webhook endpoint: the documented example of an event, signed like any other, marked `test: true`, with made-up identifiers and reference numbers. A disabled endpoint receives it once it is enabled again.
       *
       * `POST /api/v1/webhook-endpoints/{id}/test`
       */
      test: (id: string, body?: RequestBody<"testWebhookEndpoint">, options?: Options): Promise<SuccessBody<"testWebhookEndpoint">> => call("testWebhookEndpoint", { path: { id: id }, body }, options),
    },
    webhookDeliveries: {
      /**
       * List webhook deliveries, newest first.
       *
       * `GET /api/v1/webhook-deliveries`
       */
      list: (query: Query<"listWebhookDeliveries"> = {}, options?: Options): Promise<SuccessBody<"listWebhookDeliveries">> => call("listWebhookDeliveries", { query }, options),
      /**
       * Read a webhook delivery, with its event and its attempts.
       *
       * `GET /api/v1/webhook-deliveries/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readWebhookDelivery">> => call("readWebhookDelivery", { path: { id: id } }, options),
      /**
       * Send an event to its endpoint once more, regardless of its status. This creates a new delivery with the same event id.
       *
       * `POST /api/v1/webhook-deliveries/{id}/redeliver`
       */
      redeliver: (id: string, options?: Options): Promise<SuccessBody<"redeliverWebhook">> => call("redeliverWebhook", { path: { id: id } }, options),
    },
    connections: {
      /**
       * List connections, newest first.
       *
       * `GET /api/v1/connections`
       */
      list: (query: Query<"listConnections"> = {}, options?: Options): Promise<SuccessBody<"listConnections">> => call("listConnections", { query }, options),
      /**
       * Connect an account of a card processor.
       *
       * `POST /api/v1/connections`
       */
      create: (body: RequestBody<"createConnection">, options?: Options): Promise<SuccessBody<"createConnection">> => call("createConnection", { body }, options),
      /**
       * Remove a connection. Its events are refused from then on; the answer is what was removed.
       *
       * `DELETE /api/v1/connections/{id}`
       */
      remove: (id: string, options?: Options): Promise<SuccessBody<"removeConnection">> => call("removeConnection", { path: { id: id } }, options),
    },
    network: {
      /**
       * Read what the network holds, and how the organization takes part.
       *
       * `GET /api/v1/network/intelligence`
       */
      stats: (options?: Options): Promise<SuccessBody<"readNetwork">> => call("readNetwork", {}, options),
      /**
       * Contribute signals.
       *
       * Up to 500 per request, each validated separately. Values are stored as keyed hashes only. An organization counts as one reporter, regardless of its number of
       * submerchants and signals. Values that are too broad, such as the domain of a free-mail provider, are rejected per item.
       *
       * `POST /api/v1/network/intelligence`
       */
      contribute: (body: RequestBody<"contributeSignals">, options?: Options): Promise<SuccessBody<"contributeSignals">> => call("contributeSignals", { body }, options),
      /**
       * Read how the organization takes part.
       *
       * `GET /api/v1/network/membership`
       */
      membership: (options?: Options): Promise<SuccessBody<"readNetworkMembership">> => call("readNetworkMembership", {}, options),
      /**
       * Take part in the network, or change how.
       *
       * Who consumes has to contribute. The choice is the organization's: keys of one submerchant get 403.
       *
       * `PUT /api/v1/network/membership`
       */
      join: (body: RequestBody<"setNetworkMembership">, options?: Options): Promise<SuccessBody<"setNetworkMembership">> => call("setNetworkMembership", { body }, options),
      /**
       * Leave the network. Your signals are withdrawn at once.
       *
       * `DELETE /api/v1/network/membership`
       */
      leave: (options?: Options): Promise<SuccessBody<"leaveNetwork">> => call("leaveNetwork", {}, options),
      /**
       * List the organization's own signals, newest first: active ones, and expired ones for at least 90 days. Values are not stored, so none is returned.
       *
       * `GET /api/v1/network/signals`
       */
      signals: (query: Query<"listNetworkSignals"> = {}, options?: Options): Promise<SuccessBody<"listNetworkSignals">> => call("listNetworkSignals", { query }, options),
      /**
       * Query what others report of values: how many as a band, the month, the categories. Never who, and no more than a band where it is one.
       *
       * `POST /api/v1/network/signals/query`
       */
      query: (body: RequestBody<"queryNetwork">, options?: Options): Promise<SuccessBody<"queryNetwork">> => call("queryNetwork", { body }, options),
    },
    models: {
      /**
       * List models, newest first.
       *
       * `GET /api/v1/models`
       */
      list: (query: Query<"listModels"> = {}, options?: Options): Promise<SuccessBody<"listModels">> => call("listModels", { query }, options),
      /**
       * Propose a model.
       *
       * Weights of your own, to compare them in shadow with the live policy before they decide. Everything else is as it is live now. A proposal replaces an earlier one that
       * was not approved.
       *
       * `POST /api/v1/models`
       */
      propose: (body: RequestBody<"proposeModel">, options?: Options): Promise<SuccessBody<"proposeModel">> => call("proposeModel", { body }, options),
      /**
       * Read every signal: what it means and reads, and how it counts for the organization.
       *
       * `GET /api/v1/signals`
       */
      signals: (options?: Options): Promise<SuccessBody<"readSignals">> => call("readSignals", {}, options),
      /**
       * Fit a model.
       *
       * Requests a fit now instead of at the weekly one. A background job runs it within minutes and proposes a model; `model.proposed` says so. Refused with 409
       * `TOO_FEW_OUTCOMES` while there are too few outcomes.
       *
       * `POST /api/v1/models/fit`
       */
      fit: (body: RequestBody<"fitModel">, options?: Options): Promise<SuccessBody<"fitModel">> => call("fitModel", { body }, options),
      /**
       * Read a model: weights and curves before and after, and the evidence for each.
       *
       * `GET /api/v1/models/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readModel">> => call("readModel", { path: { id: id } }, options),
      /**
       * Compare a model with the live policy.
       *
       * On payments that were assessed after those it was fitted to, and on the decisions of the shadow period.
       *
       * `GET /api/v1/models/{id}/comparison`
       */
      compare: (id: string, options?: Options): Promise<SuccessBody<"compareModel">> => call("compareModel", { path: { id: id } }, options),
      /**
       * Approve a model.
       *
       * It decides from the next request on, in every process; weights that the organization set itself stay in force. The model that was live is archived. Approving a live model
       * changes nothing. Refused with 409 `MODEL_OUTDATED` if another model went live since it was made.
       *
       * `POST /api/v1/models/{id}/approve`
       */
      approve: (id: string, options?: Options): Promise<SuccessBody<"approveModel">> => call("approveModel", { path: { id: id } }, options),
      /**
       * Reject a proposed model or a challenger. Rejecting twice has no effect.
       *
       * `POST /api/v1/models/{id}/reject`
       */
      reject: (id: string, body: RequestBody<"rejectModel">, options?: Options): Promise<SuccessBody<"rejectModel">> => call("rejectModel", { path: { id: id }, body }, options),
      /**
       * Roll back a live model.
       *
       * Takes effect with the next request, in every process. The model is archived. Rolling back a model that is no longer live changes nothing, so that a retry is safe.
       *
       * `POST /api/v1/models/{id}/rollback`
       */
      rollBack: (id: string, body: RequestBody<"rollBackModel">, options?: Options): Promise<SuccessBody<"rollBackModel">> => call("rollBackModel", { path: { id: id }, body }, options),
    },
    rules: {
      /**
       * List rules, newest first.
       *
       * `GET /api/v1/rules`
       */
      list: (query: Query<"listRules"> = {}, options?: Options): Promise<SuccessBody<"listRules">> => call("listRules", { query }, options),
      /**
       * Create a rule.
       *
       * It begins as a draft. The expression is checked: 422 `INVALID_EXPRESSION` names line, column, the offending name and the nearest known one. An organization has at
       * most 200 rules that are not archived.
       *
       * `POST /api/v1/rules`
       */
      create: (body: RequestBody<"createRule">, options?: Options): Promise<SuccessBody<"createRule">> => call("createRule", { body }, options),
      /**
       * Check an expression.
       *
       * For editors: the answer is 200 whether it is valid or not. Nothing is stored.
       *
       * `POST /api/v1/rules/check`
       */
      check: (body: RequestBody<"checkRule">, options?: Options): Promise<SuccessBody<"checkRule">> => call("checkRule", { body }, options),
      /**
       * Every fact that rules can read, with type, unit, default and example: for autocomplete.
       *
       * `GET /api/v1/rules/facts`
       */
      facts: (options?: Options): Promise<SuccessBody<"readRuleFacts">> => call("readRuleFacts", {}, options),
      /**
       * List backtests, newest first, without their results.
       *
       * `GET /api/v1/rules/backtests`
       */
      backtests: (query: Query<"listBacktests"> = {}, options?: Options): Promise<SuccessBody<"listBacktests">> => call("listBacktests", { query }, options),
      /**
       * Try a change on past payments.
       *
       * New, changed or removed rules, other thresholds and other weights are applied to stored payments, with the facts, rules, thresholds and outcomes of then. Lists are read as
       * they are now. The backtest runs in the background, slower than decisions need: read it until `status` is `completed`. At most two of an organization run at a
       * time, and at most 20 are queued or running; one more is answered 409 `LIMIT_REACHED`.
       *
       * `POST /api/v1/rules/backtests`
       */
      backtest: (body: RequestBody<"createBacktest">, options?: Options): Promise<SuccessBody<"createBacktest">> => call("createBacktest", { body }, options),
      /**
       * Read a backtest: how far it is, or its result.
       *
       * `GET /api/v1/rules/backtests/{id}`
       */
      readBacktest: (id: string, options?: Options): Promise<SuccessBody<"readBacktest">> => call("readBacktest", { path: { id: id } }, options),
      /**
       * Cancel a backtest. One that has ended stays as it is.
       *
       * `DELETE /api/v1/rules/backtests/{id}`
       */
      cancelBacktest: (id: string, options?: Options): Promise<SuccessBody<"cancelBacktest">> => call("cancelBacktest", { path: { id: id } }, options),
      /**
       * Read rules that are ready to create.
       *
       * Twelve rules against fraud that is frequent in Latin America, with texts in English, Spanish and Portuguese. To create one, send its `rule` with a `name` to
       * `POST /rules`. The answer is the same for every organization.
       *
       * `GET /api/v1/rules/templates`
       */
      templates: (options?: Options): Promise<SuccessBody<"readRuleTemplates">> => call("readRuleTemplates", {}, options),
      /**
       * Read a rule, in its newest version.
       *
       * `GET /api/v1/rules/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readRule">> => call("readRule", { path: { id: id } }, options),
      /**
       * Change a rule.
       *
       * Makes a new version; earlier ones stay readable. A live rule decides by the new version from the next request on, or, where `rule_approval` is set, once another
       * person has approved it. A change without a difference makes no version.
       *
       * `PATCH /api/v1/rules/{id}`
       */
      update: (id: string, body: RequestBody<"updateRule">, options?: Options): Promise<SuccessBody<"updateRule">> => call("updateRule", { path: { id: id }, body }, options),
      /**
       * List the versions of a rule, newest first.
       *
       * `GET /api/v1/rules/{id}/versions`
       */
      versions: (id: string, query: Query<"listRuleVersions"> = {}, options?: Options): Promise<SuccessBody<"listRuleVersions">> => call("listRuleVersions", { path: { id: id }, query }, options),
      /**
       * Read how a rule does.
       *
       * Per day: payments that it matched, decisions that it changed, or would have changed in shadow, and what became of these payments. Current to within a minute.
       *
       * `GET /api/v1/rules/{id}/performance`
       */
      performance: (id: string, query: Query<"readRulePerformance"> = {}, options?: Options): Promise<SuccessBody<"readRulePerformance">> => call("readRulePerformance", { path: { id: id }, query }, options),
      /**
       * Run a rule in shadow: it is evaluated with every assessment, without effect. A live rule stops deciding.
       *
       * `POST /api/v1/rules/{id}/shadow`
       */
      shadow: (id: string, body: RequestBody<"shadowRule">, options?: Options): Promise<SuccessBody<"shadowRule">> => call("shadowRule", { path: { id: id }, body }, options),
      /**
       * Put a rule live.
       *
       * It decides from the next request on, in every process. Where `rule_approval` of the organization is set, `pending_approval` says that another person has to
       * approve it, and nothing else changes.
       *
       * `POST /api/v1/rules/{id}/live`
       */
      activate: (id: string, body: RequestBody<"activateRule">, options?: Options): Promise<SuccessBody<"activateRule">> => call("activateRule", { path: { id: id }, body }, options),
      /**
       * Approve what waits for it. Only another person than the one who requested it may: 409 `SECOND_PERSON_REQUIRED`.
       *
       * `POST /api/v1/rules/{id}/approve`
       */
      approve: (id: string, body: RequestBody<"approveRule">, options?: Options): Promise<SuccessBody<"approveRule">> => call("approveRule", { path: { id: id }, body }, options),
      /**
       * Archive a rule: it is no longer evaluated. What waits for approval is dropped.
       *
       * `POST /api/v1/rules/{id}/archive`
       */
      archive: (id: string, body: RequestBody<"archiveRule">, options?: Options): Promise<SuccessBody<"archiveRule">> => call("archiveRule", { path: { id: id }, body }, options),
      /**
       * Make a rule a draft again: it is no longer evaluated. An archived one counts among the 200 rules again.
       *
       * `POST /api/v1/rules/{id}/draft`
       */
      draft: (id: string, body: RequestBody<"draftRule">, options?: Options): Promise<SuccessBody<"draftRule">> => call("draftRule", { path: { id: id }, body }, options),
    },
    session: {
      /**
       * Read who is signed in: the person, the role and its permissions, and the organization.
       *
       * `GET /api/v1/session`
       */
      read: (options?: Options): Promise<SuccessBody<"readSession">> => call("readSession", {}, options),
    },
    organization: {
      /**
       * Read the organization.
       *
       * Its settings as they are in force, defaults included.
       *
       * `GET /api/v1/organization`
       */
      read: (options?: Options): Promise<SuccessBody<"readOrganization">> => call("readOrganization", {}, options),
      /**
       * Change the organization.
       *
       * Absent fields stay unchanged. A change applies to the next request, in every process.
       *
       * `PATCH /api/v1/organization`
       */
      update: (body: RequestBody<"updateOrganization">, options?: Options): Promise<SuccessBody<"updateOrganization">> => call("updateOrganization", { body }, options),
    },
    configuration: {
      /**
       * Read the configuration.
       *
       * Settings, definitions of lists for rules, and rules that are not archived, in a fixed order, without ids that hold in one organization only. Put the document under
       * version control, review its changes, and apply it to another organization.
       *
       * `GET /api/v1/configuration`
       */
      read: (options?: Options): Promise<SuccessBody<"readConfiguration">> => call("readConfiguration", {}, options),
      /**
       * Replace the configuration.
       *
       * The organization then has the configuration of the document, or, after an error, the one that it had. Rules that the document lacks are archived; lists that it lacks
       * are retained unless `prune_lists` is true. Rules of an organization with `rule_approval` wait for the approval of another person before they are live; a document can
       * switch `rule_approval` on, never off. A document that the organization has already changes nothing.
       *
       * With `dry_run` the answer is the same and nothing is changed; the permission `configuration:read` is then enough.
       *
       * `PUT /api/v1/configuration`
       */
      replace: (body: RequestBody<"replaceConfiguration">, query: Query<"replaceConfiguration"> = {}, options?: Options): Promise<SuccessBody<"replaceConfiguration">> => call("replaceConfiguration", { body, query }, options),
    },
    dataSubjectRequests: {
      /**
       * List data subject requests, newest first.
       *
       * `GET /api/v1/data-subject-requests`
       */
      list: (query: Query<"listDataSubjectRequests"> = {}, options?: Options): Promise<SuccessBody<"listDataSubjectRequests">> => call("listDataSubjectRequests", { query }, options),
      /**
       * Find or erase what is stored about a person.
       *
       * The request runs in the background: read it until `status` is `completed` or `failed`. It finds payments by keyed hashes of the identifiers, and then in all stored requests, and
       * whatever quotes an identifier in any table. Create an access request first: its report names further identifiers of the person.
       *
       * An erasure cannot be undone. Stored requests, facts, keyed hashes, counters, list entries, own network signals, notes and quotes are removed. Decision, amount, and the references
       * of order and payment remain, without the person. What you have to keep is retained: payments and cases that are not closed, cases that were submitted to a regulator, and records of
       * the audit log. The report says how many rows of which table, and why.
       *
       * Identifiers that many people share, such as `guest`, are refused. At most ten requests of an organization are queued or running; one more is answered 409 `LIMIT_REACHED`.
       *
       * `POST /api/v1/data-subject-requests`
       */
      create: (body: RequestBody<"createDataSubjectRequest">, options?: Options): Promise<SuccessBody<"createDataSubjectRequest">> => call("createDataSubjectRequest", { body }, options),
      /**
       * Read a data subject request: how far it is, and its report.
       *
       * `GET /api/v1/data-subject-requests/{id}`
       */
      read: (id: string, options?: Options): Promise<SuccessBody<"readDataSubjectRequest">> => call("readDataSubjectRequest", { path: { id: id } }, options),
      /**
       * Read the records of an access request: what is stored about the person, as it is now.
       *
       * Payments come first, newest first, then cases, list entries, network signals and counters. Read all pages, once `status` is `completed`, for a complete copy: before, the payments
       * are those found so far. Erasures, failed requests, and requests whose records have expired have none: 409 `INVALID_TRANSITION`. The audit log records the first page of each
       * reading.
       *
       * `GET /api/v1/data-subject-requests/{id}/records`
       */
      records: (id: string, query: Query<"listDataSubjectRecords"> = {}, options?: Options): Promise<SuccessBody<"listDataSubjectRecords">> => call("listDataSubjectRecords", { path: { id: id }, query }, options),
    },
    auditLog: {
      /**
       * Read the audit log.
       *
       * Every change of a key, a submerchant, a list, a case, a setting or a contribution to the network, newest first: actor, time, and the resource before and after. Key values are never included.
       *
       * `GET /api/v1/audit-log`
       */
      list: (query: Query<"listAuditLog"> = {}, options?: Options): Promise<SuccessBody<"listAuditLog">> => call("listAuditLog", { query }, options),
    },
    health: {
      /**
       * Read the service status.
       *
       * For load balancers and dashboards: 200 when assess can answer, 503 when it cannot. Needs no credential.
       *
       * `GET /api/v1/health`
       */
      read: (options?: Options): Promise<SuccessBody<"readHealth">> => call("readHealth", {}, options),
    },
  };
}

/** The resource methods. */
export type Resources<Options> = ReturnType<typeof createResources<Options>>;

/** Builds the resource methods of what browsers may call. */
export function createBrowserResources<Options>(call: Call<Options>) {
  return {
    assess: {
      /**
       * Assess a pay-in.
       *
       * Call it before the payment is sent to the processor. The answer is a decision, a score from 0 to 100 and the signals that produced it; it is
       * stored before it is sent. Retry a 503, a 504 or a lost connection with the same handle: the stored decision is returned, and nothing is counted twice.
       *
       * `POST /api/v1/assess`
       */
      payin: (body: RequestBody<"assessPayin">, options?: Options): Promise<SuccessBody<"assessPayin">> => call("assessPayin", { body }, options),
    },
    discovery: {
      /**
       * Describe the pay-in request.
       *
       * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
       *
       * `GET /api/v1/assess`
       */
      payin: (options?: Options): Promise<SuccessBody<"describePayin">> => call("describePayin", {}, options),
      /**
       * Describe the payout request.
       *
       * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
       *
       * `GET /api/v1/assess/payout`
       */
      payout: (options?: Options): Promise<SuccessBody<"describePayout">> => call("describePayout", {}, options),
    },
    health: {
      /**
       * Read the service status.
       *
       * For load balancers and dashboards: 200 when assess can answer, 503 when it cannot. Needs no credential.
       *
       * `GET /api/v1/health`
       */
      read: (options?: Options): Promise<SuccessBody<"readHealth">> => call("readHealth", {}, options),
    },
  };
}

/** The resource methods of what browsers may call. */
export type BrowserResources<Options> = ReturnType<typeof createBrowserResources<Options>>;

// Generated from spec/ by `npm run generate`. Do not edit.
import type { Schemas } from "./models.ts";

export interface paths {
    "/api/v1/assess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the pay-in request
         * @description The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
         */
        get: operations["describePayin"];
        put?: never;
        /**
         * Assess a pay-in
         * @description Call it before the payment is sent to the processor. The answer is a decision, a score from 0 to 100 and the signals that produced it; it is
         *     stored before it is sent. Retry a 503, a 504 or a lost connection with the same handle: the stored decision is returned, and nothing is counted twice.
         */
        post: operations["assessPayin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assess/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the payout request
         * @description The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
         */
        get: operations["describePayout"];
        put?: never;
        /**
         * Assess a payout
         * @description Call it before the money is sent. Signals evaluate the account (check digits, other senders, earlier holder names), the origin (many new beneficiaries,
         *     amounts just below a limit, pass-through of funds, a dormant account) and the initiator. Outcome counters (`PAYER_*`) are those of the beneficiary.
         *     Retries are safe as for pay-ins; the two flows have separate handles.
         */
        post: operations["assessPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assess/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the outcome of an assessment
         * @description Outcomes change risk counters and lists for later decisions. Captured payments make a payer trusted. A lost chargeback or confirmed fraud blocks the
         *     identifiers of the payer for 180 days. A false alarm or a won chargeback reverts the effects of this session, allows the payer for 90 days, and lists the
         *     entries that still block. Automatic entries are separate from manual ones, and in force while at least one session or report supports them. For a payout
         *     the beneficiary is blocked or allowed. The change is atomic.
         *
         *     The fraud type determines whom a lost chargeback or a confirmed fraud counts against. `first_party` counts against the payer. `third_party` counts against
         *     the payer if the account is young; an established payer and the customer of a bank are treated as victims, and only what the thief used is blocked.
         *     `account_takeover` never counts against the payer, and `merchant_error` counts against no one. The type is taken from `fraud_type`, else from
         *     `reason_code`, else from the payer's record; `feedback` says which.
         *
         *     A session has a history of outcomes and a current state. Reporting an outcome that is in force is a replay. Any other outcome is applied, even if it was in
         *     force earlier: lost, won and lost again blocks the payer again. A capture is credited once per session, whatever is reported in between, and never if a
         *     browser requested the assessment.
         *
         *     An unreadable `provider`, `reason` or identifier at the provider does not reject the report: it is left out, and named in `field_warnings`.
         *
         *     A report with a submerchant's key affects that submerchant's payments, and reverts only its own reports. A report of the payment provider affects all
         *     payments: it replaces the same chargeback, fraud or false alarm of its submerchant.
         */
        post: operations["reportOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report-fraud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report fraud
         * @description Opens a regulatory case, and blocks the identifiers of the payer (for a payout, of the beneficiary) and the indicators for 180 days. The change is
         *     atomic. Reporting the same assessment, order, payment or indicators again returns the first report. A `session_id` refers to exactly one assessment, even
         *     if its order has others. A report with a submerchant's key belongs to that submerchant, and blocks for that submerchant only.
         *
         *     An `order_id` or `payment_id` refers to the assessment made with a secret key if there is one. If only a browser assessed the payment, the case names
         *     that assessment, and only the indicators are blocked; send its `session_id` to block its payer.
         */
        post: operations["reportFraud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assessments
         * @description List assessments, newest first unless `order` says otherwise.
         *
         *     A submerchant's key lists that submerchant's assessments only. Filters are combined with AND. A page scans a bounded number of assessments: with few
         *     matches it is shorter than `limit`, or empty, and still has a `next_cursor`. Continue until `next_cursor` is null. A cursor of `newest` and `oldest` is a
         *     position in time and can be used with other filters. Assessments whose request was erased have no `customer_id` and are not found by customer or e-mail.
         *
         *     `riskiest` and `largest` sort blocks of assessments: the newest that a page scans, then those before them, and so on. Narrow the period with `from` and
         *     `to` so that everything is in the first block. `largest` compares amounts in major units and ignores the currency: filter by `currency`.
         *
         *     Customer, e-mail, phone number, device, card, address and account are looked up in indexes of keyed hashes, `outcome=fraud` in an index of outcomes, and
         *     order, payment, review, submerchant and decision in indexes of assessments. All other filters are checked on what a page scans: at most 10,000 assessments,
         *     4,000 with `country`, `bin`, `signal` or `rule_id`, and 1,500 with `outcome=good`, `outcome=unknown` or a look-up.
         */
        get: operations["listAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count assessments
         * @description Count assessments, with the filters of the list.
         *
         *     Exact up to 10,000; `more` is true beyond. Filters that no index satisfies are checked on the newest assessments that the others leave, at most five times as many as a page of
         *     the list scans, and 20,000 of a look-up: with `more`, the count is then a lower bound.
         */
        get: operations["countAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export assessments with their facts
         * @description Export assessments with their facts, with the filters of the list.
         *
         *     Columns: `session_id`, `assessed_at`, `flow`, `origin`, `decision`, `risk_score`, `fraud_probability`, `policy_version`, `amount`, `currency`,
         *     `order_id`, `payment_id`, `submerchant_id`, `signals` and `outcome`. `signals` has codes, separated by spaces, and `outcome` the latest in force. A
         *     column for each fact of `DecisionFacts` follows, named by its group and name: `payment.amount`. The cell of a fact that could not be observed is empty.
         *     Releases add columns at the end of the facts.
         *
         *     Without `from`, the export begins 30 days before `to`, and without `to` it ends now. A submerchant's key exports that submerchant's assessments only.
         *     Assessments are read in pages while the file is sent; if one fails, the connection is aborted, so that the file is not taken for complete. Cells are
         *     protected from spreadsheets as in the export of blocklists. A `rule_id` that does not exist is 404.
         *
         *     The audit log records each export with its filters. Filters that identify one payment or one person (`customer_id`, `email`, `phone`, `device_id`,
         *     `card_hash`, `ip`, `account`, `order_id`, `payment_id`) are recorded by name, without their values. With `customer_id`, `email` and other identifiers, a
         *     stored request that cannot be read aborts the connection.
         */
        get: operations["exportAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an assessment
         * @description Read an assessment, with its request, its signals, its review and what was reported since.
         */
        get: operations["readAssessment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/{session_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a review
         * @description Records the decision of a manual review: `approve` releases the payment, `decline` rejects it. Final: a second resolution is 409, and so is the resolution
         *     of an assessment that was not held. The engine's decision does not change. A declined payout does not make its beneficiary known. A person cannot resolve a
         *     review that is assigned to another person: 409 `REVIEW_ASSIGNED`.
         */
        post: operations["resolveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve several reviews
         * @description Resolves up to 200 reviews, each independently of the others. Failures are reported per review, in the order of the request.
         */
        post: operations["resolveReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/{session_id}/review/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a resolution
         * @description Reopens a review within five minutes of its resolution, including one that a colleague resolved. The audit log records who reopened it. After five
         *     minutes the answer is 409.
         */
        post: operations["undoReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open reviews
         * @description The queue, with who works on each review and when it is due. A page scans at most 10,000 open reviews. In the orders `oldest` and `newest`, with few matches a page is
         *     shorter than `limit` and still has a `next_cursor`. The orders `riskiest` and `largest` are those of the 10,000 oldest open reviews of the organization. A submerchant's key lists that
         *     submerchant's reviews only.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the queue in figures
         * @description Read the queue in figures: how much waits, how long, and how many reviews are resolved within the target.
         */
        get: operations["summarizeReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the next review
         * @description Assigns the first open review that has no assignee to the caller. Concurrent calls never get the same review.
         */
        post: operations["takeNextReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/{session_id}/review/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a review
         * @description Assigns the review for `minutes` from now on, to the caller or to a colleague who has signed in within 90 days. The assignee can extend the assignment or
         *     pass it on. If another person is the assignee, the answer is 409 `REVIEW_ASSIGNED`, unless `take_over` is true. While the review is assigned, other
         *     people cannot resolve it; a secret key can. A resolution ends the assignment.
         */
        put: operations["assignReview"];
        post?: never;
        /**
         * Release a review
         * @description Only a key can release a review that is assigned to another person. A person takes the review over instead.
         */
        delete: operations["releaseReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/{session_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes
         * @description List the notes on an assessment, newest first.
         */
        get: operations["listReviewNotes"];
        put?: never;
        /**
         * Add a note
         * @description Add a note to an assessment, for those who look at it next.
         */
        post: operations["addReviewNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/{session_id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an outcome as a person
         * @description Record the outcome of an assessment, as a person.
         *
         *     Does what `POST /assess/outcome` does, for people who look at an assessment: counters and lists change for later decisions, and reporting an outcome that
         *     is in force is a replay. The audit log says who recorded it.
         */
        post: operations["recordOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assessments/{session_id}/fraud-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report fraud as a person
         * @description Report that an assessment was fraud, as a person.
         *
         *     Does what `POST /report-fraud` does with the assessment's `session_id`: opens a regulatory case and blocks what the payer is known by. Reporting it again is
         *     answered with the first report. The audit log says who reported it.
         */
        post: operations["reportAssessmentFraud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/merchant/explainability/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain an assessment
         * @description The explanation is made from the data stored with the decision: later changes of weights have no effect. The contributions add up to the score.
         */
        get: operations["explainAssessment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/merchant/prevention-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read prevention statistics
         * @description Figures of the assessments made in a period, a month by default, and of the outcomes reported about them until now. Current to within a minute. A key of
         *     one submerchant sees that submerchant's figures.
         */
        get: operations["readPreventionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statistics/prevention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read prevention statistics as a person
         * @description Read prevention statistics, as a person: the figures of `GET /merchant/prevention-stats`.
         */
        get: operations["readPreventionStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statistics/breakdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Break statistics down
         * @description Break assessments of a period down by country, BIN, channel, signal, rule or submerchant, compared with the period before.
         *
         *     Values with the most assessments come first, each with its decisions, amounts and known outcomes, and a series of hours or days. `precision` and `lift` say
         *     how often a value means fraud. Computed from stored assessments without delay; outcomes count within a minute. A period and the one before may hold 200,000
         *     assessments together: choose a shorter period if the request is refused. A key of one submerchant sees that submerchant's figures.
         */
        get: operations["readBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/merchant/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read statistics day by day
         * @description Read the same figures day by day.
         */
        get: operations["readDailyStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/merchant/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List case recommendations
         * @description List sessions that deserve a case and have none, newest first, each with the reason.
         */
        get: operations["listCaseRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/merchant/calibration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the calibration report
         * @description Read how scores of a period relate to outcomes: use it to choose thresholds.
         */
        get: operations["readCalibration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description List saved views: the caller's own and those that are shared, newest first.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view
         * @description It belongs to the caller. A rule or submerchant that does not exist is 404. The 51st view of a person and the 1,001st of an organization are 409 `LIMIT_REACHED`.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved view
         * @description Callers that may change a view may remove it. Returns the removed view.
         */
        delete: operations["removeSavedView"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description The owner can change a view, and an administrator (`organization:write`) can change a shared view; others get 403. A view that another person did not
         *     share is 404.
         */
        patch: operations["updateSavedView"];
        trace?: never;
    };
    "/api/v1/entities/{kind}/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an entity
         * @description Read an entity: counters, outcomes, list entries, newest assessments and linked entities.
         *
         *     An entity is an identifier of payments. An entity that was never seen is 200 with zeros. A submerchant's key sees its own assessments only. Placeholders
         *     that many payers share, such as `unknown`, do not identify a payer and are not found.
         *
         *     The cost is bounded. Figures are of the newest 1,000 assessments within the last 400 days; `more` says that there are others. Links are found in two
         *     hops: the newest 50 assessments lead to at most 30 entities, and up to five others of each of these, within 15 days before and after its newest shared
         *     one, to at most 60 more. Assessments whose request was erased, or cannot be read at present, count in the figures and have no links.
         *
         *     The value is personal data. The service writes it to no log, metric or audit record; exclude the path from the logs of proxies in front of it.
         */
        get: operations["readEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocklists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocklist entries
         * @description Newest first, with the total number that matches the filters. Expired entries are listed until they are removed, and do not match. A page with `search` looks through at most
         *     5,000 encrypted entries: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
         */
        get: operations["listBlocklistEntries"];
        put?: never;
        /**
         * Create a blocklist entry
         * @description The value is normalised for its type; a value that does not fit the type is refused. An existing entry with the same type, value, flow and submerchant is
         *     409 `DUPLICATE`. The entry matches from the next assessment on.
         *
         *     An entry that affects nearly everybody is 409 `LIST_ENTRY_TOO_BROAD` unless `confirm` is true. These are a network wider than /8 (IPv6: /16), a private or shared network, a free-mail domain, a reserved domain, a public suffix and the
         *     country of a submerchant. So is any value found in more than 1 % of the recent approved payments. `details.reach` says how many recent payments it matches; so does the answer to a confirmed creation. Entries with
         *     severity `flag` stop nothing and need no confirmation.
         */
        post: operations["createBlocklistEntry"];
        /**
         * Remove a blocklist entry
         * @description The answer is what was removed.
         */
        delete: operations["removeBlocklistEntry"];
        options?: never;
        head?: never;
        /**
         * Change a blocklist entry
         * @description Absent fields stay unchanged; null clears. Type and value cannot change: remove the entry and create another. A change that makes an entry match more payments, or treat them more
         *     strictly, needs `confirm` where creating it would: activating it, extending it, raising its severity, or changing its flow.
         */
        patch: operations["updateBlocklistEntry"];
        trace?: never;
    };
    "/api/v1/blocklists/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a value against the blocklist
         * @description Shows which entries a payment with this value would match, and why other entries with the value would not. Nothing is counted or stored.
         */
        post: operations["checkBlocklist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocklists/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import blocklist entries
         * @description Columns are the fields of a new entry, in any order: `list_type` and `value` are required, the others optional; an empty cell is an absent field. `id`,
         *     `created_at` and `source` are ignored, so that an export can be imported: imported entries have the source `manual`. A file with an unknown or repeated
         *     column is refused.
         *
         *     Files are read as spreadsheets write them. Cells are separated by commas, semicolons, tabs or pipes (a first line `sep=;` is accepted), in UTF-8, UTF-16
         *     or Windows-1252; there may be empty columns at the end. Column names, list types, severities and flows may have any case, and column names may be Spanish
         *     or Portuguese, such as `tipo`, `valor`, `motivo`, `gravedad`, `vence`. `*.spam.mx` in `email_domain` is read as `spam.mx`. `expires_at` may be
         *     `31/12/2026` or `2026-12-31` (to the end of that day, UTC), with or without a time, and `is_active` may be `VERDADERO`, `FALSO`, `SIM`, `no`, `1`, `0`.
         *     Media types are `text/csv`, `text/x-csv`, `application/csv`, `text/tab-separated-values`, `text/plain` and `application/vnd.ms-excel`. Numbers that a
         *     spreadsheet rounded or wrote in scientific notation are refused by line.
         *
         *     With `list_type`, a file may be a bare list of values without a header, such as a published list of networks: comments that begin with `#` or `;` are
         *     left out, and a range of addresses `a-b` becomes networks. `list_type` also completes lines of a file with a header but without that column.
         *
         *     Valid lines are stored even if others are invalid; the answer lists every invalid line. Lines that affect nearly everybody are reported as
         *     `LIST_ENTRY_TOO_BROAD` with how many recent payments they match, and are not stored unless `confirm` is true. A file with more than 25,000 invalid lines
         *     is refused. The file is read as it arrives, and stored in transactions of 5,000 entries: if it breaks off, import it again, which creates no duplicates.
         *     The limit is 32 MiB. The sender has 30 seconds; the time that the service needs does not count. Values are normalised as in a single creation, and each
         *     created entry is in the audit log.
         *
         *     The Node SDK's `importFile` sends a file in chunks, to show progress, and reports line numbers of the whole file.
         */
        post: operations["importBlocklist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocklists/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export blocklist entries
         * @description Newest first, with all columns that an import reads, and `id` and `created_at`. Importing the file creates the same entries; an entry that exists twice,
         *     manual and automatic, becomes one. The list is read in pages while the file is sent: concurrent changes may be missing. If the export fails, the
         *     connection is aborted, so that the file is not taken for complete.
         *
         *     A cell that a spreadsheet would read as a formula (it begins with `=`, `+`, `-`, `@`, a tab or a line break, after any number of apostrophes) gets an
         *     apostrophe as prefix. So does text that would begin a formula if semicolons or tabs separate cells: after `;`, `|`, a quote, a tab or a line break, with
         *     or without spaces. An import removes these apostrophes. Phone numbers (`+` followed by digits only) are not changed.
         */
        get: operations["exportBlocklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/allowlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List allowlist entries
         * @description List allowlist entries, newest first. Expired entries are listed until they are removed, and do not match. A page with `search` looks through at most 5,000 encrypted
         *     entries: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
         */
        get: operations["listAllowlistEntries"];
        put?: never;
        /**
         * Create an allowlist entry
         * @description A payment that matches gets the credit of `PAYER_TRUSTED`. It never outweighs a blocklist entry that blocks. An entry that would credit nearly
         *     everybody is 409 `LIST_ENTRY_TOO_BROAD` unless `confirm` is true, by the rules of the blocklist.
         */
        post: operations["createAllowlistEntry"];
        /**
         * Remove an allowlist entry
         * @description The answer is what was removed.
         */
        delete: operations["removeAllowlistEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lists for rules
         * @description List the lists for rules, newest first.
         */
        get: operations["listCustomLists"];
        put?: never;
        /**
         * Create a list for rules
         * @description A named set of strings, without values at first. Values are stored in clear text: hash personal data before you add it, or use a blocklist. A name that is taken
         *     is 409 `DUPLICATE`; the 101st list is 409 `LIMIT_REACHED`.
         */
        post: operations["createCustomList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a list for rules
         * @description Its values are read page by page with `listCustomListValues`.
         */
        get: operations["readCustomList"];
        put?: never;
        post?: never;
        /**
         * Remove a list for rules
         * @description Remove a list for rules with its values. Refused with 409 `LIST_IN_USE` while a rule in force uses it. The answer is what was removed.
         */
        delete: operations["removeCustomList"];
        options?: never;
        head?: never;
        /**
         * Change a list for rules
         * @description The name cannot change while a rule in force uses the list: 409 `LIST_IN_USE`.
         */
        patch: operations["updateCustomList"];
        trace?: never;
    };
    "/api/v1/lists/{id}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List values of a list for rules
         * @description The values of a page are in byte order; the order of the pages has no meaning. A value equal to `prefix` is on the first page. A page with `prefix` looks
         *     through at most 10,000 encrypted values: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
         */
        get: operations["listCustomListValues"];
        put?: never;
        /**
         * Add values to a list for rules
         * @description They match from the next assessment on. All values of the request are added, or none. More than a million values in a list are 409 `LIMIT_REACHED`. The audit log
         *     records how many values were added, not which: its records are permanent.
         */
        post: operations["addCustomListValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/values/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove values from a list for rules
         * @description Values that are not in it are counted and otherwise ignored.
         */
        post: operations["removeCustomListValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/values/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a value of a list for rules
         * @description Check whether a value is in a list for rules: compared as a rule compares it.
         */
        post: operations["checkCustomListValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/values/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import values of a list for rules
         * @description One column, `value`, under a header line; no value spans several lines. The file is read as it arrives. The import is atomic: rules see all values of the
         *     file once it is read, or none if it fails. `replace` never leaves a list half full. Values that are added meanwhile are replaced too.
         *
         *     The file is read as spreadsheets write it, as in the import of the blocklist: UTF-8, UTF-16 or Windows-1252, empty columns at the end, the name of the
         *     column in any case.
         *
         *     Invalid lines are named in the answer and left out; a file with more than 1,000 of them is refused. A file may have 32 MiB. The sender has 30 seconds;
         *     the time that the service needs does not count. More than a million values in a list are 409 `LIMIT_REACHED`.
         */
        post: operations["importCustomListValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/values/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export values of a list for rules
         * @description One column, `value`, as an import reads it. Values are in byte order within parts of 5,000; the order of the parts has no meaning. The list is read in
         *     pages while the file is sent. If it is replaced or removed meanwhile, the connection is aborted, so that the file is not taken for complete. Cells are
         *     protected from spreadsheets as in the export of blocklists, and an import undoes that.
         */
        get: operations["exportCustomListValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cases
         * @description List cases, newest first, or in the order that `order` names.
         *
         *     Filters are combined with AND. A page with `search` looks through at most 2,000 cases: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
         */
        get: operations["listCases"];
        put?: never;
        /**
         * Open a case
         * @description It gets the next number of its organization, country and year, and the regulator of its jurisdiction. It begins as `borrador`. Without `due_date` it is due when the
         *     regulator's term for answering a claim ends, where one is known.
         */
        post: operations["createCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a case
         * @description The answer has the present state; the steps that led to it are in the history.
         */
        get: operations["readCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a case
         * @description The status moves from `borrador` to `en_revision`, `enviado`, `resuelto` and `archivado`; from `en_revision` back to `borrador`, from `enviado` back to
         *     `en_revision`, and to `archivado` from every status except `enviado`. Any other transition is 409, with the allowed ones in `details`.
         */
        patch: operations["updateCase"];
        trace?: never;
    };
    "/api/v1/cases/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a case
         * @description Read the history of a case: every step, oldest first.
         */
        get: operations["readCaseHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cases/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a case
         * @description Sets the status to `enviado` and freezes the text. The service does not file with a regulator: you file, and record the answer here.
         */
        post: operations["submitCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cases/{id}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note a regulator's answer
         * @description An accepted case becomes `resuelto`; a rejected one returns to `en_revision`.
         */
        post: operations["acknowledgeCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cases/{id}/dossier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the dossier of a case
         * @description Generated for each request until the case is submitted, and frozen from then on. Returned as JSON, or with `format=pdf` as a document in Spanish or
         *     Portuguese, depending on the jurisdiction; both contain the same digest.
         */
        get: operations["readCaseDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive events as they happen
         * @description Receive events as they happen, as server-sent events: for pages that stay up to date.
         *
         *     Each message has the `id` of an event, its type as `event`, and as `data` the event exactly as webhook endpoints receive it. No endpoint is needed. You receive the types
         *     that your permissions let you read, limited to `types`. Payments, outcomes and disputes need `assessments:read`, frauds and cases `cases:read`, list entries
         *     `blocklists:read`, matches of the network `network:signals:read`. Models need `models:read`, rules `rules:read`, unmapped events of providers `webhooks:read`, ends of the audit log `audit:read`. A submerchant's key
         *     receives the events that name its submerchant: payments and unmapped events.
         *
         *     An event arrives about a second after it happened. Send the id of the last message as `Last-Event-ID` when you connect again, within ten minutes: what happened meanwhile is
         *     sent first. Events arrive at least once and in no strict order; the events of the ten seconds before that id may be repeated: ignore ids that you know. Where events may be
         *     missing, and for an id that is not of an event of your organization, the stream begins with the message `reset`: read the state again.
         *
         *     A comment is sent every 15 seconds. The stream ends within 25 seconds after the token has expired or the key was revoked, after an hour, when the service restarts, and for a
         *     reader that is more than 256 messages behind: connect again. Each process of the service limits the streams that are open: 3
         *     of a person, 4 of a key, 4 of all keys of a submerchant, 8 of all submerchants, 12 of all keys and 20 of an organization. Beyond a limit the answer is 429, whose
         *     `details.limit` names it: `person`, `key`, `submerchant`, `submerchants`, `keys` or `organization`; `details.most` is its number.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cases/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments
         * @description List the comments on a case, newest first.
         */
        get: operations["listCaseComments"];
        put?: never;
        /**
         * Add a comment
         * @description Add a comment to a case, for those who work on it next.
         */
        post: operations["addCaseComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cases/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description List the files of a case, newest first. A case has at most 20.
         */
        get: operations["listCaseAttachments"];
        put?: never;
        /**
         * Add a file
         * @description Add a file to a case.
         *
         *     The body is the file, of at most 5 MiB. A case has at most 20 files; one more is 409 `LIMIT_REACHED`. PDF, PNG, JPEG, WebP, text and CSV are accepted,
         *     text and CSV in UTF-8. The content determines the type: other content, content that is not of the declared type, and a file that was cut off are 422
         *     `INVALID_FILE`. Card numbers are refused in the name, in text, even across line breaks, and in cells of CSV; images and PDF are not searched. If the
         *     operator of the service has set up a malware scanner, files are scanned before they are stored. An infected file is 422 `INVALID_FILE` with the name of
         *     the malware in `details.malware`; if the scanner does not answer, the request is 503. Without a scanner, files are not scanned.
         *
         *     A file with the same name and content is stored once: a repeated call answers with the file that exists. An archived case takes no files: 409
         *     `INVALID_TRANSITION`.
         */
        post: operations["addCaseAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cases/{id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Download a file of a case, byte for byte as it was added. It is sent as an attachment, which browsers save and do not show.
         */
        get: operations["downloadCaseAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove a file
         * @description Remove a file of a case. The answer is what was removed.
         *
         *     Files that a case had when it was submitted cannot be removed until it returns to review, and files of an archived case cannot be removed: 409
         *     `INVALID_TRANSITION`.
         */
        delete: operations["removeCaseAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description Newest first, revoked and expired ones included. Values are never shown again.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description The answer has the key's value, which is shown only once: the service stores its SHA-256. The key works as soon as it is returned.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a key
         * @description The value itself is shown once, when the key is issued, and never again.
         */
        get: operations["readKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Permanent and immediate: no process accepts the key in a request sent after this answer. Revoking twice has no effect.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Makes a key with the same name, permissions, submerchant, origins and limit, and ends the old one after the overlap: put the new value in place meanwhile.
         *     Idempotency handles carry over. If the key expires, its successor has the same lifetime. Only an active key can be rotated.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/submerchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List submerchants
         * @description Newest first, deactivated ones included. A submerchant's key sees that submerchant only.
         */
        get: operations["listSubmerchants"];
        put?: never;
        /**
         * Register a submerchant
         * @description Send its id as `submerchant_id` of assessments. `external_id` is your identifier and must be unique: a duplicate is 409.
         */
        post: operations["createSubmerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/submerchants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a submerchant
         * @description Inactive submerchants can be read, too.
         */
        get: operations["readSubmerchant"];
        put?: never;
        post?: never;
        /**
         * Deactivate a submerchant
         * @description From the next request on, assessments that name it are refused and its keys stop working. Nothing is deleted.
         */
        delete: operations["deactivateSubmerchant"];
        options?: never;
        head?: never;
        /**
         * Change a submerchant
         * @description Absent fields stay unchanged. Setting `status` to `inactive` deactivates it; `active` reactivates it and its keys.
         */
        patch: operations["updateSubmerchant"];
        trace?: never;
    };
    "/api/v1/submerchants/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys of a submerchant
         * @description List the keys of a submerchant, newest first.
         */
        get: operations["listSubmerchantKeys"];
        put?: never;
        /**
         * Create a key of a submerchant
         * @description The key sees, counts and writes only this submerchant; an assessment made with it belongs to the submerchant without naming it.
         */
        post: operations["createSubmerchantKey"];
        /**
         * Revoke a key of a submerchant
         * @description Revoke a key of a submerchant, permanently and at once. Revoking twice has no effect.
         */
        delete: operations["revokeSubmerchantKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description List webhook endpoints, newest first.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Events are signed as Standard Webhooks; the answer holds the secret, this once. They are sent at least once, not in order, and again after 5 s, 30 s, 5 min,
         *     30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h until the endpoint answers 2xx within 15 seconds. Redirects are not followed.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description Its secret is shown once, when it is issued, and never again.
         */
        get: operations["readWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Remove a webhook endpoint
         * @description Pending deliveries are not sent. Returns the removed endpoint.
         */
        delete: operations["removeWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Fields that are left out keep their values.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description For 24 hours events are signed under both secrets; deploy the new one within this time. If rotated again earlier, the oldest secret is dropped at once.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Send a test event to a webhook endpoint: the documented example of an event, signed like any other, marked `test: true`, with made-up identifiers and reference numbers. A disabled endpoint receives it once it is enabled again.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description List webhook deliveries, newest first.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook delivery
         * @description Read a webhook delivery, with its event and its attempts.
         */
        get: operations["readWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description Send an event to its endpoint once more, regardless of its status. This creates a new delivery with the same event id.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event of a payment provider
         * @description For events after the payment: captures, refunds, disputes, warnings. Event types of Adyen, Mercado Pago, dLocal, Kushki and EBANX are recognised; others
         *     are stored only. An event that is linked to an assessment (by session, order or payment) and has a definite outcome applies that outcome. An opened or
         *     closed dispute is forwarded as `dispute.opened` or `dispute.closed`, linked or not. Ingesting events does not replace assess.
         *
         *     Events take effect by the time at which they happened (`occurred_at`), and may arrive in any order. An event that arrives before its assessment waits for it,
         *     and an event that had no effect is resolved again when it is sent again. An unreadable value is left out, and named in `field_warnings`.
         *
         *     An order or payment refers to an assessment made with a secret key. An assessment made with a publishable key is linked if there is no other, and no outcome is applied
         *     to it. An event that matches several payers or submerchants has the status `ambiguous`.
         *     With a key that has `assess_on_events`, an event of a payment or a payment attempt (created, authorized, captured, failed) that cannot be linked to an assessment triggers one:
         *     same engine, same records, `trigger: event`. One payment of a provider is assessed once. The event is stored and answered 202 also when the assessment fails.
         */
        post: operations["ingestProviderEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event of Stripe
         * @description Set this path up as a webhook at Stripe. For disputes and refunds, send the events `charge.dispute.created`, `charge.dispute.closed`, `radar.early_fraud_warning.created`,
         *     `charge.refunded`, `refund.failed` and `charge.refund.updated`. For payments, send `payment_intent.succeeded` and `payment_intent.payment_failed`. The signature is verified over the raw body with the secret of the connection; its one
         *     `t` is within five minutes of the clock of this service, before or after. Production takes events over HTTPS only (`HTTPS_REQUIRED`). A payment is found by
         *     `fraud_risk_session_id`, `session_id` or `order_id` in its metadata (with `submerchant_id`, limited to that submerchant). Otherwise it is found by the `payment_id` sent to assess, or by an earlier event of the same payment.
         *     Disputes carry no metadata of the payment. A dispute that was prevented, and an inquiry that ends without a chargeback, close
         *     with the status `closed` and have no outcome.
         *     A connection with `assess_on_events` assesses payments that have no assessment: let Stripe send `payment_intent.amount_capturable_updated`, `payment_intent.processing`
         *     and `charge.succeeded` as well.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections
         * @description List connections, newest first.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Connect an account of a card processor
         * @description Events of the provider are accepted from then on, under the signature of the secret that you give.
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a connection
         * @description Its events are refused from then on; the answer is what was removed.
         */
        delete: operations["removeConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/network/intelligence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the network holds
         * @description Read what the network holds, and how the organization takes part.
         */
        get: operations["readNetwork"];
        put?: never;
        /**
         * Contribute signals
         * @description Up to 500 per request, each validated separately. Values are stored as keyed hashes only. An organization counts as one reporter, regardless of its number of
         *     submerchants and signals. Values that are too broad, such as the domain of a free-mail provider, are rejected per item.
         */
        post: operations["contributeSignals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statistics/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the network holds as a person
         * @description Read what the network holds, as a person: the figures of `GET /network/intelligence`.
         */
        get: operations["readNetworkStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/network/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the membership
         * @description Read how the organization takes part.
         */
        get: operations["readNetworkMembership"];
        /**
         * Take part in the network
         * @description Take part in the network, or change how.
         *
         *     An organization that consumes must contribute. Membership is set for the whole organization: keys of one submerchant get 403.
         */
        put: operations["setNetworkMembership"];
        post?: never;
        /**
         * Leave the network
         * @description Your signals are withdrawn at once.
         */
        delete: operations["leaveNetwork"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/network/signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own signals
         * @description List the organization's own signals, newest first: active ones, and expired ones for at least 90 days. Values are not stored, so none is returned.
         */
        get: operations["listNetworkSignals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/network/signals/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query what others report
         * @description Query what others report about values: how many participants (as a band), the month and the categories. The answer never says who, and has only the band if
         *     a single participant reports the value.
         */
        post: operations["queryNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List models
         * @description List models, newest first.
         */
        get: operations["listModels"];
        put?: never;
        /**
         * Propose a model
         * @description Proposes weights of your own, to compare them in shadow with the live policy before they decide. Everything else stays as in the live policy. A proposal
         *     replaces an earlier one that was not approved.
         */
        post: operations["proposeModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signal catalogue
         * @description Read every signal: what it means and reads, and how it counts for the organization.
         */
        get: operations["readSignals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/fit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fit a model
         * @description Requests a fit without waiting for the weekly one. A background job runs it within minutes, proposes a model and sends `model.proposed`. Refused with 409
         *     `TOO_FEW_OUTCOMES` while there are too few outcomes.
         */
        post: operations["fitModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a model
         * @description Read a model: weights and curves before and after, and the evidence for each.
         */
        get: operations["readModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare a model with the live policy
         * @description Compares both on payments that were assessed after those the model was fitted to, and on the decisions of the shadow period.
         */
        get: operations["compareModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a model
         * @description It decides from the next request on, in every process; weights that the organization set itself stay in force. The model that was live is archived. Approving a live model
         *     changes nothing. Refused with 409 `MODEL_OUTDATED` if another model went live since it was made.
         */
        post: operations["approveModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a model
         * @description Reject a proposed model or a challenger. Rejecting twice has no effect.
         */
        post: operations["rejectModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models/{id}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll back a live model
         * @description Takes effect with the next request, in every process. The model is archived. Rolling back a model that is no longer live changes nothing, so that a retry is safe.
         */
        post: operations["rollBackModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rules
         * @description List rules, newest first.
         */
        get: operations["listRules"];
        put?: never;
        /**
         * Create a rule
         * @description It begins as a draft. The expression is checked: 422 `INVALID_EXPRESSION` names line, column, the offending name and the nearest known one. An organization has at
         *     most 200 rules that are not archived.
         */
        post: operations["createRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an expression
         * @description For editors: the answer is 200 whether the expression is valid or not. Nothing is stored.
         */
        post: operations["checkRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a rule on one payment
         * @description Decides a stored payment again, without the rule and with it, using the facts, other rules, thresholds and weights at the time of the payment. Lists are
         *     read as they are now. Nothing is stored, and the payment keeps its decision.
         */
        post: operations["testRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the facts of rules
         * @description Every fact that rules can read, with type, unit, default and example: for autocomplete.
         */
        get: operations["readRuleFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/backtests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List backtests
         * @description List backtests, newest first, without their results.
         */
        get: operations["listBacktests"];
        put?: never;
        /**
         * Try a change on past payments
         * @description Applies new, changed or removed rules, other thresholds and other weights to stored payments, with the facts, rules, thresholds and outcomes at the time of
         *     each payment. Lists are read as they are now. The backtest runs in the background, slower than decisions need: read it until `status` is `completed`. At
         *     most two of an organization run at a time, and at most 20 are queued or running; beyond that, the answer is 409 `LIMIT_REACHED`.
         */
        post: operations["createBacktest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/backtests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a backtest
         * @description Read a backtest: how far it is, or its result.
         */
        get: operations["readBacktest"];
        put?: never;
        post?: never;
        /**
         * Cancel a backtest
         * @description A backtest that has ended does not change.
         */
        delete: operations["cancelBacktest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read rule templates
         * @description Read rules that are ready to create.
         *
         *     Twelve rules against fraud that is frequent in Latin America, with texts in English, Spanish and Portuguese. To create one, send its `rule` with a `name` to
         *     `POST /rules`. The answer is the same for every organization.
         */
        get: operations["readRuleTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a rule
         * @description Read a rule, in its newest version.
         */
        get: operations["readRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a rule
         * @description Makes a new version; earlier ones stay readable. A live rule decides by the new version from the next request on, or, where `rule_approval` is set, once
         *     another person has approved it. A request that changes nothing makes no version.
         */
        patch: operations["updateRule"];
        trace?: never;
    };
    "/api/v1/rules/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a rule
         * @description List the versions of a rule, newest first.
         */
        get: operations["listRuleVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/{id}/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a rule does
         * @description Per day: payments that it matched, decisions that it changed, or would have changed in shadow, and what became of these payments. Current to within a minute.
         */
        get: operations["readRulePerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/{id}/shadow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a rule in shadow
         * @description Run a rule in shadow: it is evaluated with every assessment, without effect. A live rule stops deciding.
         */
        post: operations["shadowRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/{id}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a rule live
         * @description It decides from the next request on, in every process. Where `rule_approval` of the organization is set, `pending_approval` says that another person has to
         *     approve it, and nothing else changes.
         */
        post: operations["activateRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a rule
         * @description The version that waits for approval goes live. Name the version that you have read. A person who requested or wrote the version cannot approve it, not even
         *     with a key: 409 `SECOND_PERSON_REQUIRED`.
         */
        post: operations["approveRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a rule
         * @description Archive a rule: it is no longer evaluated. A pending approval is dropped.
         */
        post: operations["archiveRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a rule a draft
         * @description Make a rule a draft again: it is no longer evaluated. An archived rule then counts towards the limit of 200 rules again.
         */
        post: operations["draftRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is signed in
         * @description Read who is signed in: the person, the role and its permissions, and the organization.
         */
        get: operations["readSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the organization
         * @description Its settings as they are in force, defaults included.
         */
        get: operations["readOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the organization
         * @description Absent fields stay unchanged. A change applies to the next request, in every process.
         */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/api/v1/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes that need approval
         * @description List changes that need approval, newest first: those that wait, and those that were decided.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a change that needs approval
         * @description Read a change that needs approval: what would be made, who requested it, and where it stands.
         */
        get: operations["readApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a change
         * @description The change is made at once, as it was requested. You need the permission of its operation. The person who requested the change cannot approve it, not
         *     even with a key: 409 `SECOND_PERSON_REQUIRED`. The answer has the result: `status` is `applied`, or `failed` with the `failure` of the operation.
         */
        post: operations["approveApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a change
         * @description Reject a change: it is not made. The person who requested a change can withdraw it with this call. You need the permission of its operation.
         */
        post: operations["rejectApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the configuration
         * @description Settings, definitions of lists for rules, and rules that are not archived, in a fixed order, without ids that are valid in one organization only. Put the
         *     document under version control, review its changes, and apply it to another organization.
         */
        get: operations["readConfiguration"];
        /**
         * Replace the configuration
         * @description Applies the whole document, or nothing if there is an error. Rules that the document lacks are archived; lists that it lacks are retained unless
         *     `prune_lists` is true. Rules of an organization with `rule_approval` wait for the approval of another person before they are live; a document can switch
         *     `rule_approval` on, never off. Applying the current configuration changes nothing.
         *
         *     With `dry_run` the answer is the same and nothing is changed; the permission `configuration:read` is then enough.
         */
        put: operations["replaceConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-subject-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List data subject requests
         * @description List data subject requests, newest first.
         */
        get: operations["listDataSubjectRequests"];
        put?: never;
        /**
         * Find or erase what is stored about a person
         * @description The request runs in the background: read it until `status` is `completed` or `failed`. It finds payments by keyed hashes of the identifiers, and then in
         *     all stored requests, and whatever quotes an identifier in any table. Create an access request first: its report names further identifiers of the person.
         *
         *     An erasure cannot be undone. Stored requests, facts, keyed hashes, counters, list entries, own network signals, notes and quotes are removed. Decision,
         *     amount, and the references of order and payment remain, without the person. What you have to keep is retained: payments and cases that are not closed,
         *     cases that were submitted to a regulator, and records of the audit log. The report says how many rows of which table, and why.
         *
         *     Identifiers that many people share, such as `guest`, are refused. At most ten requests of an organization are queued or running; beyond that, the answer is
         *     409 `LIMIT_REACHED`.
         */
        post: operations["createDataSubjectRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-subject-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a data subject request
         * @description Read a data subject request: how far it is, and its report.
         */
        get: operations["readDataSubjectRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-subject-requests/{id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the records of an access request
         * @description Read the records of an access request: what is stored about the person, as it is now.
         *
         *     Payments come first, newest first, then cases, list entries, network signals and counters. Read all pages, once `status` is `completed`, for a complete copy: before, the payments
         *     are those found so far. Erasures, failed requests, and requests whose records have expired have none: 409 `INVALID_TRANSITION`. The audit log records the first page of each
         *     reading.
         */
        get: operations["listDataSubjectRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description Every change of a key, a submerchant, a list, a case, a setting or a contribution to the network, newest first: actor, time, and the resource before and after. Key values are never included.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the service status
         * @description For load balancers and dashboards: 200 when assess can answer, 503 when it cannot. Needs no credential.
         */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "transaction.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction.created
         * @description A payment was assessed, and not declined.
         */
        post: operations["transaction.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction.blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction.blocked
         * @description A payment was declined.
         */
        post: operations["transaction.blocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * review.opened
         * @description A payment was held: its review is open. A review that is open again after an undo sends none.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["review.opened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * review.assigned
         * @description A review was assigned to a person, or to another one. An extension sends none.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["review.assigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assess.outcome_applied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * assess.outcome_applied
         * @description An outcome was recorded.
         */
        post: operations["assess.outcome_applied"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fraud.reported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * fraud.reported
         * @description A fraud was reported.
         */
        post: operations["fraud.reported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.created
         * @description A case was opened.
         */
        post: operations["case.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.updated
         * @description A case was changed.
         */
        post: operations["case.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.submitted
         * @description A case was submitted.
         */
        post: operations["case.submitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.submission_acknowledged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.submission_acknowledged
         * @description A regulator accepted a case.
         */
        post: operations["case.submission_acknowledged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.submission_rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.submission_rejected
         * @description A regulator sent a case back.
         */
        post: operations["case.submission_rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "blocklist.entry_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * blocklist.entry_created
         * @description A blocklist entry was made.
         */
        post: operations["blocklist.entry_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "blocklist.entry_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * blocklist.entry_updated
         * @description A blocklist entry was changed, or removed (`is_active` is false then).
         */
        post: operations["blocklist.entry_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "blocklist.entry_expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * blocklist.entry_expired
         * @description A blocklist entry has ended.
         */
        post: operations["blocklist.entry_expired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * dispute.opened
         * @description A payer disputes a payment.
         */
        post: operations["dispute.opened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dispute.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * dispute.closed
         * @description A dispute was won or lost.
         */
        post: operations["dispute.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "network.signal_matched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * network.signal_matched
         * @description An identifier of a payment was reported in the intelligence network.
         */
        post: operations["network.signal_matched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "model.proposed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * model.proposed
         * @description A model was proposed: fitted, pooled or by a person.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["model.proposed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "model.promoted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * model.promoted
         * @description A model went live.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["model.promoted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "model.rolled_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * model.rolled_back
         * @description The live model was rolled back.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["model.rolled_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "model.drifting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * model.drifting
         * @description Payments differ from those that the live policy was fitted to.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["model.drifting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "rule.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * rule.changed
         * @description A rule was created, changed, or moved to another status.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["rule.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "rule.matched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * rule.matched
         * @description Live rules matched a payment. One event for each payment.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["rule.matched"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "rule.failing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * rule.failing
         * @description A rule could not be evaluated: it matched nothing then. Sent at most once per hour, version and reason.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["rule.failing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ingest.unmapped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ingest.unmapped
         * @description An ingested event has a type that is not known for its provider: it is stored and has no effect. Sent at most once per hour, provider and type.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["ingest.unmapped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "audit.head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * audit.head
         * @description The end of the audit log. Sent at most once per hour, when the log has grown, and only to endpoints that name the type. Store it where the service cannot change it.
         *
         *     An addition to the catalogue: sent only to endpoints that name it.
         */
        post: operations["audit.head"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: Schemas;
    responses: {
        /** @description Several assessments match the order or payment of the request. */
        AmbiguousReference: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No decision within the deadline. */
        AssessTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request does not match the contract. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The case has the maximum number of files, or its status does not accept files. */
        CaseFull: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The change no longer waits for approval, or the caller requested it. */
        ChangeNotApprovable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The configuration was changed meanwhile. */
        ConfigurationOutdated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A resource with this identity already exists. */
        Duplicate: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A resource with this identity already exists, or the organization has reached the limit. */
        DuplicateOrLimitReached: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The name is taken, or a rule in force uses the list. */
        DuplicateOrListInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The value is listed already, or the entry affects nearly everybody and was not confirmed. */
        DuplicateOrTooBroad: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Taken. Anything else, and anything later than 15 seconds, is sent again. */
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request does not match the contract. */
        FlatBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The value is listed already, or the entry affects nearly everybody and was not confirmed. */
        FlatDuplicateOrTooBroad: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The credential does not cover the operation. */
        FlatForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The credential does not cover the operation. */
        FlatForbiddenOrPublicKeyNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The resource cannot move to the requested state from its present one. */
        FlatInvalidTransition: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The resource does not exist in this organization. */
        FlatNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The resource does not exist in this organization, or its payer is no longer known. */
        FlatNotFoundOrRequestErased: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The request body is larger than the operation accepts. */
        FlatPayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description Rate limit exceeded. Retry after the time in `X-RateLimit-Reset`. */
        FlatTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The credential is missing, invalid, or of a kind that this operation does not accept. */
        FlatUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The credential is missing, invalid, or of a kind that this operation does not accept. */
        FlatUnauthorizedOrSecretKeyRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The operation does not accept this content type. */
        FlatUnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FlatErrorBody"];
            };
        };
        /** @description The credential does not cover the operation. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential does not cover the operation, or the change waits for the approval of a second person. */
        ForbiddenOrApprovalRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential does not cover the operation, or the change waits for the approval of a second person. */
        ForbiddenOrApprovalRequiredOrPublicKeyNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential does not cover the operation. */
        ForbiddenOrPublicKeyNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Production accepts HTTPS only. */
        HttpsRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The `Idempotency-Key` was already used for a different request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Unexpected failure of the service. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The document cannot be applied. */
        InvalidConfiguration: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The expression of the rule cannot be used. */
        InvalidExpression: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The file is of a type that is not accepted, or not of the declared type, or was cut off, or has malware. */
        InvalidFile: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request does not match the contract, or the list type is not supported. */
        InvalidListType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The signature does not match the request. */
        InvalidSignature: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource cannot move to the requested state from its present one. */
        InvalidTransition: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource would exceed its limit. */
        LimitReached: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A rule in force uses the list. */
        ListInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The state of the model does not allow it to go live, or another model went live since it was made. */
        ModelNotApprovable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential does not cover the operation, or the organization lacks the network membership that the operation needs. */
        NetworkMembershipRequiredOrPublicKeyNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource does not exist in this organization. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource does not exist in this organization, or its payer is no longer known. */
        NotFoundOrRequestErased: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request body is larger than the operation accepts. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Another person works on the review. */
        ReviewHeld: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The assessment has no open review, or another person works on it. */
        ReviewNotAvailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There are too many rules. */
        RuleLimitReached: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No version waits for approval, the named version is not the one that waits, or the caller requested or wrote it. */
        RuleNotApprovable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The rule is archived, or was changed meanwhile. */
        RuleNotChangeable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The code is taken, or there are too many rules. */
        RuleNotCreatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service, or its database, is temporarily unavailable. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service, or its database, is temporarily unavailable, or it lacks the key of a stored request. */
        ServiceUnavailableOrRequestUnreadable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There are too few outcomes for a fit. */
        TooFewOutcomes: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Rate limit exceeded. Retry after the time in `X-RateLimit-Reset`. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential is missing, invalid, or of a kind that this operation does not accept. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The credential is missing, invalid, or of a kind that this operation does not accept. */
        UnauthorizedOrSecretKeyRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The operation does not accept this content type. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the change.
         * @example 01929bc4-1a2b-7c3d-8e4f-5a6b7c8d9e0f
         */
        ApprovalId: components["schemas"]["Uuid"];
        /** @description Only payments from this account; of payouts, those to it: CLABE, IBAN, or your hash or token. */
        "AssessmentFilter.account": components["schemas"]["EntityValue"];
        /** @description Only cards with these first six digits. */
        "AssessmentFilter.bin": string;
        /** @description Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
        "AssessmentFilter.card_hash": components["schemas"]["EntityValue"];
        /** @description Only those with this country: of the payer, the card, the connection, the bill, the delivery, the origin or the beneficiary. */
        "AssessmentFilter.country": components["schemas"]["CountryCode"];
        /** @description Only amounts of this currency. */
        "AssessmentFilter.currency": components["schemas"]["CurrencyCode"];
        /** @description Only this customer's; of payouts, those that left this account. */
        "AssessmentFilter.customer_id": components["schemas"]["Reference"];
        /** @description Only payments from this device, by its fingerprint. */
        "AssessmentFilter.device_id": components["schemas"]["EntityValue"];
        /** @description Only payments of this e-mail address, in any spelling; of payouts, those to it. */
        "AssessmentFilter.email": components["schemas"]["Email"];
        /** @description Only payments from this IP address; an IPv6 address stands for its /64, the network of one customer. */
        "AssessmentFilter.ip": components["schemas"]["EntityValue"];
        /** @description Only this amount or less, in major units. */
        "AssessmentFilter.max_amount": components["schemas"]["Amount"];
        /** @description Only this score or less. */
        "AssessmentFilter.max_score": number;
        /** @description Only this amount or more, in major units. */
        "AssessmentFilter.min_amount": components["schemas"]["Amount"];
        /** @description Only this score or more. */
        "AssessmentFilter.min_score": number;
        /** @description Only this order. */
        "AssessmentFilter.order_id": components["schemas"]["Reference"];
        /** @description Only assessments with this outcome. */
        "AssessmentFilter.outcome": components["schemas"]["AssessmentLabel"];
        /** @description Only this payment. */
        "AssessmentFilter.payment_id": components["schemas"]["Reference"];
        /** @description Only payments of this phone number, in international format; of payouts, those to it. */
        "AssessmentFilter.phone": components["schemas"]["EntityValue"];
        /** @description Only unresolved (`open`) or resolved (`resolved`) reviews. */
        "AssessmentFilter.review": "open" | "resolved";
        /** @description Only those that this rule matched, live or in shadow. */
        "AssessmentFilter.rule_id": components["schemas"]["Uuid"];
        /** @description Only those in which this signal fired, by its code. */
        "AssessmentFilter.signal": string;
        /**
         * @description Id of the backtest.
         * @example 01929ba5-2b3c-7d4e-8f50-6a7b8c9d0e1f
         */
        BacktestId: components["schemas"]["Uuid"];
        /** @description Only entries that are switched on (true) or off (false). */
        "BlocklistFilter.is_active": boolean;
        /** @description Only entries that do this. */
        "BlocklistFilter.severity": components["schemas"]["ListSeverity"];
        /**
         * @description Id of the file.
         * @example 01929ba0-3c4d-7e5f-8a6b-7c8d9e0f1a2b
         */
        CaseAttachmentId: components["schemas"]["Uuid"];
        /**
         * @description Id of the case.
         * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
         */
        CaseId: components["schemas"]["Uuid"];
        /** @description The file begins with a byte order mark, so that a spreadsheet reads it as UTF-8; texts that it would take for a number, a date or a truth value begin with an apostrophe, which an import removes. */
        "CsvForm.bom": boolean;
        /** @description Separates the cells. With a semicolon, numbers of assessments have a decimal comma. */
        "CsvForm.separator": components["schemas"]["CsvSeparator"];
        /**
         * @description Id of the list.
         * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
         */
        CustomListId: components["schemas"]["Uuid"];
        /**
         * @description Id of the data subject request.
         * @example 01929bb1-4d5e-7f60-8a71-82930a1b2c3d
         */
        DataSubjectRequestId: components["schemas"]["Uuid"];
        /** @description First day; 29 days before `to` if absent. */
        "DayRange.from": string;
        /** @description Time zone in which days begin. */
        "DayRange.timezone": components["schemas"]["TimeZone"];
        /** @description Last day; today if absent. At most 400 days after `from`. */
        "DayRange.to": string;
        /** @description Only assessments with this decision of the engine. */
        DecisionFilter: components["schemas"]["Decision"];
        /**
         * @description Kind of the entity.
         * @example device
         */
        "EntityName.kind": components["schemas"]["EntityKind"];
        /**
         * @description Its value, in any spelling. Encode it as one segment of the path. A phone number is in international format. A full card number is refused.
         * @example fp_9c1e77ab
         */
        "EntityName.value": components["schemas"]["EntityValue"];
        /** @description Only entries for these payments. */
        "EntryFilter.flow_scope": components["schemas"]["FlowScope"];
        /** @description Only entries of this type. */
        "EntryFilter.list_type": components["schemas"]["ListType"];
        /** @description Only entries whose value or reason contains this text; those with exactly this value come first. */
        "EntryFilter.search": components["schemas"]["ListValue"];
        /** @description Only entries with this source. */
        "EntryFilter.source": components["schemas"]["EntrySource"];
        /** @description Only entries of this submerchant. */
        "EntryFilter.submerchant_id": components["schemas"]["Uuid"];
        /** @description Only money in this direction. */
        FlowFilter: components["schemas"]["AssessFlow"];
        /**
         * @description Id of the key.
         * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
         */
        KeyId: components["schemas"]["Uuid"];
        /**
         * @description Id of the model.
         * @example 01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f
         */
        ModelId: components["schemas"]["Uuid"];
        /** @description Only assessments requested by your server, or only those of browsers. */
        OriginFilter: components["schemas"]["AssessmentOrigin"];
        /** @description `next_cursor` of the page before; absent for the first page. */
        "PageQuery.cursor": components["schemas"]["Cursor"];
        /** @description Most items of the page. */
        "PageQuery.limit": number;
        /** @description Before this time, cut to the minute; now if absent. At most 400 days after `from`. */
        PeriodEnd: string;
        /** @description From this time on, cut to the minute; 30 days before now if absent. */
        PeriodStart: string;
        /**
         * @description Id of the rule.
         * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
         */
        RuleId: components["schemas"]["Uuid"];
        /**
         * @description Id of the view.
         * @example 01929b95-7a10-7c3e-9d52-4f8e6a1b2c3d
         */
        SavedViewId: components["schemas"]["Uuid"];
        /**
         * @description Id of the assessment.
         * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
         */
        SessionId: components["schemas"]["Uuid"];
        /** @description `handling=strict` (RFC 7240) refuses a value that breaks the contract, and an unknown property, instead of leaving it out and naming it in `field_warnings`; `handling=lenient` lifts the setting of a key. The answer repeats it as `Preference-Applied`. */
        StrictPreference: string;
        /** @description Only this submerchant's. */
        SubmerchantFilter: components["schemas"]["Uuid"];
        /**
         * @description Id of the submerchant.
         * @example 01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4
         */
        SubmerchantId: components["schemas"]["Uuid"];
        /** @description From this time on. */
        "TimeRange.from": string;
        /** @description Before this time. */
        "TimeRange.to": string;
        /**
         * @description Id of the webhook delivery.
         * @example 01929b85-2e33-7c42-8d5e-6f708192a3b4
         */
        WebhookDeliveryId: components["schemas"]["Uuid"];
        /**
         * @description Id of the webhook endpoint.
         * @example 01929b85-1d22-7b31-9c4d-5e6f708192a3
         */
        WebhookEndpointId: components["schemas"]["Uuid"];
        /**
         * @description The event: the same one can come more than once.
         * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
         */
        "webhook-id": string;
        /**
         * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": string;
        /**
         * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
         * @example 1763651045
         */
        "webhook-timestamp": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Proxies must neither store nor compress the stream.
         * @example no-cache, no-transform
         */
        "Cache-Control": "no-cache, no-transform";
        /**
         * @description Makes browsers save a file.
         * @example attachment; filename="estado-de-cuenta.pdf"; filename*=UTF-8''estado-de-cuenta.pdf
         */
        "Content-Disposition": string;
        /**
         * @description RFC 9745: present when the request used `amount_unit: minor`; the time since which that is deprecated.
         * @example @1767225600
         */
        Deprecation: string;
        /**
         * @description Changes exactly when the document does. Send it back as `If-Match`.
         * @example "3kq0ZyC1T9v0cB8rE2mXnA7sLwHd5uJfGpQ4iVtYo6E"
         */
        ETag: string;
        /**
         * @description `true` when the answer is the stored one of an earlier request with the same handle.
         * @example true
         */
        "Idempotent-Replayed": "true";
        /**
         * @description RFC 8288: where the deprecation is explained.
         * @example </docs/amounts>; rel="deprecation"
         */
        Link: string;
        /**
         * @description RFC 7240: the handling that the request preferred with `Prefer`.
         * @example handling=strict
         */
        "Preference-Applied": string;
        /**
         * @description Seconds to wait before the next try.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description Has nginx, and proxies that follow it, pass each event on at once.
         * @example no
         */
        "X-Accel-Buffering": "no";
        /**
         * @description Requests per minute that the credential may make.
         * @example 6000
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests that are left.
         * @example 5999
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Epoch second at which a request is accepted again (after 429), or at which the full limit is available again.
         * @example 1795168860
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Identifies the request in our logs; quote it in a support question.
         * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
         */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    describePayin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field catalogue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldCatalog"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    assessPayin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: 1 to 255 printable characters, new for each payment, the same on each retry. Wins over `order_id`. */
                "Idempotency-Key"?: string;
                /** @description `handling=strict` (RFC 7240) refuses a value that breaks the contract, and an unknown property, instead of leaving it out and naming it in `field_warnings`; `handling=lenient` lifts the setting of a key. The answer repeats it as `Preference-Applied`. */
                Prefer?: components["parameters"]["StrictPreference"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayinAssessRequest"];
            };
        };
        responses: {
            /** @description The assessment, as it was decided. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["AssessTimeout"];
        };
    };
    describePayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field catalogue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldCatalog"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
        };
    };
    assessPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: 1 to 255 printable characters, new for each payout, the same on each retry. Wins over `order_id`. */
                "Idempotency-Key"?: string;
                /** @description `handling=strict` (RFC 7240) refuses a value that breaks the contract, and an unknown property, instead of leaving it out and naming it in `field_warnings`; `handling=lenient` lifts the setting of a key. The answer repeats it as `Preference-Applied`. */
                Prefer?: components["parameters"]["StrictPreference"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAssessRequest"];
            };
        };
        responses: {
            /** @description The assessment, as it was decided. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentResult"];
                };
            };
            400: components["responses"]["FlatBadRequest"];
            401: components["responses"]["FlatUnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["FlatForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["AssessTimeout"];
        };
    };
    reportOutcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` (RFC 7240) refuses a value that breaks the contract, and an unknown property, instead of leaving it out and naming it in `field_warnings`; `handling=lenient` lifts the setting of a key. The answer repeats it as `Preference-Applied`. */
                Prefer?: components["parameters"]["StrictPreference"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeReport"];
            };
        };
        responses: {
            /** @description The outcome, as it was stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeRecord"];
                };
            };
            400: components["responses"]["FlatBadRequest"];
            401: components["responses"]["FlatUnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["FlatForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["FlatNotFoundOrRequestErased"];
            413: components["responses"]["FlatPayloadTooLarge"];
            415: components["responses"]["FlatUnsupportedMediaType"];
            429: components["responses"]["FlatTooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableOrRequestUnreadable"];
        };
    };
    reportFraud: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FraudReport"];
            };
        };
        responses: {
            /** @description The report, as it was stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FraudReportRecord"];
                };
            };
            400: components["responses"]["InvalidListType"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFoundOrRequestErased"];
            409: components["responses"]["AmbiguousReference"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableOrRequestUnreadable"];
        };
    };
    listAssessments: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only assessments with this decision of the engine. */
                decision?: components["parameters"]["DecisionFilter"];
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only unresolved (`open`) or resolved (`resolved`) reviews. */
                review?: components["parameters"]["AssessmentFilter.review"];
                /** @description From this time on. */
                from?: components["parameters"]["TimeRange.from"];
                /** @description Before this time. */
                to?: components["parameters"]["TimeRange.to"];
                /** @description Only assessments with this outcome. */
                outcome?: components["parameters"]["AssessmentFilter.outcome"];
                /** @description Only amounts of this currency. */
                currency?: components["parameters"]["AssessmentFilter.currency"];
                /** @description Only this amount or more, in major units. */
                min_amount?: components["parameters"]["AssessmentFilter.min_amount"];
                /** @description Only this amount or less, in major units. */
                max_amount?: components["parameters"]["AssessmentFilter.max_amount"];
                /** @description Only this score or more. */
                min_score?: components["parameters"]["AssessmentFilter.min_score"];
                /** @description Only this score or less. */
                max_score?: components["parameters"]["AssessmentFilter.max_score"];
                /** @description Only those in which this signal fired, by its code. */
                signal?: components["parameters"]["AssessmentFilter.signal"];
                /** @description Only those that this rule matched, live or in shadow. */
                rule_id?: components["parameters"]["AssessmentFilter.rule_id"];
                /** @description Only those with this country: of the payer, the card, the connection, the bill, the delivery, the origin or the beneficiary. */
                country?: components["parameters"]["AssessmentFilter.country"];
                /** @description Only cards with these first six digits. */
                bin?: components["parameters"]["AssessmentFilter.bin"];
                /** @description Only this customer's; of payouts, those that left this account. */
                customer_id?: components["parameters"]["AssessmentFilter.customer_id"];
                /** @description Only payments of this e-mail address, in any spelling; of payouts, those to it. */
                email?: components["parameters"]["AssessmentFilter.email"];
                /** @description Only payments of this phone number, in international format; of payouts, those to it. */
                phone?: components["parameters"]["AssessmentFilter.phone"];
                /** @description Only payments from this device, by its fingerprint. */
                device_id?: components["parameters"]["AssessmentFilter.device_id"];
                /** @description Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
                card_hash?: components["parameters"]["AssessmentFilter.card_hash"];
                /** @description Only payments from this IP address; an IPv6 address stands for its /64, the network of one customer. */
                ip?: components["parameters"]["AssessmentFilter.ip"];
                /** @description Only payments from this account; of payouts, those to it: CLABE, IBAN, or your hash or token. */
                account?: components["parameters"]["AssessmentFilter.account"];
                /** @description Only this order. */
                order_id?: components["parameters"]["AssessmentFilter.order_id"];
                /** @description Only this payment. */
                payment_id?: components["parameters"]["AssessmentFilter.payment_id"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
                /** @description Only assessments requested by your server, or only those of browsers. */
                origin?: components["parameters"]["OriginFilter"];
                /** @description Which come first. */
                order?: components["schemas"]["AssessmentOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of assessments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Items of the page. */
                        data: components["schemas"]["AssessmentSummary"][];
                        /** @description Send it as `cursor` to read the next page; null on the last page. */
                        next_cursor: components["schemas"]["Cursor"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableOrRequestUnreadable"];
        };
    };
    countAssessments: {
        parameters: {
            query?: {
                /** @description Only assessments with this decision of the engine. */
                decision?: components["parameters"]["DecisionFilter"];
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only unresolved (`open`) or resolved (`resolved`) reviews. */
                review?: components["parameters"]["AssessmentFilter.review"];
                /** @description From this time on. */
                from?: components["parameters"]["TimeRange.from"];
                /** @description Before this time. */
                to?: components["parameters"]["TimeRange.to"];
                /** @description Only assessments with this outcome. */
                outcome?: components["parameters"]["AssessmentFilter.outcome"];
                /** @description Only amounts of this currency. */
                currency?: components["parameters"]["AssessmentFilter.currency"];
                /** @description Only this amount or more, in major units. */
                min_amount?: components["parameters"]["AssessmentFilter.min_amount"];
                /** @description Only this amount or less, in major units. */
                max_amount?: components["parameters"]["AssessmentFilter.max_amount"];
                /** @description Only this score or more. */
                min_score?: components["parameters"]["AssessmentFilter.min_score"];
                /** @description Only this score or less. */
                max_score?: components["parameters"]["AssessmentFilter.max_score"];
                /** @description Only those in which this signal fired, by its code. */
                signal?: components["parameters"]["AssessmentFilter.signal"];
                /** @description Only those that this rule matched, live or in shadow. */
                rule_id?: components["parameters"]["AssessmentFilter.rule_id"];
                /** @description Only those with this country: of the payer, the card, the connection, the bill, the delivery, the origin or the beneficiary. */
                country?: components["parameters"]["AssessmentFilter.country"];
                /** @description Only cards with these first six digits. */
                bin?: components["parameters"]["AssessmentFilter.bin"];
                /** @description Only this customer's; of payouts, those that left this account. */
                customer_id?: components["parameters"]["AssessmentFilter.customer_id"];
                /** @description Only payments of this e-mail address, in any spelling; of payouts, those to it. */
                email?: components["parameters"]["AssessmentFilter.email"];
                /** @description Only payments of this phone number, in international format; of payouts, those to it. */
                phone?: components["parameters"]["AssessmentFilter.phone"];
                /** @description Only payments from this device, by its fingerprint. */
                device_id?: components["parameters"]["AssessmentFilter.device_id"];
                /** @description Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
                card_hash?: components["parameters"]["AssessmentFilter.card_hash"];
                /** @description Only payments from this IP address; an IPv6 address stands for its /64, the network of one customer. */
                ip?: components["parameters"]["AssessmentFilter.ip"];
                /** @description Only payments from this account; of payouts, those to it: CLABE, IBAN, or your hash or token. */
                account?: components["parameters"]["AssessmentFilter.account"];
                /** @description Only this order. */
                order_id?: components["parameters"]["AssessmentFilter.order_id"];
                /** @description Only this payment. */
                payment_id?: components["parameters"]["AssessmentFilter.payment_id"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
                /** @description Only assessments requested by your server, or only those of browsers. */
                origin?: components["parameters"]["OriginFilter"];
                /** @description Whether the answer has the counts by score. */
                has_scores?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of assessments that match. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportAssessments: {
        parameters: {
            query?: {
                /** @description Only assessments with this decision of the engine. */
                decision?: components["parameters"]["DecisionFilter"];
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only unresolved (`open`) or resolved (`resolved`) reviews. */
                review?: components["parameters"]["AssessmentFilter.review"];
                /** @description From this time on. */
                from?: components["parameters"]["TimeRange.from"];
                /** @description Before this time. */
                to?: components["parameters"]["TimeRange.to"];
                /** @description Only assessments with this outcome. */
                outcome?: components["parameters"]["AssessmentFilter.outcome"];
                /** @description Only amounts of this currency. */
                currency?: components["parameters"]["AssessmentFilter.currency"];
                /** @description Only this amount or more, in major units. */
                min_amount?: components["parameters"]["AssessmentFilter.min_amount"];
                /** @description Only this amount or less, in major units. */
                max_amount?: components["parameters"]["AssessmentFilter.max_amount"];
                /** @description Only this score or more. */
                min_score?: components["parameters"]["AssessmentFilter.min_score"];
                /** @description Only this score or less. */
                max_score?: components["parameters"]["AssessmentFilter.max_score"];
                /** @description Only those in which this signal fired, by its code. */
                signal?: components["parameters"]["AssessmentFilter.signal"];
                /** @description Only those that this rule matched, live or in shadow. */
                rule_id?: components["parameters"]["AssessmentFilter.rule_id"];
                /** @description Only those with this country: of the payer, the card, the connection, the bill, the delivery, the origin or the beneficiary. */
                country?: components["parameters"]["AssessmentFilter.country"];
                /** @description Only cards with these first six digits. */
                bin?: components["parameters"]["AssessmentFilter.bin"];
                /** @description Only this customer's; of payouts, those that left this account. */
                customer_id?: components["parameters"]["AssessmentFilter.customer_id"];
                /** @description Only payments of this e-mail address, in any spelling; of payouts, those to it. */
                email?: components["parameters"]["AssessmentFilter.email"];
                /** @description Only payments of this phone number, in international format; of payouts, those to it. */
                phone?: components["parameters"]["AssessmentFilter.phone"];
                /** @description Only payments from this device, by its fingerprint. */
                device_id?: components["parameters"]["AssessmentFilter.device_id"];
                /** @description Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
                card_hash?: components["parameters"]["AssessmentFilter.card_hash"];
                /** @description Only payments from this IP address; an IPv6 address stands for its /64, the network of one customer. */
                ip?: components["parameters"]["AssessmentFilter.ip"];
                /** @description Only payments from this account; of payouts, those to it: CLABE, IBAN, or your hash or token. */
                account?: components["parameters"]["AssessmentFilter.account"];
                /** @description Only this order. */
                order_id?: components["parameters"]["AssessmentFilter.order_id"];
                /** @description Only this payment. */
                payment_id?: components["parameters"]["AssessmentFilter.payment_id"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
                /** @description Only assessments requested by your server, or only those of browsers. */
                origin?: components["parameters"]["OriginFilter"];
                /** @description Which comes first. */
                order?: components["schemas"]["ExportOrder"];
                /** @description Separates the cells. With a semicolon, numbers of assessments have a decimal comma. */
                separator?: components["parameters"]["CsvForm.separator"];
                /** @description The file begins with a byte order mark, so that a spreadsheet reads it as UTF-8; texts that it would take for a number, a date or a truth value begin with an apostrophe, which an import removes. */
                bom?: components["parameters"]["CsvForm.bom"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessments, as they are read. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resolveReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewResolve"];
            };
        };
        responses: {
            /** @description The assessment in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewNotAvailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resolveReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBatch"];
            };
        };
        responses: {
            /** @description What became of each review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment, with its review open again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Order. A cursor is valid only with the order that it was returned for. */
                order?: components["schemas"]["ReviewOrder"];
                /** @description Only reviews with this assignment; all if absent. */
                assigned?: components["schemas"]["AssignedFilter"];
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewQueue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    summarizeReviews: {
        parameters: {
            query?: {
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the queue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewQueueSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeNextReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewTake"];
            };
        };
        responses: {
            /** @description The review that is now assigned to you. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAssign"];
            };
        };
        responses: {
            /** @description The assignment that is now in force. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAssignment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewNotAvailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    releaseReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The end of the assignment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewRelease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewHeld"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReviewNotes: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewNoteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addReviewNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewNoteCreate"];
            };
        };
        responses: {
            /** @description The note, as it was stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeDetails"];
            };
        };
        responses: {
            /** @description The outcome, as it was stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundOrRequestErased"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableOrRequestUnreadable"];
        };
    };
    reportAssessmentFraud: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FraudDetails"];
            };
        };
        responses: {
            /** @description The report, as it was stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FraudReportRecord"];
                };
            };
            400: components["responses"]["InvalidListType"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundOrRequestErased"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableOrRequestUnreadable"];
        };
    };
    explainAssessment: {
        parameters: {
            query?: {
                /** @description Language of the texts. */
                language?: components["schemas"]["ExplanationLanguage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the assessment.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation of the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPreventionStats: {
        parameters: {
            query?: {
                /** @description From this time on, cut to the minute; 30 days before now if absent. */
                from?: components["parameters"]["PeriodStart"];
                /** @description Before this time, cut to the minute; now if absent. At most 400 days after `from`. */
                to?: components["parameters"]["PeriodEnd"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the period. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreventionStatsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPreventionStatistics: {
        parameters: {
            query?: {
                /** @description From this time on, cut to the minute; 30 days before now if absent. */
                from?: components["parameters"]["PeriodStart"];
                /** @description Before this time, cut to the minute; now if absent. At most 400 days after `from`. */
                to?: components["parameters"]["PeriodEnd"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the period. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreventionStatsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readBreakdown: {
        parameters: {
            query: {
                /** @description What to group by. */
                dimension: components["schemas"]["BreakdownDimension"];
                /** @description Width of the points of each series. */
                interval?: components["schemas"]["BreakdownInterval"];
                /** @description From this time on, cut to the minute; 30 days before `to` if absent, one day with `interval=hour`. */
                from?: string;
                /** @description Before this time, cut to the minute; now if absent. At most 92 days after `from`, 7 with `interval=hour`. */
                to?: string;
                /** @description `previous` adds the figures of the period of the same length directly before. */
                compare?: components["schemas"]["BreakdownComparison"];
                /** @description Time zone in which hours and days begin. */
                timezone?: components["schemas"]["TimeZone"];
                /** @description Number of values to list; the others are summed up in `rest`. */
                limit?: number;
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The breakdown by the requested dimension. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Breakdown"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDailyStats: {
        parameters: {
            query?: {
                /** @description First day; 29 days before `to` if absent. */
                from?: components["parameters"]["DayRange.from"];
                /** @description Last day; today if absent. At most 400 days after `from`. */
                to?: components["parameters"]["DayRange.to"];
                /** @description Time zone in which days begin. */
                timezone?: components["parameters"]["DayRange.timezone"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures by day. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyStatsSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCaseRecommendations: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only for this reason. */
                reason?: components["schemas"]["CaseReason"];
                /** @description Only recommendations of this priority. */
                priority?: components["schemas"]["CasePriority"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
                /** @description Only those of assessments requested by your server, or only those of browsers. */
                origin?: components["schemas"]["AssessmentOrigin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recommendations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Items of the page. */
                        data: components["schemas"]["CaseRecommendation"][];
                        /** @description Send it as `cursor` to read the next page; null on the last page. */
                        next_cursor: components["schemas"]["Cursor"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCalibration: {
        parameters: {
            query?: {
                /** @description From this time on, cut to the minute; 90 days before `to` if absent. */
                from?: string;
                /** @description Before this time, cut to the minute; now if absent. At most 400 days after `from`. */
                to?: components["parameters"]["PeriodEnd"];
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only this submerchant's. */
                submerchant_id?: components["parameters"]["SubmerchantFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of the period. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalibrationReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of views. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewCreate"];
            };
        };
        responses: {
            /** @description The view, saved. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the view.
                 * @example 01929b95-7a10-7c3e-9d52-4f8e6a1b2c3d
                 */
                id: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the view.
                 * @example 01929b95-7a10-7c3e-9d52-4f8e6a1b2c3d
                 */
                id: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            /** @description The view in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of the entity.
                 * @example device
                 */
                kind: components["parameters"]["EntityName.kind"];
                /**
                 * @description Its value, in any spelling. Encode it as one segment of the path. A phone number is in international format. A full card number is refused.
                 * @example fp_9c1e77ab
                 */
                value: components["parameters"]["EntityName.value"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the entity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBlocklistEntries: {
        parameters: {
            query?: {
                /** @description Only entries of this type. */
                list_type?: components["parameters"]["EntryFilter.list_type"];
                /** @description Only entries for these payments. */
                flow_scope?: components["parameters"]["EntryFilter.flow_scope"];
                /** @description Only entries with this source. */
                source?: components["parameters"]["EntryFilter.source"];
                /** @description Only entries of this submerchant. */
                submerchant_id?: components["parameters"]["EntryFilter.submerchant_id"];
                /** @description Only entries whose value or reason contains this text; those with exactly this value come first. */
                search?: components["parameters"]["EntryFilter.search"];
                /** @description Only entries that do this. */
                severity?: components["parameters"]["BlocklistFilter.severity"];
                /** @description Only entries that are switched on (true) or off (false). */
                is_active?: components["parameters"]["BlocklistFilter.is_active"];
                /** @description Most entries of the page. */
                limit?: number;
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the blocklist. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocklistListing"];
                };
            };
            400: components["responses"]["FlatBadRequest"];
            401: components["responses"]["FlatUnauthorized"];
            403: components["responses"]["FlatForbidden"];
            404: components["responses"]["FlatNotFound"];
            429: components["responses"]["FlatTooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBlocklistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlocklistEntryCreate"];
            };
        };
        responses: {
            /** @description The entry, made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocklistEntryStored"];
                };
            };
            400: components["responses"]["InvalidListType"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DuplicateOrTooBroad"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeBlocklistEntry: {
        parameters: {
            query: {
                /** @description The entry to remove. */
                id: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocklistEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBlocklistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlocklistEntryUpdate"];
            };
        };
        responses: {
            /** @description The entry, changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocklistEntryStored"];
                };
            };
            400: components["responses"]["FlatBadRequest"];
            401: components["responses"]["FlatUnauthorized"];
            403: components["responses"]["FlatForbidden"];
            404: components["responses"]["FlatNotFound"];
            409: components["responses"]["FlatDuplicateOrTooBroad"];
            413: components["responses"]["FlatPayloadTooLarge"];
            415: components["responses"]["FlatUnsupportedMediaType"];
            429: components["responses"]["FlatTooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkBlocklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlocklistCheck"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocklistCheckResult"];
                };
            };
            400: components["responses"]["InvalidListType"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importBlocklist: {
        parameters: {
            query?: {
                /** @description Type of the values: of all lines of a file without a header, else of the lines without a type. */
                list_type?: components["schemas"]["ListType"];
                /** @description Store the entries that affect nearly everybody, too. */
                confirm?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["Csv"];
            };
        };
        responses: {
            /** @description The file was read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocklistImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportBlocklist: {
        parameters: {
            query?: {
                /** @description Only entries of this type. */
                list_type?: components["parameters"]["EntryFilter.list_type"];
                /** @description Only entries for these payments. */
                flow_scope?: components["parameters"]["EntryFilter.flow_scope"];
                /** @description Only entries with this source. */
                source?: components["parameters"]["EntryFilter.source"];
                /** @description Only entries of this submerchant. */
                submerchant_id?: components["parameters"]["EntryFilter.submerchant_id"];
                /** @description Only entries whose value or reason contains this text; those with exactly this value come first. */
                search?: components["parameters"]["EntryFilter.search"];
                /** @description Only entries that do this. */
                severity?: components["parameters"]["BlocklistFilter.severity"];
                /** @description Only entries that are switched on (true) or off (false). */
                is_active?: components["parameters"]["BlocklistFilter.is_active"];
                /** @description Separates the cells. With a semicolon, numbers of assessments have a decimal comma. */
                separator?: components["parameters"]["CsvForm.separator"];
                /** @description The file begins with a byte order mark, so that a spreadsheet reads it as UTF-8; texts that it would take for a number, a date or a truth value begin with an apostrophe, which an import removes. */
                bom?: components["parameters"]["CsvForm.bom"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, as they are read. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAllowlistEntries: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only entries of this type. */
                list_type?: components["parameters"]["EntryFilter.list_type"];
                /** @description Only entries for these payments. */
                flow_scope?: components["parameters"]["EntryFilter.flow_scope"];
                /** @description Only entries with this source. */
                source?: components["parameters"]["EntryFilter.source"];
                /** @description Only entries of this submerchant. */
                submerchant_id?: components["parameters"]["EntryFilter.submerchant_id"];
                /** @description Only entries whose value or reason contains this text; those with exactly this value come first. */
                search?: components["parameters"]["EntryFilter.search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the allowlist. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowlistPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAllowlistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowlistEntryCreate"];
            };
        };
        responses: {
            /** @description The entry, made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowlistEntryStored"];
                };
            };
            400: components["responses"]["InvalidListType"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrApprovalRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DuplicateOrTooBroad"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeAllowlistEntry: {
        parameters: {
            query: {
                /** @description The entry to remove. */
                id: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowlistEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomLists: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only the list with this name. */
                name?: components["schemas"]["CustomListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lists. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomListPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCustomList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomListCreate"];
            };
        };
        responses: {
            /** @description The list, created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["DuplicateOrLimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCustomList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCustomList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ListInUse"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCustomList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomListUpdate"];
            };
        };
        responses: {
            /** @description The list in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DuplicateOrListInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomListValues: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only values that begin with this text, in any spelling. */
                prefix?: components["schemas"]["CustomListValue"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of values. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomListValuePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCustomListValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomListValues"];
            };
        };
        responses: {
            /** @description The values were added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomListValuesAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCustomListValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomListValues"];
            };
        };
        responses: {
            /** @description The values were removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomListValuesRemoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkCustomListValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomListCheck"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomListCheckResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importCustomListValues: {
        parameters: {
            query?: {
                /** @description Whether the values of the file are added to those of the list, or replace them. */
                mode?: components["schemas"]["CustomListImportMode"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": components["schemas"]["Csv"];
            };
        };
        responses: {
            /** @description The file was read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomListImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportCustomListValues: {
        parameters: {
            query?: {
                /** @description Separates the cells. With a semicolon, numbers of assessments have a decimal comma. */
                separator?: components["parameters"]["CsvForm.separator"];
                /** @description The file begins with a byte order mark, so that a spreadsheet reads it as UTF-8; texts that it would take for a number, a date or a truth value begin with an apostrophe, which an import removes. */
                bom?: components["parameters"]["CsvForm.bom"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the list.
                 * @example 01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                id: components["parameters"]["CustomListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, as they are read. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["Csv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCases: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only cases in this state. */
                status?: components["schemas"]["CaseStatus"];
                /** @description Only cases of this priority. */
                priority?: components["schemas"]["CasePriority"];
                /** @description Only cases for the regulator of this country. */
                jurisdiction?: components["schemas"]["Jurisdiction"];
                /** @description Only incidents on this day or later. */
                from?: string;
                /** @description Only incidents on this day or earlier. */
                to?: string;
                /** @description Only cases that this person works on. */
                assignee?: components["schemas"]["PersonId"];
                /** @description True: only cases that are past their due date and not submitted. */
                is_overdue?: boolean;
                /** @description Only cases that are due on this day or later. */
                due_from?: string;
                /** @description Only cases that are due on this day or earlier. */
                due_to?: string;
                /** @description Order. A cursor is valid only with the order that it was returned for. */
                order?: components["schemas"]["CaseOrder"];
                /**
                 * @description Only cases with these words in the description, the victim's name or a comment, or with this text in their number. Accents are ignored. Quotes hold
                 *     words together, a hyphen excludes cases with one, `or` gives a choice.
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseCreate"];
            };
        };
        responses: {
            /** @description The case, opened. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["FlatBadRequest"];
            401: components["responses"]["FlatUnauthorized"];
            403: components["responses"]["FlatForbidden"];
            404: components["responses"]["FlatNotFound"];
            413: components["responses"]["FlatPayloadTooLarge"];
            415: components["responses"]["FlatUnsupportedMediaType"];
            429: components["responses"]["FlatTooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["FlatBadRequest"];
            401: components["responses"]["FlatUnauthorized"];
            403: components["responses"]["FlatForbidden"];
            404: components["responses"]["FlatNotFound"];
            429: components["responses"]["FlatTooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseUpdate"];
            };
        };
        responses: {
            /** @description The case in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["FlatBadRequest"];
            401: components["responses"]["FlatUnauthorized"];
            403: components["responses"]["FlatForbidden"];
            404: components["responses"]["FlatNotFound"];
            409: components["responses"]["FlatInvalidTransition"];
            413: components["responses"]["FlatPayloadTooLarge"];
            415: components["responses"]["FlatUnsupportedMediaType"];
            429: components["responses"]["FlatTooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCaseHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps of the case. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acknowledgeCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseAcknowledge"];
            };
        };
        responses: {
            /** @description The case in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCaseDossier: {
        parameters: {
            query?: {
                /** @description Format. Absent: PDF if `Accept` prefers it, otherwise JSON. */
                format?: components["schemas"]["DossierFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dossier of the case. */
            200: {
                headers: {
                    /**
                     * @description Names the file by the case's number; a document is to be saved, JSON to be read.
                     * @example attachment; filename="FRD-MX-2026-000001.pdf"
                     */
                    "Content-Disposition"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDossier"];
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description Only events of these types; repeat the parameter for several. */
                types?: components["schemas"]["EventType"][];
                /** @description Id of the last event that you received, where you cannot send `Last-Event-ID`. */
                after?: components["schemas"]["Uuid"];
                /** @description Seconds after which the stream ends; 0: it ends after what happened since the last event. */
                max_seconds?: number;
            };
            header?: {
                /** @description Id of the last event that you received. */
                "Last-Event-ID"?: components["schemas"]["Uuid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, as they happen. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCaseComments: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseCommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCaseComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseCommentCreate"];
            };
        };
        responses: {
            /** @description The comment, as it was stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCaseAttachments: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of the case. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseAttachmentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCaseAttachment: {
        parameters: {
            query: {
                /** @description Name of the file. */
                file_name: components["schemas"]["FileName"];
                /** @description Type of the file as you know it. Absent: the type that the content has, and `text/plain` for text. */
                media_type?: components["schemas"]["AttachmentType"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": components["schemas"]["FileContent"];
            };
        };
        responses: {
            /** @description The file, as it is listed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseAttachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CaseFull"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadCaseAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
                /**
                 * @description Id of the file.
                 * @example 01929ba0-3c4d-7e5f-8a6b-7c8d9e0f1a2b
                 */
                attachment_id: components["parameters"]["CaseAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableOrRequestUnreadable"];
        };
    };
    removeCaseAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the case.
                 * @example 01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01
                 */
                id: components["parameters"]["CaseId"];
                /**
                 * @description Id of the file.
                 * @example 01929ba0-3c4d-7e5f-8a6b-7c8d9e0f1a2b
                 */
                attachment_id: components["parameters"]["CaseAttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file that was removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseAttachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only keys of this kind. */
                type?: components["schemas"]["KeyType"];
                /** @description Only keys in this state. */
                status?: components["schemas"]["KeyStatus"];
                /** @description Only keys of this submerchant. */
                submerchant_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyCreate"];
            };
        };
        responses: {
            /** @description The new key, with its value this once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the key.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the key.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the key.
                 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        /** @description Absent: a day of overlap. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyRotate"];
            };
        };
        responses: {
            /** @description The new key, with its value this once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubmerchants: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only submerchants in this state. */
                status?: components["schemas"]["SubmerchantStatus"];
                /** @description Only the submerchant with this `external_id`. */
                external_id?: components["schemas"]["Reference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submerchants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmerchantList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSubmerchant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmerchantCreate"];
            };
        };
        responses: {
            /** @description The submerchant, registered. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submerchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            409: components["responses"]["Duplicate"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readSubmerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the submerchant.
                 * @example 01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4
                 */
                id: components["parameters"]["SubmerchantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submerchant in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submerchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deactivateSubmerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the submerchant.
                 * @example 01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4
                 */
                id: components["parameters"]["SubmerchantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submerchant in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submerchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSubmerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the submerchant.
                 * @example 01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4
                 */
                id: components["parameters"]["SubmerchantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmerchantUpdate"];
            };
        };
        responses: {
            /** @description The submerchant in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submerchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Duplicate"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubmerchantKeys: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the submerchant.
                 * @example 01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4
                 */
                id: components["parameters"]["SubmerchantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSubmerchantKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the submerchant.
                 * @example 01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4
                 */
                id: components["parameters"]["SubmerchantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmerchantKeyCreate"];
            };
        };
        responses: {
            /** @description The new key, with its value this once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeSubmerchantKey: {
        parameters: {
            query: {
                /** @description The key to revoke. */
                key_id: components["schemas"]["Uuid"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the submerchant.
                 * @example 01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4
                 */
                id: components["parameters"]["SubmerchantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The endpoint, registered. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointIssued"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 01929b85-1d22-7b31-9c4d-5e6f708192a3
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 01929b85-1d22-7b31-9c4d-5e6f708192a3
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 01929b85-1d22-7b31-9c4d-5e6f708192a3
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description The endpoint in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 01929b85-1d22-7b31-9c4d-5e6f708192a3
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretRotated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint.
                 * @example 01929b85-1d22-7b31-9c4d-5e6f708192a3
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        /** @description Absent: `transaction.created`. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description A delivery in flight. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only to this endpoint. */
                endpoint_id?: components["schemas"]["Uuid"];
                /** @description Only of this event. */
                event_id?: components["schemas"]["Uuid"];
                /** @description Only events of this type. */
                event_type?: components["schemas"]["EventType"];
                /** @description Only those with this status. */
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook delivery.
                 * @example 01929b85-2e33-7c42-8d5e-6f708192a3b4
                 */
                id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook delivery.
                 * @example 01929b85-2e33-7c42-8d5e-6f708192a3b4
                 */
                id: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A delivery in flight. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ingestProviderEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderEvent"];
            };
        };
        responses: {
            /** @description Result of processing the event. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["HttpsRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableOrRequestUnreadable"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query: {
                /** @description The connection whose secret verifies the event. */
                connection: components["schemas"]["Uuid"];
            };
            header: {
                /** @description Stripe's signature. */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEventBody"];
            };
        };
        responses: {
            /** @description Result of processing the event. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEventReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            403: components["responses"]["HttpsRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailableOrRequestUnreadable"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of connections. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionCreate"];
            };
        };
        responses: {
            /** @description The connection, made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifies the connection. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the network holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    contributeSignals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkContribution"];
            };
        };
        responses: {
            /** @description Result of the batch. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkContributionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["NetworkMembershipRequiredOrPublicKeyNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNetworkStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the network holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNetworkMembership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the organization takes part. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkMembership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setNetworkMembership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkMembershipSet"];
            };
        };
        responses: {
            /** @description How the organization takes part. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkMembership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member that left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkLeft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNetworkSignals: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only values of this type. */
                signal_type?: components["schemas"]["NetworkSignalType"];
                /** @description Only those that count now (`active`), or those that have ended. */
                state?: "active" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization's own signals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Items of the page. */
                        data: components["schemas"]["NetworkSignal"][];
                        /** @description Send it as `cursor` to read the next page; null on the last page. */
                        next_cursor: components["schemas"]["Cursor"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    queryNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkQuery"];
            };
        };
        responses: {
            /** @description What others report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkQueryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["NetworkMembershipRequiredOrPublicKeyNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listModels: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only submerchants in this state. */
                state?: components["schemas"]["ModelState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of models. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proposeModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelPropose"];
            };
        };
        responses: {
            /** @description The model, proposed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readSignals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue, and how it counts for you. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueSignals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    fitModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelFitRequest"];
            };
        };
        responses: {
            /** @description The fit is queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelFit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TooFewOutcomes"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the model.
                 * @example 01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    compareModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the model.
                 * @example 01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison with the live policy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the model.
                 * @example 01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrApprovalRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ModelNotApprovable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the model.
                 * @example 01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelReject"];
            };
        };
        responses: {
            /** @description The model after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rollBackModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the model.
                 * @example 01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["ModelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelRollback"];
            };
        };
        responses: {
            /** @description The policy after the rollback. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelRolledBack"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrApprovalRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRules: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only those with this status. */
                status?: components["schemas"]["RuleStatus"];
                /** @description Only those about these payments. `payin` and `payout` include rules about both. */
                flow?: components["schemas"]["FlowScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleCreate"];
            };
        };
        responses: {
            /** @description The rule, made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RuleNotCreatable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidExpression"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleCheckRequest"];
            };
        };
        responses: {
            /** @description What the check found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleTestRequest"];
            };
        };
        responses: {
            /** @description What the rule makes of the payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidExpression"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readRuleFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts that expressions can read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleFactList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBacktests: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of backtests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BacktestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBacktest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BacktestCreate"];
            };
        };
        responses: {
            /** @description The backtest, requested. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Backtest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidExpression"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readBacktest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the backtest.
                 * @example 01929ba5-2b3c-7d4e-8f50-6a7b8c9d0e1f
                 */
                id: components["parameters"]["BacktestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backtest in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Backtest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelBacktest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the backtest.
                 * @example 01929ba5-2b3c-7d4e-8f50-6a7b8c9d0e1f
                 */
                id: components["parameters"]["BacktestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backtest in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Backtest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readRuleTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates of the catalogue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleUpdate"];
            };
        };
        responses: {
            /** @description The rule in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrApprovalRequiredOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RuleNotChangeable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidExpression"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRuleVersions: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleVersionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readRulePerformance: {
        parameters: {
            query?: {
                /** @description First day; 29 days before `to` if absent. */
                from?: components["parameters"]["DayRange.from"];
                /** @description Last day; today if absent. At most 400 days after `from`. */
                to?: components["parameters"]["DayRange.to"];
                /** @description Time zone in which days begin. */
                timezone?: components["parameters"]["DayRange.timezone"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the rule did in the period. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePerformance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shadowRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleMove"];
            };
        };
        responses: {
            /** @description The rule in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrApprovalRequiredOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    activateRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleMove"];
            };
        };
        responses: {
            /** @description The rule in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleApproval"];
            };
        };
        responses: {
            /** @description The rule in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RuleNotApprovable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    archiveRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleMove"];
            };
        };
        responses: {
            /** @description The rule in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrApprovalRequiredOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    draftRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the rule.
                 * @example 01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleMove"];
            };
        };
        responses: {
            /** @description The rule in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrApprovalRequiredOrPublicKeyNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RuleLimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the session is and may do. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationUpdate"];
            };
        };
        responses: {
            /** @description The organization in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrApprovalRequired"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description Only changes with this status. */
                status?: components["schemas"]["ApprovalStatus"];
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the change.
                 * @example 01929bc4-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the change.
                 * @example 01929bc4-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description The change in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangeNotApprovable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the change.
                 * @example 01929bc4-1a2b-7c3d-8e4f-5a6b7c8d9e0f
                 */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description The change in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceConfiguration: {
        parameters: {
            query?: {
                /** @description True: say what would change, and change nothing. */
                dry_run?: boolean;
                /** @description True: remove lists that the document lacks, with their values. */
                prune_lists?: boolean;
                /** @description Why: noted with each change of a rule, and in the audit log. */
                reason?: components["schemas"]["RuleReason"];
            };
            header: {
                /** @description The `ETag` of the configuration that the document is based on; `*`: whatever it is now. */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigurationGiven"];
            };
        };
        responses: {
            /** @description What was done, or would be. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationApplied"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedOrSecretKeyRequired"];
            403: components["responses"]["ForbiddenOrApprovalRequiredOrPublicKeyNotAllowed"];
            412: components["responses"]["ConfigurationOutdated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidConfiguration"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDataSubjectRequests: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubjectRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDataSubjectRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataSubjectRequestCreate"];
            };
        };
        responses: {
            /** @description The request, created. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubjectRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDataSubjectRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the data subject request.
                 * @example 01929bb1-4d5e-7f60-8a71-82930a1b2c3d
                 */
                id: components["parameters"]["DataSubjectRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request in its present state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubjectRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDataSubjectRecords: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the data subject request.
                 * @example 01929bb1-4d5e-7f60-8a71-82930a1b2c3d
                 */
                id: components["parameters"]["DataSubjectRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubjectRecordList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InvalidTransition"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Most items of the page. */
                limit?: components["parameters"]["PageQuery.limit"];
                /** @description `next_cursor` of the page before; absent for the first page. */
                cursor?: components["parameters"]["PageQuery.cursor"];
                /** @description Only changes of this kind of resource. */
                resource_type?: components["schemas"]["AuditResource"];
                /** @description Only changes of this resource. */
                resource_id?: components["schemas"]["Uuid"];
                /** @description Only changes with this action. */
                action?: components["schemas"]["AuditAction"];
                /** @description Only changes by this session or key. */
                actor_id?: components["schemas"]["Reference"];
                /** @description From this time on. */
                from?: components["parameters"]["TimeRange.from"];
                /** @description Before this time. */
                to?: components["parameters"]["TimeRange.to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status: 200 when assess can answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            /** @description The same body, with the status that load balancers act on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    "transaction.created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "transaction.blocked": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionBlockedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "review.opened": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewOpenedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "review.assigned": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAssignedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "assess.outcome_applied": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeAppliedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "fraud.reported": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FraudReportedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "case.created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "case.updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseUpdatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "case.submitted": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseSubmittedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "case.submission_acknowledged": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseAcknowledgedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "case.submission_rejected": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseRejectedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "blocklist.entry_created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "blocklist.entry_updated": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryUpdatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "blocklist.entry_expired": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryExpiredEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "dispute.opened": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeOpenedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "dispute.closed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeClosedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "network.signal_matched": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkMatchedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "model.proposed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelProposedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "model.promoted": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelPromotedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "model.rolled_back": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelRolledBackEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "model.drifting": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelDriftingEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "rule.changed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleChangedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "rule.matched": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleMatchedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "rule.failing": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleFailingEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "ingest.unmapped": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestUnmappedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    "audit.head": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event: the same one can come more than once.
                 * @example 01929b84-0c11-7a20-8b3c-4d5e6f708192
                 */
                "webhook-id": components["parameters"]["webhook-id"];
                /**
                 * @description When it was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1763651045
                 */
                "webhook-timestamp": components["parameters"]["webhook-timestamp"];
                /**
                 * @description Signatures under each valid secret, `v1,<base64>`, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["webhook-signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditHeadEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
}

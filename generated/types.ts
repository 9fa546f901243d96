// Generated from spec/ by `npm run generate`. Do not edit.
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
         * @description Describe the pay-in request.
         *
         *     The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
         */
        get: operations["describePayin"];
        put?: never;
        /**
         * Assess a pay-in
         * @description Assess a pay-in.
         *
         *     Call it before the payment is sent to the processor. The answer is a decision, a score from 0 to 100 and the signals that produced it; it is
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
         * @description Describe the payout request.
         *
         *     The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
         */
        get: operations["describePayout"];
        put?: never;
        /**
         * Assess a payout
         * @description Assess a payout.
         *
         *     Call it before the money is sent. Signals evaluate the account (check digits, other senders, earlier holder names), the origin (many new beneficiaries,
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
         * @description Report the outcome of an assessment.
         *
         *     Outcomes change risk counters and lists for later decisions: captured payments make a payer trusted; a lost chargeback or confirmed fraud blocks the
         *     identifiers of the payer for 180 days; a false alarm or a won chargeback reverts the effects of this session, allows the payer for 90 days, and lists the
         *     entries that still block. Automatic entries are separate from manual ones, and in force while at least one session or report supports them. For a payout the
         *     beneficiary is blocked or allowed. The change is atomic.
         *
         *     Whom a lost chargeback or confirmed fraud counts against follows from the fraud type. `first_party` counts against the payer. `third_party` counts against the payer
         *     of a young account; a payer of long standing is the victim, as is the customer of a bank, and only what the thief used is blocked. `account_takeover` never counts
         *     against the payer, and `merchant_error` against nobody. The type is the `fraud_type` of the report, else that of its `reason_code`, else what the record of the
         *     payer shows; `feedback` says which.
         *
         *     Outcomes of a session are a history with a current state. Reporting an outcome that holds is a replay; any other is applied, also one that held
         *     earlier: lost, won and lost again blocks the payer again. A capture is credited once for a session, whatever is reported in between, and never where
         *     a browser requested the assessment.
         *
         *     A report with a submerchant's key affects that submerchant's payments, and reverts only its own reports. A report of the payment provider affects
         *     all payments: it replaces the same chargeback, fraud or false alarm of its submerchant.
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
         * @description Report fraud.
         *
         *     Opens a regulatory case, and blocks for 180 days what the payer of the assessment is known by (of a payout, the beneficiary), and the indicators.
         *     The change is atomic. The same assessment, order, payment or indicators again are answered with the first report; a `session_id` means that very
         *     assessment, whatever else its order has seen. A submerchant's reports are its own, and block for that submerchant.
         *
         *     An `order_id` or `payment_id` never means an assessment made with a publishable key where one made with a secret key exists. Where only a browser
         *     assessed it, the case names that assessment, and only the indicators are blocked; name its `session_id` to block its payer.
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
         *     A submerchant's key lists that submerchant's assessments only. Filters are combined with AND. A page scans a bounded number of assessments: with few matches
         *     it is shorter than `limit`, or empty, and still has a `next_cursor`. Continue until `next_cursor` is null. A cursor of `newest` and `oldest` is a position in time and can be used with
         *     other filters. Assessments whose request was erased have no `customer_id` and are not found by customer or e-mail.
         *
         *     `riskiest` and `largest` sort blocks of assessments: the newest that a page scans, then those before them, and so on. Narrow the period with `from` and `to` so that
         *     everything is in the first block. `largest` compares major units whatever the currency: add `currency`.
         *
         *     Customer, e-mail, telephone number, device, card, address and account are looked up in indexes of keyed hashes, `outcome=fraud` in an index of outcomes, and order, payment,
         *     review, submerchant and decision in indexes of assessments. All other filters are checked on what a page scans: at most
         *     10,000 assessments, 4,000 with `country`, `bin`, `signal` or `rule_id`, and 1,500 with `outcome=good`, `outcome=unknown` or a look-up.
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
         *     Columns: `session_id`, `assessed_at`, `flow`, `origin`, `decision`, `risk_score`, `fraud_probability`, `policy_version`, `amount`, `currency`, `order_id`, `payment_id`,
         *     `submerchant_id`, `signals` (codes, separated by spaces), `outcome` (the latest that holds), and then one for each fact of `DecisionFacts`, named by its group and name:
         *     `payment.amount`. The cell of a fact that could not be observed is empty. Releases add columns at the end of the facts.
         *
         *     Without `from`, the export begins 30 days before `to`, and without `to` it ends now. A submerchant's key exports that submerchant's assessments only. Assessments are read
         *     in pages while the file is sent; if one fails, the connection is aborted, so that the file is not taken for complete. Cells are protected from spreadsheets as in the
         *     export of blocklists. A `rule_id` that does not exist is 404.
         *
         *     The audit log records each export with its filters. Of filters that lead to one payment or one person (`customer_id`, `email`, `phone`, `device_id`, `card_hash`, `ip`,
         *     `account`, `order_id`, `payment_id`) it has the names and not the values. With `customer_id`, `email` and other identifiers, a request that cannot be read ends the file as
         *     a failure does.
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
         * @description Resolve a review.
         *
         *     Records the decision of a manual review: `approve` releases the payment, `decline` rejects it. Final: a second resolution is 409, and so is one of an
         *     assessment that was not held. The engine's decision does not change. A declined payout does not make its beneficiary known. A person cannot resolve a review that is
         *     assigned to another person: 409 `REVIEW_ASSIGNED`.
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
         * @description Resolve several reviews.
         *
         *     Up to 200, each as if it were resolved by itself: one that cannot be resolved is reported in its place, and does not affect the others. The results are in the order of the request.
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
         * @description Undo a resolution.
         *
         *     Within five minutes, also one of a colleague: the review is open again, and the audit log says who opened it. Later the answer is 409.
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
         * @description List open reviews.
         *
         *     The queue, with who works on each review and when it is due. A page scans at most 10,000 open reviews. In the orders `oldest` and `newest`, with few matches a page is
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
         * @description Take the next review.
         *
         *     Assigns the first open review in the order that is assigned to nobody to the caller. Two calls at the same moment never get the same one.
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
         * @description Assign a review.
         *
         *     To the caller or to a colleague, from now on for `minutes`. The one who has it extends it so, or hands it on. Assigned to another person, it is 409 `REVIEW_ASSIGNED`, unless `take_over` is
         *     true. While it lasts, other people cannot resolve the review; a secret key can. A resolution ends it.
         */
        put: operations["assignReview"];
        post?: never;
        /**
         * Release a review
         * @description Release a review. Of one that is assigned to another person, only a key can: a person takes it over.
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
         *     Does what `POST /assess/outcome` does, for people who look at an assessment: counters and lists change for later decisions, and an outcome that holds already is a
         *     replay. The audit log says who recorded it.
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
         * @description Explain an assessment.
         *
         *     From the data stored with the decision: later changes of weights have no effect. The contributions add up to the score.
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
         * @description Read prevention statistics.
         *
         *     Of the assessments made in a period, and of what was reported about them until now; a month by default. Current to within a minute. A key
         *     of one submerchant sees that submerchant's figures.
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
         *     Values with the most assessments come first, each with its decisions, amounts and known outcomes, and a series of hours or days. `precision` and `lift`
         *     say how often a value means fraud. Computed from the assessments themselves, current to the moment; outcomes count within a minute. A period of more
         *     than 200,000 assessments, with the one before, is refused: choose a shorter one. A key of one submerchant sees that submerchant's figures.
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
         * @description Save a view.
         *
         *     It belongs to the caller. A rule or submerchant that does not exist is 404. The 51st view of a person and the 1,001st of an organization are 409 `LIMIT_REACHED`.
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
         * @description Remove a saved view. Who may change it may remove it. The answer is what was removed.
         */
        delete: operations["removeSavedView"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description Change a saved view.
         *
         *     Its owner may, and of a shared view an administrator (`organization:write`); others get 403. A view that another person did not share is 404.
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
         *     An entity is an identifier of payments. One that was never seen is 200 with zeros. A submerchant's key sees its own assessments only. Placeholders that many payers
         *     share, such as `unknown`, identify nobody and are not found.
         *
         *     The cost is bounded. Figures are of the newest 1,000 assessments within the last 400 days; `more` says that there are others. Links are found in two hops: the newest 50
         *     assessments lead to at most 30 entities, and up to five others of each of these, within 15 days before and after its newest shared one, to at most 60 more. Assessments
         *     whose request was erased, or cannot be read at present, count in the figures and have no links.
         *
         *     The value is personal data. It is in neither log, metric nor audit record of the service; exclude the path from logs of proxies before it.
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
         * @description List blocklist entries.
         *
         *     Newest first, with the total number that matches the filters. Expired entries are listed until they are removed, and do not match.
         */
        get: operations["listBlocklistEntries"];
        put?: never;
        /**
         * Create a blocklist entry
         * @description Create a blocklist entry.
         *
         *     The value is normalised for its type; one that cannot be of the type is refused. The same type, value, flow and submerchant again is 409 `DUPLICATE`.
         *     It matches from the next assessment on.
         */
        post: operations["createBlocklistEntry"];
        /**
         * Remove a blocklist entry
         * @description Remove a blocklist entry. The answer is what was removed.
         */
        delete: operations["removeBlocklistEntry"];
        options?: never;
        head?: never;
        /**
         * Change a blocklist entry
         * @description Change a blocklist entry.
         *
         *     Absent fields stay unchanged; null clears. Type and value cannot change: remove the entry and create another.
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
         * @description Check a value against the blocklist.
         *
         *     Says which entries a payment with this value would meet, and why others with the value would not match. Nothing is counted or stored.
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
         * @description Import blocklist entries.
         *
         *     Columns are the fields of a new entry, in any order: `list_type` and `value` are required, the others optional; an empty cell is an absent field.
         *     `id`, `created_at` and `source` are ignored, so that an export can be imported: imported entries have the source `manual`. A file with an unknown or repeated column is refused.
         *
         *     Valid lines are stored in one transaction even if others are invalid; the answer lists every invalid line. A file with more than 25,000 invalid lines
         *     is refused. Values are normalised as in a single creation, and each created entry is in the audit log. Importing a file again creates no duplicates.
         *
         *     Split a larger file into chunks, each with the header: the Node SDK's `importFile` does so and reports line numbers of the whole file.
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
         * @description Export blocklist entries.
         *
         *     Newest first, with all columns that an import reads, and `id` and `created_at`. Importing the file creates the same entries; an entry that exists twice,
         *     manual and automatic, becomes one. The list is read in pages while the file is sent: concurrent changes may be missing. If the export fails, the connection is
         *     aborted, so that the file is not taken for complete.
         *
         *     A cell that a spreadsheet would read as a formula (it begins with `=`, `+`, `-`, `@`, a tab or a line break, after any number of apostrophes) gets an
         *     apostrophe as prefix. So does text that would begin a formula if semicolons or tabs separate cells: after `;`, `|`, a quote, a tab or a line
         *     break, with or without spaces. An import removes these apostrophes. Telephone numbers (`+` followed by digits only) are not
         *     changed.
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
         * @description List allowlist entries, newest first. Expired entries are listed until they are removed, and do not match.
         */
        get: operations["listAllowlistEntries"];
        put?: never;
        /**
         * Create an allowlist entry
         * @description Create an allowlist entry.
         *
         *     A payment that matches gets the credit of `PAYER_TRUSTED`. It never outweighs a blocklist entry that blocks.
         */
        post: operations["createAllowlistEntry"];
        /**
         * Remove an allowlist entry
         * @description Remove an allowlist entry. The answer is what was removed.
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
         * @description Create a list for rules.
         *
         *     A named set of strings, without values at first. Values are stored in clear text: hash personal data before you add it, or use a blocklist. A name that is taken
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
         * @description Read a list for rules.
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
         * @description Change a list for rules. The name cannot change while a rule in force uses the list: 409 `LIST_IN_USE`.
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
         * @description List values of a list for rules, in the order of their bytes.
         */
        get: operations["listCustomListValues"];
        put?: never;
        /**
         * Add values to a list for rules
         * @description Add values to a list for rules.
         *
         *     They match from the next assessment on. All values of the request are added, or none. More than a million values in a list are 409 `LIMIT_REACHED`. The audit log
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
         * @description Remove values from a list for rules. Values that are not in it are counted and otherwise ignored.
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
         * @description Import values of a list for rules.
         *
         *     One column, `value`, under a header line; no value spans several lines. The file is read as it arrives. Rules see all of its values at once when it was read to the end,
         *     or, if anything fails before, none: `replace` never leaves a list half full. Values that are added meanwhile are replaced too.
         *
         *     Invalid lines are named in the answer and left out; a file with more than 1,000 of them is refused. A file may have 32 MiB, and must arrive within 30 seconds: split
         *     a larger one, and append the other parts. More than a million values in a list are 409 `LIMIT_REACHED`.
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
         * @description Export values of a list for rules.
         *
         *     One column, `value`, in the order of the bytes, as an import reads it. The list is read in pages while the file is sent. If it is replaced or removed meanwhile, the
         *     connection is aborted, so that the file is not taken for complete. Cells are protected from spreadsheets as in the export of blocklists, and an import undoes that.
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
         * @description Open a case.
         *
         *     It gets the next number of its organization, country and year, and the regulator of its jurisdiction. It begins as `borrador`. Without `due_date` it is due when the
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
         * @description Read a case.
         */
        get: operations["readCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a case
         * @description Change a case.
         *
         *     The status moves from `borrador` to `en_revision`, `enviado`, `resuelto` and `archivado`; from `en_revision` back to `borrador`, from `enviado` back to
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
         * @description Submit a case.
         *
         *     Sets the status to `enviado` and freezes the text. The service does not file with a regulator: you file, and record the answer here.
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
         * @description Note a regulator's answer.
         *
         *     An accepted case becomes `resuelto`; a rejected one returns to `en_revision`.
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
         * @description Read the dossier of a case.
         *
         *     Generated for each request until the case is submitted, and frozen from then on. Returned as JSON, or with `format=pdf` as a document in Spanish or
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
         *     that your permissions let you read, limited to `types`: payments, outcomes and disputes need `assessments:read`, frauds and cases `cases:read`, list entries
         *     `blocklists:read`, matches of the network `network:signals:read`, models `models:read`, rules `rules:read`, unmapped events of providers `webhooks:read`. A submerchant's key
         *     receives the events that name its submerchant: payments and unmapped events.
         *
         *     An event arrives about a second after it happened. Send the id of the last message as `Last-Event-ID` when you connect again, within ten minutes: what happened meanwhile is
         *     sent first. Events arrive at least once and in no strict order; the events of the ten seconds before that id may be repeated: ignore ids that you know. Where events may be
         *     missing, the stream begins with the message `reset`: read the state again.
         *
         *     A comment is sent every 15 seconds. The stream ends within 25 seconds after the token has expired or the key was revoked, after an hour, when the service restarts, and for a
         *     reader that is more than 256 messages behind: connect again. At most 3 streams of a person and 20 of an organization are open at each process of the service; beyond them the
         *     answer is 429.
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
         *     The body is the file, of at most 5 MiB. A case has at most 20 files; one more is 409 `LIMIT_REACHED`. PDF, PNG, JPEG, WebP, text and CSV are accepted, text and CSV in UTF-8.
         *     The content determines the type: other content, content that is not of the declared type, and a file that was cut off are 422 `INVALID_FILE`.
         *     Card numbers in the name, in a line of text or in a cell of CSV are refused; images and PDF are not searched, and no file is scanned for malware.
         *
         *     A file with the same name and content is stored once: a repeated call answers with the file that exists. An archived case takes no files: 409 `INVALID_TRANSITION`.
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
         *     What a case had when it was submitted stays with it, until it returns to review, and all files of an archived case stay: 409 `INVALID_TRANSITION`.
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
         * @description List keys.
         *
         *     Newest first, revoked and expired ones included. Values are never shown again.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Create a key.
         *
         *     The answer holds the key's value, this once: only its SHA-256 is stored. A key works from the moment it is answered.
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
         * @description Read a key.
         */
        get: operations["readKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Revoke a key.
         *
         *     Permanent and immediate: no process accepts the key in a request sent after this answer. Revoking twice has no effect.
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
         * @description Rotate a key.
         *
         *     Makes a key with the same name, permissions, submerchant, origins and limit, and ends the old one after the overlap: put the new value in
         *     place meanwhile. Idempotency handles carry over. A key that expires gets a successor with as long a life. Only an active key can be rotated.
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
         * @description List submerchants.
         *
         *     Newest first, deactivated ones included. A key of one submerchant sees that one.
         */
        get: operations["listSubmerchants"];
        put?: never;
        /**
         * Register a submerchant
         * @description Register a submerchant.
         *
         *     Send its id as `submerchant_id` of assessments. `external_id` is your identifier and must be unique: a duplicate is 409.
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
         * @description Read a submerchant.
         */
        get: operations["readSubmerchant"];
        put?: never;
        post?: never;
        /**
         * Deactivate a submerchant
         * @description Deactivate a submerchant.
         *
         *     From the next request on, assessments that name it are refused and its keys stop working. Nothing is deleted.
         */
        delete: operations["deactivateSubmerchant"];
        options?: never;
        head?: never;
        /**
         * Change a submerchant
         * @description Change a submerchant.
         *
         *     Absent fields stay unchanged. Setting `status` to `inactive` deactivates it; `active` reactivates it and its keys.
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
         * @description Create a key of a submerchant.
         *
         *     The key sees, counts and writes only this submerchant; an assessment made with it belongs to the submerchant without naming it.
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
         * @description Register a webhook endpoint.
         *
         *     Events are signed as Standard Webhooks; the answer holds the secret, this once. They are sent at least once, not in order, and again after 5 s, 30 s, 5 min,
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
         * @description Read a webhook endpoint.
         */
        get: operations["readWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Remove a webhook endpoint
         * @description Remove a webhook endpoint. What still waits for it is not sent; the answer is what was removed.
         */
        delete: operations["removeWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Change a webhook endpoint.
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
         * @description Rotate the secret of a webhook endpoint.
         *
         *     For 24 hours events are signed under both secrets; deploy the new one within this time. If rotated again earlier, the oldest secret is dropped at once.
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
         * @description Take an event of a payment provider.
         *
         *     For events after the payment: captures, refunds, disputes, warnings. Event types of Adyen, Mercado Pago, dLocal, Kushki and EBANX are recognised; others
         *     are stored only. An event that is linked to an assessment (by session, order or payment) and has a definite outcome applies that outcome. An opened or
         *     closed dispute is forwarded as `dispute.opened` or `dispute.closed`, linked or not. Ingesting events does not replace assess.
         *
         *     An order or payment refers to an assessment made with a secret key. One made with a publishable key is linked if there is no other, and no outcome is applied
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
         * @description Take an event of Stripe.
         *
         *     Set this path up as a webhook at Stripe, with the events `charge.dispute.created`, `charge.dispute.closed`, `radar.early_fraud_warning.created`, `charge.refunded`,
         *     `payment_intent.succeeded` and `payment_intent.payment_failed`. The signature is verified over the raw body with the secret of the connection; its one
         *     `t` is within five minutes of the clock of this service, before or after. Production takes events over HTTPS only (`HTTPS_REQUIRED`). A payment is found by
         *     `fraud_risk_session_id`, `session_id` or `order_id` in its metadata (with `submerchant_id`, limited to that submerchant), by the `payment_id` sent to assess, or by an earlier event of the same payment: disputes
         *     carry no metadata of the payment. An inquiry that ends without a chargeback closes the dispute and has no outcome.
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
         * @description Connect an account of a card processor.
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
         * @description Remove a connection. Its events are refused from then on; the answer is what was removed.
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
         * @description Contribute signals.
         *
         *     Up to 500 per request, each validated separately. Values are stored as keyed hashes only. An organization counts as one reporter, regardless of its number of
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
         *     Who consumes has to contribute. The choice is the organization's: keys of one submerchant get 403.
         */
        put: operations["setNetworkMembership"];
        post?: never;
        /**
         * Leave the network
         * @description Leave the network. Your signals are withdrawn at once.
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
         * @description Query what others report of values: how many as a band, the month, the categories. Never who, and no more than a band where it is one.
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
         * @description Propose a model.
         *
         *     Weights of your own, to compare them in shadow with the live policy before they decide. Everything else is as it is live now. A proposal replaces an earlier one that
         *     was not approved.
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
         * @description Fit a model.
         *
         *     Requests a fit now instead of at the weekly one. A background job runs it within minutes and proposes a model; `model.proposed` says so. Refused with 409
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
         * @description Compare a model with the live policy.
         *
         *     On payments that were assessed after those it was fitted to, and on the decisions of the shadow period.
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
         * @description Approve a model.
         *
         *     It decides from the next request on, in every process; weights that the organization set itself stay in force. The model that was live is archived. Approving a live model
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
         * @description Roll back a live model.
         *
         *     Takes effect with the next request, in every process. The model is archived. Rolling back a model that is no longer live changes nothing, so that a retry is safe.
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
         * @description Create a rule.
         *
         *     It begins as a draft. The expression is checked: 422 `INVALID_EXPRESSION` names line, column, the offending name and the nearest known one. An organization has at
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
         * @description Check an expression.
         *
         *     For editors: the answer is 200 whether it is valid or not. Nothing is stored.
         */
        post: operations["checkRule"];
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
         * @description Try a change on past payments.
         *
         *     New, changed or removed rules, other thresholds and other weights are applied to stored payments, with the facts, rules, thresholds and outcomes of then. Lists are read as
         *     they are now. The backtest runs in the background, slower than decisions need: read it until `status` is `completed`. At most two of an organization run at a
         *     time, and at most 20 are queued or running; one more is answered 409 `LIMIT_REACHED`.
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
         * @description Cancel a backtest. One that has ended stays as it is.
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
         * @description Change a rule.
         *
         *     Makes a new version; earlier ones stay readable. A live rule decides by the new version from the next request on, or, where `rule_approval` is set, once another
         *     person has approved it. A change without a difference makes no version.
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
         * @description Read how a rule does.
         *
         *     Per day: payments that it matched, decisions that it changed, or would have changed in shadow, and what became of these payments. Current to within a minute.
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
         * @description Put a rule live.
         *
         *     It decides from the next request on, in every process. Where `rule_approval` of the organization is set, `pending_approval` says that another person has to
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
         * @description Approve what waits for it. Only another person than the one who requested it may: 409 `SECOND_PERSON_REQUIRED`.
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
         * @description Archive a rule: it is no longer evaluated. What waits for approval is dropped.
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
         * @description Make a rule a draft again: it is no longer evaluated. An archived one counts among the 200 rules again.
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
         * @description Read the organization.
         *
         *     Its settings as they are in force, defaults included.
         */
        get: operations["readOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the organization
         * @description Change the organization.
         *
         *     Absent fields stay unchanged. A change applies to the next request, in every process.
         */
        patch: operations["updateOrganization"];
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
         * @description Read the configuration.
         *
         *     Settings, definitions of lists for rules, and rules that are not archived, in a fixed order, without ids that hold in one organization only. Put the document under
         *     version control, review its changes, and apply it to another organization.
         */
        get: operations["readConfiguration"];
        /**
         * Replace the configuration
         * @description Replace the configuration.
         *
         *     The organization then has the configuration of the document, or, after an error, the one that it had. Rules that the document lacks are archived; lists that it lacks
         *     are retained unless `prune_lists` is true. Rules of an organization with `rule_approval` wait for the approval of another person before they are live; a document can
         *     switch `rule_approval` on, never off. A document that the organization has already changes nothing.
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
         * @description Find or erase what is stored about a person.
         *
         *     The request runs in the background: read it until `status` is `completed` or `failed`. It finds payments by keyed hashes of the identifiers, and then in all stored requests, and
         *     whatever quotes an identifier in any table. Create an access request first: its report names further identifiers of the person.
         *
         *     An erasure cannot be undone. Stored requests, facts, keyed hashes, counters, list entries, own network signals, notes and quotes are removed. Decision, amount, and the references
         *     of order and payment remain, without the person. What you have to keep is retained: payments and cases that are not closed, cases that were submitted to a regulator, and records of
         *     the audit log. The report says how many rows of which table, and why.
         *
         *     Identifiers that many people share, such as `guest`, are refused. At most ten requests of an organization are queued or running; one more is answered 409 `LIMIT_REACHED`.
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
         * @description Read the audit log.
         *
         *     Every change of a key, a submerchant, a list, a case, a setting or a contribution to the network, newest first: actor, time, and the resource before and after. Key values are never included.
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
         * @description Read the service status.
         *
         *     For load balancers and dashboards: 200 when assess can answer, 503 when it cannot. Needs no credential.
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
         */
        post: operations["ingest.unmapped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Kind of an actor.
         * @enum {string}
         */
        ActorType: "session" | "key" | "connection" | "service" | "operator";
        /** @description Postal address. */
        Address: {
            /**
             * @description Street and number.
             * @example Av. Insurgentes Sur 1602
             */
            line1?: components["schemas"]["Text"];
            /**
             * @description City or municipality.
             * @example Ciudad de México
             */
            city?: components["schemas"]["Text"];
            /**
             * @description State, region or department.
             * @example CDMX
             */
            region?: components["schemas"]["Text"];
            /**
             * @description Postal code.
             * @example 03940
             */
            postal_code?: string;
            /** @description Country. */
            country?: components["schemas"]["CountryCode"];
        };
        /** @description Facts of the postal addresses. */
        AddressFacts: {
            /**
             * @description Country of the billing address.
             * @default
             * @example MX
             */
            billing_country?: string;
            /**
             * @description Country of the delivery.
             * @default
             * @example MX
             */
            shipping_country?: string;
            /**
             * Format: double
             * @description Kilometres from the delivery to the nearest country of bill, card and connection.
             * @default 0
             * @example 6200
             */
            shipping_kilometres?: number;
            /**
             * Format: double
             * @description How much of `shipping_kilometres` counts: by the money at stake, half where the payer connects from the country of delivery.
             * @default 1
             * @example 0.5
             */
            shipping_weight?: number;
            /**
             * Format: double
             * @description 1 when a country of the payment is on the organization's high-risk list.
             * @default 0
             * @example 1
             */
            high_risk_country?: number;
        };
        /** @description An entry of an allowlist: a credit in the score, never over an entry that blocks. */
        AllowlistEntry: {
            /** @description Identifies the entry. */
            id: components["schemas"]["Uuid"];
            /** @description The organization whose list it is on. */
            organization_id: components["schemas"]["Uuid"];
            /** @description Type of the value. */
            list_type: components["schemas"]["ListType"];
            /** @description The value, normalised. */
            value: string;
            /** @description Payments that it concerns. */
            flow_scope: components["schemas"]["FlowScope"];
            /** @description Reason. */
            reason: string | null;
            /** @description Source. */
            source: components["schemas"]["EntrySource"];
            /** @description When it expires; null: never. */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The one submerchant whose payments it concerns; null: all of the organization. */
            submerchant_id: components["schemas"]["Uuid"] | null;
        };
        /** @description An entry to make. */
        AllowlistEntryCreate: {
            /** @description Type of the value. An unknown type is 400 `INVALID_TYPE`. */
            list_type: string;
            /** @description The value, in any spelling. */
            value: components["schemas"]["ListValue"];
            /**
             * @description Payments that it concerns.
             * @default all
             */
            flow_scope?: components["schemas"]["FlowScope"];
            /** @description Reason. */
            reason?: components["schemas"]["EntryReason"];
            /**
             * Format: date-time
             * @description Expiry time.
             */
            expires_at?: string;
            /** @description For payment service providers: the one submerchant whose payments it concerns. */
            submerchant_id?: components["schemas"]["Uuid"];
        };
        /** @description A page of an allowlist. */
        AllowlistPage: {
            /** @description The items. */
            data: components["schemas"]["AllowlistEntry"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * Format: double
         * @description An amount of money. In major units (the default) it may have as many decimals as its currency: two for MXN, none for CLP.
         *     Inside the service it is an integer of minor units, never a float.
         * @example 1249.9
         */
        Amount: number;
        /** @description A sum of money by currency, in major units. */
        AmountByCurrency: {
            [key: string]: number;
        };
        /** @description How amounts are read. */
        AmountRules: {
            /** @description Unit when `amount_unit` is absent. */
            default_unit: components["schemas"]["AmountUnit"];
            /** @description Units that are accepted. */
            accepted_units: components["schemas"]["AmountUnit"][];
            /** @description Units that still work and are answered with a `Deprecation` header. */
            deprecated_units: components["schemas"]["AmountUnit"][];
            /**
             * Format: int64
             * @description Epoch second of the deprecation, as in the header.
             */
            deprecated_since: number;
            /** @description Standard that gives the number of decimals of each currency. */
            decimals: string;
            /**
             * Format: double
             * @description Smallest amount.
             */
            minimum: number;
            /** @description The rules in words. */
            rules: string[];
        };
        /**
         * @description Unit of an amount.
         * @enum {string}
         */
        AmountUnit: "major" | "minor";
        /**
         * @description Direction of the money.
         * @enum {string}
         */
        AssessFlow: "payin" | "payout";
        /** @description An assessment with everything that is known of it. */
        Assessment: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            assessed_at: string;
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description What the engine decided. The outcome of a manual review is in `review`. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description Risk from 0 to 100, one decimal.
             * @example 61.5
             */
            risk_score: number;
            /** @description What triggered the assessment. */
            trigger: components["schemas"]["AssessmentTrigger"];
            /** @description Codes of the signals that fired, strongest first. */
            signals: string[];
            /** @description Why it was hard-blocked, such as `blocklist:email`. */
            blocked_by: string | null;
            /** @description The amount, in major units. */
            amount: components["schemas"]["Amount"];
            /** @description Its currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The order. */
            order_id: string | null;
            /** @description The payment. */
            payment_id: string | null;
            /** @description The customer who pays, or the account that a payout leaves from; null where the request named none, or cannot be read. */
            customer_id: string | null;
            /** @description The submerchant whose payment it is. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description Result of its review; null without a resolved review. */
            review: components["schemas"]["Review"] | null;
            /** @description Origin. */
            origin: components["schemas"]["AssessmentOrigin"];
            /**
             * @description Probability of fraud as it was answered, from 0 to 1; null where there was no calibration, and for browsers.
             * @example 0.0312
             */
            fraud_probability: number | null;
            /** @description Whether it was held out: declined by the score, and approved to show what declines are worth. */
            holdout: boolean;
            /** @description The signals with weight and meaning. */
            signal_details: components["schemas"]["SignalDetail"][];
            /** @description The request as received, for `trigger: event` as derived from the event; empty unless `request_state` is `readable`. */
            request: {
                [key: string]: unknown;
            };
            /** @description Whether the request can be read. */
            request_state: components["schemas"]["RequestState"];
            /** @description What the decision was based on; null for assessments from before it was stored. */
            facts: components["schemas"]["DecisionFacts"] | null;
            /**
             * @description Kind of key of the request; `ingest` or `connection` for `trigger: event`.
             * @example secret
             */
            credential_kind: string;
            /** @description What was reported since, oldest first: one entry each time that an outcome was applied. */
            outcomes: components["schemas"]["ReportedOutcome"][];
            /** @description The latest outcome that holds; null while none was reported. */
            current_outcome: components["schemas"]["OutcomeKind"] | null;
            /** @description The regulatory case that a fraud report about it opened. */
            case_id: components["schemas"]["Uuid"] | null;
        };
        /** @description A number of assessments. */
        AssessmentCount: {
            /**
             * Format: int64
             * @description How many were counted: at most 10,000.
             */
            count: number;
            /** @description Whether there are, or may be, more: the count ended at 10,000, or at the bound of what is scanned. */
            more: boolean;
        };
        /**
         * @description What became of an assessment.
         * @enum {string}
         */
        AssessmentLabel: "fraud" | "good" | "unknown";
        /**
         * @description Order of a list of assessments.
         * @enum {string}
         */
        AssessmentOrder: "newest" | "oldest" | "riskiest" | "largest";
        /**
         * @description Origin of an assessment. A page can send made-up data, so assessments of browsers are marked and counted separately.
         * @enum {string}
         */
        AssessmentOrigin: "server" | "browser";
        /** @description The answer to a payment: a decision, a score and the reasons. */
        AssessmentResult: {
            /** @description What to do. A declined payment is an ordinary 200. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description Risk from 0 (none) to 100, one decimal. For publishable keys of an organization with `browser_score: band` a fixed value per decision: see `risk_band`.
             *     The stored assessment has the exact score: `100 × (1 - product of (1 - weight/100))` over the positive weights of the signals; each credit then multiplies
             *     its odds, so that a credit lowers a score and never erases it.
             * @example 41.5
             */
            risk_score: number;
            /**
             * @description Probability that the payment is fraud, from 0 to 1, by the organization's own settled payments of about this score (`GET /api/v1/merchant/calibration`). Null
             *     while it has reported too few outcomes, and where a list entry or a sandbox value set the score. Absent for publishable keys.
             * @example 0.0312
             */
            fraud_probability?: number | null;
            /**
             * @description Present where the score declines the payment and it is approved as part of the holdout (`holdout_percent` of the organization), whose outcomes show what declines
             *     are worth. Absent for publishable keys.
             * @enum {boolean}
             */
            holdout?: true;
            /** @description Present only where `risk_score` is the fixed value of a band and not the exact score. Equivalent to `decision`. */
            risk_band?: components["schemas"]["RiskBand"];
            /** @description Codes of the signals that fired, strongest first. Empty for publishable keys unless the organization shows them. */
            signals: string[];
            /** @description The same signals with weight and meaning. Empty for publishable keys unless the organization shows them. */
            signal_details: components["schemas"]["SignalDetail"][];
            /**
             * @description Identifies the assessment: outcomes, explanations and fraud reports refer to it.
             * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
             */
            session_id: string;
            /** @description The order of the request. */
            order_id?: string;
            /** @description The payment of the request. */
            payment_id?: string;
            /** @description The `Idempotency-Key` header of the request. */
            idempotency_key?: string;
            /**
             * @description Why the payment was hard-blocked, such as `blocklist:email`. Absent for publishable keys unless the organization shows it.
             * @example blocklist:email
             */
            blocked_by?: string;
            /**
             * Format: double
             * @description Time from the arrival of the request to the decision, in milliseconds, whole milliseconds where `risk_band` is present.
             * @example 6.4
             */
            latency_ms: number;
            /** @description Direction of the money. */
            assess_flow: components["schemas"]["AssessFlow"];
            /**
             * @description `payout` on payouts; absent on pay-ins.
             * @enum {string}
             */
            flow?: "payout";
            /**
             * @description Origin: your server or a browser. Absent from answers stored before it was introduced.
             * @example server
             */
            origin?: components["schemas"]["AssessmentOrigin"];
            /**
             * @description The policy that decided: `catalogue`, `pooled:` or `model:` with the id of the model, then `@` and the version of the organization's settings. Absent from answers
             *     stored before it was introduced.
             * @example model:01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f@12
             */
            policy_version?: string;
            /** @description Present when recommended fields were left out, properties are unknown, or identifiers cannot be read. */
            field_warnings?: components["schemas"]["FieldWarnings"];
        };
        /** @description What was assessed. */
        AssessmentStats: {
            /**
             * Format: int64
             * @description Assessments.
             */
            total: number;
            /** @description By decision. */
            by_decision: components["schemas"]["CountByDecision"];
            /** @description By direction of the money. */
            by_flow: components["schemas"]["CountByFlow"];
            /** @description By origin. Totals and figures by decision and by direction count both. */
            by_origin: components["schemas"]["CountByOrigin"];
            /** @description Mean risk score of assessments requested by your server, two decimals; null without any. */
            average_risk_score: number | null;
            /** @description By decision, of assessments requested by browsers: subtract it from `by_decision` for a rate that pages cannot influence. */
            browser_by_decision: components["schemas"]["CountByDecision"];
            /** @description Mean risk score of assessments requested by browsers, two decimals; null without any. */
            browser_average_risk_score: number | null;
            /** @description Requested amounts; of assessments requested by your server. */
            amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Declined amounts; of assessments requested by your server. */
            declined_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Requested amounts of browsers: a page can make amounts up. */
            browser_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Declined amounts of browsers. */
            browser_declined_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /**
             * Format: int64
             * @description Payments that were held out: declined by the score and approved. They count as approved in all other figures.
             */
            holdouts: number;
            /** @description Latency, for all origins. */
            latency_ms: components["schemas"]["LatencyQuantiles"];
            /** @description The ten signals that fired most in assessments requested by your server, the most frequent first. */
            top_signals: components["schemas"]["SignalCount"][];
            /** @description The ten signals that fired most in assessments requested by browsers, the most frequent first. */
            browser_top_signals: components["schemas"]["SignalCount"][];
        };
        /** @description An assessment in short. */
        AssessmentSummary: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            assessed_at: string;
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description What the engine decided. The outcome of a manual review is in `review`. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description Risk from 0 to 100, one decimal.
             * @example 61.5
             */
            risk_score: number;
            /** @description What triggered the assessment. */
            trigger: components["schemas"]["AssessmentTrigger"];
            /** @description Codes of the signals that fired, strongest first. */
            signals: string[];
            /** @description Why it was hard-blocked, such as `blocklist:email`. */
            blocked_by: string | null;
            /** @description The amount, in major units. */
            amount: components["schemas"]["Amount"];
            /** @description Its currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The order. */
            order_id: string | null;
            /** @description The payment. */
            payment_id: string | null;
            /** @description The customer who pays, or the account that a payout leaves from; null where the request named none, or cannot be read. */
            customer_id: string | null;
            /** @description The submerchant whose payment it is. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description Result of its review; null without a resolved review. */
            review: components["schemas"]["Review"] | null;
            /** @description Origin. */
            origin: components["schemas"]["AssessmentOrigin"];
        };
        /**
         * @description What triggered an assessment.
         * @enum {string}
         */
        AssessmentTrigger: "request" | "event";
        /**
         * @description To whom reviews of the queue are assigned.
         * @enum {string}
         */
        AssignedFilter: "me" | "nobody" | "anyone";
        /**
         * Format: int32
         * @description Minutes for which a review is assigned.
         */
        AssignmentMinutes: number;
        /**
         * @description Types of files that a case can have.
         * @enum {string}
         */
        AttachmentType: "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "text/plain" | "text/csv";
        /**
         * @description Why an attempt failed without an HTTP answer.
         * @enum {string}
         */
        AttemptFailure: "timeout" | "connection" | "dns" | "tls" | "forbidden_address" | "secret_unavailable" | "interrupted";
        /**
         * @description Action of a change.
         * @enum {string}
         */
        AuditAction: "key.created" | "key.rotated" | "key.revoked" | "submerchant.created" | "submerchant.updated" | "list_entry.created" | "list_entry.updated" | "list_entry.removed" | "list.created" | "list.updated" | "list.removed" | "list.values_added" | "list.values_removed" | "list.values_imported" | "saved_view.created" | "saved_view.updated" | "saved_view.removed" | "case.created" | "case.updated" | "case.submitted" | "case.comment_added" | "case.attachment_added" | "case.attachment_removed" | "case.acknowledged" | "assessments.exported" | "assessment.reviewed" | "assessment.review_undone" | "assessment.review_assigned" | "assessment.review_taken_over" | "assessment.review_released" | "assessment.note_added" | "assessment.outcome_recorded" | "assessment.fraud_reported" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.removed" | "webhook_endpoint.secret_rotated" | "connection.created" | "connection.removed" | "organization.updated" | "configuration.applied" | "organization.requests_erased" | "model.proposed" | "model.promoted" | "model.rejected" | "model.rolled_back" | "rule.created" | "rule.updated" | "rule.status_changed" | "rule.approval_requested" | "backtest.created" | "backtest.canceled" | "data_subject_request.created" | "data_subject_request.ended" | "data_subject_request.exported" | "network.joined" | "network.membership_changed" | "network.left" | "network.signals_contributed";
        /** @description Actor of a change. */
        AuditActor: {
            /** @description Person, key, connection, operator or the service. */
            type: components["schemas"]["ActorType"];
            /** @description The `sub` of the session, the id of the key or the connection, the operator's user name at the machine, or the name of the background job. */
            id: string;
            /** @description Role of the session at that time; null for others. */
            role: components["schemas"]["Role"] | null;
        };
        /** @description A page of the audit log. */
        AuditLog: {
            /** @description The items. */
            data: components["schemas"]["AuditRecord"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description One change. Records are never changed or removed; each carries the hash of the one before. */
        AuditRecord: {
            /** @description Identifies the record. */
            id: components["schemas"]["Uuid"];
            /**
             * Format: int64
             * @description Sequence number in the organization's log, from 1, without gaps.
             */
            sequence: number;
            /**
             * Format: date-time
             * @description Time of the change.
             */
            occurred_at: string;
            /** @description Actor. */
            actor: components["schemas"]["AuditActor"];
            /** @description Action. */
            action: components["schemas"]["AuditAction"];
            /** @description Kind of the changed resource. */
            resource_type: components["schemas"]["AuditResource"];
            /** @description Id of the changed resource. */
            resource_id: components["schemas"]["Uuid"];
            /** @description The resource before the change; null when it was created. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The resource after the change. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description The request that did it: `X-Request-Id` of its answer; of an operator's command, an id of its own. */
            request_id: components["schemas"]["Uuid"];
            /** @description SHA-256 of the record before, in hexadecimal; zeros for the first. */
            previous_hash: string;
            /** @description SHA-256 of this record and the hash before, in hexadecimal. */
            hash: string;
        };
        /**
         * @description Kind of the changed resource.
         * @enum {string}
         */
        AuditResource: "key" | "submerchant" | "list_entry" | "list" | "saved_view" | "case" | "assessment" | "webhook_endpoint" | "connection" | "model" | "rule" | "backtest" | "data_subject_request" | "organization";
        /**
         * @description Result of the address check.
         * @enum {string}
         */
        AvsResult: "match" | "partial" | "no_match" | "unavailable";
        /** @description A backtest. Its result is stored for 90 days. */
        Backtest: {
            /** @description Identifies it. */
            id: components["schemas"]["Uuid"];
            /** @description Its status. */
            status: components["schemas"]["BacktestStatus"];
            /** @description What was requested, with the period that is evaluated. */
            request: components["schemas"]["BacktestCreate"];
            /** @description How far it is. */
            progress: components["schemas"]["BacktestProgress"];
            /** @description What the change would have done; null until it is completed. */
            result: components["schemas"]["BacktestResult"] | null;
            /** @description Person or key that requested it. */
            created_by: components["schemas"]["AuditActor"];
            /**
             * Format: date-time
             * @description When it was requested.
             */
            created_at: string;
            /** @description When it ended; null before. */
            ended_at: string | null;
        };
        /** @description Payments whose decision changes from one to another. */
        BacktestChange: {
            /** @description The decision that was made. */
            from: components["schemas"]["Decision"];
            /** @description The decision under the change. */
            to: components["schemas"]["Decision"];
            /**
             * Format: int64
             * @description All of them.
             */
            total: number;
            /**
             * Format: int64
             * @description Known as fraud.
             */
            frauds: number;
            /**
             * Format: int64
             * @description Known as good.
             */
            goods: number;
            /**
             * Format: int64
             * @description Without an outcome yet.
             */
            without_outcome: number;
            /**
             * Format: int64
             * @description Were declined: they hardly ever have an outcome, so frauds among them are not known.
             */
            declined: number;
            /** @description Amounts. */
            amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Amounts of the frauds. */
            fraud_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Amounts of the good ones. */
            good_amount_by_currency: components["schemas"]["AmountByCurrency"];
        };
        /** @description Payments by what became of them. */
        BacktestCounts: {
            /**
             * Format: int64
             * @description All of them.
             */
            total: number;
            /**
             * Format: int64
             * @description Known as fraud.
             */
            frauds: number;
            /**
             * Format: int64
             * @description Known as good.
             */
            goods: number;
            /**
             * Format: int64
             * @description Without an outcome yet.
             */
            without_outcome: number;
            /**
             * Format: int64
             * @description Were declined: they hardly ever have an outcome, so frauds among them are not known.
             */
            declined: number;
            /** @description Amounts. */
            amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Amounts of the frauds. */
            fraud_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Amounts of the good ones. */
            good_amount_by_currency: components["schemas"]["AmountByCurrency"];
        };
        /** @description A backtest to run: what decides otherwise than it did. */
        BacktestCreate: {
            /**
             * Format: date-time
             * @description First moment of the payments; 30 days before `to` if absent. At most 400 days before `to`.
             */
            from?: string;
            /**
             * Format: date-time
             * @description The moment after the last payment; now if absent.
             */
            to?: string;
            /** @description Only payments in this direction. */
            flow?: components["schemas"]["AssessFlow"];
            /** @description Rules that are new, changed or removed. */
            rules?: components["schemas"]["BacktestRule"][];
            /** @description Other thresholds of scores. */
            thresholds?: components["schemas"]["DecisionThresholds"];
            /** @description Other maximum weights of signals, by code. */
            signal_weights?: {
                [key: string]: components["schemas"]["SignalWeight"];
            };
            /**
             * Format: double
             * @description Share of the payments that is evaluated, at random but always the same; counts are multiplied accordingly.
             * @default 1
             */
            sample?: number;
        };
        /** @description A day of a backtest. */
        BacktestDay: {
            /**
             * Format: date
             * @description The day, UTC.
             */
            date: string;
            /**
             * Format: int64
             * @description Payments evaluated.
             */
            payments: number;
            /**
             * Format: int64
             * @description Payments that new or changed rules matched.
             */
            matched: number;
            /**
             * Format: int64
             * @description Frauds among these.
             */
            matched_frauds: number;
            /**
             * Format: int64
             * @description Payments with a stricter decision.
             */
            stricter: number;
            /**
             * Format: int64
             * @description Payments with a milder decision.
             */
            milder: number;
        };
        /** @description A payment whose decision changes. */
        BacktestExample: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description The decision that was made. */
            from: components["schemas"]["Decision"];
            /** @description The decision under the change. */
            to: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description The score under the change.
             */
            risk_score: number;
            /** @description What became of it: `fraud`, `good`; null: nothing yet. */
            label: ("fraud" | "good") | null;
        };
        /** @description A page of backtests. */
        BacktestList: {
            /** @description The items. */
            data: components["schemas"]["Backtest"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Money that a change moves. */
        BacktestMoney: {
            /** @description Frauds that were approved or challenged, and are held or declined under the change. */
            fraud_stopped_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Frauds that were held or declined, and are approved or challenged under the change. */
            fraud_let_through_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Good payments that were approved or challenged, and are held or declined under the change. */
            good_refused_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Good payments that were held or declined, and are approved or challenged under the change. */
            good_released_by_currency: components["schemas"]["AmountByCurrency"];
        };
        /** @description How far a backtest is. */
        BacktestProgress: {
            /**
             * Format: double
             * @description Share of the period that is evaluated, 0 to 100.
             */
            percent: number;
            /**
             * Format: int64
             * @description Payments evaluated.
             */
            payments: number;
            /** @description Payments per second; null before it began. */
            payments_per_second: number | null;
            /** @description Estimated seconds left; null while unknown. */
            seconds_left: number | null;
        };
        /** @description What a change would have done. Outcomes count until the backtest was requested. */
        BacktestResult: {
            /**
             * Format: int64
             * @description Payments evaluated.
             */
            payments: number;
            /**
             * Format: int64
             * @description Payments without stored facts, or answered by a sandbox value: they are not evaluated.
             */
            skipped: number;
            /** @description Payments that new or changed rules matched. */
            matched: components["schemas"]["BacktestCounts"];
            /**
             * Format: int64
             * @description Payments in which a new or changed rule could not be evaluated.
             */
            failed: number;
            /** @description Changed decisions, the strictest last. */
            changes: components["schemas"]["BacktestChange"][];
            /** @description Frauds among the matched payments with an outcome. */
            precision: components["schemas"]["EstimatedShare"];
            /** @description Matched frauds among all known frauds. */
            recall: components["schemas"]["EstimatedShare"];
            /** @description Matched payments among all. */
            alert_rate: components["schemas"]["EstimatedShare"];
            /** @description Money that it moves. */
            money: components["schemas"]["BacktestMoney"];
            /** @description By day. */
            days: components["schemas"]["BacktestDay"][];
            /** @description Payments with a stricter decision: the newest, at most 100. */
            stricter_examples: components["schemas"]["BacktestExample"][];
            /** @description Payments with a milder decision: the newest, at most 100. */
            milder_examples: components["schemas"]["BacktestExample"][];
        };
        /** @description A rule as a backtest evaluates it. */
        BacktestRule: {
            /** @description An existing rule: its newest version, with the fields below instead of its own. Absent: a new rule, with `expression` and `action`. */
            rule_id?: components["schemas"]["Uuid"];
            /**
             * @description Evaluates the payments without this existing rule.
             * @default false
             */
            remove?: boolean;
            /** @description When it matches. */
            expression?: components["schemas"]["RuleExpression"];
            /** @description What it does then. */
            action?: components["schemas"]["RuleAction"];
            /** @description Payments that it is about. */
            flow?: components["schemas"]["FlowScope"];
            /** @description The submerchant whose payments it is about; null: those of all. */
            submerchant_id?: components["schemas"]["Uuid"] | null;
            /** @description Evaluation order: low numbers first. */
            priority?: components["schemas"]["RulePriority"];
        };
        /**
         * @description Status of a backtest.
         * @enum {string}
         */
        BacktestStatus: "queued" | "running" | "completed" | "canceled" | "failed";
        /** @description Recipient of the money. An `id` or one account identifier is required. */
        Beneficiary: {
            /**
             * @description Your identifier of the beneficiary: the same for all accounts of one.
             * @example ben_3301
             */
            id?: components["schemas"]["Reference"];
            /**
             * @description Full name of the account holder, as claimed.
             * @example José Hernández Luna
             */
            name?: components["schemas"]["Text"];
            /** @description Country of the account. */
            country?: components["schemas"]["CountryCode"];
            /**
             * @description CLABE of the account: 18 digits, Mexico. One with an invalid check digit is assessed and fires a signal.
             * @example 002010077777777771
             */
            clabe?: string;
            /**
             * @description IBAN of the account (ISO 13616). One with invalid check digits is assessed and fires a signal.
             * @example BR1800360305000010009795493C1
             */
            iban?: string;
            /**
             * @description Your keyed hash of another account identifier.
             * @example acct_5d1f20c9
             */
            account_hash?: string;
            /**
             * @description SWIFT code of the bank (ISO 9362).
             * @example BNMXMXMM
             */
            swift_bic?: string;
            /** @description E-mail address; matched without regard to case and plus tags. */
            email?: components["schemas"]["GivenEmail"];
            /** @description Telephone number. National forms are read with `country`; one that cannot be read is reported in `field_warnings.unreadable`. */
            phone?: components["schemas"]["Phone"];
            /** @description Identity document. */
            document?: components["schemas"]["IdentityDocument"];
            /**
             * Format: date-time
             * @description When the account of this beneficiary was last changed.
             */
            account_changed_at?: string;
        };
        /** @description A value to look up. */
        BlocklistCheck: {
            /** @description Type of the value. An unknown type is 400 `INVALID_TYPE`. */
            list_type: string;
            /** @description The value, in any spelling. */
            value: components["schemas"]["ListValue"];
            /**
             * @description The payment it would be part of.
             * @default payin
             */
            flow?: components["schemas"]["AssessFlow"];
            /** @description The submerchant whose payment it would be. */
            submerchant_id?: components["schemas"]["Uuid"];
        };
        /** @description An entry with this value. */
        BlocklistCheckMatch: {
            /** @description The entry. */
            entry: components["schemas"]["BlocklistEntry"];
            /** @description Whether it would match a payment now. */
            matches: boolean;
            /** @description Why it would not; empty when it would. */
            mismatches: components["schemas"]["ListMismatch"][];
        };
        /** @description What a payment with this value would meet. */
        BlocklistCheckResult: {
            /** @description The type that was looked up. */
            list_type: components["schemas"]["ListType"];
            /** @description The normalised value that is matched. */
            normalized_value: string;
            /** @description Effect of the strongest matching blocklist entry on a payment; null: none. */
            effect: components["schemas"]["ListSeverity"] | null;
            /** @description Entries with this value, those that match first. Addresses meet the ranges they lie in, e-mail addresses their domains. */
            entries: components["schemas"]["BlocklistCheckMatch"][];
        };
        /** @description An entry of a blocklist. */
        BlocklistEntry: {
            /** @description Identifies the entry. */
            id: components["schemas"]["Uuid"];
            /** @description The organization whose list it is on. */
            organization_id: components["schemas"]["Uuid"];
            /** @description Type of the value. */
            list_type: components["schemas"]["ListType"];
            /** @description The value, normalised. */
            value: string;
            /** @description Payments that it concerns. */
            flow_scope: components["schemas"]["FlowScope"];
            /** @description Effect of the entry. */
            severity: components["schemas"]["ListSeverity"];
            /** @description Reason. */
            reason: string | null;
            /** @description Source. Set by the service, never by callers. */
            source: components["schemas"]["EntrySource"];
            /** @description An inactive entry does not match. */
            is_active: boolean;
            /** @description When it expires; null: never. */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The one submerchant whose payments it concerns; null: all of the organization. */
            submerchant_id: components["schemas"]["Uuid"] | null;
        };
        /** @description An entry to make. */
        BlocklistEntryCreate: {
            /** @description Type of the value. An unknown type is 400 `INVALID_TYPE`. */
            list_type: string;
            /** @description The value, in any spelling. */
            value: components["schemas"]["ListValue"];
            /**
             * @description Payments that it concerns.
             * @default all
             */
            flow_scope?: components["schemas"]["FlowScope"];
            /**
             * @description Effect of the entry.
             * @default block
             */
            severity?: components["schemas"]["ListSeverity"];
            /** @description Reason. */
            reason?: components["schemas"]["EntryReason"];
            /**
             * @description Ignored: the service sets it, here to `manual`. Still accepted, so that calls written for 0.1.0 keep working.
             * @default manual
             */
            source?: components["schemas"]["EntrySource"];
            /**
             * @description Whether the entry is active from the start.
             * @default true
             */
            is_active?: boolean;
            /**
             * Format: date-time
             * @description Expiry time.
             */
            expires_at?: string;
            /** @description For payment service providers: the one submerchant whose payments it concerns. */
            submerchant_id?: components["schemas"]["Uuid"];
        };
        /** @description A change of an entry. Absent fields stay unchanged; null clears. */
        BlocklistEntryUpdate: {
            /** @description The entry to change. */
            id: components["schemas"]["Uuid"];
            /** @description Reason. */
            reason?: components["schemas"]["EntryReason"] | null;
            /** @description Whether the entry is active. */
            is_active?: boolean;
            /** @description Expiry time. */
            expires_at?: string | null;
            /** @description Effect of the entry. */
            severity?: components["schemas"]["ListSeverity"];
            /** @description Payments that it concerns. */
            flow_scope?: components["schemas"]["FlowScope"];
        };
        /** @description A blocklist entry. */
        BlocklistEventData: {
            /** @description The entry after the change. */
            entry: components["schemas"]["BlocklistEntry"];
            /** @description What changed; empty for a new entry. */
            changed: string[];
        };
        /** @description What became of the lines of an import. */
        BlocklistImportResult: {
            /**
             * Format: int32
             * @description Lines with something in them, the header aside.
             */
            lines: number;
            /**
             * Format: int32
             * @description Entries that were made.
             */
            created: number;
            /**
             * Format: int32
             * @description Lines whose entry already exists, on the list or earlier in the file. It is not changed.
             */
            duplicates: number;
            /**
             * Format: int32
             * @description Lines that were not stored.
             */
            failed: number;
            /** @description What is wrong with them, in the order of the file: every failing column of every such line. */
            errors: components["schemas"]["ImportFailure"][];
        };
        /** @description The list as it was published. */
        BlocklistListing: {
            /**
             * @description Always true.
             * @enum {boolean}
             */
            success: true;
            /** @description The page. */
            data: components["schemas"]["BlocklistPage"];
        };
        /** @description Entries of a page. */
        BlocklistPage: {
            /** @description The entries. */
            entries: components["schemas"]["BlocklistEntry"][];
            /**
             * Format: int64
             * @description Entries that fit the filters, on all pages.
             */
            total: number;
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Assessments of a period by country, BIN, channel, signal, rule or submerchant. */
        Breakdown: {
            /** @description What they are grouped by. */
            dimension: components["schemas"]["BreakdownDimension"];
            /** @description Width of the points of `series`. */
            interval: components["schemas"]["BreakdownInterval"];
            /** @description Time zone in which hours and days begin. */
            timezone: string;
            /** @description The period. */
            period: components["schemas"]["StatsPeriod"];
            /** @description The period before; null unless `compare=previous`. */
            previous_period: components["schemas"]["StatsPeriod"] | null;
            /** @description All assessments of the period. */
            total: components["schemas"]["BreakdownFigures"];
            /** @description All assessments of the period before; null unless `compare=previous`. */
            previous_total: components["schemas"]["BreakdownFigures"] | null;
            /** @description The values with the most assessments, most first; of equal numbers by value. */
            data: components["schemas"]["BreakdownValue"][];
            /** @description The others; null where all are listed. With `dimension=signal` and `rule`, an assessment counts once for each value. */
            rest: components["schemas"]["BreakdownRest"] | null;
            /** @description The submerchant that the figures are of; null for the whole organization. */
            submerchant_id: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description What a breakdown is compared with.
         * @enum {string}
         */
        BreakdownComparison: "previous";
        /**
         * @description What assessments are grouped by.
         * @enum {string}
         */
        BreakdownDimension: "country" | "bin" | "channel" | "signal" | "rule" | "submerchant";
        /** @description Figures of the assessments of one value. They count assessments requested by your server, and those that events of payment providers triggered. */
        BreakdownFigures: {
            /**
             * Format: int64
             * @description Assessments: of a signal, those in which it fired; of a rule, those that it matched.
             */
            assessments: number;
            /**
             * Format: int64
             * @description Assessments requested by browsers. No other figure counts them.
             */
            browser_assessments: number;
            /** @description By decision. */
            by_decision: components["schemas"]["CountByDecision"];
            /** @description Requested amounts. */
            amount_by_currency: components["schemas"]["AmountByCurrency"];
            /**
             * Format: int64
             * @description With a fraud in force (a lost chargeback, a confirmed fraud, a fraud report).
             */
            fraud: number;
            /**
             * Format: int64
             * @description Known to be good: captured, or a false alarm.
             */
            good: number;
            /** @description Frauds among all, four decimals; null without assessments. */
            fraud_rate: number | null;
            /** @description Frauds among those that are known to be fraud or good, four decimals; null without known outcomes. */
            precision: number | null;
            /** @description How many times as high `precision` is as that of all assessments of the period, two decimals; null where one of them is null or the latter is 0. */
            lift: number | null;
        };
        /**
         * @description Width of the points of a series.
         * @enum {string}
         */
        BreakdownInterval: "hour" | "day";
        /** @description Figures of one hour or day. */
        BreakdownPoint: {
            /**
             * Format: date-time
             * @description Its first moment in the period.
             */
            at: string;
            /**
             * Format: int64
             * @description Assessments.
             */
            assessments: number;
            /**
             * Format: int64
             * @description Declined ones.
             */
            declined: number;
            /**
             * Format: int64
             * @description With a fraud in force.
             */
            fraud: number;
            /**
             * Format: int64
             * @description Known to be good.
             */
            good: number;
            /** @description Frauds among those with a known outcome, four decimals; null without known outcomes. */
            precision: number | null;
            /** @description How many times as high `precision` is as that of all assessments of the same hour or day, two decimals; null where one of them is null or the latter is 0. */
            lift: number | null;
        };
        /** @description All values that are not listed. */
        BreakdownRest: {
            /**
             * Format: int64
             * @description Number of values.
             */
            values: number;
            /** @description The sum of their figures. */
            figures: components["schemas"]["BreakdownFigures"];
            /** @description The same in the period before; null unless `compare=previous`. */
            previous: components["schemas"]["BreakdownFigures"] | null;
        };
        /** @description One value of the dimension. */
        BreakdownValue: {
            /**
             * @description The value; null: the assessments without one, such as payments without a card by BIN.
             * @example MX
             */
            value: string | null;
            /** @description Its figures. */
            figures: components["schemas"]["BreakdownFigures"];
            /** @description Its figures in the period before; null unless `compare=previous`. */
            previous: components["schemas"]["BreakdownFigures"] | null;
            /** @description Its hours or days, the oldest first, those without assessments included. */
            series: components["schemas"]["BreakdownPoint"][];
        };
        /**
         * @description How the risk score is returned to publishable keys.
         * @enum {string}
         */
        BrowserScore: "band" | "exact";
        /**
         * @description Reasons of a decision that are returned to publishable keys.
         * @enum {string}
         */
        BrowserSignals: "none" | "full";
        /**
         * @description What a dispute counts against.
         * @enum {string}
         */
        BurdenedParty: "payer" | "instruments" | "nobody";
        /** @description Name of a business. */
        BusinessName: string;
        /** @description One band of the score. */
        CalibrationBand: {
            /**
             * Format: double
             * @description Lowest score of the band; it reaches to the next band's.
             */
            from: number;
            /**
             * Format: int64
             * @description Assessments.
             */
            total: number;
            /**
             * Format: int64
             * @description With a fraud in force.
             */
            fraud: number;
            /**
             * Format: int64
             * @description With a chargeback in force.
             */
            chargeback: number;
            /**
             * Format: int64
             * @description False alarms.
             */
            false_positive: number;
            /** @description Frauds among all of the band, four decimals; null for an empty band. */
            fraud_rate: number | null;
        };
        /** @description Settled payments of a range of scores. */
        CalibrationBin: {
            /**
             * Format: double
             * @description The scores are above this one; in the first bin, from 0 on.
             */
            above: number;
            /**
             * Format: double
             * @description Highest score.
             */
            up_to: number;
            /**
             * Format: double
             * @description Mean probability that a curve predicted that was not fitted to these payments.
             */
            predicted: number;
            /**
             * Format: double
             * @description Share of them that is fraud. Payments whose frauds are not all known yet count in part.
             */
            observed: number;
            /**
             * Format: double
             * @description Lower end of its 95 % interval.
             */
            observed_low: number;
            /**
             * Format: double
             * @description Upper end of its 95 % interval.
             */
            observed_high: number;
            /**
             * Format: int64
             * @description Settled payments.
             */
            payments: number;
            /**
             * Format: int64
             * @description Frauds among them.
             */
            frauds: number;
        };
        /** @description What scores mean as probabilities of fraud. Fitted every day to payments of the last 180 days that are at least seven days old. */
        CalibrationCurve: {
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description Whether there is a curve. */
            status: components["schemas"]["CalibrationStatus"];
            /**
             * Format: date-time
             * @description When it was last fitted.
             */
            fitted_at: string;
            /** @description The oldest payment that it was fitted to; null without any. */
            since: string | null;
            /**
             * Format: int64
             * @description Settled payments.
             */
            payments: number;
            /**
             * Format: int64
             * @description Frauds among them.
             */
            frauds: number;
            /** @description What became of held-out payments. */
            holdouts: components["schemas"]["HoldoutResult"];
            /** @description Mean squared difference between probability and outcome, on payments that a curve was not fitted to: 0 is perfect. Null without a curve. */
            brier_score: number | null;
            /** @description Mean difference between predicted and observed over the bins, on payments that a curve was not fitted to. Null without a curve. */
            expected_calibration_error: number | null;
            /** @description At most 20 bins, ascending. Empty without a curve. */
            bins: components["schemas"]["CalibrationBin"][];
        };
        /** @description How the scores of past assessments relate to outcomes: of those requested by your server, not those of browsers. */
        CalibrationReport: {
            /** @description The period. */
            period: components["schemas"]["StatsPeriod"];
            /** @description Direction of the money; null for both. */
            flow: components["schemas"]["AssessFlow"] | null;
            /** @description Bands of five points, from 0 on; the last is the score of 100 alone. */
            bands: components["schemas"]["CalibrationBand"][];
            /** @description Every multiple of five as a threshold. */
            thresholds: components["schemas"]["CalibrationThreshold"][];
            /**
             * Format: int64
             * @description Assessments whose outcome is known.
             */
            known: number;
            /** @description Probabilities of scores, whatever the period: one curve for each direction of the money. Empty before the first fit, and for one submerchant. */
            curves: components["schemas"]["CalibrationCurve"][];
            /** @description What has changed lately, whatever the period and direction; null before the first fit, and for one submerchant. */
            drift: components["schemas"]["DriftReport"] | null;
            /** @description The submerchant that the figures are of; null for the whole organization. */
            submerchant_id: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description Whether scores have probabilities.
         * @enum {string}
         */
        CalibrationStatus: "fitted" | "too_few_outcomes" | "good_payments_unreported";
        /** @description What a threshold would do. */
        CalibrationThreshold: {
            /**
             * Format: double
             * @description Scores from here on would be stopped.
             */
            threshold: number;
            /**
             * Format: int64
             * @description Assessments that it would stop.
             */
            stopped: number;
            /** @description Frauds among what it would stop that is known to be fraud or not, four decimals; null without known outcomes. */
            precision: number | null;
            /** @description Frauds that it would stop, among all frauds, four decimals; null without frauds. */
            recall: number | null;
            /** @description Known good payments that it would stop, among all that are known to be good (captured, or a false alarm), four decimals; null without known outcomes. */
            false_positive_rate: number | null;
        };
        /** @description What is known of the card. Never its full number. */
        Card: {
            /**
             * @description First six to eight digits.
             * @example 415231
             */
            bin?: string;
            /**
             * @description Last four digits. Together with `bin` they identify a card without a `hash`.
             * @example 4405
             */
            last4?: string;
            /**
             * @description Stable token or keyed hash of the number, made by you or your processor. It links orders of one card.
             * @example card_9f2b7c1d5e
             */
            hash?: string;
            /**
             * @description Brand, such as `visa`.
             * @example visa
             */
            brand?: string;
            /** @description Funding. */
            funding?: components["schemas"]["CardFunding"];
            /** @description Country of the issuer. */
            country?: components["schemas"]["CountryCode"];
            /**
             * @description Name on the card; compared with the payer's without regard to accents, case, order and initials.
             * @example MARIA GONZALEZ R
             */
            holder_name?: components["schemas"]["Text"];
        };
        /** @description Facts of the card. */
        CardFacts: {
            /**
             * @description First six digits of the card.
             * @default
             * @example 418090
             */
            bin?: string;
            /**
             * @description Country of issue.
             * @default
             * @example MX
             */
            country?: string;
            /**
             * Format: double
             * @description 1 for a prepaid card.
             * @default 0
             * @example 1
             */
            prepaid?: number;
            /**
             * Format: double
             * @description Share of the shorter of cardholder's and payer's names that the other does not have.
             * @default 0
             * @example 0.5
             */
            holder_name_difference?: number;
            /**
             * Format: double
             * @description 1 when the card was issued in another country than the billing address or the connection, 0.4 for neighbouring countries.
             * @default 0
             * @example 0.4
             */
            country_mismatch?: number;
            /**
             * Format: double
             * @description Other payers who used the card lately, from devices on which it is not used now.
             * @default 0
             * @example 0
             */
            other_payers?: number;
            /**
             * Format: double
             * @description Distinct orders with the card within an hour, this one included.
             * @default 0
             * @example 1
             */
            orders_1h?: number;
            /**
             * Format: double
             * @description Distinct cards of this BIN by new payers within an hour, beyond three times the usual number.
             * @default 0
             * @example 2
             */
            new_payers_of_bin_1h?: number;
            /**
             * Format: double
             * @description Distinct cards with failures or micro amounts on the device or address within an hour, by their share of all cards.
             * @default 0
             * @example 0
             */
            tested_cards_1h?: number;
            /**
             * Format: double
             * @description Share of fraud with cards of this BIN in the last known week, beyond the organization's base rate.
             * @default 0
             * @example 0.001
             */
            fraud_excess?: number;
        };
        /**
         * @description How a card is funded.
         * @enum {string}
         */
        CardFunding: "credit" | "debit" | "prepaid" | "unknown";
        /** @description A regulatory case. */
        Case: {
            /** @description Identifies the case. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Its number: prefix, country, year, sequence. Never used twice.
             * @example FRD-MX-2026-000001
             */
            reference_number: string;
            /** @description Status of the case. */
            status: components["schemas"]["CaseStatus"];
            /** @description Priority. */
            priority: components["schemas"]["CasePriority"];
            /**
             * Format: date
             * @description The day of the incident.
             */
            incident_date: string;
            /** @description Type of incident. */
            incident_type: components["schemas"]["IncidentType"];
            /** @description Money lost, in major units. */
            amount: components["schemas"]["Amount"];
            /** @description Its currency. */
            currency: components["schemas"]["CaseCurrency"];
            /** @description Description of the incident. */
            description: components["schemas"]["CaseDescription"] | null;
            /** @description Name of the victim. */
            victim_name: components["schemas"]["PersonName"] | null;
            /** @description Jurisdiction of the regulator. */
            jurisdiction: components["schemas"]["Jurisdiction"];
            /** @description The regulator. */
            regulator: components["schemas"]["RegulatorName"];
            /** @description The assessment that it was opened from. */
            session_id: components["schemas"]["Uuid"] | null;
            /** @description Who works on it. */
            assignee: components["schemas"]["PersonId"] | null;
            /** @description The day by which it is due: as you set it, or the end of the regulator's term for answering a claim. Null: none is set, and we know of no term. */
            due_date: string | null;
            /** @description Where the due date comes from; null without one. */
            due_basis: components["schemas"]["CaseDueBasis"] | null;
            /** @description The regulator's answer. */
            acknowledgement: components["schemas"]["CaseAcknowledgement"] | null;
            /** @description When it was submitted. */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description The regulator's answer to a case. */
        CaseAcknowledge: {
            /** @description Whether the regulator accepted the case: `true` resolves it, `false` returns it to review. */
            accepted: boolean;
            /** @description Acknowledgement number of the regulator. */
            acknowledgement_number?: string;
            /** @description Reason given by the regulator. */
            reason?: string;
        };
        /** @description A regulator accepted a case. */
        CaseAcknowledgedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "case.submission_acknowledged";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["CaseEventData"];
        };
        /** @description Response of a regulator. */
        CaseAcknowledgement: {
            /** @description Whether the regulator accepted the case. */
            accepted: boolean;
            /** @description Acknowledgement number of the regulator. */
            acknowledgement_number: string | null;
            /** @description Reason given by the regulator. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When the response was recorded.
             */
            received_at: string;
        };
        /** @description A file that belongs to a case: a statement, a police report, a letter of the regulator. It is not part of the dossier. */
        CaseAttachment: {
            /** @description Identifies it. */
            id: components["schemas"]["Uuid"];
            /** @description Its name. It ends with an extension of its type, which is added where it is missing. */
            file_name: components["schemas"]["FileName"];
            /** @description Its type, by its content; of text, as it was declared. */
            media_type: components["schemas"]["AttachmentType"];
            /**
             * Format: int32
             * @description Its size in bytes.
             */
            size_bytes: number;
            /**
             * @description SHA-256 of the content, in hexadecimal.
             * @example 94bdd87d075c63643bc641d7e0ad2523f3d6bcc9aba6bb578f297c5b0644d6a2
             */
            sha256: string;
            /** @description Who added it. */
            added_by: components["schemas"]["Reviewer"];
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
        };
        /** @description A page of files. */
        CaseAttachmentList: {
            /** @description The items. */
            data: components["schemas"]["CaseAttachment"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A comment on a case. Comments are neither changed nor removed, except when the organization's requests, or the person, are erased; they are not part of the dossier. */
        CaseComment: {
            /** @description Identifies it. */
            id: components["schemas"]["Uuid"];
            /** @description The text. */
            text: string;
            /** @description Who wrote it. */
            author: components["schemas"]["Reviewer"];
            /**
             * Format: date-time
             * @description When it was written.
             */
            created_at: string;
        };
        /** @description A comment to add to a case. */
        CaseCommentCreate: {
            /**
             * @description The text. Do not write card numbers; they are refused.
             * @example El banco receptor confirmó el bloqueo de la cuenta.
             */
            text: string;
        };
        /** @description A page of comments. */
        CaseCommentList: {
            /** @description The items. */
            data: components["schemas"]["CaseComment"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A case to open. */
        CaseCreate: {
            /**
             * Format: date
             * @description The day of the incident; not in the future.
             */
            incident_date: string;
            /** @description Type of incident. */
            incident_type: components["schemas"]["IncidentType"];
            /** @description Money lost, in major units. */
            amount: components["schemas"]["Amount"];
            /** @description Its currency. */
            currency: components["schemas"]["CaseCurrency"];
            /** @description Jurisdiction of the regulator. */
            jurisdiction: components["schemas"]["Jurisdiction"];
            /** @description Description of the incident. */
            description?: components["schemas"]["CaseDescription"];
            /** @description Name of the victim. */
            victim_name?: components["schemas"]["PersonName"];
            /** @description E-mail address of the victim. Stored with the case; never returned. */
            victim_email?: components["schemas"]["Email"];
            /**
             * @description Priority.
             * @default normal
             */
            priority?: components["schemas"]["CasePriority"];
            /** @description The regulator. Absent: the one of the jurisdiction. */
            regulator?: components["schemas"]["RegulatorName"];
            /** @description The assessment that it was opened from. */
            session_id?: components["schemas"]["Uuid"];
            /** @description Who works on it. */
            assignee?: components["schemas"]["PersonId"];
            /** @description The day by which it is due. Absent: the end of the regulator's term for answering a claim, where one is known; null: none. */
            due_date?: string | null;
        };
        /** @description A case was opened. */
        CaseCreatedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "case.created";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["CaseEventData"];
        };
        /**
         * @description Currencies of cases.
         * @enum {string}
         */
        CaseCurrency: "CLP" | "MXN" | "BRL" | "PEN" | "COP" | "UYU" | "ARS" | "USD";
        /**
         * @description Description of an incident. Line breaks are allowed.
         * @example El titular desconoce tres transferencias realizadas el 18 de noviembre.
         */
        CaseDescription: string;
        /** @description Everything a regulator needs of a case. From the hand-over on it no longer changes. */
        CaseDossier: {
            /**
             * Format: date-time
             * @description When it was generated; for a submitted case, when it was submitted.
             */
            generated_at: string;
            /** @description Whether the dossier is frozen. */
            frozen: boolean;
            /** @description Organization that submits the case. */
            organization: components["schemas"]["DossierOrganization"];
            /** @description The case. */
            case: components["schemas"]["Case"];
            /** @description Victim. */
            victim: components["schemas"]["DossierVictim"];
            /** @description The assessment that the case was opened from. */
            assessment: components["schemas"]["DossierAssessment"] | null;
            /** @description The steps so far, oldest first. */
            history: components["schemas"]["CaseEvent"][];
        };
        /**
         * @description Where the due date of a case comes from.
         * @enum {string}
         */
        CaseDueBasis: "regulator_term" | "set";
        /** @description One step of a case. */
        CaseEvent: {
            /**
             * Format: date-time
             * @description Time of the change.
             */
            occurred_at: string;
            /** @description Actor: the `sub` of the session, or the id of the key. */
            actor: string;
            /** @description Previous status; null when the case was opened. */
            from: components["schemas"]["CaseStatus"] | null;
            /** @description New status; equal to the previous one when only other fields changed. */
            to: components["schemas"]["CaseStatus"];
            /** @description The other fields that changed. */
            changed: string[];
        };
        /** @description A case. */
        CaseEventData: {
            /** @description The case after the change. */
            case: components["schemas"]["Case"];
            /** @description What changed; empty for a new case. */
            changed: string[];
        };
        /** @description The steps of a case, oldest first. */
        CaseHistory: {
            /** @description The steps. */
            data: components["schemas"]["CaseEvent"][];
        };
        /** @description A page of cases. */
        CaseList: {
            /** @description The items. */
            data: components["schemas"]["Case"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Order of the list of cases.
         * @enum {string}
         */
        CaseOrder: "newest" | "due";
        /**
         * @description Prefix of case reference numbers.
         * @example FRD
         */
        CasePrefix: string;
        /**
         * @description Priority of a case.
         * @enum {string}
         */
        CasePriority: "baja" | "normal" | "alta" | "urgente";
        /**
         * @description Why a session deserves a case.
         * @enum {string}
         */
        CaseReason: "fraud_confirmed" | "chargeback_lost" | "large_declined";
        /** @description A session that deserves a case and has none. */
        CaseRecommendation: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            assessed_at: string;
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description What was decided. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description Risk from 0 to 100, one decimal.
             */
            risk_score: number;
            /** @description The amount, in major units. */
            amount: components["schemas"]["Amount"];
            /** @description Its currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The order. */
            order_id: string | null;
            /** @description The submerchant whose payment it is. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description Origin of the assessment. */
            origin: components["schemas"]["AssessmentOrigin"];
            /** @description Why. */
            reason: components["schemas"]["CaseReason"];
            /**
             * @description How urgent. A confirmed fraud is `alta`, and `urgente` where its amount is large; a lost chargeback `normal`, and `alta` where it is large; what was declined is
             *     `baja`, and `normal` from ten times a large amount on.
             */
            priority: components["schemas"]["CasePriority"];
        };
        /** @description Cases of these assessments. */
        CaseRecommendationStats: {
            /**
             * Format: int64
             * @description Cases that are open: neither resolved nor put away.
             */
            open: number;
            /**
             * Format: int64
             * @description Assessments that deserve a case and have none.
             */
            recommended: number;
            /** @description The recommended ones by urgency. */
            by_priority: components["schemas"]["CountByPriority"];
            /** @description The ten most urgent of them; of equal urgency, those requested by your server come first. */
            sessions: components["schemas"]["Uuid"][];
        };
        /** @description A regulator sent a case back. */
        CaseRejectedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "case.submission_rejected";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["CaseEventData"];
        };
        /**
         * @description State of a case.
         * @enum {string}
         */
        CaseStatus: "borrador" | "en_revision" | "enviado" | "resuelto" | "archivado";
        /** @description A case was submitted. */
        CaseSubmittedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "case.submitted";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["CaseEventData"];
        };
        /** @description A change of a case. Absent fields stay unchanged. */
        CaseUpdate: {
            /** @description Next status. `enviado` submits the case. */
            status?: components["schemas"]["CaseStatus"];
            /** @description Priority. */
            priority?: components["schemas"]["CasePriority"];
            /** @description Description of the incident. Frozen once the case is submitted. */
            description?: components["schemas"]["CaseDescription"];
            /** @description Who works on it; null: nobody. */
            assignee?: components["schemas"]["PersonId"] | null;
            /** @description The day by which it is due; null: none is set. */
            due_date?: string | null;
        };
        /** @description A case was changed. */
        CaseUpdatedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "case.updated";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["CaseEventData"];
        };
        /** @description A field of a request. */
        CatalogField: {
            /**
             * @description Path with dots; `[]` stands for each item of a list.
             * @example payer.email
             */
            path: string;
            /**
             * @description JSON type: `string`, `number`, `integer`, `boolean`, `object`, `array`.
             * @example string
             */
            type: string;
            /** @description What the field means. */
            description: string;
            /** @description Is a request without it refused? */
            required: boolean;
            /** @description Segments that get a `field_warnings` without it. */
            recommended_for: string[];
            /**
             * @description Format, such as `email` or `date-time`.
             * @example email
             */
            format?: string;
            /** @description Allowed values. */
            enum?: string[];
            /** @description Pattern, an ECMAScript regular expression. */
            pattern?: string;
            /**
             * Format: int32
             * @description Smallest length in characters.
             */
            min_length?: number;
            /**
             * Format: int32
             * @description Largest length in characters.
             */
            max_length?: number;
            /**
             * Format: double
             * @description Smallest value.
             */
            minimum?: number;
            /**
             * Format: double
             * @description Largest value.
             */
            maximum?: number;
            /**
             * Format: int32
             * @description Largest number of items.
             */
            max_items?: number;
            /** @description An example. */
            example?: unknown;
        };
        /** @description A signal of the catalogue, and how it counts for the organization. */
        CatalogueSignal: {
            /**
             * @description Its code.
             * @example VELOCITY_CARD_1H
             */
            code: string;
            /** @description Directions of the money in which it fires. */
            flows: components["schemas"]["AssessFlow"][];
            /** @description What it means. */
            meaning: components["schemas"]["SignalMeaning"];
            /** @description Groups of the facts that it reads: `card`, `device`, ... */
            families: string[];
            /** @description Facts that it reads: what it observes, and how much of that counts. */
            facts: string[];
            /**
             * Format: double
             * @description Maximum weight in the catalogue.
             */
            default_weight: number;
            /**
             * Format: double
             * @description Maximum weight for the organization: its own, that of its live model, or the default.
             */
            weight: number;
            /** @description Strength by the observed value in the catalogue; null: full strength or none. */
            default_curve: components["schemas"]["ModelCurvePoint"][] | null;
            /** @description Strength by the observed value for the organization; null: full strength or none. */
            curve: components["schemas"]["ModelCurvePoint"][] | null;
        };
        /** @description The signals. */
        CatalogueSignals: {
            /** @description Every signal, in the order of the catalogue. */
            data: components["schemas"]["CatalogueSignal"][];
        };
        /**
         * @description Merchant category code of ISO 18245: four digits.
         * @example 5661
         */
        CategoryCode: string;
        /** @description Cost of a challenge, and what it achieves. */
        ChallengeCost: {
            /**
             * Format: double
             * @description Share of the payment's amount: 1 is the whole of it.
             */
            share?: number;
            /**
             * Format: double
             * @description Fixed part, in the unit of `typical_amount`.
             */
            fixed?: number;
            /** @description Share of frauds that a challenge stops. */
            stops: components["schemas"]["Probability"];
        };
        /** @description The configuration of an organization. The same configuration is the same document in every organization. */
        Configuration: {
            /** @description Always 1. */
            format: components["schemas"]["ConfigurationFormat"];
            /** @description Settings of the organization. */
            settings: components["schemas"]["ConfigurationSettings"];
            /** @description Its lists for rules, by name. */
            lists: components["schemas"]["ConfigurationList"][];
            /** @description Its rules that are not archived, by code. */
            rules: components["schemas"]["ConfigurationRule"][];
        };
        /** @description What was done, or would be. */
        ConfigurationApplied: {
            /** @description True: nothing was changed. */
            dry_run: boolean;
            /** @description Differences: settings, lists, rules, each in the order of the document. None: the organization has this configuration already. */
            changes: components["schemas"]["ConfigurationChange"][];
            /** @description Codes of the rules of the document that wait for the approval of another person to decide as they say here. */
            pending_approval: components["schemas"]["RuleCode"][];
            /** @description The `ETag` of the configuration afterwards. */
            etag: string;
        };
        /** @description A difference between the configuration before and after. */
        ConfigurationChange: {
            /** @description What it is about. */
            resource: components["schemas"]["ConfigurationResource"];
            /** @description Name of the setting, name of the list, or code of the rule. */
            id: string;
            /** @description What became of it. */
            change: components["schemas"]["ConfigurationChangeType"];
            /** @description Before: of what has changed, only the fields that differ. Null for what is new. */
            before: unknown;
            /** @description After. Null for what is removed. */
            after: unknown;
        };
        /**
         * @description What became of a part of the configuration.
         * @enum {string}
         */
        ConfigurationChangeType: "added" | "changed" | "removed" | "retained";
        /**
         * Format: int32
         * @description Version of the document's format.
         */
        ConfigurationFormat: number;
        /** @description A configuration to apply: a document that was read, or one written by hand. */
        ConfigurationGiven: {
            /** @description Always 1. */
            format: components["schemas"]["ConfigurationFormat"];
            /** @description Settings of the organization. */
            settings: components["schemas"]["ConfigurationSettings"];
            /** @description Its lists for rules. */
            lists: components["schemas"]["ConfigurationListGiven"][];
            /** @description Its rules. */
            rules: components["schemas"]["ConfigurationRuleGiven"][];
        };
        /** @description The definition of a list for rules. Its values are not part of the configuration. */
        ConfigurationList: {
            /** @description Identifies the list, in every organization. */
            name: components["schemas"]["CustomListName"];
            /** @description What it is for. */
            description: components["schemas"]["CustomListDescription"] | null;
            /** @description Whether upper and lower case are the same. Cannot be changed once the list exists. */
            case_insensitive: boolean;
        };
        /** @description A list for rules as a document to apply states it. */
        ConfigurationListGiven: {
            /** @description Identifies the list, in every organization. */
            name: components["schemas"]["CustomListName"];
            /** @description What it is for. */
            description?: components["schemas"]["CustomListDescription"] | null;
            /** @description Whether upper and lower case are the same. Absent: false. Cannot be changed once the list exists. */
            case_insensitive?: boolean;
        };
        /**
         * @description What a change of the configuration is about.
         * @enum {string}
         */
        ConfigurationResource: "setting" | "list" | "rule";
        /** @description A rule in a configuration: its newest version. */
        ConfigurationRule: {
            /** @description Identifies the rule, in every organization. */
            code: components["schemas"]["RuleCode"];
            /** @description Its status. */
            status: components["schemas"]["ConfigurationRuleStatus"];
            /** @description Its name. */
            name: components["schemas"]["RuleName"];
            /** @description What it is for. */
            description: string | null;
            /** @description Payments that it is about. */
            flow: components["schemas"]["FlowScope"];
            /** @description When it matches. */
            expression: components["schemas"]["RuleExpression"];
            /** @description What it does then. */
            action: components["schemas"]["RuleAction"];
            /** @description Evaluation order: low numbers first. */
            priority: components["schemas"]["RulePriority"];
            /** @description It matches from this time on; null: at once. */
            valid_from: string | null;
            /** @description It matches before this time; null: without end. */
            valid_until: string | null;
            /** @description The submerchant whose payments it is about: its `external_id`, or its id where it has none. Null: those of all. */
            submerchant: components["schemas"]["Reference"] | null;
        };
        /** @description A rule as a document to apply states it: what it leaves out has the default of a new rule. */
        ConfigurationRuleGiven: {
            /** @description Identifies the rule, in every organization. */
            code: components["schemas"]["RuleCode"];
            /** @description Its status. */
            status: components["schemas"]["ConfigurationRuleStatus"];
            /** @description Its name. */
            name: components["schemas"]["RuleName"];
            /** @description What it is for. */
            description?: string | null;
            /** @description Payments that it is about. Absent: all. */
            flow?: components["schemas"]["FlowScope"];
            /** @description When it matches. */
            expression: components["schemas"]["RuleExpression"];
            /** @description What it does then. */
            action: components["schemas"]["RuleAction"];
            /** @description Evaluation order: low numbers first. Absent: 100. */
            priority?: components["schemas"]["RulePriority"];
            /** @description It matches from this time on. Absent or null: at once. */
            valid_from?: string | null;
            /** @description It matches before this time. Absent or null: without end. */
            valid_until?: string | null;
            /** @description The submerchant whose payments it is about: its `external_id`, or its id where it has none. Absent or null: those of all. */
            submerchant?: components["schemas"]["Reference"] | null;
        };
        /**
         * @description Status of a rule in a configuration.
         * @enum {string}
         */
        ConfigurationRuleStatus: "draft" | "shadow" | "live";
        /**
         * @description Settings of the organization that decide, as they are set: not what the service derives from them, and not what a live model brings. A setting that is absent
         *     stays as it is; one that is there is replaced as a whole, so a signal without a weight here goes back to its default. Thresholds stand in the form in which they are given.
         */
        ConfigurationSettings: {
            /** @description From which scores on what is decided; the resulting three must rise. Replaces probabilities and costs. */
            thresholds?: components["schemas"]["ThresholdsUpdate"];
            /** @description Thresholds as probabilities of fraud, from which the service derives scores, now and whenever the calibration changes. Null: back to the defaults. */
            threshold_probabilities?: components["schemas"]["ThresholdProbabilities"] | null;
            /** @description Thresholds as costs, from which the service derives probabilities and scores, now and whenever the calibration changes. Null: back to the defaults. */
            threshold_costs?: components["schemas"]["DecisionCosts"] | null;
            /** @description Maximum weights by signal code; null: back to the live model's, or the catalogue's. A weight set here stays in force, whatever model is live. */
            signal_weights?: {
                [key: string]: components["schemas"]["SignalWeight"] | null;
            };
            /** @description Countries for which `HIGH_RISK_COUNTRY` fires. Replaces the list. */
            high_risk_countries?: components["schemas"]["CountryCode"][];
            /** @description Reasons that are returned to publishable keys. */
            browser_signals?: components["schemas"]["BrowserSignals"];
            /** @description How the risk score is returned to publishable keys. */
            browser_score?: components["schemas"]["BrowserScore"];
            /** @description Percentage of would-be declines that are approved as a holdout; 0: none. */
            holdout_percent?: components["schemas"]["HoldoutPercent"];
            /** @description How models are learned and used. */
            learning?: components["schemas"]["LearningUpdate"];
            /** @description True: rules go live only with the approval of a second person. */
            rule_approval?: boolean;
            /** @description Minutes within which reviews are to be resolved. */
            review_target_minutes?: components["schemas"]["ReviewTarget"];
            /** @description Prefix of case reference numbers. */
            case_prefix?: components["schemas"]["CasePrefix"];
        };
        /** @description A connection to a card processor's account. */
        Connection: {
            /** @description Identifies the connection. */
            id: components["schemas"]["Uuid"];
            /** @description The processor. */
            processor: components["schemas"]["Processor"];
            /** @description Description. */
            description: string | null;
            /**
             * @description Where the processor is to send its events: this path at the address of the service.
             * @example /api/webhooks/stripe?connection=01929b86-3f44-7d53-9e6f-708192a3b4c5
             */
            webhook_path: string;
            /** @description Whether its events trigger assessments of payments that have none yet. */
            assess_on_events: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /** @description A connection to make. */
        ConnectionCreate: {
            /** @description The processor. */
            processor: components["schemas"]["Processor"];
            /**
             * @description The signing secret that the processor shows for the webhook. Stored sealed, and never shown again.
             * @example whsec_5WJ8dQ2hT0vXyZ1aBcDeFgHiJkLmNoPq
             */
            webhook_secret: string;
            /**
             * @description Assess payments and payment attempts that its events describe and that have no assessment yet. The caller must hold `assess`.
             * @default false
             */
            assess_on_events?: boolean;
            /**
             * @description Description.
             * @example Main account
             */
            description?: string;
        };
        /** @description Facts of the IP address. */
        ConnectionFacts: {
            /**
             * @description Country of the IP address.
             * @default
             * @example MX
             */
            country?: string;
            /**
             * Format: double
             * @description 1 for an address of a hosting network.
             * @default 0
             * @example 1
             */
            hosting?: number;
            /**
             * Format: double
             * @description 1 for a proxy or VPN.
             * @default 0
             * @example 1
             */
            proxy?: number;
            /**
             * Format: double
             * @description 1 for the Tor network.
             * @default 0
             * @example 1
             */
            tor?: number;
            /**
             * Format: double
             * @description Distinct orders from the address within an hour, this one included.
             * @default 0
             * @example 1
             */
            orders_1h?: number;
            /**
             * Format: double
             * @description 1 when the connection comes from another country than the billing address, 0.4 for neighbouring countries.
             * @default 0
             * @example 0.4
             */
            billing_country_mismatch?: number;
        };
        /** @description A page of connections. */
        ConnectionList: {
            /** @description The items. */
            data: components["schemas"]["Connection"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Figures by decision. */
        CountByDecision: {
            /**
             * Format: int64
             * @description Approved.
             */
            approve: number;
            /**
             * Format: int64
             * @description Challenged.
             */
            challenge: number;
            /**
             * Format: int64
             * @description Held for a person.
             */
            review: number;
            /**
             * Format: int64
             * @description Declined.
             */
            decline: number;
        };
        /** @description Figures by direction of the money. */
        CountByFlow: {
            /**
             * Format: int64
             * @description Pay-ins.
             */
            payin: number;
            /**
             * Format: int64
             * @description Payouts.
             */
            payout: number;
        };
        /** @description Figures by origin. */
        CountByOrigin: {
            /**
             * Format: int64
             * @description Assessments requested by your server.
             */
            server: number;
            /**
             * Format: int64
             * @description Assessments requested by browsers, with a publishable key.
             */
            browser: number;
        };
        /** @description Figures by outcome. */
        CountByOutcome: {
            /**
             * Format: int64
             * @description Captured.
             */
            captured: number;
            /**
             * Format: int64
             * @description Failed.
             */
            failed: number;
            /**
             * Format: int64
             * @description Refunded.
             */
            refunded: number;
            /**
             * Format: int64
             * @description Chargeback lost.
             */
            chargeback_lost: number;
            /**
             * Format: int64
             * @description Chargeback won.
             */
            chargeback_won: number;
            /**
             * Format: int64
             * @description Confirmed fraud.
             */
            fraud_confirmed: number;
            /**
             * Format: int64
             * @description False alarm.
             */
            false_positive: number;
        };
        /** @description Figures by urgency. */
        CountByPriority: {
            /**
             * Format: int64
             * @description Can wait.
             */
            baja: number;
            /**
             * Format: int64
             * @description The usual.
             */
            normal: number;
            /**
             * Format: int64
             * @description Soon.
             */
            alta: number;
            /**
             * Format: int64
             * @description Now.
             */
            urgente: number;
        };
        /**
         * @description Two-letter country code of ISO 3166-1, upper case.
         * @example MX
         */
        CountryCode: string;
        /** @description Comma-separated values (RFC 4180) in UTF-8, with or without a byte order mark. The first line names the columns. */
        Csv: string;
        /**
         * @description Three-letter currency code of ISO 4217, upper case.
         * @example MXN
         */
        CurrencyCode: string;
        /** @description Who is signed in. */
        CurrentSession: {
            /**
             * @description `sub` of the token: the person at the identity provider.
             * @example ana.lopez
             */
            subject: string;
            /** @description The person's role. */
            role: components["schemas"]["Role"];
            /** @description What the role may do. */
            permissions: components["schemas"]["Permission"][];
            /** @description The organization that the person works for. */
            organization: components["schemas"]["SessionOrganization"];
        };
        /** @description Position in a list. Opaque: pass it unchanged. */
        Cursor: string;
        /** @description A list of an organization for its rules: a named set of strings. */
        CustomList: {
            /** @description Identifies the list. */
            id: components["schemas"]["Uuid"];
            /** @description Rules refer to it by this name. */
            name: components["schemas"]["CustomListName"];
            /** @description What it is for. */
            description: components["schemas"]["CustomListDescription"] | null;
            /** @description Whether upper and lower case are the same. Set when the list is created. */
            case_insensitive: boolean;
            /**
             * Format: int64
             * @description Number of values.
             */
            value_count: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the list or its values last changed.
             */
            updated_at: string;
        };
        /** @description A value to look up. */
        CustomListCheck: {
            /** @description The value, in any spelling. */
            value: components["schemas"]["CustomListValue"];
        };
        /** @description Whether the value is in the list. */
        CustomListCheckResult: {
            /** @description The value as it is compared. */
            normalized_value: string;
            /** @description Whether it is in the list. */
            found: boolean;
        };
        /** @description A list to create. */
        CustomListCreate: {
            /** @description Rules refer to it by this name. */
            name: components["schemas"]["CustomListName"];
            /** @description What it is for. */
            description?: components["schemas"]["CustomListDescription"];
            /**
             * @description Whether upper and lower case are the same.
             * @default true
             */
            case_insensitive?: boolean;
        };
        /**
         * @description What a list is for, in your words.
         * @example Customers that buy to sell again
         */
        CustomListDescription: string;
        /**
         * @description What an import does with the values that the list has.
         * @enum {string}
         */
        CustomListImportMode: "append" | "replace";
        /** @description What became of the lines of a file of values. */
        CustomListImportResult: {
            /**
             * Format: int32
             * @description Lines with something in them, the header aside.
             */
            lines: number;
            /**
             * Format: int32
             * @description Values of the file that are new in the list; with `replace`, all distinct values of the file.
             */
            added: number;
            /**
             * Format: int32
             * @description Lines whose value is in the list already, or further up in the file.
             */
            duplicates: number;
            /**
             * Format: int32
             * @description Lines that were not stored.
             */
            failed: number;
            /** @description What is wrong with them, in the order of the file. */
            errors: components["schemas"]["ImportFailure"][];
            /**
             * Format: int64
             * @description Number of values in the list now.
             */
            value_count: number;
        };
        /**
         * @description Name of a list, by which rules refer to it: unique in the organization.
         * @example resellers
         */
        CustomListName: string;
        /** @description A page of lists. */
        CustomListPage: {
            /** @description The items. */
            data: components["schemas"]["CustomList"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A change of a list. Absent fields stay unchanged; null clears. */
        CustomListUpdate: {
            /** @description Another name. Refused while a rule in force uses the list. */
            name?: components["schemas"]["CustomListName"];
            /** @description What it is for. */
            description?: components["schemas"]["CustomListDescription"] | null;
        };
        /**
         * @description A value of a list: at most 256 bytes of UTF-8 once it is normalised. White space around it is removed, and Unicode is composed (NFC); lists that ignore case
         *     lower the letters. A card number is refused.
         * @example cus_84213
         */
        CustomListValue: string;
        /** @description A page of values, in the order of their bytes. */
        CustomListValuePage: {
            /** @description The values, normalised. */
            data: string[];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Values to add or to remove. */
        CustomListValues: {
            /** @description The values, in any spelling. */
            values: components["schemas"]["CustomListValue"][];
        };
        /** @description What became of the values to add. */
        CustomListValuesAdded: {
            /**
             * Format: int32
             * @description Values that are new in the list.
             */
            added: number;
            /**
             * Format: int32
             * @description Values that were there already, or several times in the request.
             */
            duplicates: number;
            /**
             * Format: int64
             * @description Number of values in the list now.
             */
            value_count: number;
        };
        /** @description What became of the values to remove. */
        CustomListValuesRemoved: {
            /**
             * Format: int32
             * @description Values that were removed.
             */
            removed: number;
            /**
             * Format: int32
             * @description Values that were not in the list, or several times in the request.
             */
            missing: number;
            /**
             * Format: int64
             * @description Number of values in the list now.
             */
            value_count: number;
        };
        /**
         * @description Result of the security-code check.
         * @enum {string}
         */
        CvvResult: "match" | "no_match" | "not_provided" | "unavailable";
        /** @description One day. */
        DailyStats: {
            /**
             * Format: date
             * @description The day, in the requested time zone.
             */
            date: string;
            /**
             * Format: int64
             * @description Assessments.
             */
            total: number;
            /** @description By decision. */
            by_decision: components["schemas"]["CountByDecision"];
            /** @description By direction of the money. */
            by_flow: components["schemas"]["CountByFlow"];
            /** @description By origin. Totals and figures by decision and by direction count both. */
            by_origin: components["schemas"]["CountByOrigin"];
            /** @description Mean risk score of assessments requested by your server, two decimals; null without any. */
            average_risk_score: number | null;
            /** @description By decision, of assessments requested by browsers: subtract it from `by_decision` for a rate that pages cannot influence. */
            browser_by_decision: components["schemas"]["CountByDecision"];
            /** @description Mean risk score of assessments requested by browsers, two decimals; null without any. */
            browser_average_risk_score: number | null;
            /** @description Requested amounts; of assessments requested by your server. */
            amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Declined amounts; of assessments requested by your server. */
            declined_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Requested amounts of browsers: a page can make amounts up. */
            browser_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Declined amounts of browsers. */
            browser_declined_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Outcomes that were reported about the day's assessments. */
            by_outcome: components["schemas"]["CountByOutcome"];
        };
        /** @description A series of days, the oldest first, days without assessments included. */
        DailyStatsSeries: {
            /** @description The days. */
            data: components["schemas"]["DailyStats"][];
            /** @description Their time zone. */
            timezone: string;
            /** @description The submerchant that the figures are of; null for the whole organization. */
            submerchant_id: components["schemas"]["Uuid"] | null;
        };
        /** @description An identifier of the person. */
        DataSubjectIdentifier: {
            /** @description Its type. */
            type: components["schemas"]["DataSubjectIdentifierType"];
            /**
             * @description The value, normalised as in lists.
             * @example maria.gonzalez@correo.mx
             */
            value: string;
        };
        /**
         * @description Type of an identifier of a person. Devices, addresses and BINs are shared by several people, and so are none.
         * @enum {string}
         */
        DataSubjectIdentifierType: "customer_id" | "email" | "phone" | "card_hash" | "clabe" | "iban" | "account_hash" | "beneficiary_id";
        /** @description An identifier of a stored request. */
        DataSubjectIdentifierView: {
            /** @description Its type. */
            type: components["schemas"]["DataSubjectIdentifierType"];
            /** @description The value; null once it is erased: when an erasure has ended, and 30 days after the end of an access request. */
            value: string | null;
        };
        /** @description A record about a person. */
        DataSubjectRecord: {
            /**
             * @description Table that it comes from: `assessments` (with request, outcomes, review, notes and provider events), `cases`, `list_entries`, `network_signals` or `payer_counters`.
             * @example assessments
             */
            table: string;
            /** @description Identifies it in its table. */
            id: string;
            /** @description The record, without fixed fields: it has what is stored. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A page of records. */
        DataSubjectRecordList: {
            /** @description The items. */
            data: components["schemas"]["DataSubjectRecord"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description An identifier of another type or value, in payments of the person. */
        DataSubjectRelated: {
            /** @description Its type. */
            type: components["schemas"]["DataSubjectIdentifierType"];
            /**
             * @description The value, normalised as in lists.
             * @example maria.gonzalez@correo.mx
             */
            value: string;
            /**
             * Format: int64
             * @description Payments with it, among the newest 200 of the person.
             */
            payments: number;
        };
        /** @description What was found and done so far. */
        DataSubjectReport: {
            /**
             * Format: int64
             * @description Payments with an identifier of the person.
             */
            payments: number;
            /** @description The tables with data of the person, in alphabetical order. */
            tables: components["schemas"]["DataSubjectTable"][];
            /**
             * @description Other identifiers in the newest 200 of these payments, most frequent first, at most 50: name those that belong to the person in the next request. Only where one completed
             *     access request is read, until its records expire.
             */
            related_identifiers: components["schemas"]["DataSubjectRelated"][];
        };
        /** @description A data subject request: what is stored about a person is found, exported or erased. */
        DataSubjectRequest: {
            /** @description Identifies it. */
            id: components["schemas"]["Uuid"];
            /** @description What it is about. */
            kind: components["schemas"]["DataSubjectRequestKind"];
            /** @description Its status. */
            status: components["schemas"]["DataSubjectRequestStatus"];
            /** @description Why it failed; null unless it has. */
            failure: components["schemas"]["DataSubjectRequestFailure"] | null;
            /** @description Identifiers of the person. */
            identifiers: components["schemas"]["DataSubjectIdentifierView"][];
            /** @description Why it was created. */
            reason: string;
            /** @description Blocklist entries stay. */
            retain_blocklist: boolean;
            /**
             * Format: double
             * @description How far it is, 0 to 100.
             */
            percent: number;
            /** @description What was found and done so far. */
            report: components["schemas"]["DataSubjectReport"];
            /** @description When the records can no longer be read: 30 days after the end of an access request. Null before, and of erasures. */
            records_expire_at: string | null;
            /** @description Person that requested it. */
            created_by: components["schemas"]["AuditActor"];
            /**
             * Format: date-time
             * @description When it was created. Payments that are assessed later are not part of it.
             */
            created_at: string;
            /** @description When it ended; null before. */
            ended_at: string | null;
        };
        /** @description A data subject request to run. */
        DataSubjectRequestCreate: {
            /** @description What it is about. */
            kind: components["schemas"]["DataSubjectRequestKind"];
            /** @description Identifiers of one person. Payments with any of them are the person's. */
            identifiers: components["schemas"]["DataSubjectIdentifier"][];
            /**
             * @description Why, for the audit log: such as the number of the person's letter. No personal data: it is stored for good.
             * @example Request 2026-118 of 18 November, identity verified
             */
            reason: string;
            /**
             * @description Erasure only: blocklist entries stay, where fraud gives you a legitimate ground to keep them. The report says how many.
             * @default false
             */
            retain_blocklist?: boolean;
        };
        /**
         * @description Why a data subject request failed.
         * @enum {string}
         */
        DataSubjectRequestFailure: "too_many_payments" | "identifiers_erased" | "internal_error";
        /**
         * @description What a data subject request is about.
         * @enum {string}
         */
        DataSubjectRequestKind: "access" | "erasure";
        /** @description A page of data subject requests. */
        DataSubjectRequestList: {
            /** @description The items. */
            data: components["schemas"]["DataSubjectRequest"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Status of a data subject request.
         * @enum {string}
         */
        DataSubjectRequestStatus: "queued" | "running" | "completed" | "failed";
        /** @description Rows that are retained. */
        DataSubjectRetained: {
            /** @description Why. */
            reason: components["schemas"]["DataSubjectRetainedReason"];
            /**
             * Format: int64
             * @description How many.
             */
            rows: number;
        };
        /**
         * @description Why rows are retained.
         * @enum {string}
         */
        DataSubjectRetainedReason: "open_case" | "submitted_case" | "audit_log" | "fraud_prevention" | "configuration" | "unreadable";
        /** @description What was done in a table. */
        DataSubjectTable: {
            /**
             * @description Name of the table. Releases add tables.
             * @example review_notes
             */
            table: string;
            /**
             * Format: int64
             * @description Rows with data of the person.
             */
            found: number;
            /**
             * Format: int64
             * @description Rows that were deleted, or whose personal data was removed.
             */
            erased: number;
            /** @description Rows that are retained. */
            retained: components["schemas"]["DataSubjectRetained"][];
        };
        /**
         * @description What determined a decision. More values may be added.
         * @enum {string}
         */
        DecidedBy: "score" | "blocklist_entry" | "review_entry" | "browser_activity" | "rule" | "sandbox" | "holdout";
        /**
         * @description What to do with the payment.
         * @enum {string}
         */
        Decision: "approve" | "review" | "challenge" | "decline";
        /** @description A change that would have given another decision. */
        DecisionChange: {
            /** @description The decision that it would have been. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description The score that it would have been.
             */
            risk_score: number;
            /** @description Signals that would have had to be silent: the fewest that do it, the weakest of these. */
            without: string[];
            /** @description Points of the score between the assessment and that decision; null where the score did not decide. */
            distance: number | null;
            /** @description The same in a sentence. */
            text: string;
        };
        /** @description A cost of a decision: the sum of both parts. */
        DecisionCost: {
            /**
             * Format: double
             * @description Share of the payment's amount: 1 is the whole of it.
             */
            share?: number;
            /**
             * Format: double
             * @description Fixed part, in the unit of `typical_amount`.
             */
            fixed?: number;
        };
        /**
         * @description What decisions cost you. The service takes the decision with the lowest expected cost (Elkan 2001): at probability `p` of fraud, an approval costs `p × fraud`, a
         *     review `review`, a decline `(1 - p) × refusal`, and a challenge `challenge + p × (1 - stops) × fraud`.
         */
        DecisionCosts: {
            /**
             * Format: double
             * @description Amount of a usual payment. Fixed costs are weighed against it; all are in one currency of your choice.
             */
            typical_amount: number;
            /** @description Loss of an approved fraud, such as the amount and a chargeback fee. Above 0. */
            fraud: components["schemas"]["DecisionCost"];
            /** @description Loss of declining a good payment, such as your margin and the payer's later orders. Above 0. */
            refusal: components["schemas"]["DecisionCost"];
            /** @description Cost of a review. It is taken to find out what the payment is. */
            review: components["schemas"]["DecisionCost"];
            /** @description Cost of a challenge, such as payers who give up. Absent: no payment is challenged. */
            challenge?: components["schemas"]["ChallengeCost"];
        };
        /**
         * @description Everything a decision was based on: fields of the request, and each computed feature whether its signal fired or not, as they were at the time. A fact that could not
         *     be observed is absent; its documented default stands for it in rules. It has no names, addresses, numbers or identifiers of a person.
         */
        DecisionFacts: {
            /** @description Facts of the payment itself. */
            payment: components["schemas"]["PaymentFacts"];
            /** @description Facts of the payer, or of the origin of a payout. */
            payer: components["schemas"]["PayerFacts"];
            /** @description Facts of the e-mail address and the telephone number. */
            email: components["schemas"]["EmailFacts"];
            /** @description Facts of the card. */
            card: components["schemas"]["CardFacts"];
            /** @description Facts of the device. */
            device: components["schemas"]["DeviceFacts"];
            /** @description Facts of the IP address. */
            connection: components["schemas"]["ConnectionFacts"];
            /** @description Facts of the postal addresses. */
            address: components["schemas"]["AddressFacts"];
            /** @description Facts of the terminal or point of sale. */
            terminal: components["schemas"]["TerminalFacts"];
            /** @description Matches with lists and the intelligence network. */
            lists: components["schemas"]["ListFacts"];
            /** @description Facts of a payout. */
            payout: components["schemas"]["PayoutFacts"];
        };
        /** @description Lowest score of each decision; what is below `challenge` is approved. They rise, or are equal: a decision between equal ones is skipped. */
        DecisionThresholds: {
            /** @description From this score on: challenge. */
            challenge: components["schemas"]["Score"];
            /** @description From this score on: review. */
            review: components["schemas"]["Score"];
            /** @description From this score on: decline. */
            decline: components["schemas"]["Score"];
        };
        /**
         * @description Status of a delivery.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description What became of probabilities or costs.
         * @enum {string}
         */
        DerivationStatus: "derived" | "limited" | "no_calibration";
        /** @description Thresholds that the service derives through the calibration of pay-ins. They apply to payouts as well. */
        DerivedThresholds: {
            /** @description Whether they are in force. */
            status: components["schemas"]["DerivationStatus"];
            /** @description The lowest probability of fraud of each decision: as given, or from the costs. */
            probabilities: components["schemas"]["ThresholdProbabilities"];
            /** @description Their scores before any bound; null without a calibration. */
            scores: components["schemas"]["DecisionThresholds"] | null;
            /** @description When the calibration was fitted that they are derived through; null without one. */
            calibrated_at: string | null;
            /**
             * Format: date-time
             * @description When they were derived.
             */
            derived_at: string;
        };
        /** @description The payer's device and connection. */
        Device: {
            /**
             * @description Stable fingerprint from your app, your page or our browser SDK.
             * @example fp_3b1e9a77c0
             */
            fingerprint?: string;
            /** @description Address the payer connects from; not that of your server. */
            ip_address?: components["schemas"]["IpAddress"];
            /**
             * @description User agent.
             * @example Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36
             */
            user_agent?: string;
            /**
             * @description Preferred language, BCP 47.
             * @example es-MX
             */
            language?: string;
            /**
             * @description Time zone, IANA name.
             * @example America/Mexico_City
             */
            timezone?: string;
            /**
             * @description Screen size.
             * @example 1080x2400
             */
            screen?: string;
            /** @description Your bot detection says that this is a bot. */
            is_bot?: boolean;
            /** @description The app runs in an emulator. */
            is_emulator?: boolean;
            /** @description The address belongs to a proxy or VPN. */
            is_proxy?: boolean;
            /** @description The address is a Tor exit. */
            is_tor?: boolean;
        };
        /** @description Facts of the device. */
        DeviceFacts: {
            /**
             * Format: double
             * @description 1 for a bot, an emulator or an automated browser.
             * @default 0
             * @example 1
             */
            automation?: number;
            /**
             * Format: double
             * @description Days since the device was first seen with a payer who has another, older one.
             * @default 100000
             * @example 0.5
             */
            new_for_payer_days?: number;
            /**
             * Format: double
             * @description How much of `new_for_payer_days` counts: by the age of the payer's other device.
             * @default 1
             * @example 1
             */
            new_for_payer_weight?: number;
            /**
             * Format: double
             * @description Distinct customers on the device within seven days where this one's account is new.
             * @default 1
             * @example 1
             */
            new_accounts_7d?: number;
            /**
             * Format: double
             * @description How much of `new_accounts_7d` counts: by the age of the account.
             * @default 1
             * @example 1
             */
            new_accounts_weight?: number;
            /**
             * Format: double
             * @description Distinct orders from the device within an hour, this one included.
             * @default 0
             * @example 1
             */
            orders_1h?: number;
            /**
             * Format: double
             * @description Distinct cards on the device within 24 hours, this one included.
             * @default 0
             * @example 1
             */
            cards_24h?: number;
            /**
             * Format: double
             * @description Distinct customers on the device within seven days, this one included.
             * @default 0
             * @example 1
             */
            customers_7d?: number;
            /**
             * Format: double
             * @description Share of fraud on the device in the last known week, beyond the organization's base rate.
             * @default 0
             * @example 0
             */
            fraud_excess?: number;
        };
        /**
         * @description Why an endpoint is switched off.
         * @enum {string}
         */
        DisabledReason: "manual" | "gone" | "failing";
        /** @description A dispute was won or lost. */
        DisputeClosedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "dispute.closed";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["DisputeEventData"];
        };
        /** @description A dispute at a payment provider. */
        DisputeEventData: {
            /** @description The provider. */
            provider: string;
            /** @description The dispute at the provider. */
            provider_dispute_id: string;
            /** @description The payment at the provider. */
            provider_payment_id: string | null;
            /** @description The assessment; null where none is known. */
            session_id: components["schemas"]["Uuid"] | null;
            /** @description Status. */
            status: components["schemas"]["DisputeStatus"];
            /** @description Reason given by the provider. */
            reason: string | null;
            /** @description The disputed amount, in major units. */
            amount: number | null;
            /** @description Its currency. */
            currency: string | null;
        };
        /** @description A payer disputes a payment. */
        DisputeOpenedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "dispute.opened";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["DisputeEventData"];
        };
        /**
         * @description Status of a dispute.
         * @enum {string}
         */
        DisputeStatus: "open" | "won" | "lost";
        /** @description The assessment that the case was opened from. */
        DossierAssessment: {
            /** @description Identifies it. */
            session_id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description Time of the assessment.
             */
            assessed_at: string;
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description Decision. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description The score.
             */
            risk_score: number;
            /** @description The signals, strongest first. */
            signals: components["schemas"]["SignalDetail"][];
            /** @description Its order. */
            order_id: string | null;
            /** @description Its payment. */
            payment_id: string | null;
            /**
             * Format: double
             * @description The amount, in major units.
             */
            amount: number;
            /** @description The currency. */
            currency: string;
        };
        /**
         * @description Format of a dossier.
         * @enum {string}
         */
        DossierFormat: "json" | "pdf";
        /** @description Organization that submits the case. */
        DossierOrganization: {
            /** @description Identifies the organization. */
            id: components["schemas"]["Uuid"];
            /** @description Its name. */
            name: string;
        };
        /** @description Victim. */
        DossierVictim: {
            /** @description Their name. */
            name: string | null;
            /** @description Their e-mail address. */
            email: string | null;
        };
        /** @description A figure that left its range. */
        DriftFinding: {
            /**
             * @description What was measured.
             * @enum {string}
             */
            measure: "population_stability" | "observed_against_expected" | "void_signal";
            /** @description The signal, or the band of scores; null: all payments. */
            subject: string | null;
            /**
             * Format: double
             * @description What was measured.
             */
            value: number;
            /**
             * Format: double
             * @description From where on it is drift.
             */
            threshold: number;
        };
        /** @description What has changed: the last seven days against the 28 before them. Computed every day, of assessments requested by your server. */
        DriftReport: {
            /** @description The verdict. */
            status: components["schemas"]["DriftStatus"];
            /**
             * Format: date-time
             * @description When it was computed.
             */
            computed_at: string;
            /**
             * Format: date-time
             * @description Begin of the reference period, which ends where the recent one begins.
             */
            reference_from: string;
            /**
             * Format: date-time
             * @description Begin of the recent period.
             */
            recent_from: string;
            /**
             * Format: date-time
             * @description End of the recent period.
             */
            recent_to: string;
            /** @description Population stability index of the score, over bands of five points; null with too few assessments. */
            score_psi: number | null;
            /** @description The ten signals that changed most, silent ones first. */
            signals: components["schemas"]["SignalDrift"][];
            /** @description Observed against expected frauds by band of the score; only bands with payments. */
            bands: components["schemas"]["FraudsInBand"][];
        };
        /**
         * @description Whether scores still mean what they meant.
         * @enum {string}
         */
        DriftStatus: "stable" | "drifting" | "too_few_payments";
        /**
         * Format: idn-email
         * @description E-mail address, internationalised ones included (RFC 6531): `josé@correo.mx`, `maria@correo.méxico`.
         * @example maria.gonzalez@correo.mx
         */
        Email: string;
        /** @description Facts of the e-mail address and the telephone number. */
        EmailFacts: {
            /**
             * @description Domain of the e-mail address; read from the request, so absent where that was erased.
             * @default
             * @example example.com
             */
            domain?: string;
            /**
             * Format: double
             * @description 1 for a throw-away address.
             * @default 0
             * @example 1
             */
            disposable?: number;
            /**
             * Format: double
             * @description How random the part before the at sign looks, 0 to 1.
             * @default 0
             * @example 0.1
             */
            randomness?: number;
            /**
             * Format: double
             * @description Distinct orders with the address within an hour, this one included.
             * @default 0
             * @example 1
             */
            orders_1h?: number;
            /**
             * Format: double
             * @description Share of fraud at the domain in the last known week, beyond the organization's base rate.
             * @default 0
             * @example 0.001
             */
            fraud_excess?: number;
            /**
             * Format: double
             * @description 1 when the payer's telephone number belongs to another country than the billing address.
             * @default 0
             * @example 1
             */
            phone_country_mismatch?: number;
        };
        /** @description What is known of an entity. */
        Entity: {
            /** @description Its kind. */
            kind: components["schemas"]["EntityKind"];
            /**
             * @description Its value, normalised.
             * @example fp_9c1e77ab
             */
            value: string;
            /** @description Type of list entries that hold the value; null for a card named by BIN and last four digits, which entries cannot hold. */
            list_type: components["schemas"]["ListType"] | null;
            /** @description Time of its first assessment within the last 400 days; null: never seen. */
            first_seen: string | null;
            /** @description Time of its newest assessment within the last 400 days; null: never seen. */
            last_seen: string | null;
            /**
             * Format: int64
             * @description Number of assessments that the figures are of: the newest, at most 1,000, within the last 400 days.
             */
            assessments: number;
            /** @description Whether there are more assessments than the figures are of. */
            more: boolean;
            /** @description By decision of the engine. */
            decisions: components["schemas"]["EntityDecisions"];
            /** @description Sum of the amounts that were not declined, by currency, in major units. */
            amounts: components["schemas"]["AmountByCurrency"];
            /** @description Identifiers that were seen with it, itself included. */
            distinct: components["schemas"]["EntityDistinct"];
            /** @description Assessments by the latest outcome that holds. */
            outcomes: components["schemas"]["CountByOutcome"];
            /**
             * Format: int64
             * @description Assessments that were fraud: reported as fraud, confirmed, or charged back, and not reversed since.
             */
            frauds: number;
            /** @description Entries of the blocklist that concern the value, in force or not, at most 100; of addresses the ranges, of e-mail addresses the domains too. Null without `blocklists:read`. */
            blocklist: components["schemas"]["BlocklistEntry"][] | null;
            /** @description Entries of the allowlist likewise. */
            allowlist: components["schemas"]["AllowlistEntry"][] | null;
            /** @description The newest assessments, at most 20. */
            newest: components["schemas"]["AssessmentSummary"][];
            /** @description Linked entities: those of the first hop first, each hop by shared assessments. */
            links: components["schemas"]["EntityLink"][];
            /** @description Whether a bound left out links: there were more assessments or entities than are looked at. */
            more_links: boolean;
        };
        /** @description Assessments of an entity by decision. */
        EntityDecisions: {
            /** @description Of the last 24 hours. */
            last_24h: components["schemas"]["CountByDecision"];
            /** @description Of the last seven days. */
            last_7d: components["schemas"]["CountByDecision"];
            /** @description Of the last thirty days. */
            last_30d: components["schemas"]["CountByDecision"];
        };
        /** @description How many different identifiers were seen with an entity. */
        EntityDistinct: {
            /**
             * Format: int64
             * @description Payers. Those without a `customer_id` count by their e-mail address, document, telephone number, card or account, in this order.
             */
            payers: number;
            /**
             * Format: int64
             * @description E-mail addresses.
             */
            emails: number;
            /**
             * Format: int64
             * @description Cards.
             */
            cards: number;
            /**
             * Format: int64
             * @description Devices.
             */
            devices: number;
            /**
             * Format: int64
             * @description IP addresses.
             */
            ips: number;
        };
        /**
         * @description Kind of an entity.
         * @enum {string}
         */
        EntityKind: "payer" | "email" | "phone" | "card" | "device" | "ip" | "account" | "beneficiary";
        /** @description An entity that shares assessments with the requested one, or with one of the first hop. */
        EntityLink: {
            /** @description Its kind. */
            kind: components["schemas"]["EntityKind"];
            /**
             * @description Its value, normalised.
             * @example fp_9c1e77ab
             */
            value: string;
            /**
             * Format: int32
             * @description 1: shares assessments with the requested entity. 2: shares assessments with one of the first hop, and none of the newest with the requested one.
             */
            hop: number;
            /**
             * Format: int64
             * @description Assessments that it shares: on the first hop with the requested entity, on the second with those of `via`.
             */
            shared_assessments: number;
            /** @description Entities of the first hop that it shares assessments with, at most five, most shared first; empty on the first hop. */
            via: components["schemas"]["EntityReference"][];
            /** @description Whether an entry of the blocklist with severity `block` is in force for it. Null without `blocklists:read`. */
            blocklisted: boolean | null;
            /** @description Whether one of these assessments was fraud. */
            fraud: boolean;
        };
        /** @description An entity by kind and value. */
        EntityReference: {
            /** @description Its kind. */
            kind: components["schemas"]["EntityKind"];
            /**
             * @description Its value, normalised.
             * @example fp_9c1e77ab
             */
            value: string;
        };
        /**
         * @description The value of an entity.
         * @example fp_9c1e77ab
         */
        EntityValue: string;
        /** @description A blocklist entry was made. */
        EntryCreatedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "blocklist.entry_created";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["BlocklistEventData"];
        };
        /** @description A blocklist entry has ended. */
        EntryExpiredEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "blocklist.entry_expired";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["BlocklistEventData"];
        };
        /**
         * @description Reason of an entry.
         * @example Charged back twice in October
         */
        EntryReason: string;
        /**
         * @description Source of an entry.
         * @enum {string}
         */
        EntrySource: "manual" | "rule" | "fraud_report" | "chargeback" | "api";
        /** @description A blocklist entry was changed, or removed (`is_active` is false then). */
        EntryUpdatedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "blocklist.entry_updated";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["BlocklistEventData"];
        };
        /** @description The standard error body. */
        ErrorBody: {
            /** @description What went wrong. */
            error: components["schemas"]["ErrorFacet"];
        };
        /**
         * @description Every code that `error.code` can hold. Programs branch on it; the text beside it is for people.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_ERROR" | "INVALID_TYPE" | "UNAUTHORIZED" | "SECRET_KEY_REQUIRED" | "INVALID_SIGNATURE" | "PUBLIC_KEY_NOT_ALLOWED" | "FORBIDDEN" | "NETWORK_MEMBERSHIP_REQUIRED" | "HTTPS_REQUIRED" | "NOT_FOUND" | "REQUEST_ERASED" | "METHOD_NOT_ALLOWED" | "DUPLICATE" | "LIMIT_REACHED" | "LIST_IN_USE" | "AMBIGUOUS_REFERENCE" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_TRANSITION" | "REVIEW_ASSIGNED" | "TOO_FEW_OUTCOMES" | "MODEL_OUTDATED" | "TOO_MANY_RULES" | "RULE_OUTDATED" | "SECOND_PERSON_REQUIRED" | "CONFIGURATION_OUTDATED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "INVALID_EXPRESSION" | "INVALID_CONFIGURATION" | "INVALID_FILE" | "RATE_LIMIT_EXCEEDED" | "INTERNAL_ERROR" | "ASSESS_MAINTENANCE" | "REQUEST_UNREADABLE" | "ASSESS_TIMEOUT";
        /** @description Facts that help to fix the call. */
        ErrorDetails: {
            /** @description Every field that failed, not only the first. */
            fields?: components["schemas"]["FieldFailure"][];
            /** @description The permission that the credential lacks (any of these is enough). */
            required_permissions?: string[];
            /** @description The kinds of credential that the operation takes. */
            accepted_credentials?: string[];
            /**
             * Format: int32
             * @description Largest accepted body in bytes.
             */
            limit_bytes?: number;
            /** @description The methods that the path supports. */
            allowed_methods?: string[];
            /** @description The field of the body whose id does not exist. */
            field?: string;
            /** @description Id of the existing resource. */
            existing_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What went wrong, for a program (`code`) and for a person (`message`). */
        ErrorFacet: {
            /** @description The registered code to branch on. */
            code: components["schemas"]["ErrorCode"];
            /** @description One sentence for a person. It may change; do not parse it. */
            message: string;
            /** @description Facts about this very failure. */
            details: components["schemas"]["ErrorDetails"];
        };
        /** @description A share with its 95 % interval. */
        EstimatedShare: {
            /** @description 0 to 1; null without any observation. */
            value: number | null;
            /**
             * Format: double
             * @description Lower end of the interval.
             */
            from: number;
            /**
             * Format: double
             * @description Upper end of the interval.
             */
            to: number;
        };
        /**
         * @description Status of a rule when it matched.
         * @enum {string}
         */
        EvaluatedStatus: "shadow" | "live";
        /** @description The assessment that an event triggered. */
        EventAssessment: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Decision. */
            decision: components["schemas"]["Decision"];
            /** @description The score. */
            risk_score: components["schemas"]["Score"];
        };
        /**
         * @description What became of the assessment that an event may trigger.
         * @enum {string}
         */
        EventAssessmentStatus: "not_triggered" | "assessed" | "insufficient_data" | "timed_out" | "failed";
        /**
         * @description How it was received.
         * @enum {string}
         */
        EventOrigin: "api" | "ingest" | "processor";
        /** @description Server-sent events (the `text/event-stream` format of the HTML standard) in UTF-8. */
        EventStream: string;
        /**
         * @description Type of an event.
         * @enum {string}
         */
        EventType: "transaction.created" | "transaction.blocked" | "review.opened" | "review.assigned" | "assess.outcome_applied" | "fraud.reported" | "case.created" | "case.updated" | "case.submitted" | "case.submission_acknowledged" | "case.submission_rejected" | "blocklist.entry_created" | "blocklist.entry_updated" | "blocklist.entry_expired" | "dispute.opened" | "dispute.closed" | "network.signal_matched" | "model.proposed" | "model.promoted" | "model.rolled_back" | "model.drifting" | "rule.changed" | "rule.matched" | "rule.failing" | "ingest.unmapped";
        /** @description The rule that fired a signal. */
        ExplainedRule: {
            /** @description The rule. */
            id: components["schemas"]["Uuid"];
            /**
             * Format: int32
             * @description The version that decided.
             */
            version: number;
            /** @description Its name in that version. */
            name: string;
            /** @description Its expression in that version. */
            expression: string;
            /** @description The facts that the expression reads. */
            facts: string[];
            /** @description What it does in that version. */
            action: components["schemas"]["RuleAction"];
        };
        /** @description What a signal saw and what it did to the score. */
        ExplainedSignal: {
            /**
             * @description Code of the signal.
             * @example VELOCITY_CARD_1H
             */
            code: string;
            /** @description What it means, in the requested language. */
            description: string;
            /**
             * Format: double
             * @description Its effective weight then: `100 × (1 - (1 - w/100)^strength)` for its maximum weight `w` at the time. Negative weights are credits.
             */
            weight: number;
            /**
             * Format: double
             * @description How strongly it fired, from 0 to 1.
             */
            strength: number;
            /** @description What was observed: a count, a share, a country; words are in the requested language, amounts in major units. */
            observed: string | number | null;
            /** @description Where it begins to count, or what would have been expected. */
            threshold: string | number | null;
            /**
             * Format: double
             * @description Points of the score that it made, in the order of the list. All of them together are the score, to the decimal.
             */
            contribution: number;
            /** @description The list entry that fired it. */
            entry_id: components["schemas"]["Uuid"] | null;
            /** @description The rule of a signal `RULE:…`; null for a signal of the catalogue. */
            rule: components["schemas"]["ExplainedRule"] | null;
        };
        /** @description Explanation of an assessment, from the data at its time. */
        Explanation: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            assessed_at: string;
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description What the engine decided. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description Risk from 0 to 100, one decimal.
             */
            risk_score: number;
            /** @description Probability of fraud as it was answered, from 0 to 1; null where there was no calibration, and for browsers. */
            fraud_probability: number | null;
            /** @description Language of the texts. */
            language: components["schemas"]["ExplanationLanguage"];
            /** @description What determined the decision. */
            decided_by: components["schemas"]["DecidedBy"];
            /** @description The thresholds then; for assessments from before they were stored, the current ones. */
            thresholds: components["schemas"]["DecisionThresholds"];
            /** @description The policy that decided: see `policy_version` of the assessment. Null for assessments from before it was stored. */
            policy_version: string | null;
            /** @description The list entry that settled it; null where none did. */
            entry_id: components["schemas"]["Uuid"] | null;
            /** @description The signals that fired: strongest first, credits last. */
            signals: components["schemas"]["ExplainedSignal"][];
            /**
             * @description The nearest change that would have given a milder decision; null for `approve`, and where it cannot be derived from the signals. It is computed from the signals that
             *     fired: activity of browser keys that these outweighed is not included, and could still have required up to a review.
             */
            nearest_change: components["schemas"]["DecisionChange"] | null;
            /** @description What the decision was based on, also by signals that did not fire, without BIN and e-mail domain; null for assessments from before it was stored. */
            facts: components["schemas"]["DecisionFacts"] | null;
            /** @description The whole in one or two sentences, for a person. */
            summary: string;
        };
        /**
         * @description Languages of explanations. More may be added: an answer has the one that was requested.
         * @enum {string}
         */
        ExplanationLanguage: "en" | "es" | "pt";
        /**
         * @description Order of an export.
         * @enum {string}
         */
        ExportOrder: "newest" | "oldest";
        /** @description What is wrong with an expression, and where. */
        ExpressionError: {
            /** @description One sentence for a person. */
            message: string;
            /**
             * Format: int32
             * @description Line, from 1.
             */
            line: number;
            /**
             * Format: int32
             * @description Column, from 1, in UTF-16 code units as editors count.
             */
            column: number;
            /** @description The offending name, where it is one. */
            name: string | null;
            /** @description The existing name that is nearest to it, where one is near. */
            nearest: string | null;
        };
        /**
         * @description Type of a fact.
         * @enum {string}
         */
        FactType: "number" | "string" | "boolean";
        /** @description What a flow takes and how it behaves, read from the contract. */
        FieldCatalog: {
            /**
             * @description Version of the API.
             * @example 1.3.0
             */
            version: string;
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description Every field of the request, parents before children. */
            fields: components["schemas"]["CatalogField"][];
            /** @description How amounts are read. */
            amount: components["schemas"]["AmountRules"];
            /** @description Headers that make retries safe. */
            idempotency: components["schemas"]["IdempotencyRules"];
            /** @description Failures to prepare for. */
            resilience: components["schemas"]["ResilienceCode"][];
        };
        /** @description One failing field. */
        FieldFailure: {
            /** @description Where the field is, with dots and indexes: `payer.email`, `items[2].quantity`. Headers, query and path parameters have their location as prefix: `header.Idempotency-Key`. */
            path: string;
            /** @description What the value must be. */
            message: string;
        };
        /** @description What could be better about the request: recommended fields that were left out, properties that are unknown, values that could not be read. The assessment is complete all the same. */
        FieldWarnings: {
            /** @description Paths of the recommended fields that are missing. */
            missing_recommended: string[];
            /** @description Properties that the contract does not know, the first 20 of them: they were ignored. */
            unknown?: components["schemas"]["UnknownField"][];
            /**
             * @description Paths of identifiers whose value cannot be read, such as an e-mail address without a domain: they are not used as identifiers in this assessment.
             * @example [
             *       "payer.email"
             *     ]
             */
            unreadable?: string[];
            /**
             * @description The organization's segment, on which the recommendation depends.
             * @example merchant
             */
            organization_segment: string;
            /**
             * @description Where the fields are described.
             * @example /api/v1/assess
             */
            field_requirements_doc: string;
        };
        /** @description The bytes of a file. */
        FileContent: string;
        /**
         * @description Name of a file, without a path. It must not contain control characters, or characters that change the direction of text.
         * @example estado-de-cuenta.pdf
         */
        FileName: string;
        /** @description The error body of the operations that were published with a plain string in `error`; `code` and `details` are siblings of it. */
        FlatErrorBody: {
            /** @description One sentence for a person. */
            error: string;
            /** @description The registered code to branch on. */
            code: components["schemas"]["ErrorCode"];
            /** @description Facts about this very failure. */
            details: components["schemas"]["ErrorDetails"];
        };
        /**
         * @description Payments that an entry concerns.
         * @enum {string}
         */
        FlowScope: "payin" | "payout" | "all";
        /** @description What is known about a fraud. */
        FraudDetails: {
            /** @description Type of incident. */
            incident_type: components["schemas"]["IncidentType"];
            /**
             * Format: date
             * @description The day of the incident. Absent: today.
             */
            incident_date?: string;
            /**
             * @description Money lost, in major units. Absent: the amount of the assessment, in the currency of the assessment only. Required where only a browser assessed the payment,
             *     with a publishable key: a page can invent amounts.
             */
            amount?: components["schemas"]["Amount"];
            /** @description Its currency. Default: that of the assessment, if cases support it and a browser did not request the assessment. */
            currency?: components["schemas"]["CaseCurrency"];
            /** @description Whose regulator the case is for. */
            jurisdiction: components["schemas"]["Jurisdiction"];
            /** @description Description of the incident. */
            description?: components["schemas"]["CaseDescription"];
            /** @description Name of the victim. */
            victim_name?: components["schemas"]["PersonName"];
            /** @description E-mail address of who was harmed. */
            victim_email?: components["schemas"]["Email"];
            /**
             * @description Priority.
             * @default alta
             */
            priority?: components["schemas"]["CasePriority"];
            /** @description What else belongs to the fraud: each becomes a blocklist entry. What many people share (addresses, BINs, countries, domains, banks) flags, and does not block. */
            indicators?: components["schemas"]["FraudIndicator"][];
            /**
             * @description Whether it is shared with the intelligence network, if the organization is a member.
             * @default false
             */
            share_with_network?: boolean;
        };
        /** @description Something that belongs to the fraud. */
        FraudIndicator: {
            /** @description What it is. An unknown type is 400 `INVALID_TYPE`. */
            list_type: string;
            /** @description Its value, in any spelling. */
            value: components["schemas"]["ListValue"];
        };
        /** @description A fraud to report. It names an assessment, an order, a payment or indicators: at least one of them. */
        FraudReport: {
            /** @description The assessment. */
            session_id?: components["schemas"]["Uuid"];
            /**
             * @description The order. Its assessment made with a secret key is meant, the latest where one payer has several. Several payers or submerchants with this order are 409
             *     `AMBIGUOUS_REFERENCE`. It may never have been assessed.
             */
            order_id?: components["schemas"]["Reference"];
            /** @description The payment, resolved as the order is. It may never have been assessed. */
            payment_id?: components["schemas"]["Reference"];
            /** @description Type of incident. */
            incident_type: components["schemas"]["IncidentType"];
            /**
             * Format: date
             * @description The day of the incident. Absent: today.
             */
            incident_date?: string;
            /**
             * @description Money lost, in major units. Absent: the amount of the assessment, in the currency of the assessment only. Required where only a browser assessed the payment,
             *     with a publishable key: a page can invent amounts.
             */
            amount?: components["schemas"]["Amount"];
            /** @description Its currency. Default: that of the assessment, if cases support it and a browser did not request the assessment. */
            currency?: components["schemas"]["CaseCurrency"];
            /** @description Whose regulator the case is for. */
            jurisdiction: components["schemas"]["Jurisdiction"];
            /** @description Description of the incident. */
            description?: components["schemas"]["CaseDescription"];
            /** @description Name of the victim. */
            victim_name?: components["schemas"]["PersonName"];
            /** @description E-mail address of who was harmed. */
            victim_email?: components["schemas"]["Email"];
            /**
             * @description Priority.
             * @default alta
             */
            priority?: components["schemas"]["CasePriority"];
            /** @description What else belongs to the fraud: each becomes a blocklist entry. What many people share (addresses, BINs, countries, domains, banks) flags, and does not block. */
            indicators?: components["schemas"]["FraudIndicator"][];
            /**
             * @description Whether it is shared with the intelligence network, if the organization is a member.
             * @default false
             */
            share_with_network?: boolean;
        };
        /** @description What a report has brought about. */
        FraudReportRecord: {
            /** @description Identifies the report. */
            report_id: components["schemas"]["Uuid"];
            /** @description The case that was opened. */
            case: components["schemas"]["ReportedCase"];
            /** @description The blocklist entries that were made or renewed. */
            blocklist_entries: components["schemas"]["OutcomeEntry"][];
            /**
             * Format: int32
             * @description Signals that were contributed to the network.
             */
            network_signals: number;
            /** @description True when the same assessment, order, payment or indicators were reported before: the report of then. */
            idempotent_replay: boolean;
        };
        /** @description A fraud was reported. */
        FraudReportedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "fraud.reported";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["FraudReportedEventData"];
        };
        /** @description A reported fraud. */
        FraudReportedEventData: {
            /** @description The report. */
            report_id: components["schemas"]["Uuid"];
            /** @description The assessment; null where the report names none. */
            session_id: components["schemas"]["Uuid"] | null;
            /** @description Type of incident. */
            incident_type: components["schemas"]["IncidentType"];
            /** @description The case that was opened. */
            case: components["schemas"]["ReportedCase"];
            /** @description The blocklist entries that were made. */
            blocklist_entries: components["schemas"]["OutcomeEntry"][];
        };
        /**
         * @description Who committed a fraud, or that it was none.
         * @enum {string}
         */
        FraudType: "third_party" | "first_party" | "account_takeover" | "merchant_error";
        /**
         * @description What a fraud type was taken from. The first that there is wins, in this order.
         * @enum {string}
         */
        FraudTypeSource: "stated" | "reason_code" | "segment" | "evidence";
        /** @description Frauds in a band of the score. */
        FraudsInBand: {
            /**
             * Format: double
             * @description Lowest score of the band of five points.
             */
            from: number;
            /**
             * Format: int64
             * @description Settled payments of the last 60 days with a probability.
             */
            payments: number;
            /**
             * Format: double
             * @description Frauds among them by their probabilities, as far as they can be known by now.
             */
            expected: number;
            /**
             * Format: int64
             * @description Frauds among them.
             */
            observed: number;
        };
        /**
         * @description E-mail address as the payer gave it, internationalised ones included (RFC 6531). An unreadable one is reported in `field_warnings.unreadable` and not used as an identifier; the payment is assessed regardless.
         * @example maria.gonzalez@correo.mx
         */
        GivenEmail: string;
        /** @description Status of the service. */
        Health: {
            /** @description The whole: `ok` when assess can answer with a decision. */
            status: components["schemas"]["HealthStatus"];
            /**
             * @description Version of the API.
             * @example 1.3.0
             */
            version: string;
            /**
             * @description Stage: `sandbox` or `production`.
             * @example sandbox
             */
            stage: string;
            /**
             * Format: date-time
             * @description Time of the answer.
             * @example 2026-11-20T15:04:05.120Z
             */
            timestamp: string;
            /** @description The parts. */
            checks: components["schemas"]["HealthChecks"];
        };
        /** @description Parts of the service. */
        HealthChecks: {
            /** @description Can the database be reached? */
            database: components["schemas"]["HealthStatus"];
            /** @description Does assess take requests? */
            assess: components["schemas"]["HealthStatus"];
        };
        /**
         * @description State of a part of the service.
         * @enum {string}
         */
        HealthStatus: "ok" | "unavailable";
        /**
         * Format: double
         * @description Percentage from 0 to 1. Of pay-ins that the score alone declines, with less than 90 points, that many are approved: chosen by a keyed hash of the session, never against
         *     a blocklist entry, never a payout, never from a browser. Their outcomes show how many declines are right; they are used in no fit.
         */
        HoldoutPercent: number;
        /** @description Settled payments that were held out. They evaluate the score and are used in no fit. */
        HoldoutResult: {
            /**
             * Format: int64
             * @description Settled payments that the score declined and that were approved.
             */
            payments: number;
            /**
             * Format: int64
             * @description Frauds among them.
             */
            frauds: number;
            /** @description Share of them that is fraud: the share of declines that was right. Null without any. */
            fraud_rate: number | null;
            /** @description Lower end of its 95 % interval. */
            fraud_rate_low: number | null;
            /** @description Upper end of its 95 % interval. */
            fraud_rate_high: number | null;
        };
        /** @description How a handle makes retries safe. */
        IdempotencyRules: {
            /** @description Header of the handle. */
            header: string;
            /** @description Field that serves as the handle when the header is absent. */
            fallback_field: string;
            /**
             * Format: int32
             * @description Longest handle in characters.
             */
            max_length: number;
            /**
             * Format: int32
             * @description Minimum retention of a handle in days.
             */
            kept_days: number;
        };
        /** @description A document that proves an identity. */
        IdentityDocument: {
            /**
             * @description Kind of document: `curp`, `rfc`, `rut`, `cpf`, `cnpj`, `dni`, `passport`, or the name your country uses.
             * @example curp
             */
            type: string;
            /**
             * @description Number as printed, with or without separators.
             * @example GOMM850312MDFNRR07
             */
            number: string;
        };
        /** @description What is wrong with a line of an import. */
        ImportFailure: {
            /**
             * Format: int32
             * @description Line of the file on which it begins; the header is line 1.
             */
            line: number;
            /** @description The registered code to branch on. */
            code: components["schemas"]["ErrorCode"];
            /** @description The column; absent where the line as a whole is at fault. */
            field?: string;
            /** @description What is wrong and what would be right. It never repeats the value. */
            message: string;
        };
        /**
         * @description Type of an incident.
         * @enum {string}
         */
        IncidentType: "phishing" | "ingenieria_social" | "transferencia_no_autorizada" | "robo_identidad" | "fraude_interno" | "otro";
        /** @description An ingested event has a type that is not known for its provider: it is stored and has no effect. Sent at most once per hour, provider and type. */
        IngestUnmappedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "ingest.unmapped";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["IngestUnmappedEventData"];
        };
        /** @description An ingested event whose type is not known for its provider. */
        IngestUnmappedEventData: {
            /** @description The stored event. */
            event_id: components["schemas"]["Uuid"];
            /** @description The provider. */
            provider: string;
            /** @description The type of the event, in the provider's words. */
            event_type: string;
            /** @description The identifier of the event at the provider. */
            external_id: string;
            /** @description The submerchant of the key that ingested it. */
            submerchant_id: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description IPv4 or IPv6 address.
         * @example 189.203.54.17
         */
        IpAddress: string;
        /** @description A key that was just made: the only answer that holds its value. */
        IssuedKey: {
            /** @description Identifies the key; it is no secret. */
            id: components["schemas"]["Uuid"];
            /** @description Type of the key. */
            type: components["schemas"]["KeyType"];
            /** @description Display name. */
            name: components["schemas"]["KeyName"];
            /**
             * @description The last four characters of its value, to distinguish keys.
             * @example 7Qx2
             */
            last_four: string;
            /** @description State of the key. */
            status: components["schemas"]["KeyStatus"];
            /** @description Permissions of the key. */
            permissions: components["schemas"]["Permission"][];
            /** @description The submerchant that it sees and writes, and no other; null for a key of the whole organization. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description The origins that a publishable key works from; empty: any. */
            allowed_origins: components["schemas"]["Origin"][];
            /**
             * Format: int32
             * @description Requests per minute that it may make.
             */
            rate_limit_per_minute: number;
            /** @description Whether events that arrive with this ingest key trigger assessments of payments that have none yet; false for other keys. */
            assess_on_events: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description From when on it no longer works; null: never by itself. */
            expires_at: string | null;
            /** @description When it was last used, to about ten seconds; null: never. */
            last_used_at: string | null;
            /** @description When it was revoked. */
            revoked_at: string | null;
            /**
             * @description The value. It is returned only once and not stored; keep it in a secret manager.
             * @example svc_sk_4fQ7mB0tZ2yLxN8cVhR5wK1sD9gJ3aPe0kT2Xq
             */
            key: string;
        };
        /**
         * @description Countries whose regulators cases are for.
         * @enum {string}
         */
        Jurisdiction: "CL" | "MX" | "BR" | "PE" | "CO" | "UY" | "AR";
        /** @description A key, without its value: that is shown once, when the key is made. */
        Key: {
            /** @description Identifies the key; it is no secret. */
            id: components["schemas"]["Uuid"];
            /** @description Type of the key. */
            type: components["schemas"]["KeyType"];
            /** @description Display name. */
            name: components["schemas"]["KeyName"];
            /**
             * @description The last four characters of its value, to distinguish keys.
             * @example 7Qx2
             */
            last_four: string;
            /** @description State of the key. */
            status: components["schemas"]["KeyStatus"];
            /** @description Permissions of the key. */
            permissions: components["schemas"]["Permission"][];
            /** @description The submerchant that it sees and writes, and no other; null for a key of the whole organization. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description The origins that a publishable key works from; empty: any. */
            allowed_origins: components["schemas"]["Origin"][];
            /**
             * Format: int32
             * @description Requests per minute that it may make.
             */
            rate_limit_per_minute: number;
            /** @description Whether events that arrive with this ingest key trigger assessments of payments that have none yet; false for other keys. */
            assess_on_events: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description From when on it no longer works; null: never by itself. */
            expires_at: string | null;
            /** @description When it was last used, to about ten seconds; null: never. */
            last_used_at: string | null;
            /** @description When it was revoked. */
            revoked_at: string | null;
        };
        /** @description A key to make. */
        KeyCreate: {
            /** @description Type of the key. */
            type: components["schemas"]["KeyType"];
            /** @description Display name. */
            name: components["schemas"]["KeyName"];
            /** @description What it may do. Absent: `assess` for publishable and secret keys. Ingest keys have none. */
            permissions?: components["schemas"]["Permission"][];
            /** @description For payment service providers: the one submerchant that the key sees and writes. */
            submerchant_id?: components["schemas"]["Uuid"];
            /** @description For publishable keys: the origins of the pages that may use it. Absent: any page may. */
            allowed_origins?: components["schemas"]["Origin"][];
            /**
             * @description For ingest keys: assess payments and payment attempts that events describe and that have no assessment yet. The caller must hold `assess`. Rotation keeps it.
             * @default false
             */
            assess_on_events?: boolean;
            /**
             * Format: date-time
             * @description Expiry time.
             */
            expires_at?: string;
            /** @description Requests per minute. Absent: the limit of its kind. */
            rate_limit_per_minute?: components["schemas"]["RequestsPerMinute"];
        };
        /** @description A page of keys. */
        KeyList: {
            /** @description The items. */
            data: components["schemas"]["Key"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Name of a key, for people.
         * @example Checkout server
         */
        KeyName: string;
        /** @description How a key is replaced. */
        KeyRotate: {
            /**
             * Format: int32
             * @description Seconds for which the old key still works beside the new one: 0 ends it at once, a week is the most.
             * @default 86400
             */
            overlap_seconds?: number;
        };
        /**
         * @description State of a key. Only an active one opens anything.
         * @enum {string}
         */
        KeyStatus: "active" | "disabled" | "expired" | "revoked";
        /**
         * @description Kind of a key.
         * @enum {string}
         */
        KeyType: "publishable" | "secret" | "ingest";
        /** @description Time from the arrival of requests to their decisions, in milliseconds; exact to a twentieth. Null without assessments. */
        LatencyQuantiles: {
            /** @description Half were faster. */
            p50: number | null;
            /** @description 95 of 100 were faster. */
            p95: number | null;
            /** @description 99 of 100 were faster. */
            p99: number | null;
        };
        /** @description How models are learned and used. */
        LearningSettings: {
            /**
             * @description The largest share of decisions that a model may change to go live without approval, after seven days and 1,000 decisions in shadow and only if the comparison says that it
             *     is better; null: none goes live without approval.
             */
            automatic_promotion_budget: components["schemas"]["PromotionBudget"] | null;
            /**
             * @description Takes part in the pool of the installation: aggregates of its fits (no payment, no identifier) shape the weights that others begin with, and theirs shape its own. Without
             *     it, neither.
             */
            pooling: boolean;
        };
        /** @description Changes of how models are learned and used. Absent fields stay unchanged. */
        LearningUpdate: {
            /** @description The largest share of decisions that a model may change to go live without approval; null: none goes live without approval. */
            automatic_promotion_budget?: components["schemas"]["PromotionBudget"] | null;
            /** @description Whether it takes part in the pool of the installation. */
            pooling?: boolean;
        };
        /** @description Matches with lists and the intelligence network. */
        ListFacts: {
            /**
             * Format: double
             * @description 1 when a blocklist entry of severity `block` matched.
             * @default 0
             * @example 1
             */
            block?: number;
            /**
             * Format: double
             * @description 1 when a blocklist entry of severity `review` matched.
             * @default 0
             * @example 1
             */
            review?: number;
            /**
             * Format: double
             * @description 1 when a blocklist entry of severity `flag` matched.
             * @default 0
             * @example 1
             */
            flag?: number;
            /**
             * Format: double
             * @description 1 when two or more participants of the intelligence network reported a value of the payment.
             * @default 0
             * @example 1
             */
            network_confirmed?: number;
            /**
             * Format: double
             * @description 1 when one participant of the intelligence network reported a value of the payment.
             * @default 0
             * @example 1
             */
            network_suspected?: number;
        };
        /**
         * @description Why an entry would not match just now.
         * @enum {string}
         */
        ListMismatch: "inactive" | "expired" | "other_flow" | "other_submerchant";
        /**
         * @description Effect of an entry.
         * @enum {string}
         */
        ListSeverity: "block" | "flag" | "review";
        /**
         * @description What an entry lists. Values are normalised per type before they are stored and matched, so what was entered is what is matched.
         * @enum {string}
         */
        ListType: "email" | "email_domain" | "ip_address" | "ip_range" | "device_fingerprint" | "card_bin" | "card_hash" | "country" | "phone" | "customer_id" | "clabe" | "iban" | "account_hash" | "swift_bic" | "beneficiary_id";
        /**
         * @description The value of an entry.
         * @example fraude@ejemplo.mx
         */
        ListValue: string;
        /** @description A live rule that matched. */
        MatchedRule: {
            /** @description Identifies it. */
            id: components["schemas"]["Uuid"];
            /**
             * Format: int32
             * @description The version that matched.
             */
            version: number;
            /** @description Code of its signal. */
            code: components["schemas"]["RuleCode"];
            /** @description Its name. */
            name: components["schemas"]["RuleName"];
        };
        /** @description Merchant that accepts the payment. */
        Merchant: {
            /**
             * @description Terminal, store or checkout that takes the payment.
             * @example TPV-0117
             */
            terminal_id?: string;
            /**
             * @description Merchant category code (ISO 18245).
             * @example 5661
             */
            category_code?: string;
            /**
             * @description Name shown to the payer.
             * @example Zapatería El Paso
             */
            name?: components["schemas"]["Text"];
        };
        /** @description Your own data: string to string, at most 50 keys, stored with the assessment. */
        Metadata: {
            [key: string]: components["schemas"]["MetadataValue"];
        };
        /** @description A value of `metadata`. */
        MetadataValue: string;
        /** @description A step of a calibration. */
        ModelCalibrationStep: {
            /**
             * Format: double
             * @description Highest score of the step.
             */
            up_to: number;
            /**
             * Format: double
             * @description Probability of fraud of its scores, from 0 to 1.
             */
            probability: number;
            /**
             * Format: double
             * @description Payments that it was learned from.
             */
            payments: number;
            /**
             * Format: int32
             * @description Frauds among them.
             */
            frauds: number;
        };
        /** @description A payment whose decision would change. */
        ModelChangedPayment: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Decision of the live policy. */
            from: components["schemas"]["Decision"];
            /** @description Decision of the model. */
            to: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description Score of the live policy.
             */
            champion_score: number;
            /**
             * Format: double
             * @description Score of the model.
             */
            challenger_score: number;
        };
        /** @description A model beside the live policy, on the same payments. Refreshed by a background job about daily. */
        ModelComparison: {
            /** @description The model. */
            model_id: components["schemas"]["Uuid"];
            /** @description The policy that it is compared with: see `policy_version` of an assessment. */
            champion: string;
            /** @description When it was computed; null: not yet, and every figure is null. */
            computed_at: string | null;
            /** @description The settled payments were assessed from this time on: neither side was fitted to them. */
            from: string | null;
            /** @description And before this time. */
            to: string | null;
            /**
             * Format: int32
             * @description Settled payments that both scored.
             */
            payments: number;
            /**
             * Format: int32
             * @description Frauds among them.
             */
            frauds: number;
            /** @description The organization's share of declined payments, at which precision and recall are taken. */
            decline_rate: number | null;
            /** @description Mean log-loss of the calibrated scores; lower is better. */
            log_loss: components["schemas"]["ModelMeasure"];
            /** @description Average precision. */
            average_precision: components["schemas"]["ModelMeasure"];
            /** @description Area under the ROC curve. */
            auc: components["schemas"]["ModelMeasure"];
            /** @description Share of fraud among the payments of the highest scores. */
            precision: components["schemas"]["ModelMeasure"];
            /** @description Share of frauds that are among them. */
            recall: components["schemas"]["ModelMeasure"];
            /** @description Fraud prevented less good payments refused there, in US dollars at rough rates. */
            money: components["schemas"]["ModelMeasure"];
            /** @description What they say together. */
            verdict: components["schemas"]["ModelVerdict"];
            /** @description Decisions of the shadow period that would change, most frequent first. */
            decision_changes: components["schemas"]["ModelDecisionChange"][];
            /** @description Some of the payments whose decision would change, newest first. */
            changed_payments: components["schemas"]["ModelChangedPayment"][];
        };
        /** @description A point of a curve: between points the strength is linear. */
        ModelCurvePoint: {
            /**
             * Format: double
             * @description The observed value, in the unit of the signal.
             */
            observed: number;
            /**
             * Format: double
             * @description The strength that it has, from 0 to 1.
             */
            strength: number;
        };
        /** @description Decisions with the same change. */
        ModelDecisionChange: {
            /** @description Decision of the live policy. */
            from: components["schemas"]["Decision"];
            /** @description Decision of the model. */
            to: components["schemas"]["Decision"];
            /**
             * Format: int32
             * @description How many.
             */
            count: number;
        };
        /** @description A model with its signals. */
        ModelDetail: {
            /** @description Identifies the model. */
            id: components["schemas"]["Uuid"];
            /** @description State. */
            state: components["schemas"]["ModelState"];
            /** @description Where its weights come from. */
            source: components["schemas"]["ModelSource"];
            /** @description The live model that it was made from and compared with; null: the catalogue. */
            base_model_id: components["schemas"]["Uuid"] | null;
            /** @description Whether the hazards of its weights are within a factor of 1.25 of those that were live a week before. */
            weekly_limit: boolean;
            /** @description Frauds that it was fitted to; null where it was not fitted. */
            frauds: number | null;
            /** @description Settled payments that it was fitted to, weighted by how much of their fraud is known; null where it was not fitted. */
            payments: number | null;
            /** @description Payments assessed before this time were fitted to; later ones evaluate it. Null where it was not fitted. */
            fitted_until: string | null;
            /**
             * Format: int32
             * @description Signals whose weight or curve changes.
             */
            changed_signals: number;
            /** @description Its decisions in shadow; null before it was in shadow. */
            shadow: components["schemas"]["ModelShadow"] | null;
            /** @description Why it was proposed or rejected, in the words of the person who did. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was proposed.
             */
            created_at: string;
            /** @description Since when it is live, or was the last time; null: never. */
            live_since: string | null;
            /** @description When it was archived or rejected; null: it is neither. */
            ended_at: string | null;
            /** @description Hazard of a payment without any signal, `-ln(1 - probability)`; null where it was not fitted. */
            base_hazard: number | null;
            /** @description Probability of fraud by score; null: not calibrated. */
            calibration: components["schemas"]["ModelCalibrationStep"][] | null;
            /** @description Signals of the model. Those that are absent are as in the catalogue. */
            signals: components["schemas"]["ModelSignal"][];
            /** @description Pairs of signals of the model. */
            pairs: components["schemas"]["ModelPair"][];
            /** @description Signals whose absence has a weight in the model. */
            unobserved: components["schemas"]["ModelUnobserved"][];
        };
        /** @description Payments differ from those that the live policy was fitted to. */
        ModelDriftingEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "model.drifting";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["ModelDriftingEventData"];
        };
        /** @description Drift. */
        ModelDriftingEventData: {
            /** @description The policy that decides: see `policy_version` of an assessment. */
            policy_version: string;
            /**
             * Format: date-time
             * @description Beginning of the measured time.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the measured time.
             */
            to: string;
            /** @description What left its range. */
            findings: components["schemas"]["DriftFinding"][];
        };
        /** @description A model that was proposed or went live. */
        ModelEventData: {
            /** @description The model after the change. */
            model: components["schemas"]["RiskModel"];
        };
        /** @description What a weight was learned from. */
        ModelEvidence: {
            /**
             * Format: double
             * @description Frauds attributed to the signal. A fraud with several signals is divided between them, so this is rarely whole.
             */
            frauds: number;
            /**
             * Format: double
             * @description Settled payments in which the signal was seen, each by the strength with which it was.
             */
            exposure: number;
            /** @description 95 % interval of the weight that the outcomes alone indicate. The limits of a fit can keep the weight outside of it. */
            interval: components["schemas"]["ModelInterval"];
        };
        /** @description A fit that was requested. It runs in the background within minutes and proposes a model. */
        ModelFit: {
            /**
             * Format: date-time
             * @description When it was first requested; a further request before it runs changes nothing.
             */
            requested_at: string;
            /** @description Known outcomes of the last 90 days. */
            outcomes: components["schemas"]["ModelOutcomes"];
            /** @description Outcomes that a fit needs. */
            needed: components["schemas"]["ModelOutcomes"];
        };
        /** @description How to fit. */
        ModelFitRequest: {
            /**
             * @description Keeps the hazard of each weight, `-ln(1 - weight/100)`, within a factor of 1.25 of the one that was live a week ago. Without it, the outcomes alone and the limits against the catalogue decide, and the model is never
             *     promoted automatically.
             * @default true
             */
            weekly_limit?: boolean;
        };
        /** @description A range. */
        ModelInterval: {
            /**
             * Format: double
             * @description Lower bound.
             */
            from: number;
            /**
             * Format: double
             * @description Upper bound.
             */
            to: number;
        };
        /** @description A page of models. */
        ModelList: {
            /** @description The items. */
            data: components["schemas"]["RiskModel"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A figure of both sides. */
        ModelMeasure: {
            /** @description Of the live policy. */
            champion: number | null;
            /** @description Of the model. */
            challenger: number | null;
            /** @description Challenger less champion. */
            difference: number | null;
            /** @description 95 % interval of the difference, by the bootstrap over days. */
            interval: components["schemas"]["ModelInterval"] | null;
        };
        /** @description Outcomes for a fit. */
        ModelOutcomes: {
            /**
             * Format: int32
             * @description Frauds.
             */
            frauds: number;
            /**
             * Format: int32
             * @description Payments whose outcome is known, frauds included.
             */
            payments: number;
        };
        /** @description Two signals that mean more together than apart: where both fire, the pair adds a weight of its own. */
        ModelPair: {
            /**
             * @description Code of the pair in answers: the codes of both signals, joined by `+`.
             * @example DEVICE_NEW_FOR_PAYER+AMOUNT_DEVIATION_PAYER
             */
            code: string;
            /**
             * Format: double
             * @description Weight in the policy that the model was compared with when it was made; 0: it was not there.
             */
            weight_before: number;
            /**
             * Format: double
             * @description Weight in the model, both signals at full strength; 0: it is not there any more.
             */
            weight_after: number;
            /** @description What it was learned from; null where it was not learned anew. */
            evidence: components["schemas"]["ModelPairEvidence"] | null;
        };
        /** @description What a pair was learned from. */
        ModelPairEvidence: {
            /**
             * Format: double
             * @description Frauds with both signals, each by the product of their strengths.
             */
            frauds: number;
            /**
             * Format: double
             * @description How many frauds the weights of the signals alone expect there.
             */
            expected_frauds: number;
        };
        /** @description A model went live. */
        ModelPromotedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "model.promoted";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["ModelPromotedEventData"];
        };
        /** @description A model that went live. */
        ModelPromotedEventData: {
            /** @description The model after the change. */
            model: components["schemas"]["RiskModel"];
            /** @description How. */
            promotion: components["schemas"]["ModelPromotion"];
            /** @description The model that was live before; null: the catalogue. */
            replaced_model_id: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description How a model came to be live.
         * @enum {string}
         */
        ModelPromotion: "approved" | "automatic" | "cold_start";
        /** @description A model proposed by a person. */
        ModelPropose: {
            /** @description Maximum weights by signal code. Signals that are absent keep the weight that is live. */
            signal_weights: {
                [key: string]: components["schemas"]["SignalWeight"];
            };
            /** @description Why. */
            reason?: components["schemas"]["ModelReason"];
        };
        /** @description A model was proposed: fitted, pooled or by a person. */
        ModelProposedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "model.proposed";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["ModelEventData"];
        };
        /** @description Why something was done. */
        ModelReason: string;
        /** @description A rejection. */
        ModelReject: {
            /** @description Why. */
            reason?: components["schemas"]["ModelReason"];
        };
        /** @description A rollback. */
        ModelRollback: {
            /**
             * @description What to go back to.
             * @default previous
             */
            to?: components["schemas"]["RollbackTarget"];
            /** @description Why. */
            reason?: components["schemas"]["ModelReason"];
        };
        /** @description The policy after a rollback. */
        ModelRolledBack: {
            /** @description The model that is no longer live. */
            rolled_back: components["schemas"]["RiskModel"];
            /** @description The model that is live now; null: the catalogue. */
            live: components["schemas"]["RiskModel"] | null;
        };
        /** @description The live model was rolled back. */
        ModelRolledBackEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "model.rolled_back";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["ModelRolledBackEventData"];
        };
        /** @description A rollback. */
        ModelRolledBackEventData: {
            /** @description The model that is no longer live. */
            model: components["schemas"]["RiskModel"];
            /** @description The model that is live now; null: the catalogue. */
            live_model_id: components["schemas"]["Uuid"] | null;
        };
        /** @description Decisions of a challenger beside those of the live policy, on the same payments. */
        ModelShadow: {
            /**
             * Format: date-time
             * @description Since when.
             */
            since: string;
            /**
             * Format: int32
             * @description Decisions that were compared.
             */
            decisions: number;
            /**
             * Format: int32
             * @description Decisions that would have been others.
             */
            changed: number;
            /**
             * Format: double
             * @description Share of decisions that would have been others.
             */
            changed_share: number;
        };
        /** @description A signal before and after. */
        ModelSignal: {
            /**
             * @description Code of the signal.
             * @example AMOUNT_ANOMALY_PAYER
             */
            code: string;
            /**
             * Format: double
             * @description Maximum weight in the policy that the model was compared with when it was made.
             */
            weight_before: number;
            /**
             * Format: double
             * @description Maximum weight in the model.
             */
            weight_after: number;
            /** @description The curve before; null: the signal has none. */
            curve_before: components["schemas"]["ModelCurvePoint"][] | null;
            /** @description The curve in the model; null: the signal has none. */
            curve_after: components["schemas"]["ModelCurvePoint"][] | null;
            /**
             * Format: double
             * @description How much of its strength counted whatever scales it, from 0 to 1. The catalogue scales some strengths: an unusual amount counts little where little money is at
             *     stake. Where outcomes show that small amounts are fraud as often, a fit raises this share from 0.
             */
            least_part_before: number;
            /**
             * Format: double
             * @description The same in the model.
             */
            least_part_after: number;
            /** @description What the weight was learned from; null where it was not learned. */
            evidence: components["schemas"]["ModelEvidence"] | null;
        };
        /**
         * @description Where the weights of a model come from.
         * @enum {string}
         */
        ModelSource: "fitted" | "pooled" | "manual";
        /**
         * @description State of a model.
         * @enum {string}
         */
        ModelState: "proposed" | "shadow" | "live" | "archived" | "rejected";
        /** @description A signal that could not be observed: where most payments show it, its absence adds a weight of its own. */
        ModelUnobserved: {
            /**
             * @description Code in answers: that of the signal, with `:UNOBSERVED` after it.
             * @example ACCOUNT_NEW:UNOBSERVED
             */
            code: string;
            /**
             * Format: double
             * @description Weight in the policy that the model was compared with when it was made; 0: it was not there.
             */
            weight_before: number;
            /**
             * Format: double
             * @description Weight in the model; 0: it is not there any more.
             */
            weight_after: number;
            /** @description What it was learned from; null where it was not learned anew. */
            evidence: components["schemas"]["ModelUnobservedEvidence"] | null;
        };
        /** @description What the weight of an unobserved signal was learned from. */
        ModelUnobservedEvidence: {
            /**
             * Format: double
             * @description Frauds in which the signal could not be observed.
             */
            frauds: number;
            /**
             * Format: double
             * @description Settled payments in which it could not, frauds included.
             */
            payments: number;
        };
        /**
         * @description Result of a comparison.
         * @enum {string}
         */
        ModelVerdict: "better" | "worse" | "undecided";
        /** @description What others report of a value; never who. */
        NetworkAnswer: {
            /** @description How many other participants report it; null for none. */
            participants: components["schemas"]["ParticipantBand"] | null;
            /**
             * @description The month (`2026-11`) of what happened last; null unless two or more others report it.
             * @example 2026-11
             */
            last_seen_month: string | null;
            /** @description Categories that at least two other participants reported. */
            categories: components["schemas"]["NetworkCategory"][];
            /** @description Whether your organization reports it. */
            own: boolean;
        };
        /**
         * @description Category of a signal.
         * @enum {string}
         */
        NetworkCategory: "fraud" | "chargeback" | "account_takeover" | "identity_theft" | "mule_account" | "scam";
        /** @description Signals to contribute. */
        NetworkContribution: {
            /** @description The signals. Each is validated separately. */
            signals: components["schemas"]["NetworkSignalInput"][];
        };
        /** @description Result of a batch. */
        NetworkContributionResult: {
            /**
             * Format: int32
             * @description Signals that are new.
             */
            accepted: number;
            /**
             * Format: int32
             * @description Signals that you had contributed before: updated with the new category, confidence and expiry (without one, the later expiry).
             */
            duplicates: number;
            /** @description Signals that were not taken. */
            rejected: components["schemas"]["NetworkRejected"][];
        };
        /** @description A payment with identifiers that other participants reported. */
        NetworkEventData: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description Decision. */
            decision: components["schemas"]["Decision"];
            /** @description What was reported; never by whom. */
            matches: components["schemas"]["NetworkMatch"][];
        };
        /** @description A member that left. */
        NetworkLeft: {
            /** @description Whether it is a member. */
            member: boolean;
            /** @description Its signals are contributed: those that it sends, and those of confirmed frauds, lost chargebacks and shared fraud reports. */
            contribute: boolean;
            /** @description Its decisions know the signals of others. */
            consume: boolean;
            /** @description Since when; null for no member. */
            member_since: string | null;
            /**
             * Format: int32
             * @description Own signals that were withdrawn.
             */
            withdrawn: number;
        };
        /** @description An identifier that other participants reported. */
        NetworkMatch: {
            /** @description Type of the identifier. */
            signal_type: string;
            /** @description Number of participants that reported it, as a range. */
            participants: components["schemas"]["ParticipantBand"];
        };
        /** @description An identifier of a payment was reported in the intelligence network. */
        NetworkMatchedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "network.signal_matched";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["NetworkEventData"];
        };
        /** @description How the organization takes part. */
        NetworkMembership: {
            /** @description Whether it is a member. */
            member: boolean;
            /** @description Its signals are contributed: those that it sends, and those of confirmed frauds, lost chargebacks and shared fraud reports. */
            contribute: boolean;
            /** @description Its decisions know the signals of others. */
            consume: boolean;
            /** @description Since when; null for no member. */
            member_since: string | null;
        };
        /** @description How to take part. */
        NetworkMembershipSet: {
            /** @description Contribute signals. */
            contribute: boolean;
            /** @description Let decisions know the signals of others. Only for those who contribute. */
            consume: boolean;
        };
        /** @description Values to query. */
        NetworkQuery: {
            /** @description The values. */
            signals: components["schemas"]["NetworkQueryItem"][];
        };
        /** @description A value to query: itself, or its hash, and never both. */
        NetworkQueryItem: {
            /** @description Type of the value. */
            signal_type: components["schemas"]["NetworkSignalType"];
            /**
             * @description The value, in any spelling. It is not stored.
             * @example comprador@correo.mx
             */
            value?: string;
            /** @description SHA-256 of the normalised value, instead of it. */
            value_hash?: components["schemas"]["ValueHash"];
        };
        /** @description What others report. */
        NetworkQueryResult: {
            /** @description One answer for each value, in the order of the request. */
            data: components["schemas"]["NetworkAnswer"][];
        };
        /**
         * @description Why a signal of a batch was not taken.
         * @enum {string}
         */
        NetworkRefusal: "INVALID_TYPE" | "INVALID_VALUE" | "NOT_SHAREABLE" | "INVALID_EXPIRY" | "VALUE_IN_DESCRIPTION";
        /** @description A signal of a batch that was not taken. */
        NetworkRejected: {
            /**
             * Format: int32
             * @description Index in the batch, from 0.
             */
            index: number;
            /** @description Reason code. */
            code: components["schemas"]["NetworkRefusal"];
            /** @description Reason, for people. */
            message: string;
        };
        /** @description One of your signals. */
        NetworkSignal: {
            /** @description Identifies it. */
            id: components["schemas"]["Uuid"];
            /** @description Type of the value. */
            signal_type: components["schemas"]["NetworkSignalType"];
            /** @description Category. */
            category: components["schemas"]["NetworkCategory"];
            /**
             * Format: double
             * @description How sure you were.
             */
            confidence: number;
            /** @description The assessment whose outcome, or the fraud report that contributed it; null for those that you sent. */
            caused_by: components["schemas"]["Uuid"] | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description From when on it counts no more.
             */
            expires_at: string;
            /** @description Your note. */
            description: string | null;
            /**
             * Format: date-time
             * @description When it was contributed.
             */
            created_at: string;
        };
        /** @description A signal to contribute: a value, or the hash of one, and never both. */
        NetworkSignalInput: {
            /**
             * @description Type of the value.
             * @example email
             */
            signal_type: string;
            /**
             * @description The value, in any spelling. Only a keyed hash of it is stored.
             * @example comprador@correo.mx
             */
            value?: string;
            /** @description SHA-256 of the normalised value, instead of it. */
            value_hash?: components["schemas"]["ValueHash"];
            /** @description Category. */
            category: components["schemas"]["NetworkCategory"];
            /**
             * Format: double
             * @description How sure you are, from 0 to 1.
             * @default 0.5
             */
            confidence?: number;
            /**
             * Format: date-time
             * @description When it happened; default: now, also for a time in the future.
             */
            occurred_at?: string;
            /**
             * Format: date-time
             * @description Expiry: at most one year ahead, default 180 days. Contributing a signal again replaces its expiry, also by an earlier one: this withdraws a wrong signal.
             *     It also expires what a fraud report without a session contributed about the value.
             */
            expires_at?: string;
            /** @description Your note, not visible to others. It must not repeat the value. */
            description?: string;
        };
        /**
         * @description Kinds of value that participants share. Kinds without a meaning to others (your customer ids) or too broad (a BIN) are excluded.
         * @enum {string}
         */
        NetworkSignalType: "email" | "email_domain" | "phone" | "ip_address" | "device_fingerprint" | "card_hash" | "clabe" | "iban" | "account_hash";
        /** @description What the network holds. */
        NetworkStats: {
            /** @description How the organization takes part. */
            membership: components["schemas"]["NetworkMembership"];
            /**
             * Format: int32
             * @description Own signals that count now.
             */
            contributed_active_signals: number;
            /**
             * Format: int32
             * @description Signals of all participants that count now: the exact total of the pool. While fewer than three members have signals in it, rounded down to the first two
             *     digits (to tens below 100, never below your own), because the total less your own would be the number of one other member.
             */
            network_active_signals: number;
            /**
             * @description The operation that contributes.
             * @example POST /api/v1/network/intelligence
             */
            contribute_endpoint: string;
            /**
             * @description What decisions make of it for this organization.
             * @example Decisions take signals of other participants into account.
             */
            consume_note: string;
        };
        /** @description Purchased item. */
        OrderItem: {
            /**
             * @description Your stock code.
             * @example TEN-RUN-26
             */
            sku?: string;
            /**
             * @description Name.
             * @example Tenis para correr, talla 26
             */
            name?: components["schemas"]["Text"];
            /**
             * @description Category.
             * @example calzado
             */
            category?: string;
            /**
             * Format: double
             * @description Quantity.
             * @example 1
             */
            quantity?: number;
            /** @description Unit price, in the unit of `amount`. */
            unit_price?: components["schemas"]["Amount"];
        };
        /** @description The organization and its settings, defaults included. */
        Organization: {
            /** @description Identifies the organization. */
            id: components["schemas"]["Uuid"];
            /** @description Its name. */
            name: string;
            /** @description Kind of business. */
            segment: components["schemas"]["Segment"];
            /** @description From which scores on what is decided. */
            thresholds: components["schemas"]["DecisionThresholds"];
            /** @description How the thresholds are given. */
            thresholds_source: components["schemas"]["ThresholdsSource"];
            /** @description The probabilities that the thresholds are given as; null unless they are. */
            threshold_probabilities: components["schemas"]["ThresholdProbabilities"] | null;
            /** @description The costs that the thresholds are given as; null unless they are. */
            threshold_costs: components["schemas"]["DecisionCosts"] | null;
            /** @description What was derived from probabilities or costs; null for thresholds that are scores. */
            derived_thresholds: components["schemas"]["DerivedThresholds"] | null;
            /** @description Maximum weight of each signal, by signal code: the organization's own, else that of the live model, else the catalogue's. */
            signal_weights: {
                [key: string]: components["schemas"]["SignalWeight"];
            };
            /** @description Countries for which `HIGH_RISK_COUNTRY` fires. */
            high_risk_countries: components["schemas"]["CountryCode"][];
            /** @description Reasons that are returned to publishable keys. */
            browser_signals: components["schemas"]["BrowserSignals"];
            /**
             * @description How the risk score is returned to publishable keys. `band` unless set; organizations from before this setting keep `exact`. Has no effect while
             *     `browser_signals` is `full`: the score can be computed from the weights of the signals.
             */
            browser_score: components["schemas"]["BrowserScore"];
            /** @description Percentage of would-be declines that are approved as a holdout; 0: none. */
            holdout_percent: components["schemas"]["HoldoutPercent"];
            /** @description How models are learned and used. */
            learning: components["schemas"]["LearningSettings"];
            /** @description Rules go live only with the approval of a second person. */
            rule_approval: boolean;
            /** @description Minutes within which reviews are to be resolved; 60 unless set. */
            review_target_minutes: components["schemas"]["ReviewTarget"];
            /** @description Prefix of case reference numbers. */
            case_prefix: components["schemas"]["CasePrefix"];
            /** @description While true, assess answers 503 `ASSESS_MAINTENANCE`. */
            maintenance: boolean;
            /**
             * Format: date-time
             * @description Since when it is a customer.
             */
            created_at: string;
        };
        /** @description A change of the organization. Absent fields stay unchanged. */
        OrganizationUpdate: {
            /** @description Its name. */
            name?: string;
            /** @description What it is. An organization with active submerchants stays a `psp`. */
            segment?: components["schemas"]["Segment"];
            /** @description From which scores on what is decided; the resulting three must rise. Replaces probabilities and costs. */
            thresholds?: components["schemas"]["ThresholdsUpdate"];
            /** @description Thresholds as probabilities of fraud, from which the service derives scores, now and whenever the calibration changes. Null: back to the defaults. */
            threshold_probabilities?: components["schemas"]["ThresholdProbabilities"] | null;
            /** @description Thresholds as costs, from which the service derives probabilities and scores, now and whenever the calibration changes. Null: back to the defaults. */
            threshold_costs?: components["schemas"]["DecisionCosts"] | null;
            /** @description Maximum weights by signal code; null: back to the live model's, or the catalogue's. A weight set here stays in force, whatever model is live. */
            signal_weights?: {
                [key: string]: components["schemas"]["SignalWeight"] | null;
            };
            /** @description Countries for which `HIGH_RISK_COUNTRY` fires. Replaces the list. */
            high_risk_countries?: components["schemas"]["CountryCode"][];
            /** @description Reasons that are returned to publishable keys. */
            browser_signals?: components["schemas"]["BrowserSignals"];
            /** @description How the risk score is returned to publishable keys. */
            browser_score?: components["schemas"]["BrowserScore"];
            /** @description Percentage of would-be declines that are approved as a holdout; 0: none. */
            holdout_percent?: components["schemas"]["HoldoutPercent"];
            /** @description How models are learned and used. */
            learning?: components["schemas"]["LearningUpdate"];
            /** @description True: rules go live only with the approval of a second person. */
            rule_approval?: boolean;
            /** @description Minutes within which reviews are to be resolved. */
            review_target_minutes?: components["schemas"]["ReviewTarget"];
            /** @description Prefix of case reference numbers. */
            case_prefix?: components["schemas"]["CasePrefix"];
            /** @description True: assess answers 503 `ASSESS_MAINTENANCE` until it is false again. */
            maintenance?: boolean;
        };
        /**
         * @description Origin of a web page: scheme, host and, where it is not the usual one, port. Plain http for localhost only.
         * @example https://shop.example
         */
        Origin: string;
        /** @description An outcome was recorded. */
        OutcomeAppliedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "assess.outcome_applied";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["OutcomeEventData"];
        };
        /** @description What happened after an assessment, and what is known about it. */
        OutcomeDetails: {
            /** @description Outcome. */
            outcome: components["schemas"]["OutcomeKind"];
            /**
             * @description Name of the payment provider.
             * @example adyen
             */
            provider?: string;
            /** @description The dispute at the provider. */
            provider_dispute_id?: string;
            /** @description The payment at the provider. */
            provider_payment_id?: string;
            /** @description Why, in your words. A `failed` whose reason is a processor's own trouble (`processor_error`, `issuer_unavailable`, `timeout`, ...) does not count against the payer. */
            reason?: string;
            /**
             * @description Who committed the fraud, of a lost chargeback or a confirmed fraud: decides whether it counts against the payer. Absent: taken from `reason_code`, else from
             *     the payer's record. Ignored for other outcomes.
             */
            fraud_type?: components["schemas"]["FraudType"];
            /**
             * @description Reason code of the dispute: of Visa (`10.4`), Mastercard (`4837`), American Express (`F29`), or of Stripe (`product_not_received`). Decides the fraud type of a lost
             *     chargeback or a confirmed fraud that states none. An unknown code is stored and decides nothing.
             * @example 10.4
             */
            reason_code?: string;
        };
        /** @description A list entry that an outcome made, took back or left. */
        OutcomeEntry: {
            /** @description The entry. */
            id: components["schemas"]["Uuid"];
            /** @description Type of the value. */
            list_type: components["schemas"]["ListType"];
            /** @description The value, normalised. */
            value: string;
            /** @description What it does; null on an allowlist. */
            severity: components["schemas"]["ListSeverity"] | null;
            /** @description When it expires. */
            expires_at: string | null;
        };
        /** @description An outcome, and what it changed. */
        OutcomeEventData: {
            /** @description The record. */
            outcome_id: components["schemas"]["Uuid"];
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Outcome. */
            outcome: components["schemas"]["OutcomeKind"];
            /** @description Whether it changed counters or lists that later decisions use. */
            feedback_applied: boolean;
            /** @description What it changed. */
            feedback: components["schemas"]["OutcomeFeedback"];
            /** @description How it was received. */
            origin: components["schemas"]["EventOrigin"];
        };
        /** @description Exactly what the outcome changed. */
        OutcomeFeedback: {
            /** @description Blocklist entries that it made or renewed: the later end and the stricter severity hold. */
            blocklist_entries: components["schemas"]["OutcomeEntry"][];
            /** @description What is known of the payer now, as the caller counts; null where the assessment knew no payer. */
            payer_counters: components["schemas"]["PayerRecord"] | null;
            /** @description Allowlist entries that it made or renewed. */
            allowlist_entries: components["schemas"]["OutcomeEntry"][];
            /** @description Entries of this session that it revoked: of the blocklist, or, for a dispute, of the allowlist. */
            released_entries: components["schemas"]["OutcomeEntry"][];
            /** @description Entries that still block the payer's next payment, from other sessions or made by hand. */
            still_blocking: components["schemas"]["OutcomeEntry"][];
            /** @description Who committed the fraud, of a lost chargeback or a confirmed fraud; null for other outcomes. */
            fraud_type: components["schemas"]["FraudType"] | null;
            /** @description What the fraud type was taken from; null where there is none. */
            fraud_type_source: components["schemas"]["FraudTypeSource"] | null;
            /** @description What the dispute counts against; null where there is no fraud type. */
            burdened: components["schemas"]["BurdenedParty"] | null;
            /** @description The case of this session; for a submerchant's key, the one that its own report opened. */
            case_id: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description What happened after an assessment.
         * @enum {string}
         */
        OutcomeKind: "captured" | "failed" | "refunded" | "chargeback_lost" | "chargeback_won" | "fraud_confirmed" | "false_positive";
        /**
         * @description The outcome, recorded. An outcome of the payment (`captured`, `failed`, `refunded`) holds until another one of the payment is reported; a verdict
         *     (`chargeback_lost`, `fraud_confirmed`, or `chargeback_won`, `false_positive`) until an opposite verdict or a fraud report replaces it.
         */
        OutcomeRecord: {
            /** @description Identifies the record. */
            outcome_id: components["schemas"]["Uuid"];
            /** @description The session. */
            session_id: string;
            /** @description Outcome. */
            outcome: components["schemas"]["OutcomeKind"];
            /** @description Whether it changed counters or lists that later decisions use. */
            feedback_applied: boolean;
            /** @description What it changed. */
            feedback: components["schemas"]["OutcomeFeedback"];
            /** @description True when this outcome holds already: the record of when it was applied. */
            idempotent_replay: boolean;
            /**
             * @description The latest outcome of the session that holds after this call: this one where it was applied.
             * @example chargeback_lost
             */
            current_outcome: components["schemas"]["OutcomeKind"];
        };
        /** @description An outcome to report. */
        OutcomeReport: {
            /**
             * @description The session of the assessment.
             * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
             */
            session_id: string;
            /** @description Outcome. */
            outcome: components["schemas"]["OutcomeKind"];
            /**
             * @description Name of the payment provider.
             * @example adyen
             */
            provider?: string;
            /** @description The dispute at the provider. */
            provider_dispute_id?: string;
            /** @description The payment at the provider. */
            provider_payment_id?: string;
            /** @description Why, in your words. A `failed` whose reason is a processor's own trouble (`processor_error`, `issuer_unavailable`, `timeout`, ...) does not count against the payer. */
            reason?: string;
            /**
             * @description Who committed the fraud, of a lost chargeback or a confirmed fraud: decides whether it counts against the payer. Absent: taken from `reason_code`, else from
             *     the payer's record. Ignored for other outcomes.
             */
            fraud_type?: components["schemas"]["FraudType"];
            /**
             * @description Reason code of the dispute: of Visa (`10.4`), Mastercard (`4837`), American Express (`F29`), or of Stripe (`product_not_received`). Decides the fraud type of a lost
             *     chargeback or a confirmed fraud that states none. An unknown code is stored and decides nothing.
             * @example 10.4
             */
            reason_code?: string;
        };
        /**
         * @description Reported outcomes until now. Rates are from 0 to 1 with four decimals, and null if the denominator is zero. They count
         *     assessments requested by your server, and those that events of payment providers triggered: a page can make any number of assessments with a publishable key.
         */
        OutcomeStats: {
            /**
             * Format: int64
             * @description Outcomes that were reported, each kind once for an assessment however often it was applied.
             */
            total: number;
            /** @description By kind. */
            by_outcome: components["schemas"]["CountByOutcome"];
            /** @description Assessments with a chargeback in force, among those that were not declined. */
            chargeback_rate: number | null;
            /** @description Assessments with a fraud in force (a lost chargeback, a confirmed fraud, a fraud report), among all. */
            fraud_rate: number | null;
            /** @description False alarms among all assessments. A fraud is never counted as a false alarm. */
            false_positive_rate: number | null;
            /** @description Frauds among what was declined, held or challenged and is known to be fraud or a false alarm. */
            precision: number | null;
            /** @description Declined, held or challenged among all frauds. */
            recall: number | null;
            /** @description Declined amounts that were no false alarm; of assessments requested by your server. */
            prevented_amount_by_currency: components["schemas"]["AmountByCurrency"];
        };
        /**
         * @description How many other participants reported an identifier.
         * @enum {string}
         */
        ParticipantBand: "1" | "2-4" | "5+";
        /** @description Who pays. */
        Payer: {
            /**
             * @description Your identifier of the customer. The most stable link between the orders of a payer.
             * @example cus_84213
             */
            customer_id?: components["schemas"]["Reference"];
            /**
             * @description Full name.
             * @example María González Ríos
             */
            name?: components["schemas"]["Text"];
            /** @description E-mail address; matched without regard to case and plus tags. */
            email?: components["schemas"]["GivenEmail"];
            /** @description Telephone number. National forms are read with `country`, else with the country of the billing address; one that cannot be read is reported in `field_warnings.unreadable`. */
            phone?: components["schemas"]["Phone"];
            /** @description Country of residence. */
            country?: components["schemas"]["CountryCode"];
            /** @description Identity document. */
            document?: components["schemas"]["IdentityDocument"];
            /**
             * Format: date-time
             * @description When the payer's account with you was opened.
             */
            account_created_at?: string;
            /**
             * Format: date-time
             * @description When the payer's password, e-mail or phone was last changed.
             */
            credentials_changed_at?: string;
            /**
             * Format: int32
             * @description How many orders the payer completed with you before this one. A credit while the service does not know the payer itself; ignored from publishable keys.
             * @example 7
             */
            previous_orders?: number;
        };
        /** @description Facts of the payer, or of the origin of a payout. */
        PayerFacts: {
            /**
             * @description Country of the payer, ISO 3166-1.
             * @default
             * @example MX
             */
            country?: string;
            /**
             * Format: double
             * @description Hours since the payer's account was opened.
             * @default 1000000
             * @example 2160
             */
            account_age_hours?: number;
            /**
             * Format: double
             * @description Hours since the payer's credentials were changed.
             * @default 1000000
             * @example 4
             */
            hours_since_credentials_changed?: number;
            /**
             * Format: double
             * @description Orders that the payer completed before by the caller's statement, where the service does not know the payer itself.
             * @default 0
             * @example 3
             */
            stated_orders?: number;
            /**
             * Format: double
             * @description 1 for a payer on the allowlist or with a long record without a dispute.
             * @default 0
             * @example 1
             */
            trusted?: number;
            /**
             * Format: double
             * @description Captured payments of the payer.
             * @default 0
             * @example 12
             */
            captured_payments?: number;
            /**
             * Format: double
             * @description Disputes of the payer.
             * @default 0
             * @example 0
             */
            disputes?: number;
            /**
             * Format: double
             * @description Days since the first captured payment of the payer.
             * @default 0
             * @example 210
             */
            days_since_first_capture?: number;
            /**
             * Format: double
             * @description Days since a lost chargeback that burdens the payer.
             * @default 100000
             * @example 45
             */
            days_since_chargeback?: number;
            /**
             * Format: double
             * @description Days since fraud by the payer was confirmed.
             * @default 100000
             * @example 12
             */
            days_since_confirmed_fraud?: number;
            /**
             * Format: double
             * @description Failed attempts of the payer, the card or the device within 24 hours.
             * @default 0
             * @example 1
             */
            failed_attempts_24h?: number;
            /**
             * Format: double
             * @description Distinct cards of the payer within 24 hours, this one included.
             * @default 0
             * @example 1
             */
            cards_24h?: number;
            /**
             * Format: double
             * @description The amount as a multiple of the payer's usual one.
             * @default 1
             * @example 1.2
             */
            amount_times_usual?: number;
            /**
             * Format: double
             * @description Standard deviations of the amount above the payer's usual one.
             * @default 0
             * @example 0.7
             */
            amount_deviations?: number;
            /**
             * Format: double
             * @description Unusual payments of the payer within 14 days before one that is unusual itself.
             * @default 0
             * @example 0
             */
            unusual_payments_14d?: number;
            /**
             * Format: double
             * @description Payments of the payer within one day, this one not included; at most the latest 40 are known.
             * @default 0
             * @example 1
             */
            payments_1d?: number;
            /**
             * Format: double
             * @description The same within 3 days.
             * @default 0
             * @example 1
             */
            payments_3d?: number;
            /**
             * Format: double
             * @description The same within 7 days.
             * @default 0
             * @example 3
             */
            payments_7d?: number;
            /**
             * Format: double
             * @description The same within 14 days.
             * @default 0
             * @example 5
             */
            payments_14d?: number;
            /**
             * Format: double
             * @description The same within 30 days.
             * @default 0
             * @example 9
             */
            payments_30d?: number;
            /**
             * Format: double
             * @description Sum of these payments within one day in the currency of this one, in major units.
             * @default 0
             * @example 300
             */
            amount_1d?: number;
            /**
             * Format: double
             * @description The same within 3 days.
             * @default 0
             * @example 300
             */
            amount_3d?: number;
            /**
             * Format: double
             * @description The same within 7 days.
             * @default 0
             * @example 1200
             */
            amount_7d?: number;
            /**
             * Format: double
             * @description The same within 14 days.
             * @default 0
             * @example 2100
             */
            amount_14d?: number;
            /**
             * Format: double
             * @description The same within 30 days.
             * @default 0
             * @example 4100
             */
            amount_30d?: number;
            /**
             * Format: double
             * @description Hours since the payer's previous payment.
             * @default 1000000
             * @example 30.5
             */
            hours_since_payment?: number;
            /**
             * Format: double
             * @description Share of the payer's earlier payments within two hours of this time of day.
             * @default 1
             * @example 0.4
             */
            hour_familiarity?: number;
            /**
             * Format: double
             * @description Share of the payer's earlier payments on this day of the week, times 7: 1 is as many as on other days.
             * @default 1
             * @example 1.1
             */
            weekday_familiarity?: number;
            /**
             * @description Was the card used by the payer before? Also true while no earlier card of the payer is known.
             * @default true
             * @example true
             */
            card_known?: boolean;
            /**
             * Format: double
             * @description Kilometres from this connection's country to the nearest country of the payer's earlier payments.
             * @default 0
             * @example 0
             */
            kilometres_from_usual?: number;
            /**
             * Format: double
             * @description How much of `amount_times_usual` counts: by the money at stake and by how well the usual amount is known.
             * @default 1
             * @example 0.8
             */
            amount_times_weight?: number;
            /**
             * Format: double
             * @description How much of `days_since_confirmed_fraud` counts: less for a payer of standing who is rather the victim of that fraud.
             * @default 1
             * @example 0.25
             */
            confirmed_fraud_weight?: number;
            /**
             * Format: double
             * @description Reasons to think that a new device is not the payer's own: changed credentials, a foreign connection, a new card, a higher amount, a burst.
             * @default 0
             * @example 1.6
             */
            takeover_reasons?: number;
            /**
             * Format: double
             * @description How much of `takeover_reasons` counts: by how new the device is, and how old the payer's other one.
             * @default 1
             * @example 1
             */
            takeover_weight?: number;
            /**
             * Format: double
             * @description Distinct cards of the payer within 30 days, this one included.
             * @default 1
             * @example 1
             */
            cards_30d?: number;
            /**
             * Format: double
             * @description How unlikely so many payments within three days are at the payer's usual pace: -log10 of the chance.
             * @default 0
             * @example 0.4
             */
            burst?: number;
            /**
             * Format: double
             * @description Share of the payer's payments of the last 30 days within three hours of this time of day.
             * @default 1
             * @example 0.5
             */
            hour_share?: number;
            /**
             * Format: double
             * @description How much of `hour_share` counts: by the number of earlier payments.
             * @default 1
             * @example 1
             */
            hour_share_weight?: number;
            /**
             * Format: double
             * @description The amount in US dollars, about, where nothing is known of the payer.
             * @default 100000
             * @example 3.4
             */
            unknown_payer_amount?: number;
            /**
             * Format: double
             * @description The amount of a payer without any earlier payment as a multiple of the organization's 90th percentile.
             * @default 0
             * @example 0.7
             */
            first_amount_times_p90?: number;
            /**
             * Format: double
             * @description How much of `first_amount_times_p90` counts: by the money at stake, and less while the distribution is the segment's.
             * @default 1
             * @example 0.6
             */
            first_amount_weight?: number;
            /**
             * Format: double
             * @description Speed that the payer would have had to travel at between the countries of the last two connections.
             * @default 0
             * @example 0
             */
            travel_speed?: number;
        };
        /** @description What outcomes and reports have taught about the payer, after this one; of a payout, about the beneficiary. */
        PayerRecord: {
            /**
             * Format: int32
             * @description Payments that were captured.
             */
            captured: number;
            /**
             * Format: int32
             * @description Payments that are disputed: one per session, regardless of the kind of dispute.
             */
            disputes: number;
            /** @description When the first payment was captured. */
            first_captured_at: string | null;
            /** @description Time of the latest lost chargeback in force. */
            last_chargeback_at: string | null;
            /** @description Time of the latest confirmed fraud in force. */
            last_confirmed_fraud_at: string | null;
        };
        /** @description A payment about to be taken. Only `amount` and `currency` are required; each further field sharpens the decision. Unknown properties are ignored, and reported in `field_warnings.unknown`. */
        PayinAssessRequest: {
            /** @description Amount of the payment. */
            amount: components["schemas"]["Amount"];
            /**
             * @description Unit of `amount` and of the prices in `items`.
             * @default major
             */
            amount_unit?: components["schemas"]["AmountUnit"];
            /** @description Currency of `amount`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Your order. Without an `Idempotency-Key` header it is the idempotency handle as well.
             * @example ORD-2026-000871
             */
            order_id?: components["schemas"]["Reference"];
            /**
             * @description Your payment attempt, or the provider's payment.
             * @example pay_7Q2M4
             */
            payment_id?: components["schemas"]["Reference"];
            /** @description For payment service providers: the submerchant that the payment belongs to. */
            submerchant_id?: components["schemas"]["Uuid"];
            /**
             * @description Description of the purchase.
             * @example Pedido 871
             */
            description?: string;
            /** @description Payment channel. */
            channel?: components["schemas"]["PayinChannel"];
            /** @description Payer. */
            payer?: components["schemas"]["Payer"];
            /** @description Payment method. */
            payment_method?: components["schemas"]["PaymentMethod"];
            /** @description Payer's device. */
            device?: components["schemas"]["Device"];
            /** @description Merchant. */
            merchant?: components["schemas"]["Merchant"];
            /** @description Billing address. */
            billing_address?: components["schemas"]["Address"];
            /** @description Delivery address. */
            shipping_address?: components["schemas"]["Address"];
            /** @description Purchased items. */
            items?: components["schemas"]["OrderItem"][];
            /** @description Your own data: stored with the assessment, never used for the decision. */
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description Where the payment is made. It decides whose device and address the request names: at a point of sale, in a call centre and in a recurring charge they are
         *     the merchant's, and take no part in what is counted of the payer. A request of a publishable key always comes from the payer's own device.
         * @enum {string}
         */
        PayinChannel: "web" | "app" | "link" | "pos" | "moto" | "recurring";
        /** @description Facts of the payment itself. */
        PaymentFacts: {
            /**
             * Format: double
             * @description The amount, in major units.
             * @default 0
             * @example 1499.9
             */
            amount?: number;
            /**
             * @description Its currency, ISO 4217.
             * @default
             * @example MXN
             */
            currency?: string;
            /**
             * @description Direction of the money: `payin` or `payout`.
             * @default
             * @example payin
             */
            flow?: string;
            /**
             * @description Origin of the request: `server` (secret key) or `browser` (publishable key).
             * @default
             * @example server
             */
            origin?: string;
            /**
             * @description Channel of the request: of a pay-in `channel`, of a payout `payout.channel` in lower case.
             * @default
             * @example web
             */
            channel?: string;
            /**
             * @description Type of the payment method.
             * @default
             * @example card
             */
            method_type?: string;
            /**
             * @description Merchant category code, ISO 18245.
             * @default
             * @example 5732
             */
            category_code?: string;
            /**
             * Format: double
             * @description Risk group of the merchant category, 0 to 1.
             * @default 0
             * @example 0.5
             */
            category_risk?: number;
            /**
             * Format: double
             * @description Hour of the day where the payer is. Where the time zone is not known: where most people of the country live.
             * @default 12
             * @example 15
             */
            local_hour?: number;
            /**
             * Format: double
             * @description Day of the week where the payer is, Monday 1 to Sunday 7 (ISO 8601).
             * @default 0
             * @example 5
             */
            local_weekday?: number;
            /**
             * Format: double
             * @description How much of an unusual amount counts: little for small sums, 0 to 1.
             * @default 1
             * @example 0.8
             */
            money_at_stake?: number;
            /**
             * Format: double
             * @description 1 between midnight and five where the payer is.
             * @default 0
             * @example 1
             */
            dead_of_night?: number;
            /**
             * Format: double
             * @description 1 for an amount of about 1 USD or less.
             * @default 0
             * @example 1
             */
            micro_amount?: number;
            /**
             * @description Result of the address verification.
             * @default
             * @example match
             */
            avs_result?: string;
            /**
             * @description Result of the check of the security code.
             * @default
             * @example match
             */
            cvv_result?: string;
            /**
             * Format: double
             * @description 1 when the security code or the address did not match.
             * @default 0
             * @example 1
             */
            verification_failed?: number;
            /**
             * @description Result of 3-D Secure.
             * @default
             * @example authenticated
             */
            three_ds_status?: string;
            /**
             * Format: double
             * @description 1 when 3-D Secure was rejected, 0.9 when it failed otherwise.
             * @default 0
             * @example 0.9
             */
            three_ds_failed?: number;
            /**
             * Format: double
             * @description 1 when 3-D Secure succeeded with a shift of liability.
             * @default 0
             * @example 1
             */
            three_ds_authenticated?: number;
            /**
             * Format: double
             * @description Position of the amount in the organization's distribution of amounts: 0 at the 99th percentile, 1 at the 99.9th, on a logarithmic scale.
             * @default -10
             * @example -1.4
             */
            amount_position?: number;
            /**
             * Format: double
             * @description How much of `amount_position` counts: less while the distribution is the segment's and not the organization's own.
             * @default 1
             * @example 0.6
             */
            amount_position_weight?: number;
            /**
             * Format: double
             * @description The score if activity from publishable keys counted in full; 0 where that would not raise it. It raises a decision to `review` at most.
             * @default 0
             * @example 62.5
             */
            score_with_browser_activity?: number;
        };
        /** @description The means of payment. */
        PaymentMethod: {
            /** @description Type of payment method. */
            type?: components["schemas"]["PaymentMethodType"];
            /** @description Card facts; never the full number. */
            card?: components["schemas"]["Card"];
            /** @description Address verification. */
            avs_result?: components["schemas"]["AvsResult"];
            /** @description Security-code verification. */
            cvv_result?: components["schemas"]["CvvResult"];
            /** @description 3-D Secure. */
            three_ds?: components["schemas"]["ThreeDs"];
            /**
             * @description IBAN (ISO 13616) of the paying account.
             * @example BR1800360305000010009795493C1
             */
            iban?: string;
            /**
             * @description CLABE of the paying account: 18 digits, Mexico.
             * @example 002010077777777771
             */
            clabe?: string;
            /**
             * @description Your keyed hash of another account identifier.
             * @example acct_5d1f20c9
             */
            account_hash?: string;
        };
        /**
         * @description Type of payment method.
         * @enum {string}
         */
        PaymentMethodType: "card" | "bank_transfer" | "wallet" | "cash" | "pix" | "spei" | "pse";
        /** @description Money about to leave. `amount`, `currency` and a beneficiary with an `id` or an account identifier are required. Unknown properties are ignored, and reported in `field_warnings.unknown`. */
        PayoutAssessRequest: {
            /** @description Amount of the payout. */
            amount: components["schemas"]["Amount"];
            /**
             * @description Unit of `amount`.
             * @default major
             */
            amount_unit?: components["schemas"]["AmountUnit"];
            /** @description Currency of `amount`. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Your payout order. Without an `Idempotency-Key` header it is the idempotency handle as well.
             * @example PAYOUT-2026-00310
             */
            order_id?: components["schemas"]["Reference"];
            /**
             * @description The provider's payout.
             * @example po_5K1R8
             */
            payment_id?: components["schemas"]["Reference"];
            /** @description For payment service providers: the submerchant whose payout it is. */
            submerchant_id?: components["schemas"]["Uuid"];
            /** @description Beneficiary. */
            beneficiary: components["schemas"]["Beneficiary"];
            /** @description Source account. */
            origin?: components["schemas"]["PayoutOrigin"];
            /** @description Payment order. */
            payout?: components["schemas"]["PayoutOrder"];
            /** @description Initiator. */
            initiator?: components["schemas"]["PayoutInitiator"];
            /** @description Your own data: stored with the assessment, never used for the decision. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Facts of a payout. */
        PayoutFacts: {
            /**
             * Format: double
             * @description 1 for the first payout to the beneficiary.
             * @default 0
             * @example 1
             */
            first_to_beneficiary?: number;
            /**
             * Format: double
             * @description The amount of a first payout as a multiple of what is large for the organization.
             * @default 0
             * @example 0.4
             */
            times_large?: number;
            /**
             * Format: double
             * @description Distinct origins that paid to the account within 24 hours, this one included.
             * @default 0
             * @example 1
             */
            origins_24h?: number;
            /**
             * Format: double
             * @description Distinct new beneficiaries of the origin within an hour, this one included.
             * @default 0
             * @example 1
             */
            new_beneficiaries_1h?: number;
            /**
             * Format: double
             * @description 1 for a CLABE that is malformed or has a wrong check digit.
             * @default 0
             * @example 1
             */
            clabe_invalid?: number;
            /**
             * Format: double
             * @description 1 for an IBAN that is malformed or has wrong check digits.
             * @default 0
             * @example 1
             */
            iban_invalid?: number;
            /**
             * Format: double
             * @description Days since the account became the beneficiary's, where it was another before.
             * @default 100000
             * @example 1
             */
            account_days?: number;
            /**
             * Format: double
             * @description Share of the beneficiary's name that no earlier name of the account has.
             * @default 0
             * @example 0.5
             */
            name_difference?: number;
            /**
             * Format: double
             * @description 1 when the money leaves the country, 0.4 for a neighbouring one.
             * @default 0
             * @example 0.4
             */
            cross_border?: number;
            /**
             * Format: double
             * @description Payouts just under a reporting limit within seven days, this one included.
             * @default 0
             * @example 1
             */
            below_limit_7d?: number;
            /**
             * Format: double
             * @description Share of the hour's pay-ins that has left, this payout included.
             * @default 0
             * @example 0.2
             */
            passed_through?: number;
            /**
             * Format: double
             * @description Days since the origin's last payout.
             * @default 0
             * @example 3
             */
            dormant_days?: number;
            /**
             * Format: double
             * @description Seconds since a payout of the same amount to the same beneficiary for another order.
             * @default 100000
             * @example 40
             */
            duplicate_seconds?: number;
            /**
             * Format: double
             * @description 1 when the initiator or the channel is new for this origin.
             * @default 0
             * @example 1
             */
            initiator_unusual?: number;
            /**
             * @description Country of the origin.
             * @default
             * @example MX
             */
            origin_country?: string;
            /**
             * @description Country of the beneficiary.
             * @default
             * @example MX
             */
            beneficiary_country?: string;
            /**
             * @description A transfer between the organization's own accounts.
             * @default false
             * @example false
             */
            treasury?: boolean;
        };
        /** @description Initiator of the payout. */
        PayoutInitiator: {
            /**
             * @description Your identifier of the user or job.
             * @example usr_77
             */
            user_id?: components["schemas"]["Reference"];
            /**
             * @description Their role.
             * @example treasurer
             */
            role?: string;
            /** @description Their address. */
            ip_address?: components["schemas"]["IpAddress"];
            /**
             * @description Their device.
             * @example fp_3b1e9a77c0
             */
            device_fingerprint?: string;
            /**
             * Format: date-time
             * @description When their password, e-mail or phone was last changed.
             */
            credentials_changed_at?: string;
            /** @description Your bot detection says that a bot gave the order. Not for jobs of your own. */
            is_bot?: boolean;
            /** @description Their app runs in an emulator. */
            is_emulator?: boolean;
            /** @description Their address belongs to a proxy or VPN. */
            is_proxy?: boolean;
            /** @description Their address is a Tor exit. */
            is_tor?: boolean;
        };
        /**
         * @description Kind of a payout.
         * @enum {string}
         */
        PayoutKind: "disbursement" | "treasury";
        /** @description Payment order. */
        PayoutOrder: {
            /**
             * @description Rail or channel of the order: `spei`, `pix`, `api`, `app`, `branch`, ...
             * @example spei
             */
            channel?: string;
            /**
             * @description Initiator of the order: a user, a job. `initiator.user_id` says it more exactly.
             * @example usr_77
             */
            initiated_by?: string;
            /** @description You have never paid this beneficiary. Absent: what the service has seen decides. */
            first_to_beneficiary?: boolean;
            /**
             * @description Purpose of the payment.
             * @example Nómina noviembre
             */
            purpose?: string;
            /**
             * Format: date-time
             * @description Scheduled execution time. Absent: now.
             */
            scheduled_at?: string;
            /**
             * @description Kind of payout. Treasury transfers are never taken for mules, fan-out or structuring.
             * @default disbursement
             */
            kind?: components["schemas"]["PayoutKind"];
        };
        /** @description Account that the money is taken from. */
        PayoutOrigin: {
            /**
             * @description Your identifier of the account that is debited. Use the payer's `customer_id` where both are the same customer: money that only passes through is seen so.
             * @example cus_84213
             */
            account_id?: components["schemas"]["Reference"];
            /** @description Country of the account. */
            country?: components["schemas"]["CountryCode"];
            /**
             * Format: date-time
             * @description When the account was opened with you.
             */
            account_created_at?: string;
        };
        /**
         * @description What a key or a role may do.
         * @enum {string}
         */
        Permission: "assess" | "fraud:report" | "stats:read" | "merchant:read" | "network:signals:read" | "network:contribute" | "submerchants:read" | "submerchants:write" | "assessments:read" | "assessments:review" | "assessments:label" | "blocklists:read" | "blocklists:write" | "cases:read" | "cases:write" | "cases:submit" | "keys:read" | "keys:write" | "webhooks:read" | "webhooks:write" | "organization:read" | "organization:write" | "models:read" | "models:write" | "rules:read" | "rules:write" | "configuration:read" | "configuration:write" | "data_subjects:read" | "data_subjects:write" | "audit:read";
        /**
         * @description A person of the organization: the `sub` of their dashboard session, as `actor.id` of the audit log has it. The service does not know who exists: it stores what it is given.
         * @example auth0|64b7c1
         */
        PersonId: string;
        /**
         * @description Name of a person.
         * @example María González Ríos
         */
        PersonName: string;
        /**
         * @description Telephone number: international form preferred (`+52 55 4821 9034`); national forms are read with the payer's country.
         * @example +525548219034
         */
        Phone: string;
        /** @description What prevention has done in a period. */
        PreventionStats: {
            /** @description The period. */
            period: components["schemas"]["StatsPeriod"];
            /** @description What was assessed. */
            assessments: components["schemas"]["AssessmentStats"];
            /** @description Which of it deserves a case. */
            case_recommendations: components["schemas"]["CaseRecommendationStats"];
            /** @description What became of it. */
            outcomes: components["schemas"]["OutcomeStats"];
            /** @description The submerchant that the figures are of; null for the whole organization. */
            submerchant_id: components["schemas"]["Uuid"] | null;
        };
        /** @description Prevention statistics. */
        PreventionStatsAnswer: {
            /** @description The figures. */
            data: components["schemas"]["PreventionStats"];
        };
        /**
         * Format: double
         * @description A probability from 0 to 1.
         */
        Probability: number;
        /**
         * @description Processors with an adapter of their own.
         * @enum {string}
         */
        Processor: "stripe";
        /**
         * Format: double
         * @description A share of decisions, above 0.
         */
        PromotionBudget: number;
        /** @description A payment provider's event. Other fields are stored and ignored. */
        ProviderEvent: {
            /**
             * @description Event type, by the provider's name or by ours: `SECOND_CHARGEBACK`, `charge.dispute.created`, `captured`. If the provider sends the subject and its status
             *     separately, join them with a dot: `chargeback.DECLINED`, `payment.charged_back`.
             * @example SECOND_CHARGEBACK
             */
            event_type: string;
            /**
             * @description Its identifier at the provider. The same provider, identifier and kind again is a duplicate.
             * @example DSP-8831
             */
            external_id: components["schemas"]["Reference"];
            /**
             * @description The provider, however it is spelled. Absent: `metadata.provider`, else `unknown`.
             * @example adyen
             */
            provider?: string;
            /** @description The assessment that it is about. */
            session_id?: components["schemas"]["Uuid"];
            /** @description The order that it is about. Its assessment made with a secret key is meant, the latest where one payer has several. */
            order_id?: components["schemas"]["Reference"];
            /** @description The payment that it is about, resolved as the order is. */
            payment_id?: components["schemas"]["Reference"];
            /** @description The submerchant that it is about: only its assessments are considered. Absent: that of the ingest key. */
            submerchant_id?: components["schemas"]["Uuid"];
            /** @description The amount, in major units. */
            amount?: components["schemas"]["Amount"];
            /** @description Its currency. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description E-mail address of the customer. */
            customer_email?: components["schemas"]["Email"];
            /**
             * Format: date-time
             * @description When it happened at the provider.
             */
            occurred_at?: string;
            /**
             * @description Further data of the provider; `provider`, `session_id`, `order_id`, `payment_id`, `submerchant_id`, `dispute_id`, `reason` and `reason_code` are used, and `success` of Adyen. Without
             *     `dispute_id`, `external_id` identifies the dispute.
             */
            metadata?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Kind of a provider's event. Event types of providers are mapped to kinds; unknown types are stored without one.
         * @enum {string}
         */
        ProviderEventKind: "captured" | "failed" | "refunded" | "chargeback_opened" | "chargeback_won" | "chargeback_lost" | "fraud_warning" | "fraud_confirmed";
        /** @description Result of processing an event. */
        ProviderEventReceipt: {
            /** @description Identifies what was received. */
            event_id: components["schemas"]["Uuid"];
            /** @description Result of processing the event. */
            status: components["schemas"]["ProviderEventStatus"];
            /** @description What it means to us; null where the kind is not known. */
            kind: components["schemas"]["ProviderEventKind"] | null;
            /** @description True when it was received before: what became of it then. */
            duplicate: boolean;
            /** @description The assessment that it belongs to. */
            session_id: components["schemas"]["Uuid"] | null;
            /** @description Whether an outcome was applied. */
            outcome_applied: boolean;
            /** @description Result of the assessment that an event may trigger. A duplicate does not assess again: it returns the result of the first receipt. */
            assessment_status: components["schemas"]["EventAssessmentStatus"];
            /** @description The assessment that it triggered; null where it triggered none. */
            assessment: components["schemas"]["EventAssessment"] | null;
        };
        /**
         * @description Result of processing an event.
         * @enum {string}
         */
        ProviderEventStatus: "applied" | "linked" | "recorded" | "ambiguous";
        /** @description An open review. */
        QueuedReview: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            assessed_at: string;
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description What the engine decided. The outcome of a manual review is in `review`. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description Risk from 0 to 100, one decimal.
             * @example 61.5
             */
            risk_score: number;
            /** @description What triggered the assessment. */
            trigger: components["schemas"]["AssessmentTrigger"];
            /** @description Codes of the signals that fired, strongest first. */
            signals: string[];
            /** @description Why it was hard-blocked, such as `blocklist:email`. */
            blocked_by: string | null;
            /** @description The amount, in major units. */
            amount: components["schemas"]["Amount"];
            /** @description Its currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The order. */
            order_id: string | null;
            /** @description The payment. */
            payment_id: string | null;
            /** @description The customer who pays, or the account that a payout leaves from; null where the request named none, or cannot be read. */
            customer_id: string | null;
            /** @description The submerchant whose payment it is. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description Result of its review; null without a resolved review. */
            review: components["schemas"]["Review"] | null;
            /** @description Origin. */
            origin: components["schemas"]["AssessmentOrigin"];
            /** @description Who works on it; null while nobody does. */
            assignment: components["schemas"]["ReviewAssignment"] | null;
            /**
             * Format: int64
             * @description Seconds since the assessment.
             * @example 912
             */
            waiting_seconds: number;
            /**
             * Format: date-time
             * @description When it should be resolved: the assessment plus `review_target_minutes` of the organization.
             */
            due_at: string;
        };
        /** @description Your identifier of an order, a payment or a customer. */
        Reference: string;
        /**
         * @description Name of a regulator.
         * @example CNBV
         */
        RegulatorName: string;
        /** @description The case of a report. */
        ReportedCase: {
            /** @description Identifies the case. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Its number.
             * @example FRD-MX-2026-000001
             */
            reference_number: string;
            /** @description Status of the case. */
            status: components["schemas"]["CaseStatus"];
        };
        /** @description An outcome that was reported. */
        ReportedOutcome: {
            /** @description The record. */
            outcome_id: components["schemas"]["Uuid"];
            /** @description Outcome. */
            outcome: components["schemas"]["OutcomeKind"];
            /**
             * Format: date-time
             * @description When it was reported.
             */
            reported_at: string;
            /** @description Whether it is in force: no later outcome replaced it. */
            holds: boolean;
        };
        /**
         * @description Can the stored request be read?
         * @enum {string}
         */
        RequestState: "readable" | "erased" | "unreadable";
        /**
         * Format: int32
         * @description Requests per minute.
         */
        RequestsPerMinute: number;
        /** @description A failure that a resilient caller prepares for. */
        ResilienceCode: {
            /** @description The error code. */
            code: components["schemas"]["ErrorCode"];
            /**
             * Format: int32
             * @description Its HTTP status.
             */
            status: number;
            /** @description May the same request succeed later? */
            retryable: boolean;
            /** @description What to do. */
            action: string;
        };
        /** @description How a review ended. */
        Review: {
            /** @description Resolution. */
            resolution: components["schemas"]["ReviewResolution"];
            /** @description Reason given by the reviewer. */
            reason: string;
            /** @description Reviewer. */
            resolved_by: components["schemas"]["Reviewer"];
            /**
             * Format: date-time
             * @description Time of the resolution.
             */
            resolved_at: string;
        };
        /** @description An assignment to make, change or extend. */
        ReviewAssign: {
            /** @description To whom; the caller if absent. A key names a person. */
            assignee?: components["schemas"]["PersonId"];
            /**
             * @description For how long from now on.
             * @default 30
             */
            minutes?: components["schemas"]["AssignmentMinutes"];
            /**
             * @description True: also if the review is assigned to another person. The audit log says from whom it was taken.
             * @default false
             */
            take_over?: boolean;
        };
        /** @description A review was assigned to a person, or to another one. An extension sends none. */
        ReviewAssignedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "review.assigned";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["ReviewAssignedEventData"];
        };
        /** @description An assigned review. */
        ReviewAssignedEventData: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description The submerchant that it belongs to. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description The assignment. */
            assignment: components["schemas"]["ReviewAssignment"];
            /** @description The person from whom it was taken over; null if it was assigned to nobody, or handed on. */
            taken_from: string | null;
        };
        /** @description Who works on an open review, until when. While it lasts, no other person resolves the review. */
        ReviewAssignment: {
            /** @description The person. */
            assignee: components["schemas"]["PersonId"];
            /** @description Who assigned it: the same person, a colleague or a key. */
            assigned_by: components["schemas"]["Reviewer"];
            /**
             * Format: date-time
             * @description When it was assigned, or extended.
             */
            assigned_at: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            expires_at: string;
        };
        /** @description Reviews to resolve. */
        ReviewBatch: {
            /** @description The resolutions, in their order. */
            reviews: components["schemas"]["ReviewBatchItem"][];
        };
        /** @description A resolution of one review among several. */
        ReviewBatchItem: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Resolution. */
            resolution: components["schemas"]["ReviewResolution"];
            /**
             * @description Your reason. Stored with the assessment and in the audit log.
             * @example The cardholder confirmed the order by telephone.
             */
            reason: string;
        };
        /** @description What became of each review. */
        ReviewBatchResult: {
            /** @description In the order of the request. */
            data: components["schemas"]["ReviewBatchResultItem"][];
        };
        /** @description What became of one review among several. */
        ReviewBatchResultItem: {
            /** @description Its review; null if it could not be resolved. */
            review: components["schemas"]["Review"] | null;
            /** @description Why it could not be resolved; null if it was. */
            error: components["schemas"]["ReviewFailure"] | null;
        };
        /** @description Why a review could not be resolved. */
        ReviewFailure: {
            /**
             * @description Error code: `NOT_FOUND`, or `INVALID_TRANSITION` for one that is resolved already or was never held, `REVIEW_ASSIGNED` for one that another person works on.
             * @example INVALID_TRANSITION
             */
            code: string;
            /** @description The error in words. */
            message: string;
        };
        /** @description A note on an assessment. Notes are neither changed nor removed, except when the organization's requests are erased. */
        ReviewNote: {
            /** @description Identifies it. */
            id: components["schemas"]["Uuid"];
            /** @description The text. */
            text: string;
            /** @description Who wrote it. */
            author: components["schemas"]["Reviewer"];
            /**
             * Format: date-time
             * @description When it was written.
             */
            created_at: string;
        };
        /** @description A note to add. */
        ReviewNoteCreate: {
            /**
             * @description The text. Do not write card numbers; they are refused.
             * @example Called the cardholder, no answer. Second call at 17:00.
             */
            text: string;
        };
        /** @description A page of notes. */
        ReviewNoteList: {
            /** @description The items. */
            data: components["schemas"]["ReviewNote"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A payment was held: its review is open. A review that is open again after an undo sends none. */
        ReviewOpenedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "review.opened";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["ReviewOpenedEventData"];
        };
        /** @description An open review. */
        ReviewOpenedEventData: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /**
             * Format: double
             * @description The score.
             */
            risk_score: number;
            /** @description Codes of the signals that fired, strongest first. */
            signals: string[];
            /** @description The order. */
            order_id: string | null;
            /** @description The payment. */
            payment_id: string | null;
            /** @description The submerchant that it belongs to. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /**
             * Format: double
             * @description The amount, in major units.
             */
            amount: number;
            /** @description Its currency. */
            currency: string;
            /**
             * Format: date-time
             * @description When it should be resolved: the assessment plus `review_target_minutes` of the organization.
             */
            due_at: string;
        };
        /**
         * @description Order of the queue.
         * @enum {string}
         */
        ReviewOrder: "oldest" | "newest" | "riskiest" | "largest";
        /** @description A page of the queue, in the requested order. */
        ReviewQueue: {
            /** @description The open reviews. */
            data: components["schemas"]["QueuedReview"][];
            /** @description Hand it back as `cursor`, with the same order, for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description The queue in figures. */
        ReviewQueueSummary: {
            /**
             * Format: int32
             * @description Open reviews, counted from the oldest up to 10,000.
             */
            open: number;
            /** @description Whether there are more open reviews than were counted. */
            more_than_counted: boolean;
            /**
             * Format: int32
             * @description Counted reviews that are assigned to nobody.
             */
            unassigned: number;
            /**
             * Format: int32
             * @description Counted reviews that wait for longer than the target.
             */
            overdue: number;
            /** @description Seconds that the oldest open review waits; null without an open review. */
            oldest_seconds: number | null;
            /**
             * Format: int32
             * @description The organization's target: minutes from an assessment to its resolution.
             */
            target_minutes: number;
            /**
             * Format: int32
             * @description Reviews that were resolved in the last seven days, the latest 10,000 at most.
             */
            resolved_7d: number;
            /** @description Share of these that were resolved within the target, 0 to 1; null without any. */
            resolved_within_target: number | null;
        };
        /** @description What was released. */
        ReviewRelease: {
            /** @description The assignment that was ended; null where there was none. */
            released: components["schemas"]["ReviewAssignment"] | null;
        };
        /**
         * @description What a person decided about an assessment that was held.
         * @enum {string}
         */
        ReviewResolution: "approve" | "decline";
        /** @description How to end a review. */
        ReviewResolve: {
            /** @description Resolution. */
            resolution: components["schemas"]["ReviewResolution"];
            /**
             * @description Your reason. Stored with the assessment and in the audit log.
             * @example The cardholder confirmed the order by telephone.
             */
            reason: string;
        };
        /** @description Which review to take. */
        ReviewTake: {
            /**
             * @description The first in this order.
             * @default oldest
             */
            order?: components["schemas"]["ReviewOrder"];
            /** @description Only money in this direction. */
            flow?: components["schemas"]["AssessFlow"];
            /** @description Only this submerchant's. */
            submerchant_id?: components["schemas"]["Uuid"];
            /**
             * @description For how long.
             * @default 30
             */
            minutes?: components["schemas"]["AssignmentMinutes"];
        };
        /** @description The review that was taken. */
        ReviewTaken: {
            /** @description The review, assigned to the caller; null where no open review is unassigned. */
            review: components["schemas"]["QueuedReview"] | null;
        };
        /**
         * Format: int32
         * @description Minutes from an assessment to the resolution of its review that the organization wants to stay within.
         * @example 60
         */
        ReviewTarget: number;
        /** @description Person or key that resolved a review. */
        Reviewer: {
            /** @description A person or a key. */
            type: components["schemas"]["ReviewerType"];
            /**
             * @description Subject of the session, or id of the key.
             * @example auth0|64b7c1
             */
            id: string;
        };
        /**
         * @description Kind of a reviewer.
         * @enum {string}
         */
        ReviewerType: "session" | "key";
        /**
         * @description The decision as a band of risk.
         * @enum {string}
         */
        RiskBand: "low" | "elevated" | "high" | "highest";
        /** @description A model: weights and curves of signals. */
        RiskModel: {
            /** @description Identifies the model. */
            id: components["schemas"]["Uuid"];
            /** @description State. */
            state: components["schemas"]["ModelState"];
            /** @description Where its weights come from. */
            source: components["schemas"]["ModelSource"];
            /** @description The live model that it was made from and compared with; null: the catalogue. */
            base_model_id: components["schemas"]["Uuid"] | null;
            /** @description Whether the hazards of its weights are within a factor of 1.25 of those that were live a week before. */
            weekly_limit: boolean;
            /** @description Frauds that it was fitted to; null where it was not fitted. */
            frauds: number | null;
            /** @description Settled payments that it was fitted to, weighted by how much of their fraud is known; null where it was not fitted. */
            payments: number | null;
            /** @description Payments assessed before this time were fitted to; later ones evaluate it. Null where it was not fitted. */
            fitted_until: string | null;
            /**
             * Format: int32
             * @description Signals whose weight or curve changes.
             */
            changed_signals: number;
            /** @description Its decisions in shadow; null before it was in shadow. */
            shadow: components["schemas"]["ModelShadow"] | null;
            /** @description Why it was proposed or rejected, in the words of the person who did. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was proposed.
             */
            created_at: string;
            /** @description Since when it is live, or was the last time; null: never. */
            live_since: string | null;
            /** @description When it was archived or rejected; null: it is neither. */
            ended_at: string | null;
        };
        /**
         * @description Role of a dashboard session. Each permission lists its roles.
         * @enum {string}
         */
        Role: "admin" | "analyst" | "viewer";
        /**
         * @description What to go back to.
         * @enum {string}
         */
        RollbackTarget: "previous" | "catalogue";
        /** @description A rule. */
        Rule: {
            /** @description Identifies it, in all versions. */
            id: components["schemas"]["Uuid"];
            /** @description Code of its signal in answers, explanations and statistics. Unique in the organization; never changes. */
            code: components["schemas"]["RuleCode"];
            /** @description Status of the rule. */
            status: components["schemas"]["RuleStatus"];
            /**
             * Format: int32
             * @description The newest version, from 1. It is the one that is shown.
             */
            version: number;
            /** @description The version that decides; null: the rule is not live. Lower than `version` while a change waits for approval. */
            live_version: number | null;
            /** @description Its name. */
            name: components["schemas"]["RuleName"];
            /** @description What it is for. */
            description: string | null;
            /** @description Payments that it is about. */
            flow: components["schemas"]["FlowScope"];
            /** @description The submerchant whose payments it is about; null: those of all. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description When it matches. */
            expression: components["schemas"]["RuleExpression"];
            /** @description What it does then. */
            action: components["schemas"]["RuleAction"];
            /** @description Evaluation order: low numbers first. */
            priority: components["schemas"]["RulePriority"];
            /** @description It matches from this time on; null: at once. */
            valid_from: string | null;
            /** @description It matches before this time; null: without end. */
            valid_until: string | null;
            /** @description What waits for the approval of another person; null: nothing. */
            pending_approval: components["schemas"]["RulePending"] | null;
            /** @description Reason of the last change. */
            reason: components["schemas"]["RuleReason"] | null;
            /** @description Person or key that made it. */
            created_by: components["schemas"]["AuditActor"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Person or key that changed it last. */
            changed_by: components["schemas"]["AuditActor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description What happens when the expression of a rule is true. */
        RuleAction: {
            /** @description Type of the action. */
            type: components["schemas"]["RuleActionType"];
            /**
             * Format: double
             * @description Maximum weight of the signal, for `signal`: negative ones are credits. Not 0.
             */
            weight?: number;
            /** @description The decision, for `at_least`. */
            decision?: components["schemas"]["RuleDecision"];
            /** @description Largest amount that is approved, in major units of `currency`, for `approve`. Payments in other currencies are then not approved. Absent: any amount. */
            max_amount?: components["schemas"]["Amount"];
            /** @description Currency of `max_amount`. */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description What a rule does.
         * @enum {string}
         */
        RuleActionType: "signal" | "at_least" | "approve";
        /**
         * @description What happened to a rule.
         * @enum {string}
         */
        RuleChange: "created" | "updated" | "status_changed" | "approval_requested";
        /** @description A rule was created, changed, or moved to another status. */
        RuleChangedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "rule.changed";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["RuleEventData"];
        };
        /** @description What a check found. */
        RuleCheck: {
            /** @description Whether a rule may have this expression. */
            valid: boolean;
            /** @description What is wrong: at most ten errors. Empty: nothing. */
            errors: components["schemas"]["ExpressionError"][];
            /**
             * @description Facts that it reads. Empty where it is not valid.
             * @example [
             *       "payment.amount",
             *       "card.new_payers_of_bin_1h"
             *     ]
             */
            facts: string[];
            /** @description Custom lists that it reads. Empty where it is not valid. */
            lists: string[];
            /** @description Estimated work of one evaluation: about the number of facts, operators and list look-ups, each of which counts 10. Null where it is not valid. */
            cost: number | null;
        };
        /** @description An expression to check. */
        RuleCheckRequest: {
            /** @description The expression. */
            expression: components["schemas"]["RuleExpression"];
            /**
             * @description Payments that it is about: facts that these never have are refused.
             * @default all
             */
            flow?: components["schemas"]["FlowScope"];
        };
        /**
         * @description Code of a rule's signal.
         * @example RULE:BIN_TESTING
         */
        RuleCode: string;
        /** @description A rule to make. It begins as a draft. */
        RuleCreate: {
            /** @description Its name. */
            name: components["schemas"]["RuleName"];
            /** @description Code of its signal. Absent: made of the name. */
            code?: components["schemas"]["RuleCode"];
            /** @description What it is for. */
            description?: string;
            /**
             * @description Payments that it is about.
             * @default all
             */
            flow?: components["schemas"]["FlowScope"];
            /** @description The submerchant whose payments it is about. Absent: those of all. */
            submerchant_id?: components["schemas"]["Uuid"];
            /** @description When it matches. */
            expression: components["schemas"]["RuleExpression"];
            /** @description What it does then. */
            action: components["schemas"]["RuleAction"];
            /**
             * @description Evaluation order: low numbers first.
             * @default 100
             */
            priority?: components["schemas"]["RulePriority"];
            /**
             * Format: date-time
             * @description It matches from this time on.
             */
            valid_from?: string;
            /**
             * Format: date-time
             * @description It matches before this time.
             */
            valid_until?: string;
            /** @description Why it is made. */
            reason?: components["schemas"]["RuleReason"];
        };
        /** @description The figures of a day. */
        RuleDay: {
            /**
             * Format: date
             * @description The day, in the requested time zone.
             */
            date: string;
            /** @description By version and status, in this order. Empty: no match and no failure. */
            versions: components["schemas"]["RuleVersionFigures"][];
        };
        /**
         * @description A decision that a rule can demand.
         * @enum {string}
         */
        RuleDecision: "challenge" | "review" | "decline";
        /** @description Payments whose decision a rule changes. */
        RuleDecisionChange: {
            /** @description The decision without the rule. */
            from: components["schemas"]["Decision"];
            /** @description The decision with it. */
            to: components["schemas"]["Decision"];
            /**
             * Format: int64
             * @description Payments.
             */
            count: number;
            /** @description Their amounts. */
            amount_by_currency: components["schemas"]["AmountByCurrency"];
        };
        /** @description A change of a rule. */
        RuleEventData: {
            /** @description The rule after the change. */
            rule: components["schemas"]["Rule"];
            /** @description What happened. */
            change: components["schemas"]["RuleChange"];
        };
        /**
         * @description Expression of a rule: a part of CEL over the facts of a decision (`GET /rules/facts`). True or false. At most 2,000 characters.
         * @example card.new_payers_of_bin_1h >= 2 && payment.amount < 300
         */
        RuleExpression: string;
        /** @description A fact that rules can read. */
        RuleFact: {
            /**
             * @description Its name in expressions.
             * @example card.orders_1h
             */
            name: string;
            /** @description Type of its value. */
            type: components["schemas"]["FactType"];
            /** @description Unit or range of a number; null: none. */
            unit: string | null;
            /** @description What it says. */
            description: string;
            /** @description A usual value. */
            example: number | string | boolean;
            /** @description The value where it could not be observed. `has` shows the difference. */
            default: number | string | boolean;
            /** @description Payments that can have it. */
            flows: components["schemas"]["AssessFlow"][];
            /** @description The signal that grades it; null: none. */
            signal: string | null;
        };
        /** @description Every fact. */
        RuleFactList: {
            /** @description In the order of the contract. */
            data: components["schemas"]["RuleFact"][];
        };
        /** @description A rule could not be evaluated: it matched nothing then. Sent at most once per hour, version and reason. */
        RuleFailingEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "rule.failing";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["RuleFailingEventData"];
        };
        /** @description A rule that could not be evaluated. */
        RuleFailingEventData: {
            /** @description The rule. */
            rule_id: components["schemas"]["Uuid"];
            /**
             * Format: int32
             * @description The version that failed.
             */
            version: number;
            /** @description Its status then. */
            status: components["schemas"]["EvaluatedStatus"];
            /** @description Why. */
            reason: components["schemas"]["RuleFailureReason"];
            /**
             * Format: int64
             * @description Assessments of this hour in which it failed, until now.
             */
            failures: number;
        };
        /**
         * @description Why a rule could not be evaluated.
         * @enum {string}
         */
        RuleFailureReason: "division_by_zero" | "number_out_of_range";
        /** @description A page of rules. */
        RuleList: {
            /** @description The items. */
            data: components["schemas"]["Rule"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Live rules matched a payment. One event for each payment. */
        RuleMatchedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "rule.matched";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["RuleMatchedEventData"];
        };
        /** @description Live rules that matched a payment. */
        RuleMatchedEventData: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description The decision, under all rules. */
            decision: components["schemas"]["Decision"];
            /** @description The rules, in the order in which they are evaluated. */
            rules: components["schemas"]["MatchedRule"][];
        };
        /** @description A change of status. */
        RuleMove: {
            /** @description Why. */
            reason: components["schemas"]["RuleReason"];
        };
        /**
         * @description Name of a rule.
         * @example Cards tested on one BIN
         */
        RuleName: string;
        /** @description A version that waits for the approval of another person. */
        RulePending: {
            /**
             * Format: int32
             * @description The version that would be live.
             */
            version: number;
            /** @description Person or key that requested it. */
            requested_by: components["schemas"]["AuditActor"];
            /**
             * Format: date-time
             * @description When.
             */
            requested_at: string;
            /** @description Why. */
            reason: components["schemas"]["RuleReason"];
        };
        /** @description How a rule does. */
        RulePerformance: {
            /** @description The rule. */
            rule_id: components["schemas"]["Uuid"];
            /** @description Time zone of the days. */
            timezone: string;
            /** @description Over all days, by version and status, the newest first. */
            versions: components["schemas"]["RuleVersionFigures"][];
            /** @description The days. */
            data: components["schemas"]["RuleDay"][];
        };
        /**
         * Format: int32
         * @description Evaluation order: low numbers first.
         */
        RulePriority: number;
        /**
         * @description Why a rule was changed.
         * @example Three cards of one BIN were tested last night.
         */
        RuleReason: string;
        /**
         * @description Status of a rule.
         * @enum {string}
         */
        RuleStatus: "draft" | "shadow" | "live" | "archived";
        /** @description A rule that is ready to create. */
        RuleTemplate: {
            /** @description Identifies the template. */
            id: components["schemas"]["RuleTemplateId"];
            /** @description The rule. */
            rule: components["schemas"]["RuleTemplateRule"];
            /** @description The texts. */
            texts: components["schemas"]["RuleTemplateTexts"];
        };
        /**
         * @description Identifies a template. It never changes.
         * @example card-testing-bin
         */
        RuleTemplateId: string;
        /** @description Every template. */
        RuleTemplateList: {
            /** @description Those about pay-ins first. */
            data: components["schemas"]["RuleTemplate"][];
        };
        /** @description The fields of a rule that do not depend on a language. Send them to `POST /rules`, with a name. */
        RuleTemplateRule: {
            /** @description Code of its signal. Choose another one to create a second rule from the same template. */
            code: components["schemas"]["RuleCode"];
            /** @description Payments that it is about. */
            flow: components["schemas"]["FlowScope"];
            /** @description When it matches. */
            expression: components["schemas"]["RuleExpression"];
            /** @description What it does then. */
            action: components["schemas"]["RuleAction"];
            /** @description Evaluation order: low numbers first. */
            priority: components["schemas"]["RulePriority"];
        };
        /** @description A template in one language. */
        RuleTemplateText: {
            /** @description Name for the rule. */
            name: components["schemas"]["RuleName"];
            /** @description Description for the rule: what fraud it is about, and what it does. */
            description: string;
            /** @description What it catches. */
            catches: string;
            /** @description Honest payments that look alike, and that it leaves alone. */
            leaves_alone: string;
            /** @description Which number to change, and why. */
            tuning: string;
        };
        /** @description A template in every language. */
        RuleTemplateTexts: {
            /** @description English. */
            en: components["schemas"]["RuleTemplateText"];
            /** @description Spanish. */
            es: components["schemas"]["RuleTemplateText"];
            /** @description Portuguese. */
            pt: components["schemas"]["RuleTemplateText"];
        };
        /** @description A change of a rule: a new version. Absent fields stay unchanged; null clears. */
        RuleUpdate: {
            /**
             * Format: int32
             * @description The version that the change is based on. Answered 409 `RULE_OUTDATED` if there is a newer one. Absent: the newest.
             */
            base_version?: number;
            /** @description Its name. */
            name?: components["schemas"]["RuleName"];
            /** @description What it is for. */
            description?: string | null;
            /** @description Payments that it is about. */
            flow?: components["schemas"]["FlowScope"];
            /** @description The submerchant whose payments it is about; null: those of all. */
            submerchant_id?: components["schemas"]["Uuid"] | null;
            /** @description When it matches. */
            expression?: components["schemas"]["RuleExpression"];
            /** @description What it does then. Replaces the whole action. */
            action?: components["schemas"]["RuleAction"];
            /** @description Evaluation order: low numbers first. */
            priority?: components["schemas"]["RulePriority"];
            /** @description It matches from this time on; null: at once. */
            valid_from?: string | null;
            /** @description It matches before this time; null: without end. */
            valid_until?: string | null;
            /** @description Why it is changed. */
            reason: components["schemas"]["RuleReason"];
        };
        /** @description A version of a rule. Versions never change. */
        RuleVersion: {
            /**
             * Format: int32
             * @description From 1.
             */
            version: number;
            /** @description Its name. */
            name: components["schemas"]["RuleName"];
            /** @description What it is for. */
            description: string | null;
            /** @description Payments that it is about. */
            flow: components["schemas"]["FlowScope"];
            /** @description The submerchant whose payments it is about; null: those of all. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /** @description When it matches. */
            expression: components["schemas"]["RuleExpression"];
            /** @description What it does then. */
            action: components["schemas"]["RuleAction"];
            /** @description Evaluation order: low numbers first. */
            priority: components["schemas"]["RulePriority"];
            /** @description It matches from this time on; null: at once. */
            valid_from: string | null;
            /** @description It matches before this time; null: without end. */
            valid_until: string | null;
            /** @description Why it was made. */
            reason: components["schemas"]["RuleReason"] | null;
            /** @description Person or key that made it. */
            created_by: components["schemas"]["AuditActor"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /** @description The figures of a version in a status. */
        RuleVersionFigures: {
            /**
             * Format: int32
             * @description The version.
             */
            version: number;
            /** @description Its status then. */
            status: components["schemas"]["EvaluatedStatus"];
            /**
             * Format: int64
             * @description Payments that it matched, of those that your server requested. All other figures are about these.
             */
            matched: number;
            /**
             * Format: int64
             * @description Payments that it matched, of those that browsers requested: pages can make any number of them.
             */
            browser_matched: number;
            /**
             * Format: int64
             * @description Payments in which it could not be evaluated.
             */
            failed: number;
            /**
             * Format: int64
             * @description Matched payments that are known as fraud.
             */
            frauds: number;
            /**
             * Format: int64
             * @description Matched payments that are known as good: captured without a fraud, or a false alarm.
             */
            goods: number;
            /**
             * Format: int64
             * @description Matched payments without an outcome yet.
             */
            without_outcome: number;
            /**
             * Format: int64
             * @description Matched payments that were declined. They hardly ever have an outcome: frauds among them are not known.
             */
            declined: number;
            /** @description Frauds among the matched payments with an outcome, from 0 to 1; null without any. */
            precision: number | null;
            /** @description Decisions that it changes. Of a live rule, those that it alone changes: other live rules remain. */
            changes: components["schemas"]["RuleDecisionChange"][];
            /** @description Amounts of the matched payments. */
            amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Amounts of the frauds among them. */
            fraud_amount_by_currency: components["schemas"]["AmountByCurrency"];
            /** @description Amounts of the good ones among them. */
            good_amount_by_currency: components["schemas"]["AmountByCurrency"];
        };
        /** @description A page of versions. */
        RuleVersionList: {
            /** @description The items. */
            data: components["schemas"]["RuleVersion"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description Filters and order of the list of assessments under a name. */
        SavedView: {
            /** @description Identifies the view. */
            id: components["schemas"]["Uuid"];
            /** @description What it is called. */
            name: components["schemas"]["SavedViewName"];
            /** @description Who saved it. */
            owner: components["schemas"]["PersonId"];
            /** @description Whether everybody in the organization sees it. */
            shared: boolean;
            /** @description Its filters. */
            filters: components["schemas"]["SavedViewFilters"];
            /** @description Its order. */
            order: components["schemas"]["AssessmentOrder"];
            /**
             * Format: date-time
             * @description When it was saved.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description A view to save. */
        SavedViewCreate: {
            /** @description What it is called. */
            name: components["schemas"]["SavedViewName"];
            /**
             * @description True: everybody in the organization sees it.
             * @default false
             */
            shared?: boolean;
            /** @description Its filters. */
            filters: components["schemas"]["SavedViewFilters"];
            /**
             * @description Its order.
             * @default newest
             */
            order?: components["schemas"]["AssessmentOrder"];
        };
        /**
         * Format: int32
         * @description Days of a saved view, up to now.
         * @example 7
         */
        SavedViewDays: number;
        /**
         * @description Filters of a saved view, by the names that they have in the list of assessments. Those that lead to one payment or one person (`email`, `order_id`, `ip` and the like) are
         *     left out: saved views are stored in clear text.
         */
        SavedViewFilters: {
            /** @description Only what the engine decided so. */
            decision?: components["schemas"]["Decision"];
            /** @description Only money in this direction. */
            flow?: components["schemas"]["AssessFlow"];
            /**
             * @description Only unresolved (`open`) or resolved (`resolved`) reviews.
             * @enum {string}
             */
            review?: "open" | "resolved";
            /** @description Only assessments of the last days. */
            last_days?: components["schemas"]["SavedViewDays"];
            /** @description Only what became this. */
            outcome?: components["schemas"]["AssessmentLabel"];
            /** @description Only amounts of this currency. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Only this amount or more, in major units. */
            min_amount?: components["schemas"]["Amount"];
            /** @description Only this amount or less, in major units. */
            max_amount?: components["schemas"]["Amount"];
            /**
             * Format: double
             * @description Only this score or more.
             */
            min_score?: number;
            /**
             * Format: double
             * @description Only this score or less.
             */
            max_score?: number;
            /** @description Only those in which this signal fired, by its code. */
            signal?: string;
            /** @description Only those that this rule matched. */
            rule_id?: components["schemas"]["Uuid"];
            /** @description Only those with this country. */
            country?: components["schemas"]["CountryCode"];
            /** @description Only cards with these first six digits. */
            bin?: string;
            /** @description Only this submerchant's. */
            submerchant_id?: components["schemas"]["Uuid"];
            /** @description Only assessments requested by your server, or only those of browsers. */
            origin?: components["schemas"]["AssessmentOrigin"];
        };
        /**
         * @description What a saved view is called.
         * @example Large payments in review
         */
        SavedViewName: string;
        /** @description A page of views. */
        SavedViewPage: {
            /** @description The items. */
            data: components["schemas"]["SavedView"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A change of a view. Absent fields stay unchanged. */
        SavedViewUpdate: {
            /** @description Another name. */
            name?: components["schemas"]["SavedViewName"];
            /** @description True: everybody in the organization sees it. */
            shared?: boolean;
            /** @description Other filters, in place of all of its own. */
            filters?: components["schemas"]["SavedViewFilters"];
            /** @description Another order. */
            order?: components["schemas"]["AssessmentOrder"];
        };
        /**
         * Format: double
         * @description A score from 0 to 100.
         */
        Score: number;
        /**
         * @description Kind of business of an organization. Decides which request fields are recommended, and whether it has submerchants.
         * @enum {string}
         */
        Segment: "merchant" | "psp" | "bank";
        /** @description The organization of a session. */
        SessionOrganization: {
            /** @description Identifies it. */
            id: components["schemas"]["Uuid"];
            /** @description Its name. */
            name: string;
            /** @description Its segment. */
            segment: components["schemas"]["Segment"];
        };
        /** @description How often a signal fired. */
        SignalCount: {
            /**
             * @description Code of the signal.
             * @example VELOCITY_CARD_1H
             */
            code: string;
            /**
             * Format: int64
             * @description Assessments in which it fired.
             */
            count: number;
        };
        /** @description A signal that fired. */
        SignalDetail: {
            /**
             * @description Code of the signal.
             * @example VELOCITY_CARD_1H
             */
            code: string;
            /**
             * Format: double
             * @description Effective weight: `100 × (1 - (1 - w/100)^s)` for maximum weight `w` and strength `s`. Negative weights are credits: they multiply the odds of the score by
             *     `1 - |weight|/100`.
             * @example 18
             */
            weight: number;
            /**
             * @description What it means, one sentence.
             * @example Many distinct orders with this card within an hour.
             */
            description: string;
        };
        /** @description How a signal fires now and before. */
        SignalDrift: {
            /**
             * @description Code of the signal.
             * @example VELOCITY_CARD_1H
             */
            code: string;
            /**
             * Format: double
             * @description Population stability index of fired or not: 0 is equal, above 0.25 is another population.
             */
            psi: number;
            /**
             * Format: double
             * @description Share of assessments in which it fired in the reference period.
             */
            reference_rate: number;
            /**
             * Format: double
             * @description Share in the recent period.
             */
            recent_rate: number;
            /** @description It did not fire at all, although 20 firings or more were to be expected: a field of the requests may be missing. */
            void: boolean;
        };
        /** @description What a signal means, in three languages. */
        SignalMeaning: {
            /** @description In English. */
            en: string;
            /** @description In Spanish. */
            es: string;
            /** @description In Portuguese. */
            pt: string;
        };
        /**
         * Format: double
         * @description Maximum weight of a signal, -100 to 100: what it weighs at full strength. The sign stays that of the catalogue: a credit cannot become a charge. 0 disables
         *     the signal.
         */
        SignalWeight: number;
        /** @description The period that figures are of: assessments made from `from` on and before `to`, both cut to the minute. */
        StatsPeriod: {
            /**
             * Format: date-time
             * @description Its first moment.
             */
            from: string;
            /**
             * Format: date-time
             * @description The moment after its last.
             */
            to: string;
            /**
             * Format: double
             * @description Its length in days.
             */
            days: number;
        };
        /** @description An event as Stripe sends it. */
        StripeEventBody: {
            [key: string]: unknown;
        };
        /** @description A merchant of a payment service provider. */
        Submerchant: {
            /** @description Identifies it; assessments name it as `submerchant_id`. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Its name.
             * @example Zapatería El Paso
             */
            name: components["schemas"]["BusinessName"];
            /** @description Country of its business. */
            country: components["schemas"]["CountryCode"];
            /** @description Your identifier of it, unique among your submerchants. */
            external_id: components["schemas"]["Reference"] | null;
            /** @description Merchant category code (ISO 18245). */
            category_code: components["schemas"]["CategoryCode"] | null;
            /** @description State of the submerchant. */
            status: components["schemas"]["SubmerchantStatus"];
            /**
             * Format: date-time
             * @description When it was registered.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description A submerchant to register. */
        SubmerchantCreate: {
            /**
             * @description Its name.
             * @example Zapatería El Paso
             */
            name: components["schemas"]["BusinessName"];
            /** @description Country of its business. */
            country: components["schemas"]["CountryCode"];
            /** @description Your identifier of it, unique among your submerchants. */
            external_id?: components["schemas"]["Reference"];
            /** @description Merchant category code (ISO 18245). */
            category_code?: components["schemas"]["CategoryCode"];
            /**
             * @description Whether it takes part from the start.
             * @default active
             */
            status?: components["schemas"]["SubmerchantStatus"];
        };
        /** @description A key to make for a submerchant. It sees and writes that submerchant only. */
        SubmerchantKeyCreate: {
            /** @description Type of the key. */
            type: components["schemas"]["KeyType"];
            /** @description Display name. */
            name: components["schemas"]["KeyName"];
            /** @description What it may do. Absent: `assess` for publishable and secret keys. No more than the caller may, and never `submerchants:write`, `models:read`, `rules:read` or `rules:write`. */
            permissions?: components["schemas"]["Permission"][];
            /** @description For publishable keys: the origins of the pages that may use it. Absent: any page may. */
            allowed_origins?: components["schemas"]["Origin"][];
            /**
             * @description For ingest keys: assess payments and payment attempts that events describe and that have no assessment yet. The caller must hold `assess`. Rotation keeps it.
             * @default false
             */
            assess_on_events?: boolean;
            /**
             * Format: date-time
             * @description Expiry time.
             */
            expires_at?: string;
            /** @description Requests per minute. Absent: the limit of its kind. */
            rate_limit_per_minute?: components["schemas"]["RequestsPerMinute"];
        };
        /** @description A page of submerchants. */
        SubmerchantList: {
            /** @description The items. */
            data: components["schemas"]["Submerchant"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description State of a submerchant.
         * @enum {string}
         */
        SubmerchantStatus: "active" | "inactive";
        /** @description A change of a submerchant. Absent fields stay unchanged; null clears. */
        SubmerchantUpdate: {
            /** @description Its name. */
            name?: components["schemas"]["BusinessName"];
            /** @description Country of its business. */
            country?: components["schemas"]["CountryCode"];
            /** @description Your identifier of it, unique among your submerchants. */
            external_id?: components["schemas"]["Reference"] | null;
            /** @description Merchant category code (ISO 18245). */
            category_code?: components["schemas"]["CategoryCode"] | null;
            /** @description State of the submerchant. */
            status?: components["schemas"]["SubmerchantStatus"];
        };
        /** @description Facts of the terminal or point of sale. */
        TerminalFacts: {
            /**
             * Format: double
             * @description Share of fraud at the terminal in the last known week, beyond the organization's base rate.
             * @default 0
             * @example 0.001
             */
            fraud_excess?: number;
            /**
             * Format: double
             * @description Days since the present series of frauds at the terminal began, where a fifth or more of its recent payments were fraud.
             * @default 100000
             * @example 6
             */
            compromised_days?: number;
            /**
             * Format: double
             * @description How much of `compromised_days` counts, by the recent share of fraud.
             * @default 1
             * @example 0.8
             */
            compromised_weight?: number;
        };
        /** @description A short text. */
        Text: string;
        /** @description 3-D Secure (EMV 3DS). */
        ThreeDs: {
            /** @description Outcome. */
            status: components["schemas"]["ThreeDsStatus"];
            /**
             * @description Electronic commerce indicator, two digits.
             * @example 05
             */
            eci?: string;
            /** @description Is the issuer liable for fraud on this payment? */
            liability_shift?: boolean;
        };
        /**
         * @description Outcome of a 3-D Secure authentication.
         * @enum {string}
         */
        ThreeDsStatus: "authenticated" | "attempted" | "failed" | "rejected" | "unavailable";
        /** @description Lowest probability of fraud of each decision. They rise, or are equal: a decision between equal ones is skipped. */
        ThresholdProbabilities: {
            /** @description From this probability on: challenge. */
            challenge: components["schemas"]["Probability"];
            /** @description From this probability on: review. */
            review: components["schemas"]["Probability"];
            /** @description From this probability on: decline. */
            decline: components["schemas"]["Probability"];
        };
        /**
         * @description How the thresholds are given.
         * @enum {string}
         */
        ThresholdsSource: "default" | "score" | "probability" | "cost";
        /** @description Thresholds to change. Null: back to the default. */
        ThresholdsUpdate: {
            /** @description From this score on: challenge. */
            challenge?: components["schemas"]["Score"] | null;
            /** @description From this score on: review. */
            review?: components["schemas"]["Score"] | null;
            /** @description From this score on: decline. */
            decline?: components["schemas"]["Score"] | null;
        };
        /**
         * @description IANA name of a time zone.
         * @example America/Mexico_City
         */
        TimeZone: string;
        /** @description A payment was declined. */
        TransactionBlockedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "transaction.blocked";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["TransactionEventData"];
        };
        /** @description A payment was assessed, and not declined. */
        TransactionCreatedEvent: {
            /** @description Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
            id: components["schemas"]["Uuid"];
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "transaction.created";
            /**
             * Format: date-time
             * @description When it happened. Events may arrive in another order.
             */
            timestamp: string;
            /**
             * @description Version of the API that wrote it.
             * @example 1.3.0
             */
            api_version: string;
            /** @description Organization that the event belongs to. */
            organization_id: components["schemas"]["Uuid"];
            /** @description True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
            test?: boolean;
            /** @description Data of the event. */
            data: components["schemas"]["TransactionEventData"];
        };
        /** @description A decision. */
        TransactionEventData: {
            /** @description The assessment. */
            session_id: components["schemas"]["Uuid"];
            /** @description Direction of the money. */
            flow: components["schemas"]["AssessFlow"];
            /** @description Decision. */
            decision: components["schemas"]["Decision"];
            /**
             * Format: double
             * @description The score.
             */
            risk_score: number;
            /** @description What triggered the assessment. */
            trigger: components["schemas"]["AssessmentTrigger"];
            /** @description Codes of the signals that fired, strongest first. */
            signals: string[];
            /** @description Why it was hard-blocked. */
            blocked_by: string | null;
            /** @description The order. */
            order_id: string | null;
            /** @description The payment. */
            payment_id: string | null;
            /** @description The submerchant that it belongs to. */
            submerchant_id: components["schemas"]["Uuid"] | null;
            /**
             * Format: double
             * @description The amount, in major units.
             */
            amount: number;
            /** @description Its currency. */
            currency: string;
            /** @description Origin of the assessment. */
            origin: components["schemas"]["AssessmentOrigin"];
        };
        /** @description A property of the request that the contract does not know, and that was ignored. */
        UnknownField: {
            /**
             * @description Where it is, with dots and indexes; cut after 300 characters.
             * @example payer.emial
             */
            path: string;
            /**
             * @description Path of the known property that was probably meant; absent when none is near.
             * @example payer.email
             */
            nearest?: string;
        };
        /**
         * Format: uuid
         * @description UUID in lower case with hyphens; those of the service are of version 7.
         * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
         */
        Uuid: string;
        /**
         * @description SHA-256 of a normalised value, as 64 hexadecimal digits in lower case: for those who do not hand raw values out.
         * @example 7d0c5f2b9d1e4a6f8c3b2a1908f7e6d5c4b3a29180716253443526170819aabb
         */
        ValueHash: string;
        /** @description One attempt of a delivery. */
        WebhookAttempt: {
            /**
             * Format: int32
             * @description Its number, from 1.
             */
            number: number;
            /**
             * Format: date-time
             * @description When it was begun.
             */
            started_at: string;
            /** @description Status of the answer; null where there was none. */
            status_code: number | null;
            /** @description Time to the answer or the failure, in milliseconds; null while it runs. */
            latency_ms: number | null;
            /** @description Why it failed without an HTTP answer. */
            failure: components["schemas"]["AttemptFailure"] | null;
            /** @description The first 4 kB of the answer. */
            response_excerpt: string | null;
        };
        /** @description Delivery of an event to an endpoint. */
        WebhookDelivery: {
            /** @description Identifies the delivery. */
            id: components["schemas"]["Uuid"];
            /** @description The event. */
            event_id: components["schemas"]["Uuid"];
            /** @description Type of the event. */
            event_type: components["schemas"]["EventType"];
            /** @description The endpoint. */
            endpoint_id: components["schemas"]["Uuid"];
            /** @description Status. */
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description Attempts that were begun.
             */
            attempts: number;
            /** @description When it is tried next; null when it is not. */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /** @description A delivery with its event and its attempts. */
        WebhookDeliveryDetails: {
            /** @description Identifies the delivery. */
            id: components["schemas"]["Uuid"];
            /** @description The event. */
            event_id: components["schemas"]["Uuid"];
            /** @description Type of the event. */
            event_type: components["schemas"]["EventType"];
            /** @description The endpoint. */
            endpoint_id: components["schemas"]["Uuid"];
            /** @description Status. */
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description Attempts that were begun.
             */
            attempts: number;
            /** @description When it is tried next; null when it is not. */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description The event as sent. */
            event: {
                [key: string]: unknown;
            };
            /** @description Its attempts, oldest first. */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        /** @description A page of deliveries. */
        WebhookDeliveryList: {
            /** @description The items. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /**
         * @description Description of an endpoint.
         * @example Order service
         */
        WebhookDescription: string;
        /** @description An endpoint that events are sent to. */
        WebhookEndpoint: {
            /** @description Identifies the endpoint. */
            id: components["schemas"]["Uuid"];
            /** @description URL that events are sent to. */
            url: components["schemas"]["WebhookUrl"];
            /** @description Event types that it receives. */
            events: components["schemas"]["EventType"][];
            /** @description Description. */
            description: components["schemas"]["WebhookDescription"] | null;
            /** @description Whether events are sent to it. */
            enabled: boolean;
            /** @description Why it is switched off; null while it is on. */
            disabled_reason: components["schemas"]["DisabledReason"] | null;
            /** @description Time of the first failure since the last success; null if the last attempt succeeded. */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was registered.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description An endpoint to register. */
        WebhookEndpointCreate: {
            /** @description URL that events are sent to. */
            url: components["schemas"]["WebhookUrl"];
            /** @description The events that it gets. Absent: all of them, those of later versions included. */
            events?: components["schemas"]["EventType"][];
            /** @description Description. */
            description?: components["schemas"]["WebhookDescription"];
            /**
             * @description Whether events are sent to it from now on.
             * @default true
             */
            enabled?: boolean;
        };
        /** @description An endpoint with its secret, this once. */
        WebhookEndpointIssued: {
            /** @description Identifies the endpoint. */
            id: components["schemas"]["Uuid"];
            /** @description URL that events are sent to. */
            url: components["schemas"]["WebhookUrl"];
            /** @description Event types that it receives. */
            events: components["schemas"]["EventType"][];
            /** @description Description. */
            description: components["schemas"]["WebhookDescription"] | null;
            /** @description Whether events are sent to it. */
            enabled: boolean;
            /** @description Why it is switched off; null while it is on. */
            disabled_reason: components["schemas"]["DisabledReason"] | null;
            /** @description Time of the first failure since the last success; null if the last attempt succeeded. */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When it was registered.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description Verifies signatures. Shown this once. */
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description A page of endpoints. */
        WebhookEndpointList: {
            /** @description The items. */
            data: components["schemas"]["WebhookEndpoint"][];
            /** @description Hand it back as `cursor` for the next page; null on the last one. */
            next_cursor: components["schemas"]["Cursor"] | null;
        };
        /** @description A change of an endpoint. Absent fields stay unchanged. */
        WebhookEndpointUpdate: {
            /** @description URL that events are sent to. */
            url?: components["schemas"]["WebhookUrl"];
            /** @description Event types that it receives. */
            events?: components["schemas"]["EventType"][];
            /** @description Description; null clears it. */
            description?: components["schemas"]["WebhookDescription"] | null;
            /** @description Whether events are sent to it. Switched on again, it begins with what happens from then on; what waited is sent as well. */
            enabled?: boolean;
        };
        /**
         * @description A secret to verify signatures with.
         * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
         */
        WebhookSecret: string;
        /** @description A new secret, this once. */
        WebhookSecretRotated: {
            /** @description Verifies signatures from now on. Shown this once. */
            secret: components["schemas"]["WebhookSecret"];
            /**
             * Format: date-time
             * @description Until then, events are signed under the old secret as well.
             */
            previous_secret_expires_at: string;
        };
        /** @description An event to try an endpoint with. */
        WebhookTest: {
            /** @description The event, filled with its documented example. Absent: `transaction.created`. */
            type?: components["schemas"]["EventType"];
        };
        /**
         * @description Where events are sent. Only `https` in production; never to private, loopback or link-local addresses, whatever the name resolves to.
         * @example https://shop.example/hooks/fraud-risk
         */
        WebhookUrl: string;
    };
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
        /** @description The case has as many files as it can have, or its status takes none. */
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
        /** @description A resource with this identity already exists, or the organization has as many as it can have. */
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
        /** @description A resource with this identity already exists. */
        FlatDuplicate: {
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
        /** @description The file is of a type that is not accepted, or not of the declared type, or was cut off. */
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
        /** @description The resource would hold more than it can hold. */
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
        /** @description The model is in no state to go live, or another one went live since it was made. */
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
        /** @description Nothing waits for approval, or the caller requested it. */
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
        /** @description Only payments from this IP address. */
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
        /** @description Only what became this. */
        "AssessmentFilter.outcome": components["schemas"]["AssessmentLabel"];
        /** @description Only this payment. */
        "AssessmentFilter.payment_id": components["schemas"]["Reference"];
        /** @description Only payments of this telephone number, in international format; of payouts, those to it. */
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
        /** @description Only what the engine decided so. */
        DecisionFilter: components["schemas"]["Decision"];
        /**
         * @description Kind of the entity.
         * @example device
         */
        "EntityName.kind": components["schemas"]["EntityKind"];
        /**
         * @description Its value, in any spelling. Encode it as one segment of the path. A telephone number is in international format. A full card number is refused.
         * @example fp_9c1e77ab
         */
        "EntityName.value": components["schemas"]["EntityValue"];
        /** @description Only entries for these payments. */
        "EntryFilter.flow_scope": components["schemas"]["FlowScope"];
        /** @description Only entries of this type. */
        "EntryFilter.list_type": components["schemas"]["ListType"];
        /** @description Only entries whose value or reason contains this text. */
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
         * @description Seconds to wait before the next try.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description Requests per minute that the credential may make.
         * @example 6000
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests that are left at this moment.
         * @example 5999
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Epoch second at which a request passes again (after 429), or at which the full limit is open again.
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
            /** @description The assessment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
            /** @description The assessment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeReport"];
            };
        };
        responses: {
            /** @description The record. */
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
            /** @description The report. */
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
                /** @description Only what the engine decided so. */
                decision?: components["parameters"]["DecisionFilter"];
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only unresolved (`open`) or resolved (`resolved`) reviews. */
                review?: components["parameters"]["AssessmentFilter.review"];
                /** @description From this time on. */
                from?: components["parameters"]["TimeRange.from"];
                /** @description Before this time. */
                to?: components["parameters"]["TimeRange.to"];
                /** @description Only what became this. */
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
                /** @description Only payments of this telephone number, in international format; of payouts, those to it. */
                phone?: components["parameters"]["AssessmentFilter.phone"];
                /** @description Only payments from this device, by its fingerprint. */
                device_id?: components["parameters"]["AssessmentFilter.device_id"];
                /** @description Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
                card_hash?: components["parameters"]["AssessmentFilter.card_hash"];
                /** @description Only payments from this IP address. */
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
            /** @description The assessments. */
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
                        /** @description The items. */
                        data: components["schemas"]["AssessmentSummary"][];
                        /** @description Hand it back as `cursor` for the next page; null on the last one. */
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
                /** @description Only what the engine decided so. */
                decision?: components["parameters"]["DecisionFilter"];
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only unresolved (`open`) or resolved (`resolved`) reviews. */
                review?: components["parameters"]["AssessmentFilter.review"];
                /** @description From this time on. */
                from?: components["parameters"]["TimeRange.from"];
                /** @description Before this time. */
                to?: components["parameters"]["TimeRange.to"];
                /** @description Only what became this. */
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
                /** @description Only payments of this telephone number, in international format; of payouts, those to it. */
                phone?: components["parameters"]["AssessmentFilter.phone"];
                /** @description Only payments from this device, by its fingerprint. */
                device_id?: components["parameters"]["AssessmentFilter.device_id"];
                /** @description Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
                card_hash?: components["parameters"]["AssessmentFilter.card_hash"];
                /** @description Only payments from this IP address. */
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
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
                /** @description Only what the engine decided so. */
                decision?: components["parameters"]["DecisionFilter"];
                /** @description Only money in this direction. */
                flow?: components["parameters"]["FlowFilter"];
                /** @description Only unresolved (`open`) or resolved (`resolved`) reviews. */
                review?: components["parameters"]["AssessmentFilter.review"];
                /** @description From this time on. */
                from?: components["parameters"]["TimeRange.from"];
                /** @description Before this time. */
                to?: components["parameters"]["TimeRange.to"];
                /** @description Only what became this. */
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
                /** @description Only payments of this telephone number, in international format; of payouts, those to it. */
                phone?: components["parameters"]["AssessmentFilter.phone"];
                /** @description Only payments from this device, by its fingerprint. */
                device_id?: components["parameters"]["AssessmentFilter.device_id"];
                /** @description Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
                card_hash?: components["parameters"]["AssessmentFilter.card_hash"];
                /** @description Only payments from this IP address. */
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
            /** @description The assessment. */
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
            /** @description The assessment. */
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
                /** @description Order. A cursor belongs to the order that it was given in. */
                order?: components["schemas"]["ReviewOrder"];
                /** @description Only reviews that are assigned so; all if absent. */
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
            /** @description The queue. */
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
            /** @description The figures. */
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
            /** @description The review. */
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
            /** @description The assignment. */
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
            /** @description The notes. */
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
            /** @description The note. */
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
            /** @description The record. */
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
            /** @description The report. */
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
            /** @description The explanation. */
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
            /** @description The figures. */
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
            /** @description The figures. */
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
            /** @description The breakdown. */
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
            /** @description The series. */
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
                /** @description Only this urgent. */
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
            /** @description The recommendations. */
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
                        /** @description The items. */
                        data: components["schemas"]["CaseRecommendation"][];
                        /** @description Hand it back as `cursor` for the next page; null on the last one. */
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
            /** @description The report. */
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
            /** @description The views. */
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
            /** @description The view. */
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
            /** @description The view. */
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
                 * @description Its value, in any spelling. Encode it as one segment of the path. A telephone number is in international format. A full card number is refused.
                 * @example fp_9c1e77ab
                 */
                value: components["parameters"]["EntityName.value"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity. */
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
                /** @description Only entries whose value or reason contains this text. */
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
            /** @description The blocklist. */
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
                    "application/json": components["schemas"]["BlocklistEntry"];
                };
            };
            400: components["responses"]["InvalidListType"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Duplicate"];
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
            /** @description The entry. */
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
            /** @description The entry. */
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
            400: components["responses"]["FlatBadRequest"];
            401: components["responses"]["FlatUnauthorized"];
            403: components["responses"]["FlatForbidden"];
            404: components["responses"]["FlatNotFound"];
            409: components["responses"]["FlatDuplicate"];
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
            query?: never;
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
                /** @description Only entries whose value or reason contains this text. */
                search?: components["parameters"]["EntryFilter.search"];
                /** @description Only entries that do this. */
                severity?: components["parameters"]["BlocklistFilter.severity"];
                /** @description Only entries that are switched on (true) or off (false). */
                is_active?: components["parameters"]["BlocklistFilter.is_active"];
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
                /** @description Only entries whose value or reason contains this text. */
                search?: components["parameters"]["EntryFilter.search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allowlist. */
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
                    "application/json": components["schemas"]["AllowlistEntry"];
                };
            };
            400: components["responses"]["InvalidListType"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Duplicate"];
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
            /** @description The entry. */
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
            /** @description The lists. */
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
            /** @description The list. */
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
            /** @description The list. */
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
            /** @description The list. */
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
            /** @description The values. */
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
                /** @description Order. A cursor belongs to the order that it was given in. */
                order?: components["schemas"]["CaseOrder"];
                /** @description Only cases with these words in description, victim's name or one comment, whatever their accents, or with this in their number. Quotes hold words together, a hyphen excludes one. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases. */
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
            /** @description The case. */
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
            /** @description The case. */
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
            /** @description The case. */
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
            /** @description The case. */
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
                /** @description Format. Absent: what `Accept` prefers, JSON unless that is PDF. */
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
            /** @description The dossier. */
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
            /** @description The comments. */
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
            /** @description The comment. */
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
            /** @description The files. */
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
            /** @description The keys. */
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
            /** @description The key. */
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
            /** @description The key. */
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
                /** @description Only those in this state. */
                status?: components["schemas"]["SubmerchantStatus"];
                /** @description Only the one with this `external_id`. */
                external_id?: components["schemas"]["Reference"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submerchants. */
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
            /** @description The submerchant. */
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
            /** @description The submerchant. */
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
            /** @description The submerchant. */
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
            /** @description The keys. */
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
            /** @description The key. */
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
            /** @description Endpoints. */
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
            /** @description An endpoint. */
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
            /** @description An endpoint. */
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
            /** @description An endpoint. */
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
            /** @description Deliveries. */
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
            /** @description A delivery. */
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
            /** @description Connections. */
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
                /** @description The connection. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
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
                        /** @description The items. */
                        data: components["schemas"]["NetworkSignal"][];
                        /** @description Hand it back as `cursor` for the next page; null on the last one. */
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
                /** @description Only those in this state. */
                state?: components["schemas"]["ModelState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
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
            /** @description The signals. */
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
            /** @description The model. */
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
            /** @description The comparison. */
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
            403: components["responses"]["Forbidden"];
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
            /** @description The rules. */
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
    readRuleFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts. */
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
            /** @description The backtests. */
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
            /** @description The backtest. */
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
            /** @description The backtest. */
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
            /** @description The templates. */
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
            /** @description The rule. */
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
            /** @description The rule. */
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
            /** @description The versions. */
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
            /** @description The performance. */
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
            /** @description The rule. */
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
            /** @description The rule. */
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
                "application/json": components["schemas"]["RuleMove"];
            };
        };
        responses: {
            /** @description The rule. */
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
            /** @description The rule. */
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
            /** @description The rule. */
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
            /** @description The session. */
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
            /** @description The organization. */
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
            /** @description The organization. */
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
            /** @description The configuration. */
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
            403: components["responses"]["ForbiddenOrPublicKeyNotAllowed"];
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
            /** @description The requests. */
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
            /** @description The request. */
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
            /** @description The records. */
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
                /** @description Only what was done so. */
                action?: components["schemas"]["AuditAction"];
                /** @description Only what this session or key did. */
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
            /** @description The records. */
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
}

// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * Kind of an actor.
 */
export type ActorType = "session" | "key" | "connection" | "service" | "operator";

/** A postal address, as the merchant has it. */
export type Address = {
    /**
     * Street and number.
     * @example Av. Insurgentes Sur 1602
     */
    line1?: Text;
    /**
     * City or municipality.
     * @example Ciudad de México
     */
    city?: Text;
    /**
     * State, region or department.
     * @example CDMX
     */
    region?: Text;
    /**
     * Postal code, as the country writes it.
     * @example 03940
     */
    postal_code?: string;
    /** Country of the address. */
    country?: CountryCode;
};

/** Facts of the postal addresses. */
export type AddressFacts = {
    /**
     * Country of the billing address.
     * @example MX
     */
    billing_country?: string;
    /**
     * Country of the delivery.
     * @example MX
     */
    shipping_country?: string;
    /**
     * Kilometres from the delivery to the nearest country of bill, card and connection.
     * @default 0
     * @example 6200
     */
    shipping_kilometres?: number;
    /**
     * How much of `shipping_kilometres` counts: by the money at stake, half where the payer connects from the country of delivery.
     * @default 1
     * @example 0.5
     */
    shipping_weight?: number;
    /**
     * 1 when a country of the payment is on the organization's high-risk list.
     * @default 0
     * @example 1
     */
    high_risk_country?: number;
};

/** An entry of an allowlist: a credit in the score, never over an entry that blocks. */
export type AllowlistEntry = {
    /** Identifies the entry. */
    id: Uuid;
    /** The organization whose list it is on. */
    organization_id: Uuid;
    /** Type of the value. */
    list_type: ListType;
    /** The value, normalised. */
    value: string;
    /** Payments that it concerns. */
    flow_scope: FlowScope;
    /** Why the entry was made. */
    reason: string | null;
    /** Who or what made the entry. */
    source: EntrySource;
    /** When it expires; null: never. */
    expires_at: string | null;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
    /** The one submerchant whose payments it concerns; null: all of the organization. */
    submerchant_id: Uuid | null;
};

/** An entry to make. */
export type AllowlistEntryCreate = {
    /** Type of the value. An unknown type is 400 `INVALID_TYPE`. */
    list_type: string;
    /** The value, in any spelling. */
    value: ListValue;
    /**
     * Payments that it concerns.
     * @default all
     */
    flow_scope?: FlowScope;
    /** Why the entry was made. */
    reason?: EntryReason;
    /**
     * Format: date-time
     * When the entry stops applying; absent: never.
     */
    expires_at?: string;
    /** For payment service providers: the one submerchant whose payments it concerns. */
    submerchant_id?: Uuid;
    /**
     * Store the entry although it affects nearly everybody; otherwise such an entry is 409 `LIST_ENTRY_TOO_BROAD`.
     * @default false
     */
    confirm?: boolean;
};

/** An entry that was made. */
export type AllowlistEntryStored = {
    /** Identifies the entry. */
    id: Uuid;
    /** The organization whose list it is on. */
    organization_id: Uuid;
    /** Type of the value. */
    list_type: ListType;
    /** The value, normalised. */
    value: string;
    /** Payments that it concerns. */
    flow_scope: FlowScope;
    /** Why the entry was made. */
    reason: string | null;
    /** Who or what made the entry. */
    source: EntrySource;
    /** When it expires; null: never. */
    expires_at: string | null;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
    /** The one submerchant whose payments it concerns; null: all of the organization. */
    submerchant_id: Uuid | null;
    /** How many recent payments it matches. Present where the entry needed a confirmation and had it. */
    reach?: ListEntryReach;
};

/** A page of an allowlist. */
export type AllowlistPage = {
    /** Items of the page. */
    data: AllowlistEntry[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/**
 * An amount of money. In major units (the default) it may have as many decimals as its currency: two for MXN, none for CLP.
 *     Inside the service it is an integer of minor units, never a float.
 * @example 1249.9
 */
export type Amount = number;

/** A sum of money by currency, in major units. */
export type AmountByCurrency = {
    [key: string]: number;
};

/** How amounts are read. */
export type AmountRules = {
    /** Unit when `amount_unit` is absent. */
    default_unit: AmountUnit;
    /** Units that are accepted. */
    accepted_units: AmountUnit[];
    /** Units that still work and are answered with a `Deprecation` header. */
    deprecated_units: AmountUnit[];
    /**
     * Format: int64
     * Epoch second of the deprecation, as in the header.
     */
    deprecated_since: number;
    /** Standard that gives the number of decimals of each currency. */
    decimals: string;
    /**
     * Smallest amount that the currency accepts.
     */
    minimum: number;
    /** The rules in words. */
    rules: string[];
};

/**
 * Unit of an amount.
 */
export type AmountUnit = "major" | "minor";

/** A change that needs the approval of a person other than the one who requested it. The request cannot be edited: make another one instead. */
export type Approval = {
    /** Identifies the change. */
    id: Uuid;
    /** Why it needs approval; null: it switches an approval off, which always needs a second person. */
    area: ApprovalArea | null;
    /**
     * The operation that was requested, by its `operationId`.
     * @example updateOrganization
     */
    operation: string;
    /** The request as it will be made: `path`, `query`, `headers` and `body`, whichever it has; null once it is decided. */
    change: {
        [key: string]: unknown;
    } | null;
    /** Where it stands. */
    status: ApprovalStatus;
    /** Who requested it. */
    requested_by: AuditActor;
    /**
     * Format: date-time
     * When it was requested.
     */
    requested_at: string;
    /** Who approved or rejected it; null while it waits. */
    decided_by: AuditActor | null;
    /** When that was. */
    decided_at: string | null;
    /** Reason given by the person who decided. */
    reason: string | null;
    /** Why it could not be made; null unless `status` is `failed`. */
    failure: ApprovalFailure | null;
};

/**
 * Changes that need the approval of a second person, where the organization says so in `approval_areas`. Rules that go live are covered by `rule_approval`.
 */
export type ApprovalArea = "policy" | "live_rules" | "models" | "allowlists" | "configuration";

/** A decision on a change. */
export type ApprovalDecision = {
    /**
     * Why it is approved or rejected.
     * @example Agreed in the weekly meeting
     */
    reason: string;
};

/** Why a change that was approved could not be made: what the operation answered. */
export type ApprovalFailure = {
    /** The registered error code. */
    code: string;
    /** One sentence for a person. */
    message: string;
};

/** A page of changes. */
export type ApprovalPage = {
    /** Items of the page. */
    data: Approval[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/**
 * Status of a change that needs approval.
 */
export type ApprovalStatus = "pending" | "applied" | "failed" | "rejected" | "expired";

/**
 * Direction of the money.
 */
export type AssessFlow = "payin" | "payout";

/** An assessment with everything that is known of it. */
export type Assessment = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /**
     * Format: date-time
     * When it was made.
     */
    assessed_at: string;
    /** Direction of the money. */
    flow: AssessFlow;
    /** What the engine decided. The outcome of a manual review is in `review`. */
    decision: Decision;
    /**
     * Risk from 0 to 100, one decimal.
     * @example 61.5
     */
    risk_score: number;
    /** What triggered the assessment. */
    trigger: AssessmentTrigger;
    /** Codes of the signals that fired, strongest first. */
    signals: SignalCode[];
    /** Why it was hard-blocked, such as `blocklist:email`. */
    blocked_by: string | null;
    /** The amount, in major units. */
    amount: Amount;
    /** Currency of the amount. */
    currency: CurrencyCode;
    /** Order of the payment, as you named it. */
    order_id: string | null;
    /** Payment attempt, as you named it. */
    payment_id: string | null;
    /** The customer who pays, or the account that a payout leaves from; null where the request named none, or cannot be read. */
    customer_id: string | null;
    /** The submerchant whose payment it is. */
    submerchant_id: Uuid | null;
    /** Result of its review; null without a resolved review. */
    review: Review | null;
    /** Who requested the assessment. */
    origin: AssessmentOrigin;
    /**
     * Probability of fraud as it was answered, from 0 to 1; null where there was no calibration, and for browsers.
     * @example 0.0312
     */
    fraud_probability: number | null;
    /** Whether it was held out: declined by the score, and approved to show what declines are worth. */
    holdout: boolean;
    /** The signals with weight and meaning. */
    signal_details: SignalDetail[];
    /** The request as received, for `trigger: event` as derived from the event; empty unless `request_state` is `readable`. */
    request: {
        [key: string]: unknown;
    };
    /** Whether the request can be read. */
    request_state: RequestState;
    /** What the decision was based on; null for assessments from before it was stored. */
    facts: DecisionFacts | null;
    /**
     * Kind of key of the request; `ingest` or `connection` for `trigger: event`.
     * @example secret
     */
    credential_kind: string;
    /** What was reported since, in the order of `occurred_at`: one entry each time that an outcome was recorded. */
    outcomes: ReportedOutcome[];
    /** The gravest outcome that holds, in the order of `OutcomeRecord.current_outcome`; null while none was reported. */
    current_outcome: OutcomeKind | null;
    /** The regulatory case that a fraud report about it opened. */
    case_id: Uuid | null;
};

/** A number of assessments. */
export type AssessmentCount = {
    /**
     * Format: int64
     * How many were counted: at most 10,000.
     */
    count: number;
    /** Whether there are, or may be, more: the count ended at 10,000, or at the bound of what is scanned. */
    more: boolean;
    /** The same by score, in all 20 bands, with `has_scores`; null without it. Where `more` is true, those that were counted, with the newest among them. */
    scores: ScoreBandCount[] | null;
};

/**
 * What became of an assessment.
 */
export type AssessmentLabel = "fraud" | "good" | "unknown";

/**
 * Order of a list of assessments.
 */
export type AssessmentOrder = "newest" | "oldest" | "riskiest" | "largest";

/**
 * Origin of an assessment. A page can send made-up data, so assessments of browsers are marked and counted separately.
 */
export type AssessmentOrigin = "server" | "browser";

/** The answer to a payment: a decision, a score and the reasons. */
export type AssessmentResult = {
    /** What to do. A declined payment is an ordinary 200. */
    decision: Decision;
    /**
     * Risk from 0 (none) to 100, one decimal. For publishable keys of an organization with `browser_score: band` a fixed value per decision: see `risk_band`.
     *     The stored assessment has the exact score: `100 × (1 - product of (1 - weight/100))` over the positive weights of the signals; each credit then multiplies
     *     its odds, so that a credit lowers a score and never erases it.
     * @example 41.5
     */
    risk_score: number;
    /**
     * Probability that the payment is fraud, from 0 to 1, by the organization's own settled payments of about this score (`GET /api/v1/merchant/calibration`). Null
     *     while it has reported too few outcomes, and where a list entry or a sandbox value set the score. Absent for publishable keys.
     * @example 0.0312
     */
    fraud_probability?: number | null;
    /**
     * Present where the score declines the payment and it is approved as part of the holdout (`holdout_percent` of the organization), whose outcomes show what declines
     *     are worth. Absent for publishable keys.
     * @enum {boolean}
     */
    holdout?: true;
    /** Present only where `risk_score` is the fixed value of a band and not the exact score. Equivalent to `decision`. */
    risk_band?: RiskBand;
    /** Codes of the signals that fired, strongest first. Empty for publishable keys unless the organization shows them. */
    signals: SignalCode[];
    /** The same signals with weight and meaning. Empty for publishable keys unless the organization shows them. */
    signal_details: SignalDetail[];
    /**
     * Identifies the assessment: outcomes, explanations and fraud reports refer to it.
     * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
     */
    session_id: string;
    /** The order of the request. */
    order_id?: string;
    /** The payment of the request. */
    payment_id?: string;
    /** The `Idempotency-Key` header of the request. */
    idempotency_key?: string;
    /**
     * Why the payment was hard-blocked, such as `blocklist:email`. Absent for publishable keys unless the organization shows it.
     * @example blocklist:email
     */
    blocked_by?: string;
    /**
     * Time from the arrival of the request to the decision, in milliseconds, whole milliseconds where `risk_band` is present.
     * @example 6.4
     */
    latency_ms: number;
    /** Direction of the money. */
    assess_flow: AssessFlow;
    /**
     * `payout` on payouts; absent on pay-ins.
     */
    flow?: "payout";
    /**
     * Origin: your server or a browser. Absent from answers stored before it was introduced.
     * @example server
     */
    origin?: AssessmentOrigin;
    /**
     * The policy that decided: `catalogue`, `pooled:` or `model:` with the id of the model, then `@` and the version of the organization's settings. Absent from answers
     *     stored before it was introduced.
     * @example model:01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f@12
     */
    policy_version?: string;
    /** Present when recommended fields were left out, properties are unknown, or identifiers cannot be read. */
    field_warnings?: FieldWarnings;
};

/** What was assessed. */
export type AssessmentStats = {
    /**
     * Format: int64
     * Number of assessments.
     */
    total: number;
    /** Assessments of each decision. */
    by_decision: CountByDecision;
    /** By direction of the money. */
    by_flow: CountByFlow;
    /** By origin. Totals and figures by decision and by direction count both. */
    by_origin: CountByOrigin;
    /** Mean risk score of assessments requested by your server, two decimals; null without any. */
    average_risk_score: number | null;
    /** By decision, of assessments requested by browsers: subtract it from `by_decision` for a rate that pages cannot influence. */
    browser_by_decision: CountByDecision;
    /** Mean risk score of assessments requested by browsers, two decimals; null without any. */
    browser_average_risk_score: number | null;
    /** Requested amounts; of assessments requested by your server. */
    amount_by_currency: AmountByCurrency;
    /** Declined amounts; of assessments requested by your server. */
    declined_amount_by_currency: AmountByCurrency;
    /** Requested amounts of browsers: a page can make amounts up. */
    browser_amount_by_currency: AmountByCurrency;
    /** Declined amounts of browsers. */
    browser_declined_amount_by_currency: AmountByCurrency;
    /**
     * Format: int64
     * Payments that were held out: declined by the score and approved. They count as approved in all other figures.
     */
    holdouts: number;
    /** Latency, for all origins. */
    latency_ms: LatencyQuantiles;
    /** The ten signals that fired most in assessments requested by your server, the most frequent first. */
    top_signals: SignalCount[];
    /** The ten signals that fired most in assessments requested by browsers, the most frequent first. */
    browser_top_signals: SignalCount[];
};

/** An assessment in short. */
export type AssessmentSummary = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /**
     * Format: date-time
     * When it was made.
     */
    assessed_at: string;
    /** Direction of the money. */
    flow: AssessFlow;
    /** What the engine decided. The outcome of a manual review is in `review`. */
    decision: Decision;
    /**
     * Risk from 0 to 100, one decimal.
     * @example 61.5
     */
    risk_score: number;
    /** What triggered the assessment. */
    trigger: AssessmentTrigger;
    /** Codes of the signals that fired, strongest first. */
    signals: SignalCode[];
    /** Why it was hard-blocked, such as `blocklist:email`. */
    blocked_by: string | null;
    /** The amount, in major units. */
    amount: Amount;
    /** Currency of the amount. */
    currency: CurrencyCode;
    /** Order of the payment, as you named it. */
    order_id: string | null;
    /** Payment attempt, as you named it. */
    payment_id: string | null;
    /** The customer who pays, or the account that a payout leaves from; null where the request named none, or cannot be read. */
    customer_id: string | null;
    /** The submerchant whose payment it is. */
    submerchant_id: Uuid | null;
    /** Result of its review; null without a resolved review. */
    review: Review | null;
    /** Who requested the assessment. */
    origin: AssessmentOrigin;
};

/**
 * What triggered an assessment.
 */
export type AssessmentTrigger = "request" | "event";

/**
 * To whom reviews of the queue are assigned.
 */
export type AssignedFilter = "me" | "nobody" | "anyone";

/**
 * Format: int32
 * Minutes for which a review is assigned.
 */
export type AssignmentMinutes = number;

/**
 * Types of files that a case can have.
 */
export type AttachmentType = "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "text/plain" | "text/csv";

/**
 * Why an attempt failed without an HTTP answer.
 */
export type AttemptFailure = "timeout" | "connection" | "dns" | "tls" | "forbidden_address" | "secret_unavailable" | "interrupted";

/**
 * Action of a change.
 */
export type AuditAction = "key.created" | "key.rotated" | "key.revoked" | "submerchant.created" | "submerchant.updated" | "list_entry.created" | "list_entry.updated" | "list_entry.removed" | "list.created" | "list.updated" | "list.removed" | "list.values_added" | "list.values_removed" | "list.values_imported" | "saved_view.created" | "saved_view.updated" | "saved_view.removed" | "case.created" | "case.updated" | "case.submitted" | "case.comment_added" | "case.attachment_added" | "case.attachment_removed" | "case.acknowledged" | "assessments.exported" | "assessment.reviewed" | "assessment.review_undone" | "assessment.review_assigned" | "assessment.review_taken_over" | "assessment.review_released" | "assessment.note_added" | "assessment.outcome_recorded" | "assessment.fraud_reported" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.removed" | "webhook_endpoint.secret_rotated" | "connection.created" | "connection.removed" | "organization.updated" | "configuration.applied" | "organization.requests_erased" | "model.proposed" | "model.promoted" | "model.rejected" | "model.rolled_back" | "rule.created" | "rule.updated" | "rule.status_changed" | "rule.approval_requested" | "approval.requested" | "approval.approved" | "approval.rejected" | "backtest.created" | "backtest.canceled" | "data_subject_request.created" | "data_subject_request.ended" | "data_subject_request.exported" | "network.joined" | "network.membership_changed" | "network.left" | "network.signals_contributed";

/** Actor of a change. */
export type AuditActor = {
    /** Person, key, connection, operator or the service. */
    type: ActorType;
    /** The `sub` of the session, the id of the key or the connection, the operator's user name at the machine, or the name of the background job. */
    id: string;
    /** Role of the session at that time; null for others. */
    role: Role | null;
};

/** The end of the audit log. Sent at most once per hour, when the log has grown, and only to endpoints that name the type. Store it where the service cannot change it. */
export type AuditHeadEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "audit.head";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: AuditHeadEventData;
};

/** The end of an organization's audit log. */
export type AuditHeadEventData = {
    /**
     * Format: int64
     * Number of the last record: they have no gaps.
     */
    sequence: number;
    /** Hash of the last record, in hexadecimal: SHA-256 of it and of the hash before. */
    hash: string;
};

/** A page of the audit log. */
export type AuditLog = {
    /** Items of the page. */
    data: AuditRecord[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** One change. Records are never changed or removed; each carries the hash of the one before. */
export type AuditRecord = {
    /** Identifies the record. */
    id: Uuid;
    /**
     * Format: int64
     * Sequence number in the organization's log, from 1, without gaps.
     */
    sequence: number;
    /**
     * Format: date-time
     * Time of the change.
     */
    occurred_at: string;
    /** Who made the change. */
    actor: AuditActor;
    /** What was done. */
    action: AuditAction;
    /** Kind of the changed resource. */
    resource_type: AuditResource;
    /** Id of the changed resource. */
    resource_id: Uuid;
    /** The resource before the change; null when it was created, and after the erasure of a person whom it named. */
    before: {
        [key: string]: unknown;
    } | null;
    /** The resource after the change; null when it was removed, and after the erasure of a person whom it named. */
    after: {
        [key: string]: unknown;
    } | null;
    /** The request that did it: `X-Request-Id` of its answer; of an operator's command, an id of its own. */
    request_id: Uuid;
    /** SHA-256 of the record before, in hexadecimal; zeros for the first. */
    previous_hash: string;
    /** SHA-256 of this record and the hash before, in hexadecimal. Of `before` and `after` it covers a salted hash, so that an erasure leaves the chain intact. */
    hash: string;
};

/**
 * Kind of the changed resource.
 */
export type AuditResource = "key" | "submerchant" | "list_entry" | "list" | "saved_view" | "case" | "assessment" | "webhook_endpoint" | "connection" | "model" | "rule" | "approval" | "backtest" | "data_subject_request" | "organization";

/**
 * Result of the address check.
 */
export type AvsResult = "match" | "partial" | "no_match" | "unavailable";

/** A backtest. Its result is stored for 90 days. */
export type Backtest = {
    /** Identifies the backtest. */
    id: Uuid;
    /** How far the backtest is. */
    status: BacktestStatus;
    /** What was requested, with the period that is evaluated. */
    request: BacktestCreate;
    /** How far it is. */
    progress: BacktestProgress;
    /** What the change would have done; null until it is completed. */
    result: BacktestResult | null;
    /** Person or key that requested it. */
    created_by: AuditActor;
    /**
     * Format: date-time
     * When it was requested.
     */
    created_at: string;
    /** When it ended; null before. */
    ended_at: string | null;
};

/** Payments whose decision changes from one to another. */
export type BacktestChange = {
    /** The decision that was made. */
    from: Decision;
    /** The decision under the change. */
    to: Decision;
    /**
     * Format: int64
     * All of them.
     */
    total: number;
    /**
     * Format: int64
     * Known as fraud.
     */
    frauds: number;
    /**
     * Format: int64
     * Known as good.
     */
    goods: number;
    /**
     * Format: int64
     * Without an outcome yet.
     */
    without_outcome: number;
    /**
     * Format: int64
     * Were declined: they hardly ever have an outcome, so frauds among them are not known.
     */
    declined: number;
    /** Amounts by currency. */
    amount_by_currency: AmountByCurrency;
    /** Amounts of the frauds. */
    fraud_amount_by_currency: AmountByCurrency;
    /** Amounts of the good ones. */
    good_amount_by_currency: AmountByCurrency;
};

/** Payments by what became of them. */
export type BacktestCounts = {
    /**
     * Format: int64
     * All of them.
     */
    total: number;
    /**
     * Format: int64
     * Known as fraud.
     */
    frauds: number;
    /**
     * Format: int64
     * Known as good.
     */
    goods: number;
    /**
     * Format: int64
     * Without an outcome yet.
     */
    without_outcome: number;
    /**
     * Format: int64
     * Were declined: they hardly ever have an outcome, so frauds among them are not known.
     */
    declined: number;
    /** Amounts by currency. */
    amount_by_currency: AmountByCurrency;
    /** Amounts of the frauds. */
    fraud_amount_by_currency: AmountByCurrency;
    /** Amounts of the good ones. */
    good_amount_by_currency: AmountByCurrency;
};

/** A backtest to run: the change to evaluate, and the payments to evaluate it on. */
export type BacktestCreate = {
    /**
     * Format: date-time
     * First moment of the payments; 30 days before `to` if absent. At most 400 days before `to`.
     */
    from?: string;
    /**
     * Format: date-time
     * The moment after the last payment; now if absent.
     */
    to?: string;
    /** Only payments in this direction. */
    flow?: AssessFlow;
    /** Rules that are new, changed or removed. */
    rules?: BacktestRule[];
    /** Other thresholds of scores. */
    thresholds?: DecisionThresholds;
    /** Other maximum weights of signals, by code. */
    signal_weights?: {
        [key: string]: SignalWeight;
    };
    /**
     * Share of the payments that is evaluated: a random sample that is the same for each run. Counts are scaled accordingly.
     * @default 1
     */
    sample?: number;
};

/** A day of a backtest. */
export type BacktestDay = {
    /**
     * Format: date
     * The day, UTC.
     */
    date: string;
    /**
     * Format: int64
     * Payments of the day that the rule was evaluated on.
     */
    payments: number;
    /**
     * Format: int64
     * Payments that new or changed rules matched.
     */
    matched: number;
    /**
     * Format: int64
     * Frauds among these.
     */
    matched_frauds: number;
    /**
     * Format: int64
     * Payments with a stricter decision.
     */
    stricter: number;
    /**
     * Format: int64
     * Payments with a milder decision.
     */
    milder: number;
};

/** A payment whose decision changes. */
export type BacktestExample = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** The decision that was made. */
    from: Decision;
    /** The decision under the change. */
    to: Decision;
    /**
     * The score under the change.
     */
    risk_score: number;
    /** What became of it: `fraud`, `good`; null: nothing yet. */
    label: ("fraud" | "good") | null;
};

/** A page of backtests. */
export type BacktestList = {
    /** Items of the page. */
    data: Backtest[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Money that a change moves. */
export type BacktestMoney = {
    /** Frauds that were approved or challenged, and are held or declined under the change. */
    fraud_stopped_by_currency: AmountByCurrency;
    /** Frauds that were held or declined, and are approved or challenged under the change. */
    fraud_let_through_by_currency: AmountByCurrency;
    /** Good payments that were approved or challenged, and are held or declined under the change. */
    good_refused_by_currency: AmountByCurrency;
    /** Good payments that were held or declined, and are approved or challenged under the change. */
    good_released_by_currency: AmountByCurrency;
};

/** How far a backtest is. */
export type BacktestProgress = {
    /**
     * Share of the period that is evaluated, 0 to 100.
     */
    percent: number;
    /**
     * Format: int64
     * Payments that the rule was evaluated on so far.
     */
    payments: number;
    /** Payments per second; null before it began. */
    payments_per_second: number | null;
    /** Estimated seconds left; null while unknown. */
    seconds_left: number | null;
};

/** What a change would have done. Outcomes count until the backtest was requested. */
export type BacktestResult = {
    /**
     * Format: int64
     * Payments that the rule was evaluated on.
     */
    payments: number;
    /**
     * Format: int64
     * Payments without stored facts, or answered by a sandbox value: they are not evaluated.
     */
    skipped: number;
    /** Payments that new or changed rules matched. */
    matched: BacktestCounts;
    /**
     * Format: int64
     * Payments in which a new or changed rule could not be evaluated.
     */
    failed: number;
    /** Changed decisions, the strictest last. */
    changes: BacktestChange[];
    /** Frauds among the matched payments with an outcome. */
    precision: EstimatedShare;
    /** Matched frauds among all known frauds. */
    recall: EstimatedShare;
    /** Matched payments among all. */
    alert_rate: EstimatedShare;
    /** Money that it moves. */
    money: BacktestMoney;
    /** The same figures for each day of the period. */
    days: BacktestDay[];
    /** Payments with a stricter decision: the newest, at most 100. */
    stricter_examples: BacktestExample[];
    /** Payments with a milder decision: the newest, at most 100. */
    milder_examples: BacktestExample[];
};

/** A rule as a backtest evaluates it. */
export type BacktestRule = {
    /** An existing rule: its newest version, with the fields below instead of its own. Absent: a new rule, with `expression` and `action`. */
    rule_id?: Uuid;
    /**
     * Evaluates the payments without this existing rule.
     * @default false
     */
    remove?: boolean;
    /** When it matches. */
    expression?: RuleExpression;
    /** What it does then. */
    action?: RuleAction;
    /** Payments that it is about. */
    flow?: FlowScope;
    /** The submerchant whose payments it is about; null: those of all. */
    submerchant_id?: Uuid | null;
    /** Evaluation order: low numbers first. */
    priority?: RulePriority;
};

/**
 * Status of a backtest.
 */
export type BacktestStatus = "queued" | "running" | "completed" | "canceled" | "failed";

/** Recipient of the money. An `id`, an account identifier, or the `email` or `phone` that the money is sent to is required, and one of them must be readable. */
export type Beneficiary = {
    /**
     * Your identifier of the beneficiary: the same for all accounts of one.
     * @example ben_3301
     */
    id?: Reference;
    /**
     * Full name of the account holder, as claimed.
     * @example José Hernández Luna
     */
    name?: Text;
    /** Country of the account. */
    country?: CountryCode;
    /**
     * CLABE: 18 digits, Mexico. A CLABE with an invalid check digit is assessed, and fires a signal in a payout. For SPEI to a debit card send `account_hash`, a
     *     hash of the card number and never the number; for SPEI to a phone send `phone`.
     * @example 002010077777777771
     */
    clabe?: string;
    /**
     * IBAN (ISO 13616). An IBAN with invalid check digits is assessed, and fires a signal in a payout.
     * @example BR1800360305000010009795493C1
     */
    iban?: string;
    /**
     * CBU of a bank or CVU of a payment provider: 22 digits, Argentina. Listed as `account_hash`.
     * @example 0170099220000067797370
     */
    cbu?: string;
    /**
     * Alias of a CBU or CVU: 6 to 20 letters, digits, dots and hyphens, Argentina. Listed as `account_hash`.
     * @example cuarto.centro.naipe
     */
    alias?: string;
    /**
     * CCI, the interbank account number: 20 digits, Peru. Listed as `account_hash`.
     * @example 01136600010003254221
     */
    cci?: string;
    /**
     * Pix key, Brazil: CPF, CNPJ, phone number (`+5511987654321`), e-mail address, or random key (EVP). Listed as `account_hash`. An address, number or document
     *     counts as the holder's as well.
     * @example maria.souza@correio.com.br
     */
    pix_key?: string;
    /**
     * Bre-B key, Colombia: document, mobile number, e-mail address, alphanumeric key, or merchant code. Listed as `account_hash`.
     * @example 3001234567
     */
    breb_key?: string;
    /**
     * Your keyed hash of another account identifier.
     * @example acct_5d1f20c9
     */
    account_hash?: string;
    /**
     * SWIFT code of the bank (ISO 9362), in any case. An unreadable code is reported in `field_warnings.unreadable`.
     * @example BNMXMXMM
     */
    swift_bic?: string;
    /** E-mail address; matched without regard to case and plus tags. */
    email?: GivenEmail;
    /** Phone number. National forms are read with `country`, or with the country of the `currency`; an unreadable number is reported in `field_warnings.unreadable`. */
    phone?: Phone;
    /** Identity document of the beneficiary. */
    document?: IdentityDocument;
    /**
     * Format: date-time
     * When the account of this beneficiary was last changed.
     */
    account_changed_at?: string;
};

/** A value to look up. */
export type BlocklistCheck = {
    /** Type of the value. An unknown type is 400 `INVALID_TYPE`. */
    list_type: string;
    /** The value, in any spelling. */
    value: ListValue;
    /**
     * The payment it would be part of.
     * @default payin
     */
    flow?: AssessFlow;
    /** The submerchant whose payment it would be. */
    submerchant_id?: Uuid;
};

/** An entry with this value. */
export type BlocklistCheckMatch = {
    /** The entry that matches. */
    entry: BlocklistEntry;
    /** Whether it would match a payment now. */
    matches: boolean;
    /** Why it would not; empty when it would. */
    mismatches: ListMismatch[];
};

/** How the list treats a payment with this value. */
export type BlocklistCheckResult = {
    /** The type that was looked up. */
    list_type: ListType;
    /** The normalised value that is matched. */
    normalized_value: string;
    /** Effect of the strongest matching blocklist entry on a payment; null: none. */
    effect: ListSeverity | null;
    /** Entries with this value, those that match first: of an address also the ranges that contain it, of an e-mail address also its domain. */
    entries: BlocklistCheckMatch[];
};

/** An entry of a blocklist. */
export type BlocklistEntry = {
    /** Identifies the entry. */
    id: Uuid;
    /** The organization whose list it is on. */
    organization_id: Uuid;
    /** Type of the value. */
    list_type: ListType;
    /** The value, normalised. */
    value: string;
    /** Payments that it concerns. */
    flow_scope: FlowScope;
    /** Effect of the entry. */
    severity: ListSeverity;
    /** Why the entry was made. */
    reason: string | null;
    /** Source. Set by the service, never by callers. */
    source: EntrySource;
    /** An inactive entry does not match. */
    is_active: boolean;
    /** When it expires; null: never. */
    expires_at: string | null;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
    /** The one submerchant whose payments it concerns; null: all of the organization. */
    submerchant_id: Uuid | null;
};

/** An entry to make. */
export type BlocklistEntryCreate = {
    /** Type of the value. An unknown type is 400 `INVALID_TYPE`. */
    list_type: string;
    /** The value, in any spelling. */
    value: ListValue;
    /**
     * Payments that it concerns.
     * @default all
     */
    flow_scope?: FlowScope;
    /**
     * Effect of the entry.
     * @default block
     */
    severity?: ListSeverity;
    /** Why the entry was made. */
    reason?: EntryReason;
    /**
     * Ignored: the service sets it, here to `manual`. Still accepted, so that calls written for 0.1.0 keep working.
     * @default manual
     */
    source?: EntrySource;
    /**
     * Whether the entry is active from the start.
     * @default true
     */
    is_active?: boolean;
    /**
     * Format: date-time
     * When the entry stops applying; absent: never.
     */
    expires_at?: string;
    /** For payment service providers: the one submerchant whose payments it concerns. */
    submerchant_id?: Uuid;
    /**
     * Store the entry although it affects nearly everybody; otherwise such an entry is 409 `LIST_ENTRY_TOO_BROAD`.
     * @default false
     */
    confirm?: boolean;
};

/** An entry that was made or changed. */
export type BlocklistEntryStored = {
    /** Identifies the entry. */
    id: Uuid;
    /** The organization whose list it is on. */
    organization_id: Uuid;
    /** Type of the value. */
    list_type: ListType;
    /** The value, normalised. */
    value: string;
    /** Payments that it concerns. */
    flow_scope: FlowScope;
    /** Effect of the entry. */
    severity: ListSeverity;
    /** Why the entry was made. */
    reason: string | null;
    /** Source. Set by the service, never by callers. */
    source: EntrySource;
    /** An inactive entry does not match. */
    is_active: boolean;
    /** When it expires; null: never. */
    expires_at: string | null;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
    /** The one submerchant whose payments it concerns; null: all of the organization. */
    submerchant_id: Uuid | null;
    /** How many recent payments it matches. Present where the change needed a confirmation and had it. */
    reach?: ListEntryReach;
};

/** A change of an entry. Absent fields stay unchanged; null clears. */
export type BlocklistEntryUpdate = {
    /** The entry to change. */
    id: Uuid;
    /** Why the entry was made. */
    reason?: EntryReason | null;
    /** Whether the entry is active. */
    is_active?: boolean;
    /** When the entry stops applying from now on; null: never. */
    expires_at?: string | null;
    /** Effect of the entry. */
    severity?: ListSeverity;
    /** Payments that it concerns. */
    flow_scope?: FlowScope;
    /**
     * Store the entry although it affects nearly everybody; otherwise such an entry is 409 `LIST_ENTRY_TOO_BROAD`.
     * @default false
     */
    confirm?: boolean;
};

/** A blocklist entry. */
export type BlocklistEventData = {
    /** The entry after the change. */
    entry: BlocklistEntry;
    /** What changed; empty for a new entry. */
    changed: string[];
};

/** What became of the lines of an import. */
export type BlocklistImportResult = {
    /**
     * Format: int32
     * Lines that are not empty, without the header.
     */
    lines: number;
    /**
     * Format: int32
     * Entries that were made.
     */
    created: number;
    /**
     * Format: int32
     * Lines whose entry already exists, on the list or earlier in the file. It is not changed.
     */
    duplicates: number;
    /**
     * Format: int32
     * Lines that were not stored.
     */
    failed: number;
    /** What is wrong with these lines, in the order of the file: every failing column of every such line. */
    errors: ImportFailure[];
};

/** The list as it was published. */
export type BlocklistListing = {
    /**
     * Always true, as in the published form of the list.
     * @enum {boolean}
     */
    success: true;
    /** The requested page of entries. */
    data: BlocklistPage;
};

/** Entries of a page. */
export type BlocklistPage = {
    /** Entries of the page. */
    entries: BlocklistEntry[];
    /**
     * Format: int64
     * Entries that match the filters, on all pages. With `search`, only the newest 5,000 encrypted entries are searched and counted; entries with exactly this
     *     value are always counted.
     */
    total: number;
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Assessments of a period by country, BIN, channel, signal, rule or submerchant. */
export type Breakdown = {
    /** What they are grouped by. */
    dimension: BreakdownDimension;
    /** Width of the points of `series`. */
    interval: BreakdownInterval;
    /** Time zone in which hours and days begin. */
    timezone: string;
    /** Period that is reported on. */
    period: StatsPeriod;
    /** The period before; null unless `compare=previous`. */
    previous_period: StatsPeriod | null;
    /** All assessments of the period. */
    total: BreakdownFigures;
    /** All assessments of the period before; null unless `compare=previous`. */
    previous_total: BreakdownFigures | null;
    /** The values with the most assessments, most first; of equal numbers by value. */
    data: BreakdownValue[];
    /** The others; null where all are listed. With `dimension=signal` and `rule`, an assessment counts once for each value. */
    rest: BreakdownRest | null;
    /** The submerchant that the figures are of; null for the whole organization. */
    submerchant_id: Uuid | null;
};

/**
 * What a breakdown is compared with.
 */
export type BreakdownComparison = "previous";

/**
 * What assessments are grouped by.
 */
export type BreakdownDimension = "country" | "bin" | "channel" | "signal" | "rule" | "submerchant";

/** Figures of the assessments of one value. They count assessments requested by your server, and those that events of payment providers triggered. */
export type BreakdownFigures = {
    /**
     * Format: int64
     * Assessments: of a signal, those in which it fired; of a rule, those that it matched.
     */
    assessments: number;
    /**
     * Format: int64
     * Assessments requested by browsers. No other figure counts them.
     */
    browser_assessments: number;
    /** Assessments of each decision. */
    by_decision: CountByDecision;
    /** Sum of the requested amounts, by currency. */
    amount_by_currency: AmountByCurrency;
    /**
     * Format: int64
     * With a fraud in force (a lost chargeback, a confirmed fraud, a fraud report).
     */
    fraud: number;
    /**
     * Format: int64
     * Known to be good: captured, or a false alarm.
     */
    good: number;
    /** Frauds among all, four decimals; null without assessments. */
    fraud_rate: number | null;
    /** Frauds among those that are known to be fraud or good, four decimals; null without known outcomes. */
    precision: number | null;
    /** `precision` divided by that of all assessments of the period, two decimals; null where one of them is null or the latter is 0. */
    lift: number | null;
};

/**
 * Width of the points of a series.
 */
export type BreakdownInterval = "hour" | "day";

/** Figures of one hour or day. */
export type BreakdownPoint = {
    /**
     * Format: date-time
     * Its first moment in the period.
     */
    at: string;
    /**
     * Format: int64
     * Number of assessments.
     */
    assessments: number;
    /**
     * Format: int64
     * Assessments that were declined.
     */
    declined: number;
    /**
     * Format: int64
     * With a fraud in force.
     */
    fraud: number;
    /**
     * Format: int64
     * Known to be good.
     */
    good: number;
    /** Frauds among those with a known outcome, four decimals; null without known outcomes. */
    precision: number | null;
    /** `precision` divided by that of all assessments of the same hour or day, two decimals; null where one of them is null or the latter is 0. */
    lift: number | null;
};

/** All values that are not listed. */
export type BreakdownRest = {
    /**
     * Format: int64
     * Number of values.
     */
    values: number;
    /** The sum of their figures. */
    figures: BreakdownFigures;
    /** The same in the period before; null unless `compare=previous`. */
    previous: BreakdownFigures | null;
};

/** One value of the dimension. */
export type BreakdownValue = {
    /**
     * The value; null: the assessments without one, such as payments without a card by BIN.
     * @example MX
     */
    value: string | null;
    /** Figures of the value. */
    figures: BreakdownFigures;
    /** Its figures in the period before; null unless `compare=previous`. */
    previous: BreakdownFigures | null;
    /** Its hours or days, the oldest first, those without assessments included. */
    series: BreakdownPoint[];
};

/**
 * How the risk score is returned to publishable keys.
 */
export type BrowserScore = "band" | "exact";

/**
 * Reasons of a decision that are returned to publishable keys.
 */
export type BrowserSignals = "none" | "full";

/**
 * What a dispute counts against.
 */
export type BurdenedParty = "payer" | "instruments" | "nobody";

/** Name of a business. */
export type BusinessName = string;

/** One band of the score. */
export type CalibrationBand = {
    /**
     * Lowest score of the band; it reaches to the next band's.
     */
    from: number;
    /**
     * Format: int64
     * Number of assessments.
     */
    total: number;
    /**
     * Format: int64
     * With a fraud in force.
     */
    fraud: number;
    /**
     * Format: int64
     * With a chargeback in force.
     */
    chargeback: number;
    /**
     * Format: int64
     * Payments of the band that were stopped by mistake.
     */
    false_positive: number;
    /** Frauds among all of the band, four decimals; null for an empty band. */
    fraud_rate: number | null;
};

/** Settled payments of a range of scores. */
export type CalibrationBin = {
    /**
     * The scores are above this one; in the first bin, from 0 on.
     */
    above: number;
    /**
     * Highest score of the payments in the bin.
     */
    up_to: number;
    /**
     * Mean probability predicted by a curve that was not fitted to these payments.
     */
    predicted: number;
    /**
     * Share of them that is fraud. Payments whose frauds are not all known yet count in part.
     */
    observed: number;
    /**
     * Lower end of its 95 % interval.
     */
    observed_low: number;
    /**
     * Upper end of its 95 % interval.
     */
    observed_high: number;
    /**
     * Format: int64
     * Payments of the bin whose outcome is final.
     */
    payments: number;
    /**
     * Format: int64
     * Frauds among them.
     */
    frauds: number;
};

/** What scores mean as probabilities of fraud. Fitted every day to payments of the last 180 days that are at least seven days old. */
export type CalibrationCurve = {
    /** Direction of the money. */
    flow: AssessFlow;
    /** Whether there is a curve. */
    status: CalibrationStatus;
    /**
     * Format: date-time
     * When it was last fitted.
     */
    fitted_at: string;
    /** The oldest payment that it was fitted to; null without any. */
    since: string | null;
    /**
     * Format: int64
     * Payments whose outcome is final, on which the curve is based.
     */
    payments: number;
    /**
     * Format: int64
     * Frauds among them.
     */
    frauds: number;
    /** What became of held-out payments. */
    holdouts: HoldoutResult;
    /** Mean squared difference between probability and outcome, on payments that a curve was not fitted to: 0 is perfect. Null without a curve. */
    brier_score: number | null;
    /** Mean difference between predicted and observed over the bins, on payments that a curve was not fitted to. Null without a curve. */
    expected_calibration_error: number | null;
    /** At most 20 bins, ascending. Empty without a curve. */
    bins: CalibrationBin[];
};

/** How the scores of past assessments relate to outcomes: of those requested by your server, not those of browsers. */
export type CalibrationReport = {
    /** Period that is reported on. */
    period: StatsPeriod;
    /** Direction of the money; null for both. */
    flow: AssessFlow | null;
    /** Bands of five points, from 0 on; the last is the score of 100 alone. */
    bands: CalibrationBand[];
    /** Every multiple of five as a threshold. */
    thresholds: CalibrationThreshold[];
    /**
     * Format: int64
     * Assessments whose outcome is known.
     */
    known: number;
    /** Probabilities of scores, whatever the period: one curve for each direction of the money. Empty before the first fit, and for one submerchant. */
    curves: CalibrationCurve[];
    /** What has changed lately, whatever the period and direction; null before the first fit, and for one submerchant. */
    drift: DriftReport | null;
    /** The submerchant that the figures are of; null for the whole organization. */
    submerchant_id: Uuid | null;
};

/**
 * Whether scores have probabilities.
 */
export type CalibrationStatus = "fitted" | "too_few_outcomes" | "good_payments_unreported";

/** What a threshold would do. */
export type CalibrationThreshold = {
    /**
     * Scores from here on would be stopped.
     */
    threshold: number;
    /**
     * Format: int64
     * Assessments that it would stop.
     */
    stopped: number;
    /** Frauds among the stopped assessments with a known outcome, four decimals; null without known outcomes. */
    precision: number | null;
    /** Frauds that it would stop, among all frauds, four decimals; null without frauds. */
    recall: number | null;
    /** Known good payments that it would stop, among all that are known to be good (captured, or a false alarm), four decimals; null without known outcomes. */
    false_positive_rate: number | null;
};

/** Facts of the card, never its full number. */
export type Card = {
    /**
     * First six to eight digits. They are also read from a masked number, such as `411111XXXXXX1111`.
     * @example 415231
     */
    bin?: string;
    /**
     * Last four digits. Together with `bin` they identify a card without a `hash`. They are also read from a masked number, such as `****4405`.
     * @example 4405
     */
    last4?: string;
    /**
     * Stable token or keyed hash of the number, made by you or your processor. It links orders of one card.
     * @example card_9f2b7c1d5e
     */
    hash?: string;
    /**
     * Brand, such as `visa`.
     * @example visa
     */
    brand?: string;
    /** How the card is funded. */
    funding?: CardFunding;
    /** Country of the issuer. */
    country?: CountryCode;
    /**
     * Name on the card; compared with the payer's without regard to accents, case, order and initials.
     * @example MARIA GONZALEZ R
     */
    holder_name?: Text;
};

/** Facts of the card. */
export type CardFacts = {
    /**
     * First six digits of the card.
     * @example 418090
     */
    bin?: string;
    /**
     * Country of issue.
     * @example MX
     */
    country?: string;
    /**
     * 1 for a prepaid card.
     * @default 0
     * @example 1
     */
    prepaid?: number;
    /**
     * Share of the shorter of cardholder's and payer's names that the other does not have.
     * @default 0
     * @example 0.5
     */
    holder_name_difference?: number;
    /**
     * 1 when the card was issued in another country than the billing address or the connection, 0.4 for neighbouring countries.
     * @default 0
     * @example 0.4
     */
    country_mismatch?: number;
    /**
     * Other payers who used the card within 30 days, from devices on which it is not used now; 0 where the payer has used it for a week.
     * @default 0
     * @example 0
     */
    other_payers?: number;
    /**
     * Distinct orders with the card within an hour, this one included.
     * @default 0
     * @example 1
     */
    orders_1h?: number;
    /**
     * Distinct cards of this BIN by new payers within an hour, beyond three times the usual number.
     * @default 0
     * @example 2
     */
    new_payers_of_bin_1h?: number;
    /**
     * Distinct cards with failures or micro amounts on the device or address within an hour, by their share of all cards.
     * @default 0
     * @example 0
     */
    tested_cards_1h?: number;
    /**
     * Share of fraud with cards of this BIN in the last known week, beyond the organization's base rate.
     * @default 0
     * @example 0.001
     */
    fraud_excess?: number;
};

/**
 * How a card is funded.
 */
export type CardFunding = "credit" | "debit" | "prepaid" | "unknown";

/** A regulatory case. */
export type Case = {
    /** Identifies the case. */
    id: Uuid;
    /**
     * Its number: prefix, country, year, sequence. Never used twice.
     * @example FRD-MX-2026-000001
     */
    reference_number: string;
    /** Status of the case. */
    status: CaseStatus;
    /** Priority of the case. */
    priority: CasePriority;
    /**
     * Format: date
     * The day of the incident.
     */
    incident_date: string;
    /** Type of incident. */
    incident_type: IncidentType;
    /** Money lost, in major units. */
    amount: Amount;
    /** Currency of the amount. */
    currency: CaseCurrency;
    /** Description of the incident. */
    description: CaseDescription | null;
    /** Name of the victim. */
    victim_name: PersonName | null;
    /** Jurisdiction of the regulator. */
    jurisdiction: Jurisdiction;
    /** Regulator that the case is for. */
    regulator: RegulatorName;
    /** The assessment that it was opened from. */
    session_id: Uuid | null;
    /** Who works on it. */
    assignee: PersonId | null;
    /** The day by which it is due: as you set it, or the end of the regulator's term for answering a claim. Null: none is set, and we know of no term. */
    due_date: string | null;
    /** Where the due date comes from; null without one. */
    due_basis: CaseDueBasis | null;
    /** The regulator's answer. */
    acknowledgement: CaseAcknowledgement | null;
    /** When it was submitted. */
    submitted_at: string | null;
    /**
     * Format: date-time
     * When it was opened.
     */
    created_at: string;
    /**
     * Format: date-time
     * When it was last changed.
     */
    updated_at: string;
};

/** The regulator's answer to a case. */
export type CaseAcknowledge = {
    /** Whether the regulator accepted the case: `true` resolves it, `false` returns it to review. */
    accepted: boolean;
    /** Acknowledgement number of the regulator. */
    acknowledgement_number?: string;
    /** Reason given by the regulator. */
    reason?: string;
};

/** A regulator accepted a case. */
export type CaseAcknowledgedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "case.submission_acknowledged";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: CaseEventData;
};

/** Response of a regulator. */
export type CaseAcknowledgement = {
    /** Whether the regulator accepted the case. */
    accepted: boolean;
    /** Acknowledgement number of the regulator. */
    acknowledgement_number: string | null;
    /** Reason given by the regulator. */
    reason: string | null;
    /**
     * Format: date-time
     * When the response was recorded.
     */
    received_at: string;
};

/** A file that belongs to a case: a statement, a police report, a letter of the regulator. It is not part of the dossier. */
export type CaseAttachment = {
    /** Identifies the file. */
    id: Uuid;
    /** Its name. It ends with an extension of its type, which is added where it is missing. */
    file_name: FileName;
    /** Its type, by its content; of text, as it was declared. */
    media_type: AttachmentType;
    /**
     * Format: int32
     * Its size in bytes.
     */
    size_bytes: number;
    /**
     * SHA-256 of the content, in hexadecimal.
     * @example 94bdd87d075c63643bc641d7e0ad2523f3d6bcc9aba6bb578f297c5b0644d6a2
     */
    sha256: string;
    /** Who added it. */
    added_by: Reviewer;
    /**
     * Format: date-time
     * When it was added.
     */
    created_at: string;
};

/** A page of files. */
export type CaseAttachmentList = {
    /** Items of the page. */
    data: CaseAttachment[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** The values of a field before and after a step of a case. */
export type CaseChange = {
    /** Which of them changed. */
    field: CasePlanField;
    /** The value before; null: none. */
    from: string | null;
    /** The value after; null: none. */
    to: string | null;
};

/** A comment on a case. Comments are neither changed nor removed, except when the organization's requests, or the person, are erased; they are not part of the dossier. */
export type CaseComment = {
    /** Identifies the comment. */
    id: Uuid;
    /** Text of the comment. */
    text: string;
    /** Who wrote it. */
    author: Reviewer;
    /**
     * Format: date-time
     * When it was written.
     */
    created_at: string;
};

/** A comment to add to a case. */
export type CaseCommentCreate = {
    /**
     * The text. Do not write card numbers; they are refused.
     * @example El banco receptor confirmó el bloqueo de la cuenta.
     */
    text: string;
};

/** A page of comments. */
export type CaseCommentList = {
    /** Items of the page. */
    data: CaseComment[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** A case to open. */
export type CaseCreate = {
    /**
     * Format: date
     * The day of the incident; not in the future.
     */
    incident_date: string;
    /** Type of incident. */
    incident_type: IncidentType;
    /** Money lost, in major units. */
    amount: Amount;
    /** Currency of the amount. */
    currency: CaseCurrency;
    /** Jurisdiction of the regulator. */
    jurisdiction: Jurisdiction;
    /** Description of the incident. */
    description?: CaseDescription;
    /** Name of the victim. */
    victim_name?: PersonName;
    /** E-mail address of the victim. Stored with the case; never returned. */
    victim_email?: Email;
    /**
     * Priority of the case.
     * @default normal
     */
    priority?: CasePriority;
    /** The regulator. Absent: the one of the jurisdiction. */
    regulator?: RegulatorName;
    /** The assessment that it was opened from. */
    session_id?: Uuid;
    /** Who works on it. */
    assignee?: PersonId;
    /** The day by which it is due. Absent: the end of the regulator's term for answering a claim, where one is known; null: none. */
    due_date?: string | null;
};

/** A case was opened. */
export type CaseCreatedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "case.created";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: CaseEventData;
};

/**
 * Currencies of cases.
 */
export type CaseCurrency = "CLP" | "MXN" | "BRL" | "PEN" | "COP" | "UYU" | "ARS" | "USD";

/**
 * Description of an incident. Line breaks are allowed.
 * @example El titular desconoce tres transferencias realizadas el 18 de noviembre.
 */
export type CaseDescription = string;

/** Everything that a regulator needs to know of a case. It no longer changes once the case is submitted. */
export type CaseDossier = {
    /**
     * Format: date-time
     * When it was generated; for a submitted case, when it was submitted.
     */
    generated_at: string;
    /** Whether the dossier is frozen. */
    frozen: boolean;
    /** Organization that submits the case. */
    organization: DossierOrganization;
    /** The case that the dossier is of. */
    case: Case;
    /** Victim of the fraud, as far as known. */
    victim: DossierVictim;
    /** The assessment that the case was opened from. */
    assessment: DossierAssessment | null;
    /** The steps so far, oldest first. */
    history: CaseEvent[];
};

/**
 * Where the due date of a case comes from.
 */
export type CaseDueBasis = "regulator_term" | "set";

/** One step of a case. */
export type CaseEvent = {
    /**
     * Format: date-time
     * Time of the change.
     */
    occurred_at: string;
    /** Actor: the `sub` of the session, or the id of the key. */
    actor: string;
    /** Previous status; null when the case was opened. */
    from: CaseStatus | null;
    /** New status; equal to the previous one when only other fields changed. */
    to: CaseStatus;
    /** The other fields that changed. */
    changed: string[];
    /** Values of those that plan the work: priority, assignee, due date. Texts of a case are not stored again. Absent for steps from before values were stored. */
    changes?: CaseChange[];
};

/** Data of an event about a case. */
export type CaseEventData = {
    /** The case after the change. */
    case: Case;
    /** What changed; empty for a new case. */
    changed: string[];
};

/** The steps of a case, oldest first. */
export type CaseHistory = {
    /** Steps of the case, in their order. */
    data: CaseEvent[];
};

/** A page of cases. */
export type CaseList = {
    /** Items of the page. */
    data: Case[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/**
 * Order of the list of cases.
 */
export type CaseOrder = "newest" | "due";

/**
 * A field that plans the work on a case: its values are in the history.
 */
export type CasePlanField = "priority" | "assignee" | "due_date";

/**
 * Prefix of case reference numbers.
 * @example FRD
 */
export type CasePrefix = string;

/**
 * Priority of a case.
 */
export type CasePriority = "baja" | "normal" | "alta" | "urgente";

/**
 * Why a session deserves a case.
 */
export type CaseReason = "fraud_confirmed" | "chargeback_lost" | "large_declined";

/** A session that deserves a case and has none. */
export type CaseRecommendation = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /**
     * Format: date-time
     * When it was made.
     */
    assessed_at: string;
    /** Direction of the money. */
    flow: AssessFlow;
    /** What was decided. */
    decision: Decision;
    /**
     * Risk from 0 to 100, one decimal.
     */
    risk_score: number;
    /** The amount, in major units. */
    amount: Amount;
    /** Currency of the amount. */
    currency: CurrencyCode;
    /** Order of the payment, as you named it. */
    order_id: string | null;
    /** The submerchant whose payment it is. */
    submerchant_id: Uuid | null;
    /** Origin of the assessment. */
    origin: AssessmentOrigin;
    /** Why a case is recommended. */
    reason: CaseReason;
    /**
     * How urgent. A confirmed fraud is `alta`, and `urgente` where its amount is large; a lost chargeback `normal`, and `alta` where it is large; what was declined is
     *     `baja`, and `normal` from ten times a large amount on.
     */
    priority: CasePriority;
};

/** Cases of these assessments. */
export type CaseRecommendationStats = {
    /**
     * Format: int64
     * Cases that are open: neither resolved nor put away.
     */
    open: number;
    /**
     * Format: int64
     * Assessments that deserve a case and have none.
     */
    recommended: number;
    /** The recommended ones by urgency. */
    by_priority: CountByPriority;
    /** The ten most urgent of them; of equal urgency, those requested by your server come first. */
    sessions: Uuid[];
};

/** A regulator sent a case back. */
export type CaseRejectedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "case.submission_rejected";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: CaseEventData;
};

/**
 * State of a case.
 */
export type CaseStatus = "borrador" | "en_revision" | "enviado" | "resuelto" | "archivado";

/** A case was submitted. */
export type CaseSubmittedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "case.submitted";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: CaseEventData;
};

/** A change of a case. Absent fields stay unchanged. */
export type CaseUpdate = {
    /** Next status. `enviado` submits the case. */
    status?: CaseStatus;
    /** Priority of the case. */
    priority?: CasePriority;
    /** Description of the incident. Frozen once the case is submitted. */
    description?: CaseDescription;
    /** Who works on it; null: no one. */
    assignee?: PersonId | null;
    /** The day by which it is due; null: none is set. */
    due_date?: string | null;
};

/** A case was changed. */
export type CaseUpdatedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "case.updated";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: CaseEventData;
};

/** A field of a request. */
export type CatalogField = {
    /**
     * Path with dots; `[]` stands for each item of a list.
     * @example payer.email
     */
    path: string;
    /**
     * JSON type: `string`, `number`, `integer`, `boolean`, `object`, `array`.
     * @example string
     */
    type: string;
    /** What the field means. */
    description: string;
    /** Is a request without it refused? */
    required: boolean;
    /** Segments that get a `field_warnings` without it. */
    recommended_for: string[];
    /**
     * Format, such as `email` or `date-time`.
     * @example email
     */
    format?: string;
    /** The values that the field allows, if it allows only some. */
    enum?: string[];
    /** Pattern, an ECMAScript regular expression. */
    pattern?: string;
    /**
     * Format: int32
     * Smallest length in characters.
     */
    min_length?: number;
    /**
     * Format: int32
     * Largest length in characters.
     */
    max_length?: number;
    /**
     * Smallest number that the field accepts.
     */
    minimum?: number;
    /**
     * Largest number that the field accepts.
     */
    maximum?: number;
    /**
     * Format: int32
     * Largest number of items.
     */
    max_items?: number;
    /** A value that is valid. */
    example?: unknown;
};

/** A signal of the catalogue, and how it counts for the organization. */
export type CatalogueSignal = {
    /**
     * Code of the signal.
     * @example VELOCITY_CARD_1H
     */
    code: SignalCode;
    /** Directions of the money in which it fires. */
    flows: AssessFlow[];
    /** What it means. */
    meaning: SignalMeaning;
    /** Groups of the facts that it reads: `card`, `device`, ... */
    families: string[];
    /** Facts that it reads: what it observes, and how much of that counts. */
    facts: string[];
    /**
     * Maximum weight in the catalogue.
     */
    default_weight: number;
    /**
     * Maximum weight for the organization: its own, that of its live model, or the default.
     */
    weight: number;
    /** Strength by the observed value in the catalogue; null: full strength or none. */
    default_curve: ModelCurvePoint[] | null;
    /** Strength by the observed value for the organization; null: full strength or none. */
    curve: ModelCurvePoint[] | null;
};

/** The signals of the catalogue. */
export type CatalogueSignals = {
    /** Every signal, in the order of the catalogue. */
    data: CatalogueSignal[];
};

/**
 * Merchant category code of ISO 18245: four digits.
 * @example 5661
 */
export type CategoryCode = string;

/** Cost of a challenge, and what it achieves. */
export type ChallengeCost = {
    /**
     * Share of the payment's amount: 1 is the whole of it.
     */
    share?: number;
    /**
     * Fixed part, in the unit of `typical_amount`.
     */
    fixed?: number;
    /** Share of frauds that a challenge stops. */
    stops: Probability;
};

/** The configuration of an organization. The same configuration is the same document in every organization. */
export type Configuration = {
    /** Format of the document: always 1. */
    format: ConfigurationFormat;
    /** Settings of the organization. */
    settings: ConfigurationSettings;
    /** Its lists for rules, by name. */
    lists: ConfigurationList[];
    /** Its rules that are not archived, by code. */
    rules: ConfigurationRule[];
};

/** What was done, or would be. */
export type ConfigurationApplied = {
    /** True: nothing was changed. */
    dry_run: boolean;
    /** Differences: settings, lists, rules, each in the order of the document. None: the organization has this configuration already. */
    changes: ConfigurationChange[];
    /** Codes of the rules of the document that wait for the approval of another person to decide as they say here. */
    pending_approval: RuleCode[];
    /** The `ETag` of the configuration afterwards. */
    etag: string;
};

/** A difference between the configuration before and after. */
export type ConfigurationChange = {
    /** What it is about. */
    resource: ConfigurationResource;
    /** Name of the setting, name of the list, or code of the rule. */
    id: string;
    /** What became of it. */
    change: ConfigurationChangeType;
    /** Before: of what has changed, only the fields that differ. Null for what is new. */
    before: unknown;
    /** After. Null for what is removed. */
    after: unknown;
};

/**
 * What became of a part of the configuration.
 */
export type ConfigurationChangeType = "added" | "changed" | "removed" | "retained";

/**
 * Format: int32
 * Version of the document's format.
 */
export type ConfigurationFormat = number;

/** A configuration to apply: a document that was read, or one written by hand. */
export type ConfigurationGiven = {
    /** Format of the document: always 1. */
    format: ConfigurationFormat;
    /** Settings of the organization. */
    settings: ConfigurationSettings;
    /** Its lists for rules. */
    lists: ConfigurationListGiven[];
    /** Rules of the document. */
    rules: ConfigurationRuleGiven[];
};

/** The definition of a list for rules. Its values are not part of the configuration. */
export type ConfigurationList = {
    /** Identifies the list, in every organization. */
    name: CustomListName;
    /** What it is for. */
    description: CustomListDescription | null;
    /** Whether upper and lower case are the same. Cannot be changed once the list exists. */
    case_insensitive: boolean;
};

/** A list for rules as a document to apply states it. */
export type ConfigurationListGiven = {
    /** Identifies the list, in every organization. */
    name: CustomListName;
    /** What it is for. */
    description?: CustomListDescription | null;
    /** Whether upper and lower case are the same. Absent: false. Cannot be changed once the list exists. */
    case_insensitive?: boolean;
};

/**
 * What a change of the configuration is about.
 */
export type ConfigurationResource = "setting" | "list" | "rule";

/** A rule in a configuration: its newest version. */
export type ConfigurationRule = {
    /** Identifies the rule, in every organization. */
    code: RuleCode;
    /** Status of the rule. */
    status: ConfigurationRuleStatus;
    /** Name of the rule. */
    name: RuleName;
    /** What it is for. */
    description: string | null;
    /** Payments that it is about. */
    flow: FlowScope;
    /** When it matches. */
    expression: RuleExpression;
    /** What it does then. */
    action: RuleAction;
    /** Evaluation order: low numbers first. */
    priority: RulePriority;
    /** It matches from this time on; null: at once. */
    valid_from: string | null;
    /** It matches before this time; null: without end. */
    valid_until: string | null;
    /** The submerchant whose payments it is about: its `external_id`, or its id where it has none. Null: those of all. */
    submerchant: Reference | null;
};

/** A rule as a document to apply states it: what it leaves out has the default of a new rule. */
export type ConfigurationRuleGiven = {
    /** Identifies the rule, in every organization. */
    code: RuleCode;
    /** Status that the rule is to have. */
    status: ConfigurationRuleStatus;
    /** Name of the rule. */
    name: RuleName;
    /** What it is for. */
    description?: string | null;
    /** Payments that it is about. Absent: all. */
    flow?: FlowScope;
    /** When it matches. */
    expression: RuleExpression;
    /** What it does then. */
    action: RuleAction;
    /** Evaluation order: low numbers first. Absent: 100. */
    priority?: RulePriority;
    /** It matches from this time on. Absent or null: at once. */
    valid_from?: string | null;
    /** It matches before this time. Absent or null: without end. */
    valid_until?: string | null;
    /** The submerchant whose payments it is about: its `external_id`, or its id where it has none. Absent or null: those of all. */
    submerchant?: Reference | null;
};

/**
 * Status of a rule in a configuration.
 */
export type ConfigurationRuleStatus = "draft" | "shadow" | "live";

/**
 * Settings of the organization that affect decisions, as they were set: without what the service derives from them, and without what a live model sets. Absent
 *     settings stay unchanged. Present settings are replaced as a whole, so a signal without a weight here returns to its default. Thresholds have the form in
 *     which they were set.
 */
export type ConfigurationSettings = {
    /** Lowest score of each decision; the resulting three must rise. Replaces probabilities and costs. */
    thresholds?: ThresholdsUpdate;
    /** Thresholds as probabilities of fraud, from which the service derives scores, now and whenever the calibration changes. Null: back to the defaults. */
    threshold_probabilities?: ThresholdProbabilities | null;
    /** Thresholds as costs, from which the service derives probabilities and scores, now and whenever the calibration changes. Null: back to the defaults. */
    threshold_costs?: DecisionCosts | null;
    /** Maximum weights by signal code; null: back to the live model's, or the catalogue's. A weight set here stays in force, whatever model is live. */
    signal_weights?: {
        [key: string]: SignalWeight | null;
    };
    /** Countries for which `HIGH_RISK_COUNTRY` fires. Replaces the list. */
    high_risk_countries?: CountryCode[];
    /** Reasons that are returned to publishable keys. */
    browser_signals?: BrowserSignals;
    /** How the risk score is returned to publishable keys. */
    browser_score?: BrowserScore;
    /** Percentage of would-be declines that are approved as a holdout; 0: none. */
    holdout_percent?: HoldoutPercent;
    /** How models are learned and used. */
    learning?: LearningUpdate;
    /** True: rules go live only with the approval of a second person. Changing it from true to false needs the approval of a second person. */
    rule_approval?: boolean;
    /** All areas whose changes need the approval of a second person. Removing an area needs the approval of a second person. */
    approval_areas?: ApprovalArea[];
    /** False: what a key of a submerchant reports burdens the payer only in the payments of that submerchant, from the next report on. */
    submerchant_reports_affect_organization?: boolean;
    /** Minutes within which reviews are to be resolved. */
    review_target_minutes?: ReviewTarget;
    /** Prefix of case reference numbers. */
    case_prefix?: CasePrefix;
};

/** A connection to a card processor's account. */
export type Connection = {
    /** Identifies the connection. */
    id: Uuid;
    /** Processor that sends the events. */
    processor: Processor;
    /** Description in your own words. */
    description: string | null;
    /**
     * Where the processor is to send its events: this path at the address of the service.
     * @example /api/webhooks/stripe?connection=01929b86-3f44-7d53-9e6f-708192a3b4c5
     */
    webhook_path: string;
    /** Whether its events trigger assessments of payments that have none yet. */
    assess_on_events: boolean;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
};

/** A connection to make. */
export type ConnectionCreate = {
    /** Processor that sends the events. */
    processor: Processor;
    /**
     * The signing secret that the processor shows for the webhook. Stored sealed, and never shown again.
     * @example whsec_5WJ8dQ2hT0vXyZ1aBcDeFgHiJkLmNoPq
     */
    webhook_secret: string;
    /**
     * Assess payments and payment attempts that its events describe and that have no assessment yet. The caller must hold `assess`.
     * @default false
     */
    assess_on_events?: boolean;
    /**
     * Description in your own words.
     * @example Main account
     */
    description?: string;
};

/** Facts of the IP address. */
export type ConnectionFacts = {
    /**
     * Country of the IP address.
     * @example MX
     */
    country?: string;
    /**
     * 1 for an address of a hosting network.
     * @default 0
     * @example 1
     */
    hosting?: number;
    /**
     * 1 for a proxy or VPN.
     * @default 0
     * @example 1
     */
    proxy?: number;
    /**
     * 1 for the Tor network.
     * @default 0
     * @example 1
     */
    tor?: number;
    /**
     * Distinct orders from the address within an hour, this one included.
     * @default 0
     * @example 1
     */
    orders_1h?: number;
    /**
     * 1 when the connection comes from another country than the billing address, 0.4 for neighbouring countries.
     * @default 0
     * @example 0.4
     */
    billing_country_mismatch?: number;
    /**
     * Hours between the clock of the device and the nearest clock of the countries of connection and billing address, by their offsets from UTC.
     * @default 0
     * @example 0
     */
    timezone_hours?: number;
    /**
     * How much of `timezone_hours` counts: less for a device that the payer used at home a week before.
     * @default 1
     * @example 0.3
     */
    timezone_weight?: number;
};

/** A page of connections. */
export type ConnectionList = {
    /** Items of the page. */
    data: Connection[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Figures by decision. */
export type CountByDecision = {
    /**
     * Format: int64
     * Number of approved payments.
     */
    approve: number;
    /**
     * Format: int64
     * Number of challenged payments.
     */
    challenge: number;
    /**
     * Format: int64
     * Held for a person.
     */
    review: number;
    /**
     * Format: int64
     * Number of declined payments.
     */
    decline: number;
};

/** Figures by direction of the money. */
export type CountByFlow = {
    /**
     * Format: int64
     * Number of pay-ins.
     */
    payin: number;
    /**
     * Format: int64
     * Number of payouts.
     */
    payout: number;
};

/** Figures by origin. */
export type CountByOrigin = {
    /**
     * Format: int64
     * Assessments requested by your server.
     */
    server: number;
    /**
     * Format: int64
     * Assessments requested by browsers, with a publishable key.
     */
    browser: number;
};

/** Figures by outcome. */
export type CountByOutcome = {
    /**
     * Format: int64
     * Number of captured payments.
     */
    captured: number;
    /**
     * Format: int64
     * Number of failed payments.
     */
    failed: number;
    /**
     * Format: int64
     * Number of payments that were refunded as a whole.
     */
    refunded: number;
    /**
     * Format: int64
     * Number of payments of which a part was refunded.
     */
    partially_refunded?: number;
    /**
     * Format: int64
     * Chargebacks that the merchant lost.
     */
    chargeback_lost: number;
    /**
     * Format: int64
     * Chargebacks that the merchant won.
     */
    chargeback_won: number;
    /**
     * Format: int64
     * Payments that were confirmed as fraud.
     */
    fraud_confirmed: number;
    /**
     * Format: int64
     * Payments that were stopped, or reported, by mistake.
     */
    false_positive: number;
};

/** Figures by urgency. */
export type CountByPriority = {
    /**
     * Format: int64
     * Cases that can wait.
     */
    baja: number;
    /**
     * Format: int64
     * Number with the usual priority.
     */
    normal: number;
    /**
     * Format: int64
     * Number with high priority.
     */
    alta: number;
    /**
     * Format: int64
     * Number of urgent ones.
     */
    urgente: number;
};

/**
 * Two-letter country code of ISO 3166-1, upper case.
 * @example MX
 */
export type CountryCode = string;

/** Comma-separated values (RFC 4180) in UTF-8, with or without a byte order mark. The first line names the columns. */
export type Csv = string;

/**
 * Separates the cells of an exported file.
 */
export type CsvSeparator = "," | ";";

/**
 * Three-letter currency code of ISO 4217, upper case.
 * @example MXN
 */
export type CurrencyCode = string;

/** Who is signed in. */
export type CurrentSession = {
    /**
     * `sub` of the token: the person at the identity provider.
     * @example ana.lopez
     */
    subject: string;
    /** The person's role. */
    role: Role;
    /** What the role may do. */
    permissions: Permission[];
    /** The organization that the person works for. */
    organization: SessionOrganization;
};

/** Position in a list. Opaque: pass it unchanged. */
export type Cursor = string;

/** A list of an organization for its rules: a named set of strings. */
export type CustomList = {
    /** Identifies the list. */
    id: Uuid;
    /** Rules refer to it by this name. */
    name: CustomListName;
    /** What it is for. */
    description: CustomListDescription | null;
    /** Whether upper and lower case are the same. Set when the list is created. */
    case_insensitive: boolean;
    /**
     * Format: int64
     * Number of values.
     */
    value_count: number;
    /**
     * Format: date-time
     * When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * When the list or its values last changed.
     */
    updated_at: string;
};

/** A value to look up. */
export type CustomListCheck = {
    /** The value, in any spelling. */
    value: CustomListValue;
};

/** Whether the value is in the list. */
export type CustomListCheckResult = {
    /** The value as it is compared. */
    normalized_value: string;
    /** Whether it is in the list. */
    found: boolean;
};

/** A list to create. */
export type CustomListCreate = {
    /** Rules refer to it by this name. */
    name: CustomListName;
    /** What it is for. */
    description?: CustomListDescription;
    /**
     * Whether upper and lower case are the same.
     * @default true
     */
    case_insensitive?: boolean;
};

/**
 * What a list is for, in your words.
 * @example Customers that buy to sell again
 */
export type CustomListDescription = string;

/**
 * What an import does with the values that the list has.
 */
export type CustomListImportMode = "append" | "replace";

/** What became of the lines of a file of values. */
export type CustomListImportResult = {
    /**
     * Format: int32
     * Lines that are not empty, without the header.
     */
    lines: number;
    /**
     * Format: int32
     * Values of the file that are new in the list; with `replace`, all distinct values of the file.
     */
    added: number;
    /**
     * Format: int32
     * Lines whose value is in the list already, or further up in the file.
     */
    duplicates: number;
    /**
     * Format: int32
     * Lines that were not stored.
     */
    failed: number;
    /** What is wrong with these lines, in the order of the file. */
    errors: ImportFailure[];
    /**
     * Format: int64
     * Number of values in the list now.
     */
    value_count: number;
};

/**
 * Name of a list, by which rules refer to it: unique in the organization.
 * @example resellers
 */
export type CustomListName = string;

/** A page of lists. */
export type CustomListPage = {
    /** Items of the page. */
    data: CustomList[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** A change of a list. Absent fields stay unchanged; null clears. */
export type CustomListUpdate = {
    /** Another name. Refused while a rule in force uses the list. */
    name?: CustomListName;
    /** What it is for. */
    description?: CustomListDescription | null;
};

/**
 * A value of a list: at most 256 bytes of UTF-8 once it is normalised. White space around it is removed, and Unicode is composed (NFC); lists that ignore case
 *     lower the letters. A card number is refused.
 * @example cus_84213
 */
export type CustomListValue = string;

/** A page of values, in byte order. */
export type CustomListValuePage = {
    /** The values, normalised. */
    data: string[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Values to add or to remove. */
export type CustomListValues = {
    /** The values, in any spelling. */
    values: CustomListValue[];
};

/** What became of the values to add. */
export type CustomListValuesAdded = {
    /**
     * Format: int32
     * Values that are new in the list.
     */
    added: number;
    /**
     * Format: int32
     * Values that were there already, or several times in the request.
     */
    duplicates: number;
    /**
     * Format: int64
     * Number of values in the list now.
     */
    value_count: number;
};

/** What became of the values to remove. */
export type CustomListValuesRemoved = {
    /**
     * Format: int32
     * Values that were removed.
     */
    removed: number;
    /**
     * Format: int32
     * Values that were not in the list, or several times in the request.
     */
    missing: number;
    /**
     * Format: int64
     * Number of values in the list now.
     */
    value_count: number;
};

/**
 * Result of the security-code check.
 */
export type CvvResult = "match" | "no_match" | "not_provided" | "unavailable";

/** Figures of one day (UTC). */
export type DailyStats = {
    /**
     * Format: date
     * The day, in the requested time zone.
     */
    date: string;
    /**
     * Format: int64
     * Number of assessments.
     */
    total: number;
    /** Assessments of each decision on that day. */
    by_decision: CountByDecision;
    /** By direction of the money. */
    by_flow: CountByFlow;
    /** By origin. Totals and figures by decision and by direction count both. */
    by_origin: CountByOrigin;
    /** Mean risk score of assessments requested by your server, two decimals; null without any. */
    average_risk_score: number | null;
    /** By decision, of assessments requested by browsers: subtract it from `by_decision` for a rate that pages cannot influence. */
    browser_by_decision: CountByDecision;
    /** Mean risk score of assessments requested by browsers, two decimals; null without any. */
    browser_average_risk_score: number | null;
    /** Requested amounts; of assessments requested by your server. */
    amount_by_currency: AmountByCurrency;
    /** Declined amounts; of assessments requested by your server. */
    declined_amount_by_currency: AmountByCurrency;
    /** Requested amounts of browsers: a page can make amounts up. */
    browser_amount_by_currency: AmountByCurrency;
    /** Declined amounts of browsers. */
    browser_declined_amount_by_currency: AmountByCurrency;
    /** Outcomes that were reported about the day's assessments. */
    by_outcome: CountByOutcome;
};

/** A series of days, the oldest first, days without assessments included. */
export type DailyStatsSeries = {
    /** A row for each day. */
    data: DailyStats[];
    /** Their time zone. */
    timezone: string;
    /** The submerchant that the figures are of; null for the whole organization. */
    submerchant_id: Uuid | null;
};

/** An identifier of the person. */
export type DataSubjectIdentifier = {
    /** Type of the identifier. */
    type: DataSubjectIdentifierType;
    /**
     * The value, normalised as in lists.
     * @example maria.gonzalez@correo.mx
     */
    value: string;
};

/**
 * Type of an identifier of a person. Devices, addresses and BINs are shared by several people, and do not identify a person.
 */
export type DataSubjectIdentifierType = "customer_id" | "email" | "phone" | "card_hash" | "clabe" | "iban" | "account_hash" | "beneficiary_id";

/** An identifier of a stored request. */
export type DataSubjectIdentifierView = {
    /** Type of the identifier. */
    type: DataSubjectIdentifierType;
    /** The value; null once it is erased: when an erasure has ended, and 30 days after the end of an access request. */
    value: string | null;
};

/** A record about a person. */
export type DataSubjectRecord = {
    /**
     * Table that it comes from: `assessments` (with request, outcomes, review, notes and provider events), `cases`, `list_entries`, `network_signals` or `payer_counters`.
     * @example assessments
     */
    table: string;
    /** Identifies it in its table. */
    id: string;
    /** The record, without fixed fields: it has what is stored. */
    data: {
        [key: string]: unknown;
    };
};

/** A page of records. */
export type DataSubjectRecordList = {
    /** Items of the page. */
    data: DataSubjectRecord[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** An identifier of another type or value, in payments of the person. */
export type DataSubjectRelated = {
    /** Type of the identifier. */
    type: DataSubjectIdentifierType;
    /**
     * The value, normalised as in lists.
     * @example maria.gonzalez@correo.mx
     */
    value: string;
    /**
     * Format: int64
     * Payments with it, among the newest 200 of the person.
     */
    payments: number;
};

/** What was found and done so far. */
export type DataSubjectReport = {
    /**
     * Format: int64
     * Payments with an identifier of the person.
     */
    payments: number;
    /** The tables with data of the person, in alphabetical order. */
    tables: DataSubjectTable[];
    /**
     * All payments of the person that were assessed before this moment are covered: an erasure searches again until it finds nothing new. Null until then, and
     *     for a request that failed.
     */
    complete_until: string | null;
    /**
     * Other identifiers in the newest 200 of these payments, most frequent first, at most 50: name those that belong to the person in the next request. Present
     *     only in the answer for one completed access request, until its records expire.
     */
    related_identifiers: DataSubjectRelated[];
};

/** A data subject request: what is stored about a person is found, exported or erased. */
export type DataSubjectRequest = {
    /** Identifies the request. */
    id: Uuid;
    /** What it is about. */
    kind: DataSubjectRequestKind;
    /** How far the request is. */
    status: DataSubjectRequestStatus;
    /** Why it failed; null unless it has. */
    failure: DataSubjectRequestFailure | null;
    /** Identifiers of the person. */
    identifiers: DataSubjectIdentifierView[];
    /** Why it was created. */
    reason: string;
    /** Blocklist entries stay. */
    retain_blocklist: boolean;
    /**
     * How far it is, 0 to 100.
     */
    percent: number;
    /** What was found and done so far. */
    report: DataSubjectReport;
    /** When the records can no longer be read: 30 days after the end of an access request. Null before, and of erasures. */
    records_expire_at: string | null;
    /** Person that requested it. */
    created_by: AuditActor;
    /**
     * Format: date-time
     * When it was created. Payments that are assessed later are not part of it.
     */
    created_at: string;
    /** When it ended; null before. */
    ended_at: string | null;
};

/** A data subject request to run. */
export type DataSubjectRequestCreate = {
    /** What it is about. */
    kind: DataSubjectRequestKind;
    /** Identifiers of one person. Payments with any of them are the person's. */
    identifiers: DataSubjectIdentifier[];
    /**
     * Why, for the audit log: such as the number of the person's letter. No personal data: it is stored for good.
     * @example Request 2026-118 of 18 November, identity verified
     */
    reason: string;
    /**
     * Erasure only: blocklist entries stay, where fraud gives you a legitimate ground to keep them. The report says how many.
     * @default false
     */
    retain_blocklist?: boolean;
};

/**
 * Why a data subject request failed.
 */
export type DataSubjectRequestFailure = "too_many_payments" | "identifiers_erased" | "internal_error";

/**
 * What a data subject request is about.
 */
export type DataSubjectRequestKind = "access" | "erasure";

/** A page of data subject requests. */
export type DataSubjectRequestList = {
    /** Items of the page. */
    data: DataSubjectRequest[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/**
 * Status of a data subject request.
 */
export type DataSubjectRequestStatus = "queued" | "running" | "completed" | "failed";

/** Rows that are retained. */
export type DataSubjectRetained = {
    /** Why the data is retained. */
    reason: DataSubjectRetainedReason;
    /**
     * Format: int64
     * Number of rows that are retained for this reason.
     */
    rows: number;
};

/**
 * Why rows are retained.
 */
export type DataSubjectRetainedReason = "open_case" | "submitted_case" | "audit_log" | "fraud_prevention" | "configuration" | "unreadable";

/** What was done in a table. */
export type DataSubjectTable = {
    /**
     * Name of the table. Releases add tables.
     * @example review_notes
     */
    table: string;
    /**
     * Format: int64
     * Rows with data of the person.
     */
    found: number;
    /**
     * Format: int64
     * Rows that were deleted, or whose personal data was removed.
     */
    erased: number;
    /** Rows that are retained. */
    retained: DataSubjectRetained[];
};

/**
 * What determined a decision. More values may be added.
 */
export type DecidedBy = "score" | "blocklist_entry" | "review_entry" | "browser_activity" | "rule" | "sandbox" | "holdout";

/**
 * What to do with the payment.
 */
export type Decision = "approve" | "review" | "challenge" | "decline";

/** A change that would have given another decision. */
export type DecisionChange = {
    /** The decision that it would have been. */
    decision: Decision;
    /**
     * The score that it would have been.
     */
    risk_score: number;
    /** Signals that would have had to be silent: the smallest such set, and the weakest of equally small sets. */
    without: string[];
    /** Points of the score between the assessment and that decision; null where the score did not decide. */
    distance: number | null;
    /** The same in a sentence. */
    text: string;
};

/** A cost of a decision: the sum of both parts. */
export type DecisionCost = {
    /**
     * Share of the payment's amount: 1 is the whole of it.
     */
    share?: number;
    /**
     * Fixed part, in the unit of `typical_amount`.
     */
    fixed?: number;
};

/**
 * What decisions cost you. The service takes the decision with the lowest expected cost (Elkan 2001): at probability `p` of fraud, an approval costs `p × fraud`, a
 *     review `review`, a decline `(1 - p) × refusal`, and a challenge `challenge + p × (1 - stops) × fraud`.
 */
export type DecisionCosts = {
    /**
     * Amount of a usual payment. Fixed costs are weighed against it; all are in one currency of your choice.
     */
    typical_amount: number;
    /** Loss of an approved fraud, such as the amount and a chargeback fee. Above 0. */
    fraud: DecisionCost;
    /** Loss of declining a good payment, such as your margin and the payer's later orders. Above 0. */
    refusal: DecisionCost;
    /** Cost of a review. A review is assumed to find out whether the payment is fraud. */
    review: DecisionCost;
    /** Cost of a challenge, such as payers who give up. Absent: no payment is challenged. */
    challenge?: ChallengeCost;
};

/**
 * Everything a decision was based on: fields of the request, and each computed feature whether its signal fired or not, as they were at the time. A fact that
 *     could not be observed is absent; rules read its documented default instead. It has no names, addresses, numbers or identifiers of a person.
 */
export type DecisionFacts = {
    /** Facts of the payment itself. */
    payment: PaymentFacts;
    /** Facts of the payer, or of the origin of a payout. */
    payer: PayerFacts;
    /** Facts of the e-mail address and the phone number. */
    email: EmailFacts;
    /** Facts of the card. */
    card: CardFacts;
    /** Facts of the device. */
    device: DeviceFacts;
    /** Facts of the IP address. */
    connection: ConnectionFacts;
    /** Facts of the postal addresses. */
    address: AddressFacts;
    /** Facts of the terminal or point of sale. */
    terminal: TerminalFacts;
    /** Matches with lists and the intelligence network. */
    lists: ListFacts;
    /** Facts of a payout. */
    payout: PayoutFacts;
};

/**
 * Lowest score of each decision; payments below `challenge` are approved. The thresholds must not decrease; a decision with the same threshold as the next
 *     stricter one is skipped.
 */
export type DecisionThresholds = {
    /** From this score on: challenge. */
    challenge: Score;
    /** From this score on: review. */
    review: Score;
    /** From this score on: decline. */
    decline: Score;
};

/**
 * Status of a delivery.
 */
export type DeliveryStatus = "pending" | "delivered" | "failed";

/**
 * What became of probabilities or costs.
 */
export type DerivationStatus = "derived" | "limited" | "no_calibration";

/** Thresholds that the service derives through the calibration of pay-ins. They apply to payouts as well. */
export type DerivedThresholds = {
    /** Whether they are in force. */
    status: DerivationStatus;
    /** The lowest probability of fraud of each decision: as given, or from the costs. */
    probabilities: ThresholdProbabilities;
    /** Their scores before any bound; null without a calibration. */
    scores: DecisionThresholds | null;
    /** When the calibration that they are derived through was fitted; null without one. */
    calibrated_at: string | null;
    /**
     * Format: date-time
     * When they were derived.
     */
    derived_at: string;
};

/** The payer's device and connection. */
export type Device = {
    /**
     * Stable fingerprint from your app, your page or our browser SDK.
     * @example fp_3b1e9a77c0
     */
    fingerprint?: string;
    /** Address the payer connects from; not that of your server. */
    ip_address?: IpAddress;
    /**
     * User agent of the browser or app, as it was sent.
     * @example Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36
     */
    user_agent?: string;
    /**
     * Preferred language, BCP 47.
     * @example es-MX
     */
    language?: string;
    /**
     * Time zone of the payer's device, IANA name; not that of your server.
     * @example America/Mexico_City
     */
    timezone?: string;
    /**
     * Size of the screen, as width and height in pixels.
     * @example 1080x2400
     */
    screen?: string;
    /** Your bot detection says that this is a bot. */
    is_bot?: boolean;
    /** The app runs in an emulator. */
    is_emulator?: boolean;
    /** The browser contradicts itself: its user agent names another system than its client hints. */
    is_tampered?: boolean;
    /** The address belongs to a proxy or VPN. */
    is_proxy?: boolean;
    /** The address is a Tor exit. */
    is_tor?: boolean;
};

/** Facts of the device. */
export type DeviceFacts = {
    /**
     * 1 for a bot, an emulator or an automated browser, 0.25 for a browser that contradicts itself.
     * @default 0
     * @example 1
     */
    automation?: number;
    /**
     * Days since the device was first seen with a payer who has another, older one.
     * @default 100000
     * @example 0.5
     */
    new_for_payer_days?: number;
    /**
     * How much of `new_for_payer_days` counts: by the age of the payer's other device.
     * @default 1
     * @example 1
     */
    new_for_payer_weight?: number;
    /**
     * Distinct customers on the device within seven days where this one's account is new.
     * @default 1
     * @example 1
     */
    new_accounts_7d?: number;
    /**
     * How much of `new_accounts_7d` counts: by the age of the account.
     * @default 1
     * @example 1
     */
    new_accounts_weight?: number;
    /**
     * Distinct orders from the device within an hour, this one included.
     * @default 0
     * @example 1
     */
    orders_1h?: number;
    /**
     * Distinct cards on the device within 24 hours, this one included.
     * @default 0
     * @example 1
     */
    cards_24h?: number;
    /**
     * Distinct customers on the device within seven days, this one included.
     * @default 0
     * @example 1
     */
    customers_7d?: number;
    /**
     * Share of fraud on the device in the last known week, beyond the organization's base rate.
     * @default 0
     * @example 0
     */
    fraud_excess?: number;
};

/**
 * Why an endpoint is switched off.
 */
export type DisabledReason = "manual" | "gone" | "failing";

/** A dispute was won or lost. */
export type DisputeClosedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "dispute.closed";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: DisputeEventData;
};

/** A dispute at a payment provider. */
export type DisputeEventData = {
    /** Payment provider that reported it. */
    provider: string;
    /** The dispute at the provider. */
    provider_dispute_id: string;
    /** The payment at the provider. */
    provider_payment_id: string | null;
    /** The assessment; null where none is known. */
    session_id: Uuid | null;
    /** Status of the dispute. */
    status: DisputeStatus;
    /** Reason given by the provider. */
    reason: string | null;
    /** The disputed amount, in major units. */
    amount: number | null;
    /** Currency of the amount. */
    currency: string | null;
    /** When it happened at the provider; null where the event has no time. Events arrive in any order: the latest `occurred_at` of a dispute says where it stands. */
    occurred_at?: string | null;
};

/** A payer disputes a payment. */
export type DisputeOpenedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "dispute.opened";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: DisputeEventData;
};

/**
 * Status of a dispute.
 */
export type DisputeStatus = "open" | "won" | "lost" | "closed";

/** The assessment that the case was opened from. */
export type DossierAssessment = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /**
     * Format: date-time
     * Time of the assessment.
     */
    assessed_at: string;
    /** Direction of the money. */
    flow: AssessFlow;
    /** What was decided. */
    decision: Decision;
    /**
     * Risk score of the assessment.
     */
    risk_score: number;
    /** The signals, strongest first. */
    signals: SignalDetail[];
    /** Order of the payment, as you named it. */
    order_id: string | null;
    /** Payment attempt, as you named it. */
    payment_id: string | null;
    /**
     * The amount, in major units.
     */
    amount: number;
    /** Currency of the amount. */
    currency: string;
};

/**
 * Format of a dossier.
 */
export type DossierFormat = "json" | "pdf";

/** Organization that submits the case. */
export type DossierOrganization = {
    /** Identifies the organization. */
    id: Uuid;
    /** Name of the organization. */
    name: string;
};

/** Victim of the fraud, as far as known. */
export type DossierVictim = {
    /** Full name of the victim. */
    name: string | null;
    /** Their e-mail address. */
    email: string | null;
};

/** A figure that left its range. */
export type DriftFinding = {
    /**
     * What was measured.
     */
    measure: "population_stability" | "observed_against_expected" | "void_signal";
    /** The signal, or the band of scores; null: all payments. */
    subject: string | null;
    /**
     * What was measured.
     */
    value: number;
    /**
     * From where on it is drift.
     */
    threshold: number;
};

/** What has changed: the last seven days against the 28 before them. Computed every day, of assessments requested by your server. */
export type DriftReport = {
    /** Whether the signals have drifted. */
    status: DriftStatus;
    /**
     * Format: date-time
     * When it was computed.
     */
    computed_at: string;
    /**
     * Format: date-time
     * Begin of the reference period, which ends where the recent one begins.
     */
    reference_from: string;
    /**
     * Format: date-time
     * Begin of the recent period.
     */
    recent_from: string;
    /**
     * Format: date-time
     * End of the recent period.
     */
    recent_to: string;
    /** Population stability index of the score, over bands of five points; null with too few assessments. */
    score_psi: number | null;
    /** The ten signals that changed most, silent ones first. */
    signals: SignalDrift[];
    /** Observed against expected frauds by band of the score; only bands with payments. */
    bands: FraudsInBand[];
};

/**
 * Whether scores still mean what they meant.
 */
export type DriftStatus = "stable" | "drifting" | "too_few_payments";

/**
 * Format: idn-email
 * E-mail address, internationalised ones included (RFC 6531): `josé@correo.mx`, `maria@correo.méxico`.
 * @example maria.gonzalez@correo.mx
 */
export type Email = string;

/** Facts of the e-mail address and the phone number. */
export type EmailFacts = {
    /**
     * Domain of the e-mail address; read from the request, so absent where that was erased.
     * @example example.com
     */
    domain?: string;
    /**
     * 1 for a throw-away address.
     * @default 0
     * @example 1
     */
    disposable?: number;
    /**
     * How random the part before the at sign looks, 0 to 1.
     * @default 0
     * @example 0.1
     */
    randomness?: number;
    /**
     * Distinct orders with the address within an hour, this one included.
     * @default 0
     * @example 1
     */
    orders_1h?: number;
    /**
     * Share of fraud at the domain in the last known week, beyond the organization's base rate.
     * @default 0
     * @example 0.001
     */
    fraud_excess?: number;
    /**
     * 1 when the payer's phone number belongs to another country than the billing address.
     * @default 0
     * @example 1
     */
    phone_country_mismatch?: number;
};

/** What is known of an entity. */
export type Entity = {
    /** Kind of the entity. */
    kind: EntityKind;
    /**
     * Its value, normalised.
     * @example fp_9c1e77ab
     */
    value: string;
    /** Type of list entries that hold the value; null for a card named by BIN and last four digits, which entries cannot hold. */
    list_type: ListType | null;
    /**
     * For an IPv6 address its /64, the network of one customer: assessments, figures and links are those of the network, list entries those of the address. Null
     *     for all other entities.
     * @example 2800:150:11c:abcd::/64
     */
    network: string | null;
    /** Time of its first assessment within the last 400 days; null: never seen. */
    first_seen: string | null;
    /** Time of its newest assessment within the last 400 days; null: never seen. */
    last_seen: string | null;
    /**
     * Format: int64
     * Number of assessments that the figures are of: the newest, at most 1,000, within the last 400 days.
     */
    assessments: number;
    /** Whether there are more assessments than the figures are of. */
    more: boolean;
    /** By decision of the engine. */
    decisions: EntityDecisions;
    /** Sum of the amounts that were not declined, by currency, in major units. */
    amounts: AmountByCurrency;
    /** Identifiers that were seen with it, itself included. */
    distinct: EntityDistinct;
    /** Assessments by the latest outcome that holds. */
    outcomes: CountByOutcome;
    /**
     * Format: int64
     * Assessments that were fraud: reported as fraud, confirmed, or charged back, and not reversed since.
     */
    frauds: number;
    /**
     * Blocklist entries for the value, in force or not, at most 100. They include the ranges that contain an address, and the domain of an e-mail address. Null
     *     without `blocklists:read`.
     */
    blocklist: BlocklistEntry[] | null;
    /** Allowlist entries for the value, selected in the same manner. */
    allowlist: AllowlistEntry[] | null;
    /** The newest assessments, at most 20. */
    newest: AssessmentSummary[];
    /** Linked entities: those of the first hop first, each hop by shared assessments. */
    links: EntityLink[];
    /** Whether a bound left out links: there were more assessments or entities than are looked at. */
    more_links: boolean;
};

/** Assessments of an entity by decision. */
export type EntityDecisions = {
    /** Of the last 24 hours. */
    last_24h: CountByDecision;
    /** Of the last seven days. */
    last_7d: CountByDecision;
    /** Of the last thirty days. */
    last_30d: CountByDecision;
};

/** How many different identifiers were seen with an entity. */
export type EntityDistinct = {
    /**
     * Format: int64
     * Payers. Those without a `customer_id` count by their e-mail address, document, phone number, card or account, in this order.
     */
    payers: number;
    /**
     * Format: int64
     * Distinct e-mail addresses in these payments.
     */
    emails: number;
    /**
     * Format: int64
     * Number of different cards.
     */
    cards: number;
    /**
     * Format: int64
     * Number of different devices.
     */
    devices: number;
    /**
     * Format: int64
     * Distinct IP addresses in these payments.
     */
    ips: number;
};

/**
 * Kind of an entity.
 */
export type EntityKind = "payer" | "email" | "phone" | "card" | "device" | "ip" | "account" | "beneficiary";

/** An entity that shares assessments with the requested one, or with one of the first hop. */
export type EntityLink = {
    /** Kind of the entity. */
    kind: EntityKind;
    /**
     * Its value, normalised.
     * @example fp_9c1e77ab
     */
    value: string;
    /**
     * Format: int32
     * 1: shares assessments with the requested entity. 2: shares assessments with one of the first hop, and none of the newest with the requested one.
     */
    hop: number;
    /**
     * Format: int64
     * Assessments that it shares: on the first hop with the requested entity, on the second with those of `via`.
     */
    shared_assessments: number;
    /** Entities of the first hop that it shares assessments with, at most five, most shared first; empty on the first hop. */
    via: EntityReference[];
    /** Whether an entry of the blocklist with severity `block` is in force for it. Null without `blocklists:read`. */
    blocklisted: boolean | null;
    /** Whether one of these assessments was fraud. */
    fraud: boolean;
};

/** An entity by kind and value. */
export type EntityReference = {
    /** Kind of the entity. */
    kind: EntityKind;
    /**
     * Its value, normalised.
     * @example fp_9c1e77ab
     */
    value: string;
};

/**
 * The value of an entity.
 * @example fp_9c1e77ab
 */
export type EntityValue = string;

/** A blocklist entry was made. */
export type EntryCreatedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "blocklist.entry_created";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: BlocklistEventData;
};

/** A blocklist entry has ended. */
export type EntryExpiredEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "blocklist.entry_expired";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: BlocklistEventData;
};

/**
 * Reason of an entry.
 * @example Charged back twice in October
 */
export type EntryReason = string;

/**
 * Source of an entry.
 */
export type EntrySource = "manual" | "rule" | "fraud_report" | "chargeback" | "api";

/** A blocklist entry was changed, or removed (`is_active` is false then). */
export type EntryUpdatedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "blocklist.entry_updated";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: BlocklistEventData;
};

/** The standard error body. */
export type ErrorBody = {
    /** What went wrong. */
    error: ErrorFacet;
};

/**
 * Every code that `error.code` can hold. Programs branch on it; the text beside it is for people.
 */
export type ErrorCode = "VALIDATION_ERROR" | "INVALID_TYPE" | "UNAUTHORIZED" | "SECRET_KEY_REQUIRED" | "INVALID_SIGNATURE" | "PUBLIC_KEY_NOT_ALLOWED" | "FORBIDDEN" | "NETWORK_MEMBERSHIP_REQUIRED" | "HTTPS_REQUIRED" | "NOT_FOUND" | "REQUEST_ERASED" | "METHOD_NOT_ALLOWED" | "DUPLICATE" | "LIMIT_REACHED" | "LIST_ENTRY_TOO_BROAD" | "LIST_IN_USE" | "AMBIGUOUS_REFERENCE" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_TRANSITION" | "REVIEW_ASSIGNED" | "TOO_FEW_OUTCOMES" | "MODEL_OUTDATED" | "TOO_MANY_RULES" | "RULE_OUTDATED" | "SECOND_PERSON_REQUIRED" | "APPROVAL_REQUIRED" | "CONFIGURATION_OUTDATED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "INVALID_EXPRESSION" | "INVALID_CONFIGURATION" | "INVALID_FILE" | "RATE_LIMIT_EXCEEDED" | "INTERNAL_ERROR" | "ASSESS_MAINTENANCE" | "REQUEST_UNREADABLE" | "ASSESS_TIMEOUT";

/** Facts that help to fix the call. */
export type ErrorDetails = {
    /** Why the call failed: of `ASSESS_MAINTENANCE` (503), and of a session that `UNAUTHORIZED` (401) refuses. */
    reason?: FailureReason;
    /** Every field that failed, not only the first. */
    fields?: FieldFailure[];
    /** The permission that the credential lacks (any of these is enough). */
    required_permissions?: string[];
    /** The kinds of credential that the operation takes. */
    accepted_credentials?: string[];
    /**
     * Format: int32
     * Largest accepted body in bytes.
     */
    limit_bytes?: number;
    /** The methods that the path supports. */
    allowed_methods?: string[];
    /** The field of the body whose id does not exist. */
    field?: string;
    /** Id of the existing resource. */
    existing_id?: string;
} & {
    [key: string]: unknown;
};

/** What went wrong, for a program (`code`) and for a person (`message`). */
export type ErrorFacet = {
    /** The registered code to branch on. */
    code: ErrorCode;
    /** One sentence for a person. It may change; do not parse it. */
    message: string;
    /** Facts about this very failure. */
    details: ErrorDetails;
};

/** A share with its 95 % interval. */
export type EstimatedShare = {
    /** 0 to 1; null without any observation. */
    value: number | null;
    /**
     * Lower end of the interval.
     */
    from: number;
    /**
     * Upper end of the interval.
     */
    to: number;
};

/**
 * Status of a rule when it matched.
 */
export type EvaluatedStatus = "shadow" | "live";

/** The assessment that an event triggered. */
export type EventAssessment = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** What was decided. */
    decision: Decision;
    /** Risk score of the assessment. */
    risk_score: Score;
};

/**
 * What became of the assessment that an event may trigger.
 */
export type EventAssessmentStatus = "not_triggered" | "assessed" | "insufficient_data" | "timed_out" | "failed";

/**
 * How it was received.
 */
export type EventOrigin = "api" | "ingest" | "processor";

/** Server-sent events (the `text/event-stream` format of the HTML standard) in UTF-8. */
export type EventStream = string;

/**
 * Type of an event.
 */
export type EventType = "transaction.created" | "transaction.blocked" | "review.opened" | "review.assigned" | "assess.outcome_applied" | "fraud.reported" | "case.created" | "case.updated" | "case.submitted" | "case.submission_acknowledged" | "case.submission_rejected" | "blocklist.entry_created" | "blocklist.entry_updated" | "blocklist.entry_expired" | "dispute.opened" | "dispute.closed" | "network.signal_matched" | "model.proposed" | "model.promoted" | "model.rolled_back" | "model.drifting" | "rule.changed" | "rule.matched" | "rule.failing" | "ingest.unmapped" | "audit.head";

/** The rule that fired a signal. */
export type ExplainedRule = {
    /** Identifies the rule. */
    id: Uuid;
    /**
     * Format: int32
     * The version that decided.
     */
    version: number;
    /** Its name in that version. */
    name: string;
    /** Its expression in that version. */
    expression: string;
    /** The facts that the expression reads. */
    facts: string[];
    /** What it does in that version. */
    action: RuleAction;
};

/** What a signal saw and what it did to the score. */
export type ExplainedSignal = {
    /**
     * Code of the signal.
     * @example VELOCITY_CARD_1H
     */
    code: SignalCode;
    /** What it means, in the requested language. */
    description: string;
    /**
     * Its effective weight then: `100 × (1 - (1 - w/100)^strength)` for its maximum weight `w` at the time. Negative weights are credits.
     */
    weight: number;
    /**
     * How strongly it fired, from 0 to 1.
     */
    strength: number;
    /** What was observed: a count, a share, a country; words are in the requested language, amounts in major units. */
    observed: string | number | null;
    /** Where it begins to count, or what would have been expected. */
    threshold: string | number | null;
    /**
     * Points of the score that it made, in the order of the list. All of them together are the score, to the decimal.
     */
    contribution: number;
    /** The list entry that fired it. */
    entry_id: Uuid | null;
    /** The rule of a signal `RULE:…`; null for a signal of the catalogue. */
    rule: ExplainedRule | null;
};

/** Explanation of an assessment, from the data at its time. */
export type Explanation = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /**
     * Format: date-time
     * When it was made.
     */
    assessed_at: string;
    /** Direction of the money. */
    flow: AssessFlow;
    /** What the engine decided. */
    decision: Decision;
    /**
     * Risk from 0 to 100, one decimal.
     */
    risk_score: number;
    /** Probability of fraud as it was answered, from 0 to 1; null where there was no calibration, and for browsers. */
    fraud_probability: number | null;
    /** Language of the texts. */
    language: ExplanationLanguage;
    /** What determined the decision. */
    decided_by: DecidedBy;
    /** The thresholds then; for assessments from before they were stored, the current ones. */
    thresholds: DecisionThresholds;
    /** The policy that decided: see `policy_version` of the assessment. Null for assessments from before it was stored. */
    policy_version: string | null;
    /** The list entry that settled it; null where none did. */
    entry_id: Uuid | null;
    /** The signals that fired: strongest first, credits last. */
    signals: ExplainedSignal[];
    /**
     * The nearest change that would have given a milder decision; null for `approve`, and where it cannot be derived from the signals. It is computed from the signals that
     *     fired: activity of browser keys that these outweighed is not included, and could still have required up to a review.
     */
    nearest_change: DecisionChange | null;
    /** What the decision was based on, also by signals that did not fire, without BIN and e-mail domain; null for assessments from before it was stored. */
    facts: DecisionFacts | null;
    /** The whole in one or two sentences, for a person. */
    summary: string;
};

/**
 * Languages of explanations. More may be added: an answer has the one that was requested.
 */
export type ExplanationLanguage = "en" | "es" | "pt";

/**
 * Order of an export.
 */
export type ExportOrder = "newest" | "oldest";

/** What is wrong with an expression, and where. */
export type ExpressionError = {
    /** One sentence for a person. */
    message: string;
    /**
     * Format: int32
     * Line, from 1.
     */
    line: number;
    /**
     * Format: int32
     * Column, from 1, in UTF-16 code units as editors count.
     */
    column: number;
    /** The offending name, where it is one. */
    name: string | null;
    /** The existing name that is nearest to it, where one is near. */
    nearest: string | null;
};

/** A likely mistake in a valid expression, and where it is. */
export type ExpressionWarning = {
    /**
     * One sentence for a person.
     * @example `1.000` is 1: the point separates decimals. For one thousand, write `1000`.
     */
    message: string;
    /**
     * Format: int32
     * Line, from 1.
     */
    line: number;
    /**
     * Format: int32
     * Column, from 1, in UTF-16 code units as editors count.
     */
    column: number;
};

/**
 * Type of a fact.
 */
export type FactType = "number" | "string" | "boolean";

/**
 * Why a call failed, where one code has several causes. More values may be added; handle unknown ones by the code.
 */
export type FailureReason = "maintenance" | "overload" | "database" | "shutdown" | "identity_provider" | "malware_scanner" | "token_expired" | "token_not_yet_valid" | "token_too_long" | "token_incomplete" | "token_wrong_issuer" | "token_wrong_audience" | "token_wrong_client" | "token_no_organization" | "token_several_organizations" | "token_unknown_organization";

/** What a flow takes and how it behaves, read from the contract. */
export type FieldCatalog = {
    /**
     * Version of the API.
     * @example 1.3.0
     */
    version: string;
    /** Direction of the money. */
    flow: AssessFlow;
    /** Every field of the request, parents before children. */
    fields: CatalogField[];
    /** How amounts are read. */
    amount: AmountRules;
    /** Headers that make retries safe. */
    idempotency: IdempotencyRules;
    /** Failures to prepare for. */
    resilience: ResilienceCode[];
};

/** One failing field. */
export type FieldFailure = {
    /** Where the field is, with dots and indexes: `payer.email`, `items[2].quantity`. Headers, query and path parameters have their location as prefix: `header.Idempotency-Key`. */
    path: string;
    /** What the value must be. */
    message: string;
};

/** What could be better about the request: recommended fields that were left out, properties that are unknown, values that could not be read. The assessment is complete all the same. */
export type FieldWarnings = {
    /** Paths of the recommended fields that are missing. */
    missing_recommended: string[];
    /** Properties that the contract does not know, the first 20 of them: they were ignored. */
    unknown?: UnknownField[];
    /** Values that were not used as they were sent, the first 50 of them, with the reason and what is expected. */
    values?: ValueWarning[];
    /**
     * Paths of the values that cannot be read, such as an e-mail address without a domain: those of `values` with the reason `unreadable`.
     * @example [
     *       "payer.email"
     *     ]
     */
    unreadable?: string[];
    /**
     * The organization's segment, on which the recommendation depends.
     * @example merchant
     */
    organization_segment: string;
    /**
     * Where the fields are described.
     * @example /api/v1/assess
     */
    field_requirements_doc: string;
};

/** The bytes of a file. */
export type FileContent = string;

/**
 * Name of a file, without a path. It must not contain control characters, or characters that change the direction of text.
 * @example estado-de-cuenta.pdf
 */
export type FileName = string;

/** The error body of the operations that were published with a plain string in `error`; `code` and `details` are siblings of it. */
export type FlatErrorBody = {
    /** One sentence for a person. */
    error: string;
    /** The registered code to branch on. */
    code: ErrorCode;
    /** Facts about this very failure. */
    details: ErrorDetails;
};

/**
 * Payments that an entry concerns.
 */
export type FlowScope = "payin" | "payout" | "all";

/** What is known about a fraud. */
export type FraudDetails = {
    /** Type of incident. */
    incident_type: IncidentType;
    /**
     * Format: date
     * The day of the incident. Absent: today.
     */
    incident_date?: string;
    /**
     * Money lost, in major units. Absent: the amount of the assessment, in the currency of the assessment only. Required where only a browser assessed the payment,
     *     with a publishable key: a page can invent amounts.
     */
    amount?: Amount;
    /** Its currency. Default: that of the assessment, if cases support it and a browser did not request the assessment. */
    currency?: CaseCurrency;
    /** Whose regulator the case is for. */
    jurisdiction: Jurisdiction;
    /** Description of the incident. */
    description?: CaseDescription;
    /** Name of the victim. */
    victim_name?: PersonName;
    /** E-mail address of the victim. */
    victim_email?: Email;
    /**
     * Priority of the case.
     * @default alta
     */
    priority?: CasePriority;
    /**
     * Further identifiers of the fraud; each becomes a blocklist entry. Values that many people share (addresses, BINs, countries, domains, banks) get the
     *     severity `flag`, and do not block.
     */
    indicators?: FraudIndicator[];
    /**
     * Whether it is shared with the intelligence network, if the organization is a member.
     * @default false
     */
    share_with_network?: boolean;
};

/** Something that belongs to the fraud. */
export type FraudIndicator = {
    /** What it is. An unknown type is 400 `INVALID_TYPE`. */
    list_type: string;
    /** Its value, in any spelling. */
    value: ListValue;
};

/** A fraud to report. It names an assessment, an order, a payment or indicators: at least one of them. */
export type FraudReport = {
    /** Identifies the assessment. */
    session_id?: Uuid;
    /**
     * The order. It refers to the assessment made with a secret key, the latest if one payer has several. An order of several payers or submerchants is 409
     *     `AMBIGUOUS_REFERENCE`. The order need not have been assessed.
     */
    order_id?: Reference;
    /** The payment, resolved as the order is. The payment need not have been assessed. */
    payment_id?: Reference;
    /** Type of incident. */
    incident_type: IncidentType;
    /**
     * Format: date
     * The day of the incident. Absent: today.
     */
    incident_date?: string;
    /**
     * Money lost, in major units. Absent: the amount of the assessment, in the currency of the assessment only. Required where only a browser assessed the payment,
     *     with a publishable key: a page can invent amounts.
     */
    amount?: Amount;
    /** Its currency. Default: that of the assessment, if cases support it and a browser did not request the assessment. */
    currency?: CaseCurrency;
    /** Whose regulator the case is for. */
    jurisdiction: Jurisdiction;
    /** Description of the incident. */
    description?: CaseDescription;
    /** Name of the victim. */
    victim_name?: PersonName;
    /** E-mail address of the victim. */
    victim_email?: Email;
    /**
     * Priority of the case.
     * @default alta
     */
    priority?: CasePriority;
    /**
     * Further identifiers of the fraud; each becomes a blocklist entry. Values that many people share (addresses, BINs, countries, domains, banks) get the
     *     severity `flag`, and do not block.
     */
    indicators?: FraudIndicator[];
    /**
     * Whether it is shared with the intelligence network, if the organization is a member.
     * @default false
     */
    share_with_network?: boolean;
};

/** What a report changed. */
export type FraudReportRecord = {
    /** Identifies the report. */
    report_id: Uuid;
    /** The case that was opened. */
    case: ReportedCase;
    /** The blocklist entries that were made or renewed. */
    blocklist_entries: OutcomeEntry[];
    /**
     * Format: int32
     * Signals that were contributed to the network.
     */
    network_signals: number;
    /** True when the same assessment, order, payment or indicators were reported before: this is the first report. */
    idempotent_replay: boolean;
};

/** A fraud was reported. */
export type FraudReportedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "fraud.reported";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: FraudReportedEventData;
};

/** A reported fraud. */
export type FraudReportedEventData = {
    /** Identifies the report. */
    report_id: Uuid;
    /** The assessment; null where the report names none. */
    session_id: Uuid | null;
    /** Type of incident. */
    incident_type: IncidentType;
    /** The case that was opened. */
    case: ReportedCase;
    /** The blocklist entries that were made. */
    blocklist_entries: OutcomeEntry[];
};

/**
 * Who committed a fraud, or that there was none.
 */
export type FraudType = "third_party" | "first_party" | "account_takeover" | "merchant_error";

/**
 * What a fraud type was taken from. The first source that is present applies, in this order.
 */
export type FraudTypeSource = "stated" | "reason_code" | "reason" | "segment" | "evidence" | "unknown_code";

/** Frauds in a band of the score. */
export type FraudsInBand = {
    /**
     * Lowest score of the band of five points.
     */
    from: number;
    /**
     * Format: int64
     * Settled payments of the last 60 days with a probability.
     */
    payments: number;
    /**
     * Frauds among them by their probabilities, as far as they can be known by now.
     */
    expected: number;
    /**
     * Format: int64
     * Frauds among them.
     */
    observed: number;
};

/**
 * E-mail address as the payer gave it, internationalised ones included (RFC 6531). An unreadable one is reported in `field_warnings.unreadable` and not used as an identifier; the payment is assessed regardless.
 * @example maria.gonzalez@correo.mx
 */
export type GivenEmail = string;

/** Status of the service. */
export type Health = {
    /** The whole: `ok` when assess can answer with a decision. */
    status: HealthStatus;
    /**
     * Version of the API.
     * @example 1.3.0
     */
    version: string;
    /**
     * Stage: `sandbox` or `production`.
     * @example sandbox
     */
    stage: string;
    /**
     * Format: date-time
     * Time of the answer.
     * @example 2026-11-20T15:04:05.120Z
     */
    timestamp: string;
    /** State of each part of the service. */
    checks: HealthChecks;
};

/** Parts of the service. */
export type HealthChecks = {
    /** Can the database be reached? */
    database: HealthStatus;
    /** Does assess take requests? */
    assess: HealthStatus;
};

/**
 * State of a part of the service.
 */
export type HealthStatus = "ok" | "unavailable";

/**
 * Percentage from 0 to 1 of the pay-ins that the score alone declines, with less than 90 points, to approve. They are chosen by a keyed hash of the session.
 *     Payments with a blocklist match, payouts and payments assessed by browsers are never approved as a holdout. The outcomes show how many declines are right; no
 *     fit uses them.
 */
export type HoldoutPercent = number;

/** Settled payments that were held out. They evaluate the score; no fit uses them. */
export type HoldoutResult = {
    /**
     * Format: int64
     * Settled payments that the score declined and that were approved.
     */
    payments: number;
    /**
     * Format: int64
     * Frauds among them.
     */
    frauds: number;
    /** Share of them that is fraud: the share of declines that was right. Null without any. */
    fraud_rate: number | null;
    /** Lower end of its 95 % interval. */
    fraud_rate_low: number | null;
    /** Upper end of its 95 % interval. */
    fraud_rate_high: number | null;
};

/** How a handle makes retries safe. */
export type IdempotencyRules = {
    /** Header of the handle. */
    header: string;
    /** Field that serves as the handle when the header is absent. */
    fallback_field: string;
    /**
     * Format: int32
     * Longest handle in characters.
     */
    max_length: number;
    /**
     * Format: int32
     * Minimum retention of a handle in days.
     */
    kept_days: number;
};

/** A document that proves an identity. */
export type IdentityDocument = {
    /**
     * Kind of document: `curp`, `rfc`, `rut`, `cpf`, `cnpj`, `cuit`, `nit`, `ruc`, `cedula`, `dni`, `dpi`, `dui`, `rnc`, `rtn`, `rif`, `dimex`, `passport`, or the name your country uses. Case, blanks and accents do not matter, and synonyms are one kind: `run` and `rut`; `cuit`, `cuil` and `cdi`; `cedula`, `ci` and `cc`.
     * @example curp
     */
    type: string;
    /**
     * Number as printed, with or without separators. All spellings are one document. A kind that several countries issue, such as `dni` or `cedula`, is taken to
     *     be of the payer's country. A wrong check digit, an unreadable number and a placeholder are named in `field_warnings.values`.
     * @example GOMM850312MDFNRR07
     */
    number: string;
};

/** What is wrong with a line of an import. */
export type ImportFailure = {
    /**
     * Format: int32
     * Line of the file on which it begins; the header is line 1.
     */
    line: number;
    /** The registered code to branch on. */
    code: ErrorCode;
    /** The column; absent where the line as a whole is at fault. */
    field?: string;
    /** What is wrong and what is expected. It never repeats the value. */
    message: string;
    /** How many recent payments the entry of the line matches; present for `LIST_ENTRY_TOO_BROAD`. */
    reach?: ListEntryReach;
};

/**
 * Type of an incident.
 */
export type IncidentType = "phishing" | "ingenieria_social" | "transferencia_no_autorizada" | "robo_identidad" | "fraude_interno" | "otro";

/** An ingested event has a type that is not known for its provider: it is stored and has no effect. Sent at most once per hour, provider and type. */
export type IngestUnmappedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "ingest.unmapped";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: IngestUnmappedEventData;
};

/** An ingested event whose type is not known for its provider. */
export type IngestUnmappedEventData = {
    /** The stored event. */
    event_id: Uuid;
    /** Payment provider that reported it. */
    provider: string;
    /** The type of the event, in the provider's words. */
    event_type: string;
    /** The identifier of the event at the provider. */
    external_id: string;
    /** The submerchant of the key that ingested it. */
    submerchant_id: Uuid | null;
};

/**
 * IPv4 or IPv6 address.
 * @example 189.203.54.17
 */
export type IpAddress = string;

/** A key that was just made: the only answer that holds its value. */
export type IssuedKey = {
    /** Identifies the key; it may be public. */
    id: Uuid;
    /** Type of the key. */
    type: KeyType;
    /** Name by which people recognise the key. */
    name: KeyName;
    /**
     * The last four characters of its value, to distinguish keys.
     * @example 7Qx2
     */
    last_four: string;
    /** State of the key. */
    status: KeyStatus;
    /** Permissions of the key. */
    permissions: Permission[];
    /** The submerchant that it sees and writes, and no other; null for a key of the whole organization. */
    submerchant_id: Uuid | null;
    /** The origins that a publishable key works from; empty: any. */
    allowed_origins: Origin[];
    /**
     * Format: int32
     * Requests per minute that it may make.
     */
    rate_limit_per_minute: number;
    /** Whether events that arrive with this ingest key trigger assessments of payments that have none yet; false for other keys. */
    assess_on_events: boolean;
    /** Whether assess refuses every value of a request that breaks the contract, instead of leaving out values that it can decide without, and naming them. */
    strict_validation: boolean;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
    /** When it stops working; null: it does not expire. */
    expires_at: string | null;
    /** When it was last used, to about ten seconds; null: never. */
    last_used_at: string | null;
    /** When it was revoked. */
    revoked_at: string | null;
    /**
     * The value. It is returned only once and not stored; keep it in a secret manager.
     * @example svc_sk_4fQ7mB0tZ2yLxN8cVhR5wK1sD9gJ3aPe0kT2Xq
     */
    key: string;
};

/**
 * Countries whose regulators cases are for.
 */
export type Jurisdiction = "CL" | "MX" | "BR" | "PE" | "CO" | "UY" | "AR";

/** A key, without its value: that is shown once, when the key is made. */
export type Key = {
    /** Identifies the key; it may be public. */
    id: Uuid;
    /** Type of the key. */
    type: KeyType;
    /** Name by which people recognise the key. */
    name: KeyName;
    /**
     * The last four characters of its value, to distinguish keys.
     * @example 7Qx2
     */
    last_four: string;
    /** State of the key. */
    status: KeyStatus;
    /** Permissions of the key. */
    permissions: Permission[];
    /** The submerchant that it sees and writes, and no other; null for a key of the whole organization. */
    submerchant_id: Uuid | null;
    /** The origins that a publishable key works from; empty: any. */
    allowed_origins: Origin[];
    /**
     * Format: int32
     * Requests per minute that it may make.
     */
    rate_limit_per_minute: number;
    /** Whether events that arrive with this ingest key trigger assessments of payments that have none yet; false for other keys. */
    assess_on_events: boolean;
    /** Whether assess refuses every value of a request that breaks the contract, instead of leaving out values that it can decide without, and naming them. */
    strict_validation: boolean;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
    /** When it stops working; null: it does not expire. */
    expires_at: string | null;
    /** When it was last used, to about ten seconds; null: never. */
    last_used_at: string | null;
    /** When it was revoked. */
    revoked_at: string | null;
};

/** A key to make. */
export type KeyCreate = {
    /** Type of the key. */
    type: KeyType;
    /** Name by which people recognise the key. */
    name: KeyName;
    /** What it may do. Absent: `assess` for publishable and secret keys. Ingest keys have none. */
    permissions?: Permission[];
    /** For payment service providers: the one submerchant that the key sees and writes. */
    submerchant_id?: Uuid;
    /** For publishable keys: the origins of the pages that may use it. Absent: any page may. */
    allowed_origins?: Origin[];
    /**
     * For ingest keys: assess payments and payment attempts that events describe and that have no assessment yet. The caller must hold `assess`. Rotation keeps it.
     * @default false
     */
    assess_on_events?: boolean;
    /**
     * For publishable and secret keys: assess refuses every value that breaks the contract, and unknown properties, instead of leaving out values that it can
     *     decide without, and naming them in `field_warnings`. Use it while you integrate; a single request requires it with `Prefer: handling=strict`. Rotation
     *     keeps it.
     * @default false
     */
    strict_validation?: boolean;
    /**
     * Format: date-time
     * When the key stops being accepted; absent: never.
     */
    expires_at?: string;
    /** Requests per minute. Absent: the limit of its kind. */
    rate_limit_per_minute?: RequestsPerMinute;
};

/** A page of keys. */
export type KeyList = {
    /** Items of the page. */
    data: Key[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/**
 * Name of a key, for people.
 * @example Checkout server
 */
export type KeyName = string;

/** How a key is replaced. */
export type KeyRotate = {
    /**
     * Format: int32
     * Seconds for which the old key still works beside the new one: 0 ends it at once; at most a week.
     * @default 86400
     */
    overlap_seconds?: number;
};

/**
 * State of a key. Only an active key is accepted.
 */
export type KeyStatus = "active" | "disabled" | "expired" | "revoked";

/**
 * Kind of a key.
 */
export type KeyType = "publishable" | "secret" | "ingest";

/** Time from the arrival of requests to their decisions, in milliseconds; exact to a twentieth. Null without assessments. */
export type LatencyQuantiles = {
    /** Half were faster. */
    p50: number | null;
    /** 95 of 100 were faster. */
    p95: number | null;
    /** 99 of 100 were faster. */
    p99: number | null;
};

/** How models are learned and used. */
export type LearningSettings = {
    /**
     * The largest share of decisions that a model may change to go live without approval, after seven days and 1,000 decisions in shadow and only if the comparison says that it
     *     is better; null: none goes live without approval.
     */
    automatic_promotion_budget: PromotionBudget | null;
    /**
     * Takes part in the pool of the installation: aggregates of its fits (no payment, no identifier) shape the weights that others begin with, and theirs shape
     *     its own. Without it, neither happens.
     */
    pooling: boolean;
};

/** Changes of how models are learned and used. Absent fields stay unchanged. */
export type LearningUpdate = {
    /** The largest share of decisions that a model may change to go live without approval; null: none goes live without approval. */
    automatic_promotion_budget?: PromotionBudget | null;
    /** Whether it takes part in the pool of the installation. */
    pooling?: boolean;
};

/**
 * Why an entry affects nearly everybody.
 */
export type ListEntryBreadth = "wide_network" | "private_network" | "free_mail" | "reserved_domain" | "public_suffix" | "own_country" | "frequent";

/** How many recent payments an entry matches. */
export type ListEntryReach = {
    /** Why the entry needs a confirmation. */
    breadth: ListEntryBreadth;
    /**
     * Format: int32
     * Recent payments that were counted: the last 10,000 of the organization at most, of the flow and the submerchant of the entry. Counted at most a minute ago.
     * @example 10000
     */
    recent_payments: number;
    /**
     * Those of them that the entry matches; null: no recent payment can be read.
     * @example 4211
     */
    matching_payments: number | null;
    /**
     * Those of them that were approved; null: no recent payment can be read.
     * @example 4102
     */
    matching_approved: number | null;
};

/** Matches with lists and the intelligence network. */
export type ListFacts = {
    /**
     * 1 when a blocklist entry of severity `block` matched.
     * @default 0
     * @example 1
     */
    block?: number;
    /**
     * 1 when a blocklist entry of severity `review` matched.
     * @default 0
     * @example 1
     */
    review?: number;
    /**
     * 1 when a blocklist entry of severity `flag` matched.
     * @default 0
     * @example 1
     */
    flag?: number;
    /**
     * 1 when two or more participants of the intelligence network reported a value of the payment.
     * @default 0
     * @example 1
     */
    network_confirmed?: number;
    /**
     * 1 when one participant of the intelligence network reported a value of the payment.
     * @default 0
     * @example 1
     */
    network_suspected?: number;
};

/**
 * Why an entry would not match just now.
 */
export type ListMismatch = "inactive" | "expired" | "other_flow" | "other_submerchant";

/**
 * Effect of an entry.
 */
export type ListSeverity = "block" | "flag" | "review";

/**
 * What an entry lists. Values are normalised per type before they are stored and matched, so what was entered is what is matched.
 */
export type ListType = "email" | "email_domain" | "ip_address" | "ip_range" | "device_fingerprint" | "card_bin" | "card_hash" | "country" | "phone" | "customer_id" | "clabe" | "iban" | "account_hash" | "swift_bic" | "beneficiary_id";

/**
 * The value of an entry.
 * @example fraude@ejemplo.mx
 */
export type ListValue = string;

/** A live rule that matched. */
export type MatchedRule = {
    /** Identifies the rule. */
    id: Uuid;
    /**
     * Format: int32
     * The version that matched.
     */
    version: number;
    /** Code of its signal. */
    code: RuleCode;
    /** Name of the rule. */
    name: RuleName;
};

/** Merchant that accepts the payment. */
export type Merchant = {
    /**
     * Terminal, store or checkout that takes the payment.
     * @example TPV-0117
     */
    terminal_id?: string;
    /**
     * Merchant category code (ISO 18245).
     * @example 5661
     */
    category_code?: string;
    /**
     * Name shown to the payer.
     * @example Zapatería El Paso
     */
    name?: Text;
};

/** Your own data: string to string, at most 50 keys, stored with the assessment. */
export type Metadata = {
    [key: string]: MetadataValue;
};

/** A value of `metadata`. */
export type MetadataValue = string;

/** A step of a calibration. */
export type ModelCalibrationStep = {
    /**
     * Highest score of the step.
     */
    up_to: number;
    /**
     * Probability of fraud of its scores, from 0 to 1.
     */
    probability: number;
    /**
     * Payments that it was learned from.
     */
    payments: number;
    /**
     * Format: int32
     * Frauds among them.
     */
    frauds: number;
};

/** A payment whose decision would change. */
export type ModelChangedPayment = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** Decision of the live policy. */
    from: Decision;
    /** Decision of the model. */
    to: Decision;
    /**
     * Score of the live policy.
     */
    champion_score: number;
    /**
     * Score of the model.
     */
    challenger_score: number;
};

/** A model beside the live policy, on the same payments. Refreshed by a background job about daily. */
export type ModelComparison = {
    /** Identifies the model. */
    model_id: Uuid;
    /** The policy that it is compared with: see `policy_version` of an assessment. */
    champion: string;
    /** When it was computed; null: not yet, and every figure is null. */
    computed_at: string | null;
    /** The settled payments were assessed from this time on: neither side was fitted to them. */
    from: string | null;
    /** And before this time. */
    to: string | null;
    /**
     * Format: int32
     * Settled payments that both scored.
     */
    payments: number;
    /**
     * Format: int32
     * Frauds among them.
     */
    frauds: number;
    /** The organization's share of declined payments, at which precision and recall are taken. */
    decline_rate: number | null;
    /** Mean log-loss of the calibrated scores; lower is better. */
    log_loss: ModelMeasure;
    /** Average precision of the score: the area under its precision-recall curve, 0 to 1. */
    average_precision: ModelMeasure;
    /** Area under the ROC curve. */
    auc: ModelMeasure;
    /** Share of fraud among the payments of the highest scores. */
    precision: ModelMeasure;
    /** Share of frauds that are among them. */
    recall: ModelMeasure;
    /** Fraud prevented less good payments refused there, in US dollars at rough rates. */
    money: ModelMeasure;
    /** What they say together. */
    verdict: ModelVerdict;
    /** Decisions of the shadow period that would change, most frequent first. */
    decision_changes: ModelDecisionChange[];
    /** Some of the payments whose decision would change, newest first. */
    changed_payments: ModelChangedPayment[];
};

/** A point of a curve: between points the strength is linear. */
export type ModelCurvePoint = {
    /**
     * The observed value, in the unit of the signal.
     */
    observed: number;
    /**
     * The strength that it has, from 0 to 1.
     */
    strength: number;
};

/** Decisions with the same change. */
export type ModelDecisionChange = {
    /** Decision of the live policy. */
    from: Decision;
    /** Decision of the model. */
    to: Decision;
    /**
     * Format: int32
     * Number of payments whose decision changes so.
     */
    count: number;
};

/** A model with its signals. */
export type ModelDetail = {
    /** Identifies the model. */
    id: Uuid;
    /** State of the model. */
    state: ModelState;
    /** Where its weights come from. */
    source: ModelSource;
    /** The live model that it was made from and compared with; null: the catalogue. */
    base_model_id: Uuid | null;
    /** Whether it is within the weekly limit, see `weekly_limit` of a fit. */
    weekly_limit: boolean;
    /** Frauds that it was fitted to; null where it was not fitted. */
    frauds: number | null;
    /** Settled payments that it was fitted to, weighted by how much of their fraud is known; null where it was not fitted. */
    payments: number | null;
    /** Payments assessed before this time were fitted to; later ones evaluate it. Null where it was not fitted. */
    fitted_until: string | null;
    /**
     * Format: int32
     * Signals whose weight or curve changes.
     */
    changed_signals: number;
    /** Its decisions in shadow; null before it was in shadow. */
    shadow: ModelShadow | null;
    /** Why it was proposed or rejected, in the words of the person who did. */
    reason: string | null;
    /**
     * Format: date-time
     * When it was proposed.
     */
    created_at: string;
    /** Since when it is live, or was the last time; null: never. */
    live_since: string | null;
    /** When it was archived or rejected; null: it is neither. */
    ended_at: string | null;
    /** Hazard of a payment without any signal, `-ln(1 - probability)`; null where it was not fitted. */
    base_hazard: number | null;
    /** Probability of fraud by score; null: not calibrated. */
    calibration: ModelCalibrationStep[] | null;
    /** Signals of the model. Those that are absent are as in the catalogue. */
    signals: ModelSignal[];
    /** Pairs of signals of the model. */
    pairs: ModelPair[];
    /** Signals whose absence has a weight in the model. */
    unobserved: ModelUnobserved[];
};

/** Payments differ from those that the live policy was fitted to. */
export type ModelDriftingEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "model.drifting";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: ModelDriftingEventData;
};

/** Data of drift that was found. */
export type ModelDriftingEventData = {
    /** The policy that decides: see `policy_version` of an assessment. */
    policy_version: string;
    /**
     * Format: date-time
     * Beginning of the measured time.
     */
    from: string;
    /**
     * Format: date-time
     * End of the measured time.
     */
    to: string;
    /** What left its range. */
    findings: DriftFinding[];
};

/** A model that was proposed or went live. */
export type ModelEventData = {
    /** The model after the change. */
    model: RiskModel;
};

/** What a weight was learned from. */
export type ModelEvidence = {
    /**
     * Frauds attributed to the signal. A fraud with several signals is divided between them, so this is rarely whole.
     */
    frauds: number;
    /**
     * Settled payments in which the signal was seen, each by the strength with which it was.
     */
    exposure: number;
    /** 95 % interval of the weight that the outcomes alone indicate. The limits of a fit can keep the weight outside of it. */
    interval: ModelInterval;
};

/** A fit that was requested. It runs in the background within minutes and proposes a model. */
export type ModelFit = {
    /**
     * Format: date-time
     * When it was first requested; a further request before it runs changes nothing.
     */
    requested_at: string;
    /** Known outcomes of the last 90 days. */
    outcomes: ModelOutcomes;
    /** Outcomes that a fit needs. */
    needed: ModelOutcomes;
};

/** How to fit. */
export type ModelFitRequest = {
    /**
     * Keeps the hazard of each weight, `-ln(1 - weight/100)`, within a factor of 1.25 of a reference: the weight that was live a week ago or, if later, the
     *     weight that went live without this limit or that a person rolled back to. Without the limit, only the outcomes and the limits against the catalogue apply,
     *     and the model is never promoted automatically.
     * @default true
     */
    weekly_limit?: boolean;
};

/** A range of plausible values. */
export type ModelInterval = {
    /**
     * Lower bound of the interval.
     */
    from: number;
    /**
     * Upper bound of the interval.
     */
    to: number;
};

/** A page of models. */
export type ModelList = {
    /** Items of the page. */
    data: RiskModel[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** A figure of both sides. */
export type ModelMeasure = {
    /** Of the live policy. */
    champion: number | null;
    /** Measured for the model. */
    challenger: number | null;
    /** Challenger less champion. */
    difference: number | null;
    /** 95 % interval of the difference, by the bootstrap over days. */
    interval: ModelInterval | null;
};

/** Outcomes for a fit. */
export type ModelOutcomes = {
    /**
     * Format: int32
     * Number of frauds among them.
     */
    frauds: number;
    /**
     * Format: int32
     * Payments whose outcome is known, frauds included.
     */
    payments: number;
};

/** Two signals that mean more together than apart: where both fire, the pair adds a weight of its own. */
export type ModelPair = {
    /**
     * Code of the pair in answers: the codes of both signals, joined by `+`.
     * @example DEVICE_NEW_FOR_PAYER+AMOUNT_DEVIATION_PAYER
     */
    code: string;
    /**
     * Weight in the policy that the model was compared with when it was made; 0: it was not there.
     */
    weight_before: number;
    /**
     * Weight in the model, both signals at full strength; 0: it is not there any more.
     */
    weight_after: number;
    /** What it was learned from; null where it was not learned anew. */
    evidence: ModelPairEvidence | null;
};

/** What a pair was learned from. */
export type ModelPairEvidence = {
    /**
     * Frauds with both signals, each by the product of their strengths.
     */
    frauds: number;
    /**
     * How many frauds the weights of the signals alone expect there.
     */
    expected_frauds: number;
};

/** A model went live. */
export type ModelPromotedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "model.promoted";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: ModelPromotedEventData;
};

/** A model that went live. */
export type ModelPromotedEventData = {
    /** The model after the change. */
    model: RiskModel;
    /** How the model was promoted. */
    promotion: ModelPromotion;
    /** The model that was live before; null: the catalogue. */
    replaced_model_id: Uuid | null;
};

/**
 * How a model came to be live.
 */
export type ModelPromotion = "approved" | "automatic" | "cold_start";

/** A model proposed by a person. */
export type ModelPropose = {
    /** Maximum weights by signal code. Signals that are absent keep the weight that is live. */
    signal_weights: {
        [key: string]: SignalWeight;
    };
    /** Why the model is proposed. */
    reason?: ModelReason;
};

/** A model was proposed: fitted, pooled or by a person. */
export type ModelProposedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "model.proposed";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: ModelEventData;
};

/** Why something was done. */
export type ModelReason = string;

/** Rejection of a proposed model. */
export type ModelReject = {
    /** Why the model is rejected. */
    reason?: ModelReason;
};

/** Rollback of the live model. */
export type ModelRollback = {
    /**
     * What to go back to.
     * @default previous
     */
    to?: RollbackTarget;
    /** Why the model is rolled back. */
    reason?: ModelReason;
};

/** The policy after a rollback. */
export type ModelRolledBack = {
    /** The model that is no longer live. */
    rolled_back: RiskModel;
    /** The model that is live now; null: the catalogue. */
    live: RiskModel | null;
};

/** The live model was rolled back. */
export type ModelRolledBackEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "model.rolled_back";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: ModelRolledBackEventData;
};

/** Data of a rollback. */
export type ModelRolledBackEventData = {
    /** The model that is no longer live. */
    model: RiskModel;
    /** The model that is live now; null: the catalogue. */
    live_model_id: Uuid | null;
};

/** Decisions of a challenger beside those of the live policy, on the same payments. */
export type ModelShadow = {
    /**
     * Format: date-time
     * When the shadow evaluation began.
     */
    since: string;
    /**
     * Format: int32
     * Decisions that were compared.
     */
    decisions: number;
    /**
     * Format: int32
     * Decisions that would have been others.
     */
    changed: number;
    /**
     * Share of decisions that would have been others.
     */
    changed_share: number;
};

/** A signal before and after. */
export type ModelSignal = {
    /**
     * Code of the signal.
     * @example AMOUNT_ANOMALY_PAYER
     */
    code: SignalCode;
    /**
     * Maximum weight in the policy that the model was compared with when it was made.
     */
    weight_before: number;
    /**
     * Maximum weight in the model.
     */
    weight_after: number;
    /** The curve before; null: the signal has none. */
    curve_before: ModelCurvePoint[] | null;
    /** The curve in the model; null: the signal has none. */
    curve_after: ModelCurvePoint[] | null;
    /**
     * How much of its strength counted whatever scales it, from 0 to 1. The catalogue scales some strengths: an unusual amount counts little where little money is at
     *     stake. Where outcomes show that small amounts are fraud as often, a fit raises this share from 0.
     */
    least_part_before: number;
    /**
     * The same in the model.
     */
    least_part_after: number;
    /** What the weight was learned from; null where it was not learned. */
    evidence: ModelEvidence | null;
};

/**
 * Where the weights of a model come from.
 */
export type ModelSource = "fitted" | "pooled" | "manual";

/**
 * State of a model.
 */
export type ModelState = "proposed" | "shadow" | "live" | "archived" | "rejected";

/** A signal that could not be observed: where most payments show it, its absence adds a weight of its own. */
export type ModelUnobserved = {
    /**
     * Code in answers: that of the signal, with `:UNOBSERVED` after it.
     * @example ACCOUNT_NEW:UNOBSERVED
     */
    code: string;
    /**
     * Weight in the policy that the model was compared with when it was made; 0: it was not there.
     */
    weight_before: number;
    /**
     * Weight in the model; 0: it is not there any more.
     */
    weight_after: number;
    /** What it was learned from; null where it was not learned anew. */
    evidence: ModelUnobservedEvidence | null;
};

/** What the weight of an unobserved signal was learned from. */
export type ModelUnobservedEvidence = {
    /**
     * Frauds in which the signal could not be observed.
     */
    frauds: number;
    /**
     * Settled payments in which it could not, frauds included.
     */
    payments: number;
};

/**
 * Result of a comparison.
 */
export type ModelVerdict = "better" | "worse" | "undecided";

/** What others report of a value; never who. */
export type NetworkAnswer = {
    /** How many other participants report it; null for none. */
    participants: ParticipantBand | null;
    /**
     * The month (`2026-11`) of what happened last; null unless two or more others report it.
     * @example 2026-11
     */
    last_seen_month: string | null;
    /** Categories that at least two other participants reported. */
    categories: NetworkCategory[];
    /** Whether your organization reports it. */
    own: boolean;
};

/**
 * Category of a signal.
 */
export type NetworkCategory = "fraud" | "chargeback" | "account_takeover" | "identity_theft" | "mule_account" | "scam";

/** Signals to contribute. */
export type NetworkContribution = {
    /** The signals. Each is validated separately. */
    signals: NetworkSignalInput[];
};

/** Result of a batch. */
export type NetworkContributionResult = {
    /**
     * Format: int32
     * Signals that are new.
     */
    accepted: number;
    /**
     * Format: int32
     * Signals that you had contributed before: updated with the new category, confidence and expiry (without one, the later expiry).
     */
    duplicates: number;
    /** Signals that were not taken. */
    rejected: NetworkRejected[];
};

/** A payment with identifiers that other participants reported. */
export type NetworkEventData = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** Direction of the money. */
    flow: AssessFlow;
    /** What was decided. */
    decision: Decision;
    /** What was reported; never by whom. */
    matches: NetworkMatch[];
};

/** A member that left. */
export type NetworkLeft = {
    /** Whether it is a member. */
    member: boolean;
    /** Its signals are contributed: those that it sends, and those of confirmed frauds, lost chargebacks and shared fraud reports. */
    contribute: boolean;
    /** Its decisions use the signals of other participants. */
    consume: boolean;
    /** Since when; null for no member. */
    member_since: string | null;
    /**
     * Format: int32
     * Own signals that were withdrawn.
     */
    withdrawn: number;
};

/** An identifier that other participants reported. */
export type NetworkMatch = {
    /** Type of the identifier. */
    signal_type: string;
    /** Number of participants that reported it, as a range. */
    participants: ParticipantBand;
};

/** An identifier of a payment was reported in the intelligence network. */
export type NetworkMatchedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "network.signal_matched";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: NetworkEventData;
};

/** How the organization takes part. */
export type NetworkMembership = {
    /** Whether it is a member. */
    member: boolean;
    /** Its signals are contributed: those that it sends, and those of confirmed frauds, lost chargebacks and shared fraud reports. */
    contribute: boolean;
    /** Its decisions use the signals of other participants. */
    consume: boolean;
    /** Since when; null for no member. */
    member_since: string | null;
};

/** How to take part. */
export type NetworkMembershipSet = {
    /** Whether the organization's own signals are shared with the network. */
    contribute: boolean;
    /** Whether decisions use the signals of other participants. Requires `contribute`. */
    consume: boolean;
};

/** Values to query. */
export type NetworkQuery = {
    /** Values to look up. */
    signals: NetworkQueryItem[];
};

/** A value to query: itself, or its hash, and never both. */
export type NetworkQueryItem = {
    /** Type of the value. */
    signal_type: NetworkSignalType;
    /**
     * The value, in any spelling. It is not stored.
     * @example comprador@correo.mx
     */
    value?: string;
    /** SHA-256 of the normalised value, instead of it. */
    value_hash?: ValueHash;
};

/** What others report. */
export type NetworkQueryResult = {
    /** One answer for each value, in the order of the request. */
    data: NetworkAnswer[];
};

/**
 * Why a signal of a batch was not taken.
 */
export type NetworkRefusal = "INVALID_TYPE" | "INVALID_VALUE" | "NOT_SHAREABLE" | "INVALID_EXPIRY" | "VALUE_IN_DESCRIPTION";

/** A signal of a batch that was not taken. */
export type NetworkRejected = {
    /**
     * Format: int32
     * Index in the batch, from 0.
     */
    index: number;
    /** Why the signal was rejected, as a code of the registry. */
    code: NetworkRefusal;
    /** Reason, for people. */
    message: string;
};

/** One of your signals. */
export type NetworkSignal = {
    /** Identifies the signal. */
    id: Uuid;
    /** Type of the value. */
    signal_type: NetworkSignalType;
    /** Category of the fraud. */
    category: NetworkCategory;
    /**
     * How sure you were.
     */
    confidence: number;
    /** The assessment whose outcome, or the fraud report that contributed it; null for those that you sent. */
    caused_by: Uuid | null;
    /**
     * Format: date-time
     * When it happened.
     */
    occurred_at: string;
    /**
     * Format: date-time
     * When it stops counting.
     */
    expires_at: string;
    /** Note of the participant who reported it. */
    description: string | null;
    /**
     * Format: date-time
     * When it was contributed.
     */
    created_at: string;
};

/** A signal to contribute: a value, or the hash of one, and never both. */
export type NetworkSignalInput = {
    /**
     * Type of the value.
     * @example email
     */
    signal_type: string;
    /**
     * The value, in any spelling. Only a keyed hash of it is stored.
     * @example comprador@correo.mx
     */
    value?: string;
    /** SHA-256 of the normalised value, instead of it. */
    value_hash?: ValueHash;
    /** Category of the fraud. */
    category: NetworkCategory;
    /**
     * How sure you are, from 0 to 1.
     * @default 0.5
     */
    confidence?: number;
    /**
     * Format: date-time
     * When it happened; default: now. A time in the future is replaced by now.
     */
    occurred_at?: string;
    /**
     * Format: date-time
     * Expiry: at most one year ahead, default 180 days. Contributing a signal again replaces its expiry, even with an earlier one: use this to withdraw a wrong
     *     signal. The expiry also applies to what a fraud report without a session contributed about the value.
     */
    expires_at?: string;
    /** Your note, not visible to others. It must not repeat the value. */
    description?: string;
};

/**
 * Kinds of value that participants share. Kinds without a meaning to others (your customer ids) or too broad (a BIN) are excluded.
 */
export type NetworkSignalType = "email" | "email_domain" | "phone" | "ip_address" | "device_fingerprint" | "card_hash" | "clabe" | "iban" | "account_hash";

/** What the network holds. */
export type NetworkStats = {
    /** How the organization takes part. */
    membership: NetworkMembership;
    /**
     * Format: int32
     * Own signals that count now.
     */
    contributed_active_signals: number;
    /**
     * Format: int32
     * Signals of all participants that count now: the exact total of the pool. While fewer than three members have signals in it, rounded down to the first two
     *     digits (to tens below 100, never below your own), because the total less your own would be the number of one other member.
     */
    network_active_signals: number;
    /**
     * The operation that contributes.
     * @example POST /api/v1/network/intelligence
     */
    contribute_endpoint: string;
    /**
     * How decisions of this organization use the network.
     * @example Decisions take signals of other participants into account.
     */
    consume_note: string;
};

/** One item of the order. */
export type OrderItem = {
    /**
     * Your stock code, or the barcode (GTIN) of the article.
     * @example TEN-RUN-26
     */
    sku?: string;
    /**
     * Name of the article, as the payer sees it.
     * @example Tenis para correr, talla 26
     */
    name?: Text;
    /**
     * Category of the article in your catalogue.
     * @example calzado
     */
    category?: string;
    /**
     * How many of them are bought. It describes the item: any number.
     * @example 1
     */
    quantity?: number;
    /**
     * Unit price, in the unit of `amount`. It describes the item: it may be negative, for a discount, and have any number of decimals.
     * @example 1249.9
     */
    unit_price?: number;
};

/** The organization and its settings, defaults included. */
export type Organization = {
    /** Identifies the organization. */
    id: Uuid;
    /** Name of the organization. */
    name: string;
    /** Kind of business. */
    segment: Segment;
    /** Lowest score of each decision. */
    thresholds: DecisionThresholds;
    /** How the thresholds are given. */
    thresholds_source: ThresholdsSource;
    /** The probabilities that the thresholds are given as; null unless they are. */
    threshold_probabilities: ThresholdProbabilities | null;
    /** The costs that the thresholds are given as; null unless they are. */
    threshold_costs: DecisionCosts | null;
    /** What was derived from probabilities or costs; null for thresholds that are scores. */
    derived_thresholds: DerivedThresholds | null;
    /** Maximum weight of each signal, by signal code: the organization's own, else that of the live model, else the catalogue's. */
    signal_weights: {
        [key: string]: SignalWeight;
    };
    /** Countries for which `HIGH_RISK_COUNTRY` fires. */
    high_risk_countries: CountryCode[];
    /** Reasons that are returned to publishable keys. */
    browser_signals: BrowserSignals;
    /**
     * How the risk score is returned to publishable keys. `band` unless set; organizations from before this setting keep `exact`. Has no effect while
     *     `browser_signals` is `full`: the score can be computed from the weights of the signals.
     */
    browser_score: BrowserScore;
    /** Percentage of would-be declines that are approved as a holdout; 0: none. */
    holdout_percent: HoldoutPercent;
    /** How models are learned and used. */
    learning: LearningSettings;
    /** Rules go live only with the approval of a second person. */
    rule_approval: boolean;
    /** Further changes that are made only with the approval of a second person, as `/api/v1/approvals` has them. */
    approval_areas: ApprovalArea[];
    /**
     * Frauds and lost chargebacks that a key of a submerchant reports burden the payer in all payments of the organization, and raise its fraud rates of devices, terminals, card ranges
     *     and mail domains; true unless set. False: only in the payments of that submerchant.
     */
    submerchant_reports_affect_organization: boolean;
    /** Minutes within which reviews are to be resolved; 60 unless set. */
    review_target_minutes: ReviewTarget;
    /** Prefix of case reference numbers. */
    case_prefix: CasePrefix;
    /** While true, assess answers 503 `ASSESS_MAINTENANCE`. */
    maintenance: boolean;
    /**
     * Format: date-time
     * Since when it is a customer.
     */
    created_at: string;
};

/** A change of the organization. Absent fields stay unchanged. */
export type OrganizationUpdate = {
    /** Name of the organization. */
    name?: string;
    /** Kind of business. An organization with active submerchants stays a `psp`. */
    segment?: Segment;
    /** Lowest score of each decision; the resulting three must rise. Replaces probabilities and costs. */
    thresholds?: ThresholdsUpdate;
    /** Thresholds as probabilities of fraud, from which the service derives scores, now and whenever the calibration changes. Null: back to the defaults. */
    threshold_probabilities?: ThresholdProbabilities | null;
    /** Thresholds as costs, from which the service derives probabilities and scores, now and whenever the calibration changes. Null: back to the defaults. */
    threshold_costs?: DecisionCosts | null;
    /** Maximum weights by signal code; null: back to the live model's, or the catalogue's. A weight set here stays in force, whatever model is live. */
    signal_weights?: {
        [key: string]: SignalWeight | null;
    };
    /** Countries for which `HIGH_RISK_COUNTRY` fires. Replaces the list. */
    high_risk_countries?: CountryCode[];
    /** Reasons that are returned to publishable keys. */
    browser_signals?: BrowserSignals;
    /** How the risk score is returned to publishable keys. */
    browser_score?: BrowserScore;
    /** Percentage of would-be declines that are approved as a holdout; 0: none. */
    holdout_percent?: HoldoutPercent;
    /** How models are learned and used. */
    learning?: LearningUpdate;
    /** True: rules go live only with the approval of a second person. Changing it from true to false needs the approval of a second person. */
    rule_approval?: boolean;
    /** All areas whose changes need the approval of a second person. Removing an area needs the approval of a second person. */
    approval_areas?: ApprovalArea[];
    /** False: what a key of a submerchant reports burdens the payer only in the payments of that submerchant, from the next report on. */
    submerchant_reports_affect_organization?: boolean;
    /** Minutes within which reviews are to be resolved. */
    review_target_minutes?: ReviewTarget;
    /** Prefix of case reference numbers. */
    case_prefix?: CasePrefix;
    /** True: assess answers 503 `ASSESS_MAINTENANCE` until it is false again. */
    maintenance?: boolean;
};

/**
 * Origin of a web page: scheme, host and, where it is not the usual one, port. Plain http for localhost only.
 * @example https://shop.example
 */
export type Origin = string;

/** An outcome was recorded. */
export type OutcomeAppliedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "assess.outcome_applied";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: OutcomeEventData;
};

/** What happened after an assessment, and what is known about it. */
export type OutcomeDetails = {
    /** What became of the payment. */
    outcome: OutcomeKind;
    /**
     * Name of the payment provider.
     * @example adyen
     */
    provider?: string;
    /** The dispute at the provider. */
    provider_dispute_id?: string;
    /** The payment at the provider. */
    provider_payment_id?: string;
    /**
     * Reason, in your words. A `failed` payment does not count against the payer if the reason is a failure of the processor (`processor_error`,
     *     `issuer_unavailable`, `timeout`, ...).
     */
    reason?: string;
    /**
     * Who committed the fraud, for a lost chargeback or a confirmed fraud. Determines whether it counts against the payer. Absent: taken from `reason_code`, else
     *     from the payer's record. Ignored for other outcomes.
     */
    fraud_type?: FraudType;
    /**
     * Reason code of the dispute: of Visa (`10.4`), Mastercard (`4837`), American Express (`F29`), Discover and Diners Club (`UA02`), Elo (`83`), or of Stripe
     *     (`product_not_received`); with or without the name of the scheme (`Visa 10.4`). Determines the fraud type of a lost chargeback or a confirmed fraud without
     *     a `fraud_type`. A lost chargeback with an unknown code counts against no one, unless `reason` says what it is.
     * @example 10.4
     */
    reason_code?: string;
    /**
     * For `partially_refunded`: the total of all refunds so far, in major units of the assessment's currency. The whole amount of the assessment or more is
     *     recorded as `refunded`. Ignored for other outcomes.
     */
    refunded_amount?: Amount;
};

/** A list entry that an outcome made, revoked or left unchanged. */
export type OutcomeEntry = {
    /** Identifies the entry. */
    id: Uuid;
    /** Type of the value. */
    list_type: ListType;
    /** The value, normalised. */
    value: string;
    /** What it does; null on an allowlist. */
    severity: ListSeverity | null;
    /** When it expires. */
    expires_at: string | null;
};

/** An outcome, and what it changed. */
export type OutcomeEventData = {
    /** Identifies the stored outcome. */
    outcome_id: Uuid;
    /** Identifies the assessment. */
    session_id: Uuid;
    /** What became of the payment. */
    outcome: OutcomeKind;
    /** Whether it changed counters or lists that later decisions use. */
    feedback_applied: boolean;
    /** What it changed. */
    feedback: OutcomeFeedback;
    /** How it was received. */
    origin: EventOrigin;
    /**
     * Format: date-time
     * When it took effect: the time of the provider's event, else of the report.
     */
    occurred_at?: string;
    /** Of `partially_refunded`: what is refunded so far, in major units; null where it is not known, and for other outcomes. */
    refunded_amount?: number | null;
};

/** Exactly what the outcome changed. */
export type OutcomeFeedback = {
    /** Blocklist entries that it made or renewed: the later end and the stricter severity hold. */
    blocklist_entries: OutcomeEntry[];
    /** What is known of the payer now, as the caller counts; null where the assessment knew no payer. */
    payer_counters: PayerRecord | null;
    /** Allowlist entries that it made or renewed. */
    allowlist_entries: OutcomeEntry[];
    /** Entries of this session that it revoked: of the blocklist, or, for a dispute, of the allowlist. */
    released_entries: OutcomeEntry[];
    /** Entries that still block the payer's next payment, from other sessions or made by hand. */
    still_blocking: OutcomeEntry[];
    /** Who committed the fraud, of a lost chargeback or a confirmed fraud; null for other outcomes. */
    fraud_type: FraudType | null;
    /** What the fraud type was taken from; null where there is none. */
    fraud_type_source: FraudTypeSource | null;
    /** What the dispute counts against; null where there is no fraud type. */
    burdened: BurdenedParty | null;
    /** The case of this session; for a submerchant's key, the one that its own report opened. */
    case_id: Uuid | null;
};

/**
 * What happened after an assessment.
 */
export type OutcomeKind = "captured" | "failed" | "refunded" | "partially_refunded" | "chargeback_lost" | "chargeback_won" | "fraud_confirmed" | "false_positive";

/**
 * The outcome, recorded. An outcome of the payment (`captured`, `failed`, `partially_refunded`, `refunded`) holds until another one of the payment is reported.
 *     A verdict (`chargeback_lost`, `fraud_confirmed`, or `chargeback_won`, `false_positive`) holds until an opposite verdict or a fraud report replaces it. An
 *     outcome takes effect at the time of its report. An outcome that a provider's event reports takes effect at the time of the event: a later outcome holds, even
 *     if the earlier one arrives after it.
 */
export type OutcomeRecord = {
    /** Identifies the record. */
    outcome_id: Uuid;
    /** Identifies the assessment. */
    session_id: string;
    /** What became of the payment. */
    outcome: OutcomeKind;
    /** Whether it changed counters or lists that later decisions use. */
    feedback_applied: boolean;
    /** What it changed. */
    feedback: OutcomeFeedback;
    /** True when this outcome holds already: the record of when it was applied. */
    idempotent_replay: boolean;
    /**
     * The gravest outcome of the session that holds after this call. From the gravest: `fraud_confirmed`, `chargeback_lost`, `refunded`, `partially_refunded`, `failed`,
     *     `chargeback_won`, `false_positive`, `captured`.
     * @example chargeback_lost
     */
    current_outcome: OutcomeKind;
    /** For `partially_refunded`: the total refunded so far, in major units of the assessment's currency; null where it is not known, and for other outcomes. */
    refunded_amount?: number | null;
    /** Values of the report that were not used as they were sent, with the reason and what is expected; absent where all were. */
    field_warnings?: ValueWarning[];
};

/**
 * An outcome to report. `null` and blank texts are absent values. An unreadable `provider`, `reason` or identifier at the provider does not reject the report:
 *     it is left out, and named in `field_warnings`.
 */
export type OutcomeReport = {
    /**
     * The session of the assessment.
     * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
     */
    session_id: string;
    /** What became of the payment. */
    outcome: OutcomeKind;
    /**
     * Name of the payment provider.
     * @example adyen
     */
    provider?: string;
    /** The dispute at the provider. */
    provider_dispute_id?: string;
    /** The payment at the provider. */
    provider_payment_id?: string;
    /**
     * Reason, in your words. A `failed` payment does not count against the payer if the reason is a failure of the processor (`processor_error`,
     *     `issuer_unavailable`, `timeout`, ...).
     */
    reason?: string;
    /**
     * Who committed the fraud, for a lost chargeback or a confirmed fraud. Determines whether it counts against the payer. Absent: taken from `reason_code`, else
     *     from the payer's record. Ignored for other outcomes.
     */
    fraud_type?: FraudType;
    /**
     * Reason code of the dispute: of Visa (`10.4`), Mastercard (`4837`), American Express (`F29`), Discover and Diners Club (`UA02`), Elo (`83`), or of Stripe
     *     (`product_not_received`); with or without the name of the scheme (`Visa 10.4`). Determines the fraud type of a lost chargeback or a confirmed fraud without
     *     a `fraud_type`. A lost chargeback with an unknown code counts against no one, unless `reason` says what it is.
     * @example 10.4
     */
    reason_code?: string;
    /**
     * For `partially_refunded`: the total of all refunds so far, in major units of the assessment's currency. The whole amount of the assessment or more is
     *     recorded as `refunded`. Ignored for other outcomes.
     */
    refunded_amount?: Amount;
};

/**
 * Reported outcomes until now. Rates are from 0 to 1 with four decimals, and null if the denominator is zero. They count
 *     assessments requested by your server, and those that events of payment providers triggered: a page can make any number of assessments with a publishable key.
 */
export type OutcomeStats = {
    /**
     * Format: int64
     * Outcomes that were reported, each kind once for an assessment however often it was applied.
     */
    total: number;
    /** Outcomes of each kind. */
    by_outcome: CountByOutcome;
    /** Assessments with a chargeback in force, among those that were not declined. */
    chargeback_rate: number | null;
    /** Assessments with a fraud in force (a lost chargeback, a confirmed fraud, a fraud report), among all. */
    fraud_rate: number | null;
    /** False alarms among all assessments. A fraud is never counted as a false alarm. */
    false_positive_rate: number | null;
    /** Frauds among what was declined, held or challenged and is known to be fraud or a false alarm. */
    precision: number | null;
    /** Declined, held or challenged among all frauds. */
    recall: number | null;
    /** Declined amounts, without false alarms; of assessments requested by your server. */
    prevented_amount_by_currency: AmountByCurrency;
};

/**
 * How many other participants reported an identifier.
 */
export type ParticipantBand = "1" | "2-4" | "5+";

/** The person or company that pays. */
export type Payer = {
    /**
     * Your identifier of the customer. The most stable link between the orders of a payer.
     * @example cus_84213
     */
    customer_id?: Reference;
    /**
     * Full name of the payer.
     * @example María González Ríos
     */
    name?: Text;
    /** E-mail address; matched without regard to case and plus tags. */
    email?: GivenEmail;
    /**
     * Phone number. National forms are read with `country`, else with the country of the billing address; an unreadable number is reported in
     *     `field_warnings.unreadable`.
     */
    phone?: Phone;
    /** Country of residence. */
    country?: CountryCode;
    /** Identity document of the payer. */
    document?: IdentityDocument;
    /**
     * Format: date-time
     * When the payer's account with you was opened.
     */
    account_created_at?: string;
    /**
     * Format: date-time
     * When the payer's password, e-mail or phone was last changed.
     */
    credentials_changed_at?: string;
    /**
     * Format: int32
     * How many orders the payer completed with you before this one. A credit while the service does not know the payer itself; ignored from publishable keys.
     * @example 7
     */
    previous_orders?: number;
};

/** Facts of the payer, or of the origin of a payout. */
export type PayerFacts = {
    /**
     * Country of the payer, ISO 3166-1.
     * @example MX
     */
    country?: string;
    /**
     * Hours since the payer's account was opened.
     * @default 1000000
     * @example 2160
     */
    account_age_hours?: number;
    /**
     * Hours since the payer's credentials were changed.
     * @default 1000000
     * @example 4
     */
    hours_since_credentials_changed?: number;
    /**
     * Orders that the payer completed before by the caller's statement, where the service does not know the payer itself.
     * @default 0
     * @example 3
     */
    stated_orders?: number;
    /**
     * 1 for a payer on the allowlist or with a long record without a dispute.
     * @default 0
     * @example 1
     */
    trusted?: number;
    /**
     * Captured payments of the payer.
     * @default 0
     * @example 12
     */
    captured_payments?: number;
    /**
     * Disputes of the payer.
     * @default 0
     * @example 0
     */
    disputes?: number;
    /**
     * Days since the first captured payment of the payer.
     * @default 0
     * @example 210
     */
    days_since_first_capture?: number;
    /**
     * Days since a lost chargeback that burdens the payer.
     * @default 100000
     * @example 45
     */
    days_since_chargeback?: number;
    /**
     * Days since fraud by the payer was confirmed.
     * @default 100000
     * @example 12
     */
    days_since_confirmed_fraud?: number;
    /**
     * Failed attempts of the payer, the card or the device within 24 hours.
     * @default 0
     * @example 1
     */
    failed_attempts_24h?: number;
    /**
     * Distinct cards of the payer within 24 hours, this one included.
     * @default 0
     * @example 1
     */
    cards_24h?: number;
    /**
     * The amount as a multiple of the payer's usual one.
     * @default 1
     * @example 1.2
     */
    amount_times_usual?: number;
    /**
     * Standard deviations of the amount above the payer's usual one.
     * @default 0
     * @example 0.7
     */
    amount_deviations?: number;
    /**
     * Unusual payments of the payer within 14 days before one that is unusual itself.
     * @default 0
     * @example 0
     */
    unusual_payments_14d?: number;
    /**
     * Payments of the payer within one day, this one not included; at most the latest 40 are known.
     * @default 0
     * @example 1
     */
    payments_1d?: number;
    /**
     * The same within 3 days.
     * @default 0
     * @example 1
     */
    payments_3d?: number;
    /**
     * The same within 7 days.
     * @default 0
     * @example 3
     */
    payments_7d?: number;
    /**
     * The same within 14 days.
     * @default 0
     * @example 5
     */
    payments_14d?: number;
    /**
     * The same within 30 days.
     * @default 0
     * @example 9
     */
    payments_30d?: number;
    /**
     * Sum of these payments within one day in the currency of this one, in major units.
     * @default 0
     * @example 300
     */
    amount_1d?: number;
    /**
     * The same within 3 days.
     * @default 0
     * @example 300
     */
    amount_3d?: number;
    /**
     * The same within 7 days.
     * @default 0
     * @example 1200
     */
    amount_7d?: number;
    /**
     * The same within 14 days.
     * @default 0
     * @example 2100
     */
    amount_14d?: number;
    /**
     * The same within 30 days.
     * @default 0
     * @example 4100
     */
    amount_30d?: number;
    /**
     * Hours since the payer's previous payment.
     * @default 1000000
     * @example 30.5
     */
    hours_since_payment?: number;
    /**
     * Share of the payer's earlier payments within two hours of this time of day.
     * @default 1
     * @example 0.4
     */
    hour_familiarity?: number;
    /**
     * Share of the payer's earlier payments on this day of the week, times 7: 1 is as many as on other days.
     * @default 1
     * @example 1.1
     */
    weekday_familiarity?: number;
    /**
     * Was the card used by the payer before? Also true while no earlier card of the payer is known.
     * @default true
     * @example true
     */
    card_known?: boolean;
    /**
     * Kilometres from this connection's country to the nearest country of the payer's earlier payments.
     * @default 0
     * @example 0
     */
    kilometres_from_usual?: number;
    /**
     * How much of `amount_times_usual` counts: by the money at stake and by how well the usual amount is known.
     * @default 1
     * @example 0.8
     */
    amount_times_weight?: number;
    /**
     * How much of `days_since_confirmed_fraud` counts: less for a payer of standing who is rather the victim of that fraud.
     * @default 1
     * @example 0.25
     */
    confirmed_fraud_weight?: number;
    /**
     * Reasons to think that a new device is not the payer's own: changed credentials, a foreign connection, a new card, a higher amount, a burst.
     * @default 0
     * @example 1.6
     */
    takeover_reasons?: number;
    /**
     * How much of `takeover_reasons` counts: by how new the device is, and how old the payer's other one.
     * @default 1
     * @example 1
     */
    takeover_weight?: number;
    /**
     * Distinct cards of the payer within 30 days, this one included.
     * @default 1
     * @example 1
     */
    cards_30d?: number;
    /**
     * How unlikely so many payments within three days are at the payer's usual pace: -log10 of the chance.
     * @default 0
     * @example 0.4
     */
    burst?: number;
    /**
     * Share of the payer's payments of the last 90 days within three hours of this time of day.
     * @default 1
     * @example 0.5
     */
    hour_share?: number;
    /**
     * How much of `hour_share` counts: by the number of earlier payments.
     * @default 1
     * @example 1
     */
    hour_share_weight?: number;
    /**
     * The amount in US dollars, about, where nothing is known of the payer.
     * @default 100000
     * @example 3.4
     */
    unknown_payer_amount?: number;
    /**
     * The amount of a payer without any earlier payment as a multiple of the organization's 90th percentile.
     * @default 0
     * @example 0.7
     */
    first_amount_times_p90?: number;
    /**
     * How much of `first_amount_times_p90` counts: by the money at stake, and less while the distribution is the segment's.
     * @default 1
     * @example 0.6
     */
    first_amount_weight?: number;
    /**
     * Speed that the payer would have had to travel at between the countries of the last two connections.
     * @default 0
     * @example 0
     */
    travel_speed?: number;
};

/** The payer's record from outcomes and reports, this one included; for a payout, the beneficiary's. */
export type PayerRecord = {
    /**
     * Format: int32
     * Payments that were captured.
     */
    captured: number;
    /**
     * Format: int32
     * Payments that are disputed: one per session, regardless of the kind of dispute.
     */
    disputes: number;
    /** When the first payment was captured. */
    first_captured_at: string | null;
    /** Time of the latest lost chargeback in force. */
    last_chargeback_at: string | null;
    /** Time of the latest confirmed fraud in force. */
    last_confirmed_fraud_at: string | null;
};

/**
 * A payment about to be taken. Only `amount` and `currency` are required; each further field sharpens the decision. `null` and blank texts are absent values.
 *     Other unreadable values are left out and named in `field_warnings.values`. The payment is refused only if it cannot be assessed without the value: `amount`,
 *     `amount_unit`, `currency`, `order_id`, `submerchant_id`. Unknown properties are ignored, and reported in `field_warnings.unknown`.
 */
export type PayinAssessRequest = {
    /** Amount of the payment. */
    amount: Amount;
    /**
     * Unit of `amount` and of the prices in `items`.
     * @default major
     */
    amount_unit?: AmountUnit;
    /** Currency of `amount`. */
    currency: CurrencyCode;
    /**
     * Your order. Without an `Idempotency-Key` header it is the idempotency handle as well.
     * @example ORD-2026-000871
     */
    order_id?: Reference;
    /**
     * Your payment attempt, or the provider's payment.
     * @example pay_7Q2M4
     */
    payment_id?: Reference;
    /** For payment service providers: the submerchant that the payment belongs to. */
    submerchant_id?: Uuid;
    /**
     * Description of the purchase.
     * @example Pedido 871
     */
    description?: string;
    /** Channel through which the payment was made. */
    channel?: PayinChannel;
    /** The payer, as far as you know them. */
    payer?: Payer;
    /** Card, account or wallet that pays. */
    payment_method?: PaymentMethod;
    /** Device that the payer uses. */
    device?: Device;
    /** The merchant that is paid. */
    merchant?: Merchant;
    /** Address that the issuer bills the payer at. */
    billing_address?: Address;
    /** Address that the goods are delivered to. */
    shipping_address?: Address;
    /** Items of the order. */
    items?: OrderItem[];
    /** Your own data: stored with the assessment, never used for the decision. */
    metadata?: Metadata;
};

/**
 * Where the payment is made. It determines whose device and address the request has: at a point of sale, in a call centre and in a recurring charge they are
 *     the merchant's, and are not counted for the payer. A request of a publishable key always comes from the payer's own device.
 */
export type PayinChannel = "web" | "app" | "link" | "pos" | "moto" | "recurring";

/** Facts of the payment itself. */
export type PaymentFacts = {
    /**
     * The amount, in major units.
     * @default 0
     * @example 1499.9
     */
    amount?: number;
    /**
     * Its currency, ISO 4217.
     * @example MXN
     */
    currency?: string;
    /**
     * Direction of the money: `payin` or `payout`.
     * @example payin
     */
    flow?: string;
    /**
     * Origin of the request: `server` (secret key) or `browser` (publishable key).
     * @example server
     */
    origin?: string;
    /**
     * Channel of the request: of a pay-in `channel`, of a payout `payout.channel` in lower case.
     * @example web
     */
    channel?: string;
    /**
     * Type of the payment method.
     * @example card
     */
    method_type?: string;
    /**
     * Merchant category code, ISO 18245.
     * @example 5732
     */
    category_code?: string;
    /**
     * Risk group of the merchant category, 0 to 1.
     * @default 0
     * @example 0.5
     */
    category_risk?: number;
    /**
     * Hour of the day where the payer is. Where the time zone is not known: where most people of the country live.
     * @default 12
     * @example 15
     */
    local_hour?: number;
    /**
     * Day of the week where the payer is, Monday 1 to Sunday 7 (ISO 8601).
     * @default 0
     * @example 5
     */
    local_weekday?: number;
    /**
     * How much of an unusual amount counts: little for small sums, 0 to 1.
     * @default 1
     * @example 0.8
     */
    money_at_stake?: number;
    /**
     * 1 between midnight and five where the payer is.
     * @default 0
     * @example 1
     */
    dead_of_night?: number;
    /**
     * Lower bound of the organization's fraud rate at this hour of the day (UTC) divided by its fraud rate at all hours, over the four weeks until two days ago;
     *     1: chance explains the difference.
     * @default 1
     * @example 1.2
     */
    hour_fraud_ratio?: number;
    /**
     * 1 for an amount of about 1 USD or less.
     * @default 0
     * @example 1
     */
    micro_amount?: number;
    /**
     * Result of the address verification.
     * @example match
     */
    avs_result?: string;
    /**
     * Result of the check of the security code.
     * @example match
     */
    cvv_result?: string;
    /**
     * 1 when the security code or the address did not match.
     * @default 0
     * @example 1
     */
    verification_failed?: number;
    /**
     * Result of 3-D Secure.
     * @example authenticated
     */
    three_ds_status?: string;
    /**
     * 1 when 3-D Secure was rejected, 0.9 when it failed otherwise.
     * @default 0
     * @example 0.9
     */
    three_ds_failed?: number;
    /**
     * 1 when 3-D Secure succeeded with a shift of liability.
     * @default 0
     * @example 1
     */
    three_ds_authenticated?: number;
    /**
     * Position of the amount in the organization's distribution of amounts: 0 at the 99th percentile, 1 at the 99.9th, on a logarithmic scale.
     * @default -10
     * @example -1.4
     */
    amount_position?: number;
    /**
     * How much of `amount_position` counts: less while the distribution is the segment's and not the organization's own.
     * @default 1
     * @example 0.6
     */
    amount_position_weight?: number;
    /**
     * The score if activity from publishable keys counted in full; 0 where that would not raise it. It raises a decision to `review` at most.
     * @default 0
     * @example 62.5
     */
    score_with_browser_activity?: number;
};

/** The means of payment. */
export type PaymentMethod = {
    /** Type of payment method. Words that mean one of them are read, such as `tarjeta de crédito`, `boleto`, `yape`. */
    type?: PaymentMethodType;
    /** Card facts; never the full number. */
    card?: Card;
    /** Result of the issuer's check of the billing address (AVS). */
    avs_result?: AvsResult;
    /** Result of the issuer's check of the security code (CVV). */
    cvv_result?: CvvResult;
    /** What 3-D Secure said of the payer. */
    three_ds?: ThreeDs;
    /**
     * CLABE: 18 digits, Mexico. A CLABE with an invalid check digit is assessed, and fires a signal in a payout. For SPEI to a debit card send `account_hash`, a
     *     hash of the card number and never the number; for SPEI to a phone send `phone`.
     * @example 002010077777777771
     */
    clabe?: string;
    /**
     * IBAN (ISO 13616). An IBAN with invalid check digits is assessed, and fires a signal in a payout.
     * @example BR1800360305000010009795493C1
     */
    iban?: string;
    /**
     * CBU of a bank or CVU of a payment provider: 22 digits, Argentina. Listed as `account_hash`.
     * @example 0170099220000067797370
     */
    cbu?: string;
    /**
     * Alias of a CBU or CVU: 6 to 20 letters, digits, dots and hyphens, Argentina. Listed as `account_hash`.
     * @example cuarto.centro.naipe
     */
    alias?: string;
    /**
     * CCI, the interbank account number: 20 digits, Peru. Listed as `account_hash`.
     * @example 01136600010003254221
     */
    cci?: string;
    /**
     * Pix key, Brazil: CPF, CNPJ, phone number (`+5511987654321`), e-mail address, or random key (EVP). Listed as `account_hash`. An address, number or document
     *     counts as the holder's as well.
     * @example maria.souza@correio.com.br
     */
    pix_key?: string;
    /**
     * Bre-B key, Colombia: document, mobile number, e-mail address, alphanumeric key, or merchant code. Listed as `account_hash`.
     * @example 3001234567
     */
    breb_key?: string;
    /**
     * Your keyed hash of another account identifier.
     * @example acct_5d1f20c9
     */
    account_hash?: string;
};

/**
 * Type of payment method.
 */
export type PaymentMethodType = "card" | "bank_transfer" | "wallet" | "cash" | "pix" | "spei" | "pse";

/**
 * Money about to leave. `amount`, `currency` and a beneficiary with an `id`, an account identifier, an `email` or a `phone` are required. `null` and blank
 *     texts are absent values. Other unreadable values are left out and named in `field_warnings.values`. The payout is refused only if it cannot be assessed
 *     without the value: `amount`, `amount_unit`, `currency`, `order_id`, `submerchant_id`, `beneficiary`. Unknown properties are ignored, and reported in
 *     `field_warnings.unknown`.
 */
export type PayoutAssessRequest = {
    /** Amount of the payout. */
    amount: Amount;
    /**
     * Unit of `amount`.
     * @default major
     */
    amount_unit?: AmountUnit;
    /** Currency of `amount`. */
    currency: CurrencyCode;
    /**
     * Your payout order. Without an `Idempotency-Key` header it is the idempotency handle as well.
     * @example PAYOUT-2026-00310
     */
    order_id?: Reference;
    /**
     * The provider's payout.
     * @example po_5K1R8
     */
    payment_id?: Reference;
    /** For payment service providers: the submerchant whose payout it is. */
    submerchant_id?: Uuid;
    /** The beneficiary, who receives the money. */
    beneficiary: Beneficiary;
    /** Account that the payout debits. */
    origin?: PayoutOrigin;
    /** The payment order: what is paid, why and through which channel. */
    payout?: PayoutOrder;
    /** The person who initiated the payout. */
    initiator?: PayoutInitiator;
    /** Your own data: stored with the assessment, never used for the decision. */
    metadata?: Metadata;
};

/** Facts of a payout. */
export type PayoutFacts = {
    /**
     * 1 for the first payout to the beneficiary.
     * @default 0
     * @example 1
     */
    first_to_beneficiary?: number;
    /**
     * The amount of a first payout as a multiple of what is large for the organization.
     * @default 0
     * @example 0.4
     */
    times_large?: number;
    /**
     * Distinct origins that paid to the account within 24 hours, this one included.
     * @default 0
     * @example 1
     */
    origins_24h?: number;
    /**
     * Distinct new beneficiaries of the origin within an hour, this one included.
     * @default 0
     * @example 1
     */
    new_beneficiaries_1h?: number;
    /**
     * 1 for a CLABE that is malformed or has a wrong check digit.
     * @default 0
     * @example 1
     */
    clabe_invalid?: number;
    /**
     * 1 for an IBAN that is malformed or has wrong check digits.
     * @default 0
     * @example 1
     */
    iban_invalid?: number;
    /**
     * Days since the account became the beneficiary's, where it was another before.
     * @default 100000
     * @example 1
     */
    account_days?: number;
    /**
     * Share of the beneficiary's name that no earlier name of the account has.
     * @default 0
     * @example 0.5
     */
    name_difference?: number;
    /**
     * 1 when the money leaves the country, 0.4 for a neighbouring one.
     * @default 0
     * @example 0.4
     */
    cross_border?: number;
    /**
     * Payouts just under a reporting limit within seven days, this one included.
     * @default 0
     * @example 1
     */
    below_limit_7d?: number;
    /**
     * Share of the hour's pay-ins that has left, this payout included.
     * @default 0
     * @example 0.2
     */
    passed_through?: number;
    /**
     * Days since the origin's last payout.
     * @default 0
     * @example 3
     */
    dormant_days?: number;
    /**
     * Seconds since a payout of the same amount to the same beneficiary for another order.
     * @default 100000
     * @example 40
     */
    duplicate_seconds?: number;
    /**
     * 1 when the initiator or the channel is new for this origin.
     * @default 0
     * @example 1
     */
    initiator_unusual?: number;
    /**
     * Country of the origin.
     * @example MX
     */
    origin_country?: string;
    /**
     * Country of the beneficiary.
     * @example MX
     */
    beneficiary_country?: string;
    /**
     * A transfer between the organization's own accounts.
     * @default false
     * @example false
     */
    treasury?: boolean;
};

/** Initiator of the payout. */
export type PayoutInitiator = {
    /**
     * Your identifier of the user or job.
     * @example usr_77
     */
    user_id?: Reference;
    /**
     * Role of the initiator in your company.
     * @example treasurer
     */
    role?: string;
    /** IP address of the initiator. */
    ip_address?: IpAddress;
    /**
     * Fingerprint of the initiator's device.
     * @example fp_3b1e9a77c0
     */
    device_fingerprint?: string;
    /**
     * Format: date-time
     * When their password, e-mail or phone was last changed.
     */
    credentials_changed_at?: string;
    /** Your bot detection says that a bot gave the order. Not for jobs of your own. */
    is_bot?: boolean;
    /** Their app runs in an emulator. */
    is_emulator?: boolean;
    /** Their address belongs to a proxy or VPN. */
    is_proxy?: boolean;
    /** Their address is a Tor exit. */
    is_tor?: boolean;
};

/**
 * Kind of a payout.
 */
export type PayoutKind = "disbursement" | "treasury";

/** A payment order: what is paid, why and through which channel. */
export type PayoutOrder = {
    /**
     * Rail or channel of the order: `spei`, `pix`, `api`, `app`, `branch`, ...
     * @example spei
     */
    channel?: string;
    /**
     * Initiator of the order: a user, a job. `initiator.user_id` says it more exactly.
     * @example usr_77
     */
    initiated_by?: string;
    /** You have never paid this beneficiary. Absent: what the service has seen decides. */
    first_to_beneficiary?: boolean;
    /**
     * Purpose of the payment.
     * @example Nómina noviembre
     */
    purpose?: string;
    /**
     * Format: date-time
     * Scheduled execution time. Absent: now.
     */
    scheduled_at?: string;
    /**
     * Kind of payout. Treasury transfers are never taken for mules, fan-out or structuring.
     * @default disbursement
     */
    kind?: PayoutKind;
};

/** Account that the money is taken from. */
export type PayoutOrigin = {
    /**
     * Your identifier of the account that is debited. Use the payer's `customer_id` where both are the same customer: this detects money that only passes through.
     * @example cus_84213
     */
    account_id?: Reference;
    /** Country of the account. */
    country?: CountryCode;
    /**
     * Format: date-time
     * When the account was opened with you.
     */
    account_created_at?: string;
};

/**
 * What a key or a role may do.
 */
export type Permission = "assess" | "fraud:report" | "stats:read" | "merchant:read" | "network:signals:read" | "network:contribute" | "submerchants:read" | "submerchants:write" | "assessments:read" | "assessments:review" | "assessments:label" | "blocklists:read" | "blocklists:write" | "cases:read" | "cases:write" | "cases:submit" | "keys:read" | "keys:write" | "webhooks:read" | "webhooks:write" | "organization:read" | "organization:write" | "models:read" | "models:write" | "rules:read" | "rules:write" | "configuration:read" | "configuration:write" | "data_subjects:read" | "data_subjects:write" | "audit:read";

/**
 * A person of the organization: the `sub` of their dashboard session, as `actor.id` of the audit log has it. The service does not know who exists: it stores what it is given.
 * @example auth0|64b7c1
 */
export type PersonId = string;

/**
 * Name of a person.
 * @example María González Ríos
 */
export type PersonName = string;

/**
 * Phone number: international form preferred (`+52 55 4821 9034`); national forms are read with the payer's country. Remarks behind the number are ignored.
 * @example +525548219034
 */
export type Phone = string;

/** What prevention has done in a period. */
export type PreventionStats = {
    /** Period that is reported on. */
    period: StatsPeriod;
    /** What was assessed. */
    assessments: AssessmentStats;
    /** Which of it deserves a case. */
    case_recommendations: CaseRecommendationStats;
    /** What became of it. */
    outcomes: OutcomeStats;
    /** The submerchant that the figures are of; null for the whole organization. */
    submerchant_id: Uuid | null;
};

/** The prevention statistics of a period. */
export type PreventionStatsAnswer = {
    /** Figures of the period. */
    data: PreventionStats;
};

/**
 * A probability from 0 to 1.
 */
export type Probability = number;

/**
 * Processors with an adapter of their own.
 */
export type Processor = "stripe";

/**
 * A share of decisions, above 0.
 */
export type PromotionBudget = number;

/** A payment provider's event. Other fields are stored and ignored. */
export type ProviderEvent = {
    /**
     * Event type, by the provider's name or by ours: `SECOND_CHARGEBACK`, `charge.dispute.created`, `captured`. If the provider sends the subject and its status
     *     separately, join them with a dot: `chargeback.DECLINED`, `payment.charged_back`.
     * @example SECOND_CHARGEBACK
     */
    event_type: string;
    /**
     * Its identifier at the provider. The same provider, identifier and type again is a duplicate, unless the time (`occurred_at`), the kind or the amount of a refund differs: some
     *     providers identify every event of a payment by the payment.
     * @example DSP-8831
     */
    external_id: Reference;
    /**
     * The provider, however it is spelled. Absent: `metadata.provider`, else `unknown`.
     * @example adyen
     */
    provider?: string;
    /** The assessment that it is about. */
    session_id?: Uuid;
    /** The order that it is about. Its assessment made with a secret key is meant, the latest where one payer has several. */
    order_id?: Reference;
    /** The payment that it is about, resolved as the order is. */
    payment_id?: Reference;
    /** The submerchant that it is about: only its assessments are considered. Absent: that of the ingest key. */
    submerchant_id?: Uuid;
    /** The amount, in major units; of a refund, what is refunded by it. */
    amount?: Amount;
    /** Currency of the amount. */
    currency?: CurrencyCode;
    /** E-mail address of the customer. */
    customer_email?: Email;
    /**
     * Format: date-time
     * When it happened at the provider: an event takes effect by this time, and events may arrive in any order. Absent: the provider's own time in the event (`eventDate`, `date_last_updated`,
     *     `created` ...), else the time of arrival. Also as `+0000`, with a space for `T`, or in epoch seconds or milliseconds.
     */
    occurred_at?: string;
    /**
     * Further data of the provider; `provider`, `session_id`, `order_id`, `payment_id`, `submerchant_id`, `dispute_id`, `refund_id`, `reason` and `reason_code` are used. So are `success` of Adyen, and
     *     `status_detail`, `coverage_applied` and `transaction_amount_refunded` of Mercado Pago. Without `dispute_id`, `external_id` identifies the dispute (at Mercado Pago, the payment).
     */
    metadata?: {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};

/**
 * Kind of a provider's event. Event types of providers are mapped to kinds; unknown types are stored without one.
 */
export type ProviderEventKind = "captured" | "failed" | "refunded" | "partially_refunded" | "refund_failed" | "capture_failed" | "chargeback_opened" | "chargeback_won" | "chargeback_lost" | "dispute_closed" | "fraud_warning" | "fraud_confirmed";

/** Result of processing an event. */
export type ProviderEventReceipt = {
    /** Identifies what was received. */
    event_id: Uuid;
    /** Result of processing the event. */
    status: ProviderEventStatus;
    /** What it means to us; null where the kind is not known. */
    kind: ProviderEventKind | null;
    /** True when it was received before. An event that had no effect then is resolved again: `status` is the present one. */
    duplicate: boolean;
    /** The assessment that it belongs to. */
    session_id: Uuid | null;
    /** Whether an outcome was applied. */
    outcome_applied: boolean;
    /** Result of the assessment that an event may trigger. A duplicate does not assess again: it returns the result of the first receipt. */
    assessment_status: EventAssessmentStatus;
    /** The assessment that it triggered; null where it triggered none. */
    assessment: EventAssessment | null;
    /** Values of the event that were not used as they were sent, with the reason and what is expected; absent where all were. */
    field_warnings?: ValueWarning[];
};

/**
 * Result of processing an event.
 */
export type ProviderEventStatus = "applied" | "linked" | "recorded" | "ambiguous";

/** An open review. */
export type QueuedReview = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /**
     * Format: date-time
     * When it was made.
     */
    assessed_at: string;
    /** Direction of the money. */
    flow: AssessFlow;
    /** What the engine decided. The outcome of a manual review is in `review`. */
    decision: Decision;
    /**
     * Risk from 0 to 100, one decimal.
     * @example 61.5
     */
    risk_score: number;
    /** What triggered the assessment. */
    trigger: AssessmentTrigger;
    /** Codes of the signals that fired, strongest first. */
    signals: SignalCode[];
    /** Why it was hard-blocked, such as `blocklist:email`. */
    blocked_by: string | null;
    /** The amount, in major units. */
    amount: Amount;
    /** Currency of the amount. */
    currency: CurrencyCode;
    /** Order of the payment, as you named it. */
    order_id: string | null;
    /** Payment attempt, as you named it. */
    payment_id: string | null;
    /** The customer who pays, or the account that a payout leaves from; null where the request named none, or cannot be read. */
    customer_id: string | null;
    /** The submerchant whose payment it is. */
    submerchant_id: Uuid | null;
    /** Result of its review; null without a resolved review. */
    review: Review | null;
    /** Who requested the assessment. */
    origin: AssessmentOrigin;
    /** Who works on it; null while no one does. */
    assignment: ReviewAssignment | null;
    /**
     * Format: int64
     * Seconds since the assessment.
     * @example 912
     */
    waiting_seconds: number;
    /**
     * Format: date-time
     * When it should be resolved: the assessment plus `review_target_minutes` of the organization.
     */
    due_at: string;
};

/** Your identifier of an order, a payment or a customer. */
export type Reference = string;

/**
 * Name of a regulator.
 * @example CNBV
 */
export type RegulatorName = string;

/** The case of a report. */
export type ReportedCase = {
    /** Identifies the case. */
    id: Uuid;
    /**
     * Reference number of the case.
     * @example FRD-MX-2026-000001
     */
    reference_number: string;
    /** Status of the case. */
    status: CaseStatus;
};

/** An outcome that was reported. */
export type ReportedOutcome = {
    /** Identifies the stored outcome. */
    outcome_id: Uuid;
    /** What became of the payment. */
    outcome: OutcomeKind;
    /**
     * Format: date-time
     * When it was reported.
     */
    reported_at: string;
    /**
     * Format: date-time
     * When it took effect: the time of the provider's event, else `reported_at`.
     */
    occurred_at?: string;
    /** Whether it is in force: no outcome of a later `occurred_at` replaced it. */
    holds: boolean;
    /** For `partially_refunded`: the total refunded so far, in major units; null where it is not known, and for other outcomes. */
    refunded_amount?: number | null;
};

/**
 * Can the stored request be read?
 */
export type RequestState = "readable" | "erased" | "unreadable";

/**
 * Format: int32
 * Requests per minute.
 */
export type RequestsPerMinute = number;

/** A failure that a resilient caller prepares for. */
export type ResilienceCode = {
    /** The error code. */
    code: ErrorCode;
    /**
     * Format: int32
     * Its HTTP status.
     */
    status: number;
    /** May the same request succeed later? */
    retryable: boolean;
    /** What to do. */
    action: string;
};

/** How a review ended. */
export type Review = {
    /** How the review was resolved. */
    resolution: ReviewResolution;
    /** Reason given by the reviewer. */
    reason: string;
    /** Who resolved the review. */
    resolved_by: Reviewer;
    /**
     * Format: date-time
     * Time of the resolution.
     */
    resolved_at: string;
};

/** An assignment to make, change or extend. */
export type ReviewAssign = {
    /** To whom; the caller if absent. A key names a person. Another person must have used a session of the organization within 90 days. */
    assignee?: PersonId;
    /**
     * For how long from now on.
     * @default 30
     */
    minutes?: AssignmentMinutes;
    /**
     * True: takes the review over if it is assigned to another person. The audit log records from whom.
     * @default false
     */
    take_over?: boolean;
};

/** A review was assigned to a person, or to another one. An extension sends none. */
export type ReviewAssignedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "review.assigned";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: ReviewAssignedEventData;
};

/** An assigned review. */
export type ReviewAssignedEventData = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** Direction of the money. */
    flow: AssessFlow;
    /** The submerchant that it belongs to. */
    submerchant_id: Uuid | null;
    /** The assignment that is now in force. */
    assignment: ReviewAssignment;
    /** The person from whom it was taken over; null if it had no assignee, or was passed on. */
    taken_from: string | null;
};

/** Who works on an open review, until when. While it lasts, no other person resolves the review. */
export type ReviewAssignment = {
    /** The person who works on the review. */
    assignee: PersonId;
    /** Who assigned it: the same person, a colleague or a key. */
    assigned_by: Reviewer;
    /**
     * Format: date-time
     * When it was assigned, or extended.
     */
    assigned_at: string;
    /**
     * Format: date-time
     * When it ends by itself.
     */
    expires_at: string;
};

/** Reviews to resolve. */
export type ReviewBatch = {
    /** The resolutions, in their order. */
    reviews: ReviewBatchItem[];
};

/** A resolution of one review among several. */
export type ReviewBatchItem = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** How the review is to be resolved. */
    resolution: ReviewResolution;
    /**
     * Your reason. Stored with the assessment and in the audit log.
     * @example The cardholder confirmed the order by telephone.
     */
    reason: string;
};

/** What became of each review. */
export type ReviewBatchResult = {
    /** In the order of the request. */
    data: ReviewBatchResultItem[];
};

/** What became of one review among several. */
export type ReviewBatchResultItem = {
    /** Its review; null if it could not be resolved. */
    review: Review | null;
    /** Why it could not be resolved; null if it was. */
    error: ReviewFailure | null;
};

/** Why a review could not be resolved. */
export type ReviewFailure = {
    /**
     * Error code: `NOT_FOUND`, or `INVALID_TRANSITION` for a review that is resolved already or was never held, `REVIEW_ASSIGNED` for a review that another person works on.
     * @example INVALID_TRANSITION
     */
    code: string;
    /** The error in words. */
    message: string;
};

/** A note on an assessment. Notes are neither changed nor removed, except when the organization's requests are erased. */
export type ReviewNote = {
    /** Identifies the note. */
    id: Uuid;
    /** Text of the note. */
    text: string;
    /** Who wrote it. */
    author: Reviewer;
    /**
     * Format: date-time
     * When it was written.
     */
    created_at: string;
};

/** A note to add. */
export type ReviewNoteCreate = {
    /**
     * The text. Do not write card numbers; they are refused.
     * @example Called the cardholder, no answer. Second call at 17:00.
     */
    text: string;
};

/** A page of notes. */
export type ReviewNoteList = {
    /** Items of the page. */
    data: ReviewNote[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** A payment was held: its review is open. A review that is open again after an undo sends none. */
export type ReviewOpenedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "review.opened";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: ReviewOpenedEventData;
};

/** An open review. */
export type ReviewOpenedEventData = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** Direction of the money. */
    flow: AssessFlow;
    /**
     * Risk score of the assessment.
     */
    risk_score: number;
    /** Codes of the signals that fired, strongest first. */
    signals: SignalCode[];
    /** Order of the payment, as you named it. */
    order_id: string | null;
    /** Payment attempt, as you named it. */
    payment_id: string | null;
    /** The submerchant that it belongs to. */
    submerchant_id: Uuid | null;
    /**
     * The amount, in major units.
     */
    amount: number;
    /** Currency of the amount. */
    currency: string;
    /**
     * Format: date-time
     * When it should be resolved: the assessment plus `review_target_minutes` of the organization.
     */
    due_at: string;
};

/**
 * Order of the queue.
 */
export type ReviewOrder = "oldest" | "newest" | "riskiest" | "largest";

/** A page of the queue, in the requested order. */
export type ReviewQueue = {
    /** The open reviews. */
    data: QueuedReview[];
    /** Send it as `cursor`, with the same order, to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** The queue in figures. */
export type ReviewQueueSummary = {
    /**
     * Format: int32
     * Open reviews, counted from the oldest up to 10,000.
     */
    open: number;
    /** Whether there are more open reviews than were counted. */
    more_than_counted: boolean;
    /**
     * Format: int32
     * Counted reviews without an assignee.
     */
    unassigned: number;
    /**
     * Format: int32
     * Counted reviews that wait for longer than the target.
     */
    overdue: number;
    /** Seconds that the oldest open review waits; null without an open review. */
    oldest_seconds: number | null;
    /**
     * Format: int32
     * The organization's target: minutes from an assessment to its resolution.
     */
    target_minutes: number;
    /**
     * Format: int32
     * Reviews that were resolved in the last seven days, the latest 10,000 at most.
     */
    resolved_7d: number;
    /** Share of these that were resolved within the target, 0 to 1; null without any. */
    resolved_within_target: number | null;
};

/** What was released. */
export type ReviewRelease = {
    /** The assignment that was ended; null where there was none. */
    released: ReviewAssignment | null;
};

/**
 * What a person decided about an assessment that was held.
 */
export type ReviewResolution = "approve" | "decline";

/** How to end a review. */
export type ReviewResolve = {
    /** How the review is to be resolved. */
    resolution: ReviewResolution;
    /**
     * Your reason. Stored with the assessment and in the audit log.
     * @example The cardholder confirmed the order by telephone.
     */
    reason: string;
};

/** Which review to take. */
export type ReviewTake = {
    /**
     * The first in this order.
     * @default oldest
     */
    order?: ReviewOrder;
    /** Only money in this direction. */
    flow?: AssessFlow;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
    /**
     * For how long.
     * @default 30
     */
    minutes?: AssignmentMinutes;
};

/** The review that was taken. */
export type ReviewTaken = {
    /** The review, assigned to the caller; null where no open review is unassigned. */
    review: QueuedReview | null;
};

/**
 * Format: int32
 * Minutes from an assessment to the resolution of its review that the organization wants to stay within.
 * @example 60
 */
export type ReviewTarget = number;

/** Person or key that resolved a review. */
export type Reviewer = {
    /** A person or a key. */
    type: ReviewerType;
    /**
     * Subject of the session, or id of the key.
     * @example auth0|64b7c1
     */
    id: string;
};

/**
 * Kind of a reviewer.
 */
export type ReviewerType = "session" | "key";

/**
 * The decision as a band of risk.
 */
export type RiskBand = "low" | "elevated" | "high" | "highest";

/** A model: weights and curves of signals. */
export type RiskModel = {
    /** Identifies the model. */
    id: Uuid;
    /** State of the model. */
    state: ModelState;
    /** Where its weights come from. */
    source: ModelSource;
    /** The live model that it was made from and compared with; null: the catalogue. */
    base_model_id: Uuid | null;
    /** Whether it is within the weekly limit, see `weekly_limit` of a fit. */
    weekly_limit: boolean;
    /** Frauds that it was fitted to; null where it was not fitted. */
    frauds: number | null;
    /** Settled payments that it was fitted to, weighted by how much of their fraud is known; null where it was not fitted. */
    payments: number | null;
    /** Payments assessed before this time were fitted to; later ones evaluate it. Null where it was not fitted. */
    fitted_until: string | null;
    /**
     * Format: int32
     * Signals whose weight or curve changes.
     */
    changed_signals: number;
    /** Its decisions in shadow; null before it was in shadow. */
    shadow: ModelShadow | null;
    /** Why it was proposed or rejected, in the words of the person who did. */
    reason: string | null;
    /**
     * Format: date-time
     * When it was proposed.
     */
    created_at: string;
    /** Since when it is live, or was the last time; null: never. */
    live_since: string | null;
    /** When it was archived or rejected; null: it is neither. */
    ended_at: string | null;
};

/**
 * Role of a dashboard session. Each permission lists its roles.
 */
export type Role = "admin" | "analyst" | "viewer";

/**
 * What to go back to.
 */
export type RollbackTarget = "previous" | "catalogue";

/** A rule of your organization. */
export type Rule = {
    /** Identifies it, in all versions. */
    id: Uuid;
    /** Code of its signal in answers, explanations and statistics. Unique in the organization; never changes. */
    code: RuleCode;
    /** Status of the rule. */
    status: RuleStatus;
    /**
     * Format: int32
     * The newest version, from 1. It is the one that is shown.
     */
    version: number;
    /** The version that decides; null: the rule is not live. Lower than `version` while a change waits for approval. */
    live_version: number | null;
    /** Name of the rule. */
    name: RuleName;
    /** What it is for. */
    description: string | null;
    /** Payments that it is about. */
    flow: FlowScope;
    /** The submerchant whose payments it is about; null: those of all. */
    submerchant_id: Uuid | null;
    /** When it matches. */
    expression: RuleExpression;
    /** What it does then. */
    action: RuleAction;
    /** Evaluation order: low numbers first. */
    priority: RulePriority;
    /** It matches from this time on; null: at once. */
    valid_from: string | null;
    /** It matches before this time; null: without end. */
    valid_until: string | null;
    /** What waits for the approval of another person; null: nothing. */
    pending_approval: RulePending | null;
    /** Reason of the last change. */
    reason: RuleReason | null;
    /** Person or key that made it. */
    created_by: AuditActor;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
    /** Person or key that changed it last. */
    changed_by: AuditActor;
    /**
     * Format: date-time
     * When it was last changed.
     */
    updated_at: string;
};

/** What happens when the expression of a rule is true. */
export type RuleAction = {
    /** Type of the action. */
    type: RuleActionType;
    /**
     * Maximum weight of the signal, for `signal`: negative ones are credits. Not 0.
     */
    weight?: number;
    /** The decision, for `at_least`. */
    decision?: RuleDecision;
    /** Largest amount that is approved, in major units of `currency`, for `approve`. Payments in other currencies are then not approved. Absent: any amount. */
    max_amount?: Amount;
    /** Currency of `max_amount`. */
    currency?: CurrencyCode;
};

/**
 * What a rule does.
 */
export type RuleActionType = "signal" | "at_least" | "approve";

/** An approval of the version that waits. */
export type RuleApproval = {
    /**
     * Format: int32
     * The version that you have read and approve: `version` of `pending_approval`. The answer is 409 `RULE_OUTDATED` if another version waits, or if this field
     *     is absent, so that no one approves a version that they have not read.
     */
    version?: number;
    /** Why it is approved. */
    reason: RuleReason;
};

/**
 * What happened to a rule.
 */
export type RuleChange = "created" | "updated" | "status_changed" | "approval_requested";

/** A rule was created, changed, or moved to another status. */
export type RuleChangedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "rule.changed";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: RuleEventData;
};

/** What a check found. */
export type RuleCheck = {
    /** Whether a rule may have this expression. */
    valid: boolean;
    /** What is wrong: at most ten errors. Empty: nothing. */
    errors: ExpressionError[];
    /** Likely mistakes in a valid expression, such as thousands written with a point, or division by 0. At most ten; a rule may still have the expression. */
    warnings: ExpressionWarning[];
    /**
     * Facts that it reads. Empty where it is not valid.
     * @example [
     *       "payment.amount",
     *       "card.new_payers_of_bin_1h"
     *     ]
     */
    facts: string[];
    /** Custom lists that it reads. Empty where it is not valid. */
    lists: string[];
    /** Estimated work of one evaluation: about the number of facts, operators and list look-ups, each of which counts 10. Null where it is not valid. */
    cost: number | null;
};

/** An expression to check. */
export type RuleCheckRequest = {
    /** Expression of the rule to check. */
    expression: RuleExpression;
    /**
     * Payments that it is about: facts that these never have are refused.
     * @default all
     */
    flow?: FlowScope;
};

/**
 * Code of a rule's signal.
 * @example RULE:BIN_TESTING
 */
export type RuleCode = string;

/** A rule to make. It begins as a draft. */
export type RuleCreate = {
    /** Name of the rule. */
    name: RuleName;
    /** Code of its signal. Absent: derived from the name. */
    code?: RuleCode;
    /** What it is for. */
    description?: string;
    /**
     * Payments that it is about.
     * @default all
     */
    flow?: FlowScope;
    /** The submerchant whose payments it is about. Absent: those of all. */
    submerchant_id?: Uuid;
    /** When it matches. */
    expression: RuleExpression;
    /** What it does then. */
    action: RuleAction;
    /**
     * Evaluation order: low numbers first.
     * @default 100
     */
    priority?: RulePriority;
    /**
     * Format: date-time
     * It matches from this time on.
     */
    valid_from?: string;
    /**
     * Format: date-time
     * It matches before this time.
     */
    valid_until?: string;
    /** Why it is made. */
    reason?: RuleReason;
};

/** The figures of a day. */
export type RuleDay = {
    /**
     * Format: date
     * The day, in the requested time zone.
     */
    date: string;
    /** By version and status, in this order. Empty: no match and no failure. */
    versions: RuleVersionFigures[];
};

/**
 * A decision that a rule can demand.
 */
export type RuleDecision = "challenge" | "review" | "decline";

/** Payments whose decision a rule changes. */
export type RuleDecisionChange = {
    /** The decision without the rule. */
    from: Decision;
    /** The decision with it. */
    to: Decision;
    /**
     * Format: int64
     * Number of payments.
     */
    count: number;
    /** Amounts of these payments by currency. */
    amount_by_currency: AmountByCurrency;
};

/** A change of a rule. */
export type RuleEventData = {
    /** The rule after the change. */
    rule: Rule;
    /** What happened to the rule. */
    change: RuleChange;
};

/**
 * Expression of a rule: a part of CEL over the facts of a decision (`GET /rules/facts`). True or false. At most 2,000 characters.
 * @example card.new_payers_of_bin_1h >= 2 && payment.amount < 300
 */
export type RuleExpression = string;

/** A fact that rules can read. */
export type RuleFact = {
    /**
     * Its name in expressions.
     * @example card.orders_1h
     */
    name: string;
    /** Type of its value. */
    type: FactType;
    /** Unit or range of a number; null: none. */
    unit: string | null;
    /** What it says. */
    description: string;
    /** A usual value. */
    example: number | string | boolean;
    /** The value where it could not be observed. `has` shows the difference. */
    default: number | string | boolean;
    /** Payments that can have it. */
    flows: AssessFlow[];
    /** The signal that grades it; null: none. */
    signal: string | null;
};

/** Every fact that an expression can read. */
export type RuleFactList = {
    /** In the order of the contract. */
    data: RuleFact[];
};

/** A rule could not be evaluated: it matched nothing then. Sent at most once per hour, version and reason. */
export type RuleFailingEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "rule.failing";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: RuleFailingEventData;
};

/** A rule that could not be evaluated. */
export type RuleFailingEventData = {
    /** Identifies the rule. */
    rule_id: Uuid;
    /**
     * Format: int32
     * The version that failed.
     */
    version: number;
    /** Its status then. */
    status: EvaluatedStatus;
    /** Why the rule fails. */
    reason: RuleFailureReason;
    /**
     * Format: int64
     * Assessments of this hour in which it failed, until now.
     */
    failures: number;
};

/**
 * Why a rule could not be evaluated.
 */
export type RuleFailureReason = "division_by_zero" | "number_out_of_range";

/** A page of rules. */
export type RuleList = {
    /** Items of the page. */
    data: Rule[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Live rules matched a payment. One event for each payment. */
export type RuleMatchedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "rule.matched";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: RuleMatchedEventData;
};

/** Live rules that matched a payment. */
export type RuleMatchedEventData = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** Direction of the money. */
    flow: AssessFlow;
    /** The decision, under all rules. */
    decision: Decision;
    /** The rules, in the order in which they are evaluated. */
    rules: MatchedRule[];
};

/** A change of status. */
export type RuleMove = {
    /** Why the rule changes its status. */
    reason: RuleReason;
};

/**
 * Name of a rule.
 * @example Cards tested on one BIN
 */
export type RuleName = string;

/** A version that waits for the approval of another person. */
export type RulePending = {
    /**
     * Format: int32
     * The version that would be live.
     */
    version: number;
    /** Person or key that requested it. */
    requested_by: AuditActor;
    /**
     * Format: date-time
     * When the change was requested.
     */
    requested_at: string;
    /** Why the change was requested. */
    reason: RuleReason;
};

/** How a rule does. */
export type RulePerformance = {
    /** Identifies the rule. */
    rule_id: Uuid;
    /** Time zone of the days. */
    timezone: string;
    /** Over all days, by version and status, the newest first. */
    versions: RuleVersionFigures[];
    /** A row for each day. */
    data: RuleDay[];
};

/**
 * Format: int32
 * Evaluation order: low numbers first.
 */
export type RulePriority = number;

/**
 * Why a rule was changed.
 * @example Three cards of one BIN were tested last night.
 */
export type RuleReason = string;

/**
 * Status of a rule.
 */
export type RuleStatus = "draft" | "shadow" | "live" | "archived";

/** A rule that is ready to create. */
export type RuleTemplate = {
    /** Identifies the template. */
    id: RuleTemplateId;
    /** The rule that the template makes. */
    rule: RuleTemplateRule;
    /** Name and explanation in each language. */
    texts: RuleTemplateTexts;
};

/**
 * Identifies a template. It never changes.
 * @example card-testing-bin
 */
export type RuleTemplateId = string;

/** Every template that a rule can begin from. */
export type RuleTemplateList = {
    /** Those about pay-ins first. */
    data: RuleTemplate[];
};

/** The fields of a rule that do not depend on a language. Send them to `POST /rules`, with a name. */
export type RuleTemplateRule = {
    /** Code of its signal. Choose another one to create a second rule from the same template. */
    code: RuleCode;
    /** Payments that it is about. */
    flow: FlowScope;
    /** When it matches. */
    expression: RuleExpression;
    /** What it does then. */
    action: RuleAction;
    /** Evaluation order: low numbers first. */
    priority: RulePriority;
};

/** A template in one language. */
export type RuleTemplateText = {
    /** Name for the rule. */
    name: RuleName;
    /** Description for the rule: what fraud it is about, and what it does. */
    description: string;
    /** What it catches. */
    catches: string;
    /** Honest payments that look alike, and that it leaves alone. */
    leaves_alone: string;
    /** Which number to change, and why. */
    tuning: string;
};

/** A template in every language. */
export type RuleTemplateTexts = {
    /** The text in English. */
    en: RuleTemplateText;
    /** The text in Spanish. */
    es: RuleTemplateText;
    /** The text in Portuguese. */
    pt: RuleTemplateText;
};

/** What a rule makes of one payment. */
export type RuleTest = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** Whether the rule matches, or why it could not be evaluated. */
    result: RuleTestResult;
    /** The facts that the expression reads, in the order of the contract. Empty where the rule cannot be evaluated. */
    facts: RuleTestFact[];
    /** The decision without the rule; null where it cannot be evaluated. */
    without_rule: RuleTestDecision | null;
    /** The decision with the rule; null where it cannot be evaluated. */
    with_rule: RuleTestDecision | null;
};

/** A decision, recomputed. */
export type RuleTestDecision = {
    /** What the engine decides, with all rules at the time of the payment. */
    decision: Decision;
    /**
     * Risk from 0 to 100, one decimal.
     */
    risk_score: number;
};

/** A fact that the expression reads, as it was at the payment. */
export type RuleTestFact = {
    /**
     * Its name in expressions.
     * @example card.new_payers_of_bin_1h
     */
    name: string;
    /** Its value at the payment; its default where it was not observed. */
    value: number | string | boolean;
    /** Whether it was observed. */
    observed: boolean;
};

/** A rule to test on one payment. */
export type RuleTestRequest = {
    /** Identifies the assessment of the payment. */
    session_id: Uuid;
    /** An existing rule: its newest version, with the fields below instead of its own. Absent: a new rule, with `expression` and `action`. */
    rule_id?: Uuid;
    /** When it matches. */
    expression?: RuleExpression;
    /** What it does then. */
    action?: RuleAction;
    /** Payments that it is about. */
    flow?: FlowScope;
    /** The submerchant whose payments it is about; null: those of all. */
    submerchant_id?: Uuid | null;
    /** Evaluation order: low numbers first. */
    priority?: RulePriority;
};

/**
 * What a rule makes of one payment. More values may be added.
 */
export type RuleTestResult = "matched" | "not_matched" | "not_concerned" | "division_by_zero" | "number_out_of_range" | "no_facts" | "sandbox_value";

/** A change of a rule: a new version. Absent fields stay unchanged; null clears. */
export type RuleUpdate = {
    /**
     * Format: int32
     * The version that the change is based on. The answer is 409 `RULE_OUTDATED` if there is a newer one. Absent: the newest.
     */
    base_version?: number;
    /** Name of the rule. */
    name?: RuleName;
    /** What it is for. */
    description?: string | null;
    /** Payments that it is about. */
    flow?: FlowScope;
    /** The submerchant whose payments it is about; null: those of all. */
    submerchant_id?: Uuid | null;
    /** When it matches. */
    expression?: RuleExpression;
    /** What it does then. Replaces the whole action. */
    action?: RuleAction;
    /** Evaluation order: low numbers first. */
    priority?: RulePriority;
    /** It matches from this time on; null: at once. */
    valid_from?: string | null;
    /** It matches before this time; null: without end. */
    valid_until?: string | null;
    /** Why it is changed. */
    reason: RuleReason;
};

/** A version of a rule. Versions never change. */
export type RuleVersion = {
    /**
     * Format: int32
     * Number of the version, from 1.
     */
    version: number;
    /** Name of the rule. */
    name: RuleName;
    /** What it is for. */
    description: string | null;
    /** Payments that it is about. */
    flow: FlowScope;
    /** The submerchant whose payments it is about; null: those of all. */
    submerchant_id: Uuid | null;
    /** When it matches. */
    expression: RuleExpression;
    /** What it does then. */
    action: RuleAction;
    /** Evaluation order: low numbers first. */
    priority: RulePriority;
    /** It matches from this time on; null: at once. */
    valid_from: string | null;
    /** It matches before this time; null: without end. */
    valid_until: string | null;
    /** Why it was made. */
    reason: RuleReason | null;
    /** Person or key that made it. */
    created_by: AuditActor;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
};

/** The figures of a version in a status. */
export type RuleVersionFigures = {
    /**
     * Format: int32
     * Version of the rule.
     */
    version: number;
    /** Its status then. */
    status: EvaluatedStatus;
    /**
     * Format: int64
     * Payments that it matched, of those that your server requested. All other figures are about these.
     */
    matched: number;
    /**
     * Format: int64
     * Payments that it matched, of those that browsers requested: pages can make any number of them.
     */
    browser_matched: number;
    /**
     * Format: int64
     * Payments in which it could not be evaluated.
     */
    failed: number;
    /**
     * Format: int64
     * Matched payments that are known as fraud.
     */
    frauds: number;
    /**
     * Format: int64
     * Matched payments that are known as good: captured without a fraud, or a false alarm.
     */
    goods: number;
    /**
     * Format: int64
     * Matched payments without an outcome yet.
     */
    without_outcome: number;
    /**
     * Format: int64
     * Matched payments that were declined. They hardly ever have an outcome: frauds among them are not known.
     */
    declined: number;
    /** Frauds among the matched payments with an outcome, from 0 to 1; null without any. */
    precision: number | null;
    /** Decisions that it changes. Of a live rule, those that it alone changes: other live rules remain. */
    changes: RuleDecisionChange[];
    /** Amounts of the matched payments. */
    amount_by_currency: AmountByCurrency;
    /** Amounts of the frauds among them. */
    fraud_amount_by_currency: AmountByCurrency;
    /** Amounts of the good ones among them. */
    good_amount_by_currency: AmountByCurrency;
};

/** A page of versions. */
export type RuleVersionList = {
    /** Items of the page. */
    data: RuleVersion[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Filters and order of the list of assessments under a name. */
export type SavedView = {
    /** Identifies the view. */
    id: Uuid;
    /** What it is called. */
    name: SavedViewName;
    /** Who saved it. */
    owner: PersonId;
    /** Whether everybody in the organization sees it. */
    shared: boolean;
    /** Filters that the view applies. */
    filters: SavedViewFilters;
    /** Order of the assessments. */
    order: AssessmentOrder;
    /**
     * Format: date-time
     * When it was saved.
     */
    created_at: string;
    /**
     * Format: date-time
     * When it was last changed.
     */
    updated_at: string;
};

/** A view to save. */
export type SavedViewCreate = {
    /** What it is called. */
    name: SavedViewName;
    /**
     * True: everybody in the organization sees it.
     * @default false
     */
    shared?: boolean;
    /** Filters that the view applies. */
    filters: SavedViewFilters;
    /**
     * Order of the assessments.
     * @default newest
     */
    order?: AssessmentOrder;
};

/**
 * Format: int32
 * Days of a saved view, up to now.
 * @example 7
 */
export type SavedViewDays = number;

/**
 * Filters of a saved view, by the names that they have in the list of assessments. Those that lead to one payment or one person (`email`, `order_id`, `ip` and the like) are
 *     left out: saved views are stored in clear text.
 */
export type SavedViewFilters = {
    /** Only assessments with this decision of the engine. */
    decision?: Decision;
    /** Only money in this direction. */
    flow?: AssessFlow;
    /**
     * Only unresolved (`open`) or resolved (`resolved`) reviews.
     */
    review?: "open" | "resolved";
    /** Only assessments of the last days. */
    last_days?: SavedViewDays;
    /** Only assessments with this outcome. */
    outcome?: AssessmentLabel;
    /** Only amounts of this currency. */
    currency?: CurrencyCode;
    /** Only this amount or more, in major units. */
    min_amount?: Amount;
    /** Only this amount or less, in major units. */
    max_amount?: Amount;
    /**
     * Only this score or more.
     */
    min_score?: number;
    /**
     * Only this score or less.
     */
    max_score?: number;
    /** Only those in which this signal fired, by its code. */
    signal?: string;
    /** Only those that this rule matched. */
    rule_id?: Uuid;
    /** Only those with this country. */
    country?: CountryCode;
    /** Only cards with these first six digits. */
    bin?: string;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
    /** Only assessments requested by your server, or only those of browsers. */
    origin?: AssessmentOrigin;
};

/**
 * What a saved view is called.
 * @example Large payments in review
 */
export type SavedViewName = string;

/** A page of views. */
export type SavedViewPage = {
    /** Items of the page. */
    data: SavedView[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** A change of a view. Absent fields stay unchanged. */
export type SavedViewUpdate = {
    /** The name that the view has from now on. */
    name?: SavedViewName;
    /** True: everybody in the organization sees it. */
    shared?: boolean;
    /** Other filters, in place of all of its own. */
    filters?: SavedViewFilters;
    /** The order of its rows from now on. */
    order?: AssessmentOrder;
};

/**
 * A score from 0 to 100.
 */
export type Score = number;

/** Assessments of five points of the score. */
export type ScoreBandCount = {
    /**
     * Format: int32
     * Lowest score of the band: 0, 5, 10 and so on. The last one, 95, includes 100.
     */
    from: number;
    /**
     * Format: int64
     * How many were counted in it.
     */
    count: number;
};

/**
 * Kind of business of an organization. Decides which request fields are recommended, and whether it has submerchants.
 */
export type Segment = "merchant" | "psp" | "bank";

/** The organization of a session. */
export type SessionOrganization = {
    /** Identifies the organization. */
    id: Uuid;
    /** Name of the organization. */
    name: string;
    /** Segment of the organization. */
    segment: Segment;
};

/**
 * Code of a signal. New codes are added without notice: treat an unknown one as a signal like any other.
 * @example VELOCITY_CARD_1H
 */
export type SignalCode = string;

/** Values of SignalCode that this version knows. */
export type KnownSignalCode = "MERCHANT_CATEGORY_RISK" | "ODD_HOUR" | "HOUR_RECENT_FRAUD" | "MICRO_AMOUNT" | "AVS_CVV_FAIL" | "THREEDS_FAILED" | "THREEDS_AUTHENTICATED" | "AMOUNT_ABOVE_ORG_P99" | "ACCOUNT_NEW" | "CREDENTIALS_CHANGED_RECENTLY" | "PAYER_PREVIOUS_ORDERS" | "PAYER_TRUSTED" | "PAYER_PRIOR_CHARGEBACK" | "PAYER_CONFIRMED_FRAUD" | "FAILED_ATTEMPTS_24H" | "MULTI_CARD_PAYER_24H" | "AMOUNT_ANOMALY_PAYER" | "AMOUNT_DEVIATION_PAYER" | "PAYER_UNUSUAL_RECENTLY" | "ACCOUNT_TAKEOVER_PATTERN" | "MULTI_CARD_PAYER_30D" | "PAYER_BURST" | "PAYER_HOUR_UNUSUAL" | "SMALL_AMOUNT_UNKNOWN_PAYER" | "NEW_PAYER_LARGE_AMOUNT" | "IMPOSSIBLE_TRAVEL" | "EMAIL_DISPOSABLE" | "EMAIL_PATTERN_SUSPICIOUS" | "VELOCITY_EMAIL_1H" | "EMAIL_DOMAIN_RECENT_FRAUD" | "PHONE_COUNTRY_MISMATCH" | "CARD_PREPAID" | "HOLDER_NAME_MISMATCH" | "BIN_COUNTRY_MISMATCH" | "CARD_OF_OTHER_PAYER" | "VELOCITY_CARD_1H" | "VELOCITY_BIN_1H" | "CARD_TESTING_PATTERN" | "BIN_RECENT_FRAUD" | "DEVICE_AUTOMATION" | "DEVICE_NEW_FOR_PAYER" | "NEW_ACCOUNTS_DEVICE_7D" | "VELOCITY_DEVICE_1H" | "MULTI_CARD_DEVICE_24H" | "MULTI_ACCOUNT_DEVICE_7D" | "DEVICE_RECENT_FRAUD" | "IP_DATACENTER" | "IP_PROXY_VPN" | "IP_TOR" | "VELOCITY_IP_1H" | "IP_BILLING_COUNTRY_MISMATCH" | "IP_TIMEZONE_MISMATCH" | "SHIPPING_COUNTRY_MISMATCH" | "HIGH_RISK_COUNTRY" | "TERMINAL_RECENT_FRAUD" | "TERMINAL_COMPROMISED" | "BLOCKLIST_BLOCK" | "BLOCKLIST_REVIEW" | "BLOCKLIST_FLAG" | "NETWORK_CONFIRMED" | "NETWORK_SUSPECTED" | "PAYOUT_FIRST_TO_BENEFICIARY" | "PAYOUT_FIRST_AND_LARGE" | "PAYOUT_MULE_FAN_IN" | "PAYOUT_FAN_OUT" | "PAYOUT_CLABE_INVALID" | "PAYOUT_IBAN_INVALID" | "PAYOUT_BENEFICIARY_CHANGED" | "PAYOUT_NAME_MISMATCH" | "PAYOUT_CROSS_BORDER" | "PAYOUT_STRUCTURING" | "PAYOUT_PASS_THROUGH" | "PAYOUT_DORMANT_ORIGIN" | "PAYOUT_DUPLICATE" | "PAYOUT_INITIATOR_UNUSUAL";

/** How often a signal fired. */
export type SignalCount = {
    /**
     * Code of the signal.
     * @example VELOCITY_CARD_1H
     */
    code: SignalCode;
    /**
     * Format: int64
     * Assessments in which it fired.
     */
    count: number;
};

/** A signal that fired. */
export type SignalDetail = {
    /**
     * Code of the signal.
     * @example VELOCITY_CARD_1H
     */
    code: SignalCode;
    /**
     * Effective weight: `100 × (1 - (1 - w/100)^s)` for maximum weight `w` and strength `s`. Negative weights are credits: they multiply the odds of the score by
     *     `1 - |weight|/100`.
     * @example 18
     */
    weight: number;
    /**
     * What it means, one sentence.
     * @example Many distinct orders with this card within an hour.
     */
    description: string;
};

/** How a signal fires now and before. */
export type SignalDrift = {
    /**
     * Code of the signal.
     * @example VELOCITY_CARD_1H
     */
    code: SignalCode;
    /**
     * Population stability index of fired or not: 0 is equal, above 0.25 is another population.
     */
    psi: number;
    /**
     * Share of assessments in which it fired in the reference period.
     */
    reference_rate: number;
    /**
     * Share in the recent period.
     */
    recent_rate: number;
    /** It did not fire at all, although at least 20 firings were expected: a field of the requests may be missing. */
    void: boolean;
};

/** What a signal means, in three languages. */
export type SignalMeaning = {
    /** The sentence in English. */
    en: string;
    /** The sentence in Spanish. */
    es: string;
    /** The sentence in Portuguese. */
    pt: string;
};

/**
 * Maximum weight of a signal, -100 to 100: what it weighs at full strength. The sign stays that of the catalogue: a credit cannot become a charge. 0 disables
 *     the signal.
 */
export type SignalWeight = number;

/** The period that figures are of: assessments made from `from` on and before `to`, both cut to the minute. */
export type StatsPeriod = {
    /**
     * Format: date-time
     * Its first moment.
     */
    from: string;
    /**
     * Format: date-time
     * The moment after its last.
     */
    to: string;
    /**
     * Its length in days.
     */
    days: number;
};

/** An event as Stripe sends it. */
export type StripeEventBody = {
    [key: string]: unknown;
};

/** A merchant of a payment service provider. */
export type Submerchant = {
    /** Identifies it; assessments name it as `submerchant_id`. */
    id: Uuid;
    /**
     * Name of the submerchant.
     * @example Zapatería El Paso
     */
    name: BusinessName;
    /** Country of its business. */
    country: CountryCode;
    /** Your identifier of it, unique among your submerchants. */
    external_id: Reference | null;
    /** Merchant category code (ISO 18245). */
    category_code: CategoryCode | null;
    /** State of the submerchant. */
    status: SubmerchantStatus;
    /**
     * Format: date-time
     * When it was registered.
     */
    created_at: string;
    /**
     * Format: date-time
     * When it was last changed.
     */
    updated_at: string;
};

/** A submerchant to register. */
export type SubmerchantCreate = {
    /**
     * Name of the submerchant.
     * @example Zapatería El Paso
     */
    name: BusinessName;
    /** Country of its business. */
    country: CountryCode;
    /** Your identifier of it, unique among your submerchants. */
    external_id?: Reference;
    /** Merchant category code (ISO 18245). */
    category_code?: CategoryCode;
    /**
     * Whether it takes part from the start.
     * @default active
     */
    status?: SubmerchantStatus;
};

/** A key to make for a submerchant. It sees and writes that submerchant only. */
export type SubmerchantKeyCreate = {
    /** Type of the key. */
    type: KeyType;
    /** Name by which people recognise the key. */
    name: KeyName;
    /** What it may do. Absent: `assess` for publishable and secret keys. No more than the caller may, and never `submerchants:write`, `models:read`, `rules:read` or `rules:write`. */
    permissions?: Permission[];
    /** For publishable keys: the origins of the pages that may use it. Absent: any page may. */
    allowed_origins?: Origin[];
    /**
     * For ingest keys: assess payments and payment attempts that events describe and that have no assessment yet. The caller must hold `assess`. Rotation keeps it.
     * @default false
     */
    assess_on_events?: boolean;
    /**
     * For publishable and secret keys: assess refuses every value that breaks the contract, and unknown properties, instead of leaving out values that it can
     *     decide without, and naming them in `field_warnings`. Use it while you integrate; a single request requires it with `Prefer: handling=strict`. Rotation
     *     keeps it.
     * @default false
     */
    strict_validation?: boolean;
    /**
     * Format: date-time
     * When the key stops being accepted; absent: never.
     */
    expires_at?: string;
    /** Requests per minute. Absent: the limit of its kind. */
    rate_limit_per_minute?: RequestsPerMinute;
};

/** A page of submerchants. */
export type SubmerchantList = {
    /** Items of the page. */
    data: Submerchant[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/**
 * State of a submerchant.
 */
export type SubmerchantStatus = "active" | "inactive";

/** A change of a submerchant. Absent fields stay unchanged; null clears. */
export type SubmerchantUpdate = {
    /** Name of the submerchant. */
    name?: BusinessName;
    /** Country of its business. */
    country?: CountryCode;
    /** Your identifier of it, unique among your submerchants. */
    external_id?: Reference | null;
    /** Merchant category code (ISO 18245). */
    category_code?: CategoryCode | null;
    /** State of the submerchant. */
    status?: SubmerchantStatus;
};

/** Facts of the terminal or point of sale. */
export type TerminalFacts = {
    /**
     * Share of fraud at the terminal in the last known week, beyond the organization's base rate.
     * @default 0
     * @example 0.001
     */
    fraud_excess?: number;
    /**
     * Days since the present series of frauds at the terminal began, where a fifth or more of its recent payments were fraud.
     * @default 100000
     * @example 6
     */
    compromised_days?: number;
    /**
     * How much of `compromised_days` counts, by the recent share of fraud.
     * @default 1
     * @example 0.8
     */
    compromised_weight?: number;
};

/** A short text. */
export type Text = string;

/** 3-D Secure (EMV 3DS). */
export type ThreeDs = {
    /** Outcome of the authentication. */
    status: ThreeDsStatus;
    /**
     * Electronic commerce indicator, two digits.
     * @example 05
     */
    eci?: string;
    /** Is the issuer liable for fraud on this payment? */
    liability_shift?: boolean;
};

/**
 * Outcome of a 3-D Secure authentication.
 */
export type ThreeDsStatus = "authenticated" | "attempted" | "failed" | "rejected" | "unavailable";

/** Lowest probability of fraud of each decision. The probabilities must not decrease; a decision with the same probability as the next stricter one is skipped. */
export type ThresholdProbabilities = {
    /** From this probability on: challenge. */
    challenge: Probability;
    /** From this probability on: review. */
    review: Probability;
    /** From this probability on: decline. */
    decline: Probability;
};

/**
 * How the thresholds are given.
 */
export type ThresholdsSource = "default" | "score" | "probability" | "cost";

/** Thresholds to change. Null: back to the default. */
export type ThresholdsUpdate = {
    /** From this score on: challenge. */
    challenge?: Score | null;
    /** From this score on: review. */
    review?: Score | null;
    /** From this score on: decline. */
    decline?: Score | null;
};

/**
 * IANA name of a time zone.
 * @example America/Mexico_City
 */
export type TimeZone = string;

/** A payment was declined. */
export type TransactionBlockedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "transaction.blocked";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: TransactionEventData;
};

/** A payment was assessed, and not declined. */
export type TransactionCreatedEvent = {
    /** Identifies the event, as `webhook-id` does: the same one can be delivered more than once. */
    id: Uuid;
    /**
     * Type of the event.
     */
    type: "transaction.created";
    /**
     * Format: date-time
     * When it happened. Events may arrive in another order.
     */
    timestamp: string;
    /**
     * Version of the API that wrote it.
     * @example 1.3.0
     */
    api_version: string;
    /** Organization that the event belongs to. */
    organization_id: Uuid;
    /** True for a test event, as sent by `POST /webhook-endpoints/{id}/test`; absent otherwise. Its identifiers and reference numbers are made up. */
    test?: boolean;
    /** Data of the event. */
    data: TransactionEventData;
};

/** Data of a decision. */
export type TransactionEventData = {
    /** Identifies the assessment. */
    session_id: Uuid;
    /** Direction of the money. */
    flow: AssessFlow;
    /** What was decided. */
    decision: Decision;
    /**
     * Risk score of the assessment.
     */
    risk_score: number;
    /** What triggered the assessment. */
    trigger: AssessmentTrigger;
    /** Codes of the signals that fired, strongest first. */
    signals: SignalCode[];
    /** Why it was hard-blocked. */
    blocked_by: string | null;
    /** Order of the payment, as you named it. */
    order_id: string | null;
    /** Payment attempt, as you named it. */
    payment_id: string | null;
    /** The submerchant that it belongs to. */
    submerchant_id: Uuid | null;
    /**
     * The amount, in major units.
     */
    amount: number;
    /** Currency of the amount. */
    currency: string;
    /** Origin of the assessment. */
    origin: AssessmentOrigin;
};

/** A property of the request that the contract does not know, and that was ignored. */
export type UnknownField = {
    /**
     * Where it is, with dots and indexes; cut after 300 characters.
     * @example payer.emial
     */
    path: string;
    /**
     * Path of the known property that was probably meant; absent when none is near.
     * @example payer.email
     */
    nearest?: string;
};

/**
 * Format: uuid
 * UUID in lower case with hyphens; those of the service are of version 7.
 * @example 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22
 */
export type Uuid = string;

/**
 * SHA-256 of a normalised value, as 64 hexadecimal digits in lower case: for callers that do not share raw values.
 * @example 7d0c5f2b9d1e4a6f8c3b2a1908f7e6d5c4b3a29180716253443526170819aabb
 */
export type ValueHash = string;

/** A value of the request that was not used as it was sent. */
export type ValueWarning = {
    /**
     * Where it is, with dots and indexes; cut after 300 characters.
     * @example device.ip_address
     */
    path: string;
    /** Why it was not used as it was sent. */
    reason: ValueWarningReason;
    /**
     * What the value must be.
     * @example must be an IPv4 or IPv6 address
     */
    expected: string;
};

/**
 * Why a value of the request was not used as it was sent.
 */
export type ValueWarningReason = "unreadable" | "shortened" | "corrected" | "placeholder" | "not_public" | "check_digits" | "other_field";

/** One attempt of a delivery. */
export type WebhookAttempt = {
    /**
     * Format: int32
     * Its number, from 1.
     */
    number: number;
    /**
     * Format: date-time
     * When it was begun.
     */
    started_at: string;
    /** Status of the answer; null where there was none. */
    status_code: number | null;
    /** Time to the answer or the failure, in milliseconds; null while it runs. */
    latency_ms: number | null;
    /** Why it failed without an HTTP answer. */
    failure: AttemptFailure | null;
    /** The first 4 kB of the answer. */
    response_excerpt: string | null;
};

/** Delivery of an event to an endpoint. */
export type WebhookDelivery = {
    /** Identifies the delivery. */
    id: Uuid;
    /** Identifies the event that was delivered. */
    event_id: Uuid;
    /** Type of the event. */
    event_type: EventType;
    /** Identifies the endpoint that received it. */
    endpoint_id: Uuid;
    /** Whether the event was received. */
    status: DeliveryStatus;
    /**
     * Format: int32
     * Attempts that were begun.
     */
    attempts: number;
    /** When it is tried next; null when it is not. */
    next_attempt_at: string | null;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
};

/** A delivery with its event and its attempts. */
export type WebhookDeliveryDetails = {
    /** Identifies the delivery. */
    id: Uuid;
    /** Identifies the event that was delivered. */
    event_id: Uuid;
    /** Type of the event. */
    event_type: EventType;
    /** Identifies the endpoint that received it. */
    endpoint_id: Uuid;
    /** Whether the event was received. */
    status: DeliveryStatus;
    /**
     * Format: int32
     * Attempts that were begun.
     */
    attempts: number;
    /** When it is tried next; null when it is not. */
    next_attempt_at: string | null;
    /**
     * Format: date-time
     * When it was made.
     */
    created_at: string;
    /** The event as sent. */
    event: {
        [key: string]: unknown;
    };
    /** Its attempts, oldest first. */
    attempt_log: WebhookAttempt[];
};

/** A page of deliveries. */
export type WebhookDeliveryList = {
    /** Items of the page. */
    data: WebhookDelivery[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/**
 * Description of an endpoint.
 * @example Order service
 */
export type WebhookDescription = string;

/** An endpoint that events are sent to. */
export type WebhookEndpoint = {
    /** Identifies the endpoint. */
    id: Uuid;
    /** URL that events are sent to. */
    url: WebhookUrl;
    /** Event types that it receives. */
    events: EventType[];
    /** Description in your own words. */
    description: WebhookDescription | null;
    /** Whether events are sent to it. */
    enabled: boolean;
    /** Why it is switched off; null while it is on. */
    disabled_reason: DisabledReason | null;
    /** Time of the first failure since the last success; null if the last attempt succeeded. */
    failing_since: string | null;
    /**
     * Format: date-time
     * When it was registered.
     */
    created_at: string;
    /**
     * Format: date-time
     * When it was last changed.
     */
    updated_at: string;
};

/** An endpoint to register. */
export type WebhookEndpointCreate = {
    /** URL that events are sent to. */
    url: WebhookUrl;
    /** The events that it gets. Absent: the fifteen of the catalogue. Every other one is an addition, and is sent only where it is named. */
    events?: EventType[];
    /** Description in your own words. */
    description?: WebhookDescription;
    /**
     * Whether events are sent to it from now on.
     * @default true
     */
    enabled?: boolean;
};

/** An endpoint with its secret, this once. */
export type WebhookEndpointIssued = {
    /** Identifies the endpoint. */
    id: Uuid;
    /** URL that events are sent to. */
    url: WebhookUrl;
    /** Event types that it receives. */
    events: EventType[];
    /** Description in your own words. */
    description: WebhookDescription | null;
    /** Whether events are sent to it. */
    enabled: boolean;
    /** Why it is switched off; null while it is on. */
    disabled_reason: DisabledReason | null;
    /** Time of the first failure since the last success; null if the last attempt succeeded. */
    failing_since: string | null;
    /**
     * Format: date-time
     * When it was registered.
     */
    created_at: string;
    /**
     * Format: date-time
     * When it was last changed.
     */
    updated_at: string;
    /** Verifies signatures. Shown this once. */
    secret: WebhookSecret;
};

/** A page of endpoints. */
export type WebhookEndpointList = {
    /** Items of the page. */
    data: WebhookEndpoint[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** A change of an endpoint. Absent fields stay unchanged. */
export type WebhookEndpointUpdate = {
    /** URL that events are sent to. */
    url?: WebhookUrl;
    /** Event types that it receives. */
    events?: EventType[];
    /** Description; null clears it. */
    description?: WebhookDescription | null;
    /** Whether events are sent to it. Switched on again, it begins with what happens from then on; what waited is sent as well. */
    enabled?: boolean;
};

/**
 * A secret to verify signatures with.
 * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
 */
export type WebhookSecret = string;

/** A new secret, this once. */
export type WebhookSecretRotated = {
    /** Verifies signatures from now on. Shown this once. */
    secret: WebhookSecret;
    /**
     * Format: date-time
     * Until then, events are signed under the old secret as well.
     */
    previous_secret_expires_at: string;
};

/** An event to try an endpoint with. */
export type WebhookTest = {
    /** The event, filled with its documented example. Absent: `transaction.created`. */
    type?: EventType;
};

/**
 * Where events are sent. Only `https` in production; never to private, loopback or link-local addresses, whatever the name resolves to.
 * @example https://shop.example/hooks/fraud-risk
 */
export type WebhookUrl = string;

/** Query of listAssessments. */
export type ListAssessmentsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only assessments with this decision of the engine. */
    decision?: Decision;
    /** Only money in this direction. */
    flow?: AssessFlow;
    /** Only unresolved (`open`) or resolved (`resolved`) reviews. */
    review?: "open" | "resolved";
    /** From this time on. */
    from?: string;
    /** Before this time. */
    to?: string;
    /** Only assessments with this outcome. */
    outcome?: AssessmentLabel;
    /** Only amounts of this currency. */
    currency?: CurrencyCode;
    /** Only this amount or more, in major units. */
    min_amount?: Amount;
    /** Only this amount or less, in major units. */
    max_amount?: Amount;
    /** Only this score or more. */
    min_score?: number;
    /** Only this score or less. */
    max_score?: number;
    /** Only those in which this signal fired, by its code. */
    signal?: string;
    /** Only those that this rule matched, live or in shadow. */
    rule_id?: Uuid;
    /** Only those with this country: of the payer, the card, the connection, the bill, the delivery, the origin or the beneficiary. */
    country?: CountryCode;
    /** Only cards with these first six digits. */
    bin?: string;
    /** Only this customer's; of payouts, those that left this account. */
    customer_id?: Reference;
    /** Only payments of this e-mail address, in any spelling; of payouts, those to it. */
    email?: Email;
    /** Only payments of this phone number, in international format; of payouts, those to it. */
    phone?: EntityValue;
    /** Only payments from this device, by its fingerprint. */
    device_id?: EntityValue;
    /** Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
    card_hash?: EntityValue;
    /** Only payments from this IP address; an IPv6 address stands for its /64, the network of one customer. */
    ip?: EntityValue;
    /** Only payments from this account; of payouts, those to it: CLABE, IBAN, or your hash or token. */
    account?: EntityValue;
    /** Only this order. */
    order_id?: Reference;
    /** Only this payment. */
    payment_id?: Reference;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
    /** Only assessments requested by your server, or only those of browsers. */
    origin?: AssessmentOrigin;
    /** Which come first. */
    order?: AssessmentOrder;
};

/** Answer of listAssessments. */
export type ListAssessmentsResponse = {
    /** Items of the page. */
    data: AssessmentSummary[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Query of countAssessments. */
export type CountAssessmentsQuery = {
    /** Only assessments with this decision of the engine. */
    decision?: Decision;
    /** Only money in this direction. */
    flow?: AssessFlow;
    /** Only unresolved (`open`) or resolved (`resolved`) reviews. */
    review?: "open" | "resolved";
    /** From this time on. */
    from?: string;
    /** Before this time. */
    to?: string;
    /** Only assessments with this outcome. */
    outcome?: AssessmentLabel;
    /** Only amounts of this currency. */
    currency?: CurrencyCode;
    /** Only this amount or more, in major units. */
    min_amount?: Amount;
    /** Only this amount or less, in major units. */
    max_amount?: Amount;
    /** Only this score or more. */
    min_score?: number;
    /** Only this score or less. */
    max_score?: number;
    /** Only those in which this signal fired, by its code. */
    signal?: string;
    /** Only those that this rule matched, live or in shadow. */
    rule_id?: Uuid;
    /** Only those with this country: of the payer, the card, the connection, the bill, the delivery, the origin or the beneficiary. */
    country?: CountryCode;
    /** Only cards with these first six digits. */
    bin?: string;
    /** Only this customer's; of payouts, those that left this account. */
    customer_id?: Reference;
    /** Only payments of this e-mail address, in any spelling; of payouts, those to it. */
    email?: Email;
    /** Only payments of this phone number, in international format; of payouts, those to it. */
    phone?: EntityValue;
    /** Only payments from this device, by its fingerprint. */
    device_id?: EntityValue;
    /** Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
    card_hash?: EntityValue;
    /** Only payments from this IP address; an IPv6 address stands for its /64, the network of one customer. */
    ip?: EntityValue;
    /** Only payments from this account; of payouts, those to it: CLABE, IBAN, or your hash or token. */
    account?: EntityValue;
    /** Only this order. */
    order_id?: Reference;
    /** Only this payment. */
    payment_id?: Reference;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
    /** Only assessments requested by your server, or only those of browsers. */
    origin?: AssessmentOrigin;
    /** Whether the answer has the counts by score. */
    has_scores?: boolean;
};

/** Query of exportAssessments. */
export type ExportAssessmentsQuery = {
    /** Only assessments with this decision of the engine. */
    decision?: Decision;
    /** Only money in this direction. */
    flow?: AssessFlow;
    /** Only unresolved (`open`) or resolved (`resolved`) reviews. */
    review?: "open" | "resolved";
    /** From this time on. */
    from?: string;
    /** Before this time. */
    to?: string;
    /** Only assessments with this outcome. */
    outcome?: AssessmentLabel;
    /** Only amounts of this currency. */
    currency?: CurrencyCode;
    /** Only this amount or more, in major units. */
    min_amount?: Amount;
    /** Only this amount or less, in major units. */
    max_amount?: Amount;
    /** Only this score or more. */
    min_score?: number;
    /** Only this score or less. */
    max_score?: number;
    /** Only those in which this signal fired, by its code. */
    signal?: string;
    /** Only those that this rule matched, live or in shadow. */
    rule_id?: Uuid;
    /** Only those with this country: of the payer, the card, the connection, the bill, the delivery, the origin or the beneficiary. */
    country?: CountryCode;
    /** Only cards with these first six digits. */
    bin?: string;
    /** Only this customer's; of payouts, those that left this account. */
    customer_id?: Reference;
    /** Only payments of this e-mail address, in any spelling; of payouts, those to it. */
    email?: Email;
    /** Only payments of this phone number, in international format; of payouts, those to it. */
    phone?: EntityValue;
    /** Only payments from this device, by its fingerprint. */
    device_id?: EntityValue;
    /** Only payments with this card, by your hash or token, or by BIN and last four digits: `424242-4242`. */
    card_hash?: EntityValue;
    /** Only payments from this IP address; an IPv6 address stands for its /64, the network of one customer. */
    ip?: EntityValue;
    /** Only payments from this account; of payouts, those to it: CLABE, IBAN, or your hash or token. */
    account?: EntityValue;
    /** Only this order. */
    order_id?: Reference;
    /** Only this payment. */
    payment_id?: Reference;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
    /** Only assessments requested by your server, or only those of browsers. */
    origin?: AssessmentOrigin;
    /** Which comes first. */
    order?: ExportOrder;
    /** Separates the cells. With a semicolon, numbers of assessments have a decimal comma. */
    separator?: CsvSeparator;
    /** The file begins with a byte order mark, so that a spreadsheet reads it as UTF-8; texts that it would take for a number, a date or a truth value begin with an apostrophe, which an import removes. */
    bom?: boolean;
};

/** Query of listReviews. */
export type ListReviewsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Order. A cursor is valid only with the order that it was returned for. */
    order?: ReviewOrder;
    /** Only reviews with this assignment; all if absent. */
    assigned?: AssignedFilter;
    /** Only money in this direction. */
    flow?: AssessFlow;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
};

/** Query of summarizeReviews. */
export type SummarizeReviewsQuery = {
    /** Only money in this direction. */
    flow?: AssessFlow;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
};

/** Query of listReviewNotes. */
export type ListReviewNotesQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of explainAssessment. */
export type ExplainAssessmentQuery = {
    /** Language of the texts. */
    language?: ExplanationLanguage;
};

/** Query of readPreventionStats. */
export type ReadPreventionStatsQuery = {
    /** From this time on, cut to the minute; 30 days before now if absent. */
    from?: string;
    /** Before this time, cut to the minute; now if absent. At most 400 days after `from`. */
    to?: string;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
};

/** Query of readPreventionStatistics. */
export type ReadPreventionStatisticsQuery = {
    /** From this time on, cut to the minute; 30 days before now if absent. */
    from?: string;
    /** Before this time, cut to the minute; now if absent. At most 400 days after `from`. */
    to?: string;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
};

/** Query of readBreakdown. */
export type ReadBreakdownQuery = {
    /** What to group by. */
    dimension: BreakdownDimension;
    /** Width of the points of each series. */
    interval?: BreakdownInterval;
    /** From this time on, cut to the minute; 30 days before `to` if absent, one day with `interval=hour`. */
    from?: string;
    /** Before this time, cut to the minute; now if absent. At most 92 days after `from`, 7 with `interval=hour`. */
    to?: string;
    /** `previous` adds the figures of the period of the same length directly before. */
    compare?: BreakdownComparison;
    /** Time zone in which hours and days begin. */
    timezone?: TimeZone;
    /** Number of values to list; the others are summed up in `rest`. */
    limit?: number;
    /** Only money in this direction. */
    flow?: AssessFlow;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
};

/** Query of readDailyStats. */
export type ReadDailyStatsQuery = {
    /** First day; 29 days before `to` if absent. */
    from?: string;
    /** Last day; today if absent. At most 400 days after `from`. */
    to?: string;
    /** Time zone in which days begin. */
    timezone?: TimeZone;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
};

/** Query of listCaseRecommendations. */
export type ListCaseRecommendationsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only for this reason. */
    reason?: CaseReason;
    /** Only recommendations of this priority. */
    priority?: CasePriority;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
    /** Only those of assessments requested by your server, or only those of browsers. */
    origin?: AssessmentOrigin;
};

/** Answer of listCaseRecommendations. */
export type ListCaseRecommendationsResponse = {
    /** Items of the page. */
    data: CaseRecommendation[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Query of readCalibration. */
export type ReadCalibrationQuery = {
    /** From this time on, cut to the minute; 90 days before `to` if absent. */
    from?: string;
    /** Before this time, cut to the minute; now if absent. At most 400 days after `from`. */
    to?: string;
    /** Only money in this direction. */
    flow?: AssessFlow;
    /** Only this submerchant's. */
    submerchant_id?: Uuid;
};

/** Query of listSavedViews. */
export type ListSavedViewsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of listBlocklistEntries. */
export type ListBlocklistEntriesQuery = {
    /** Only entries of this type. */
    list_type?: ListType;
    /** Only entries for these payments. */
    flow_scope?: FlowScope;
    /** Only entries with this source. */
    source?: EntrySource;
    /** Only entries of this submerchant. */
    submerchant_id?: Uuid;
    /** Only entries whose value or reason contains this text; those with exactly this value come first. */
    search?: ListValue;
    /** Only entries that do this. */
    severity?: ListSeverity;
    /** Only entries that are switched on (true) or off (false). */
    is_active?: boolean;
    /** Most entries of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of removeBlocklistEntry. */
export type RemoveBlocklistEntryQuery = {
    /** The entry to remove. */
    id: Uuid;
};

/** Query of importBlocklist. */
export type ImportBlocklistQuery = {
    /** Type of the values: of all lines of a file without a header, else of the lines without a type. */
    list_type?: ListType;
    /** Store the entries that affect nearly everybody, too. */
    confirm?: boolean;
};

/** Query of exportBlocklist. */
export type ExportBlocklistQuery = {
    /** Only entries of this type. */
    list_type?: ListType;
    /** Only entries for these payments. */
    flow_scope?: FlowScope;
    /** Only entries with this source. */
    source?: EntrySource;
    /** Only entries of this submerchant. */
    submerchant_id?: Uuid;
    /** Only entries whose value or reason contains this text; those with exactly this value come first. */
    search?: ListValue;
    /** Only entries that do this. */
    severity?: ListSeverity;
    /** Only entries that are switched on (true) or off (false). */
    is_active?: boolean;
    /** Separates the cells. With a semicolon, numbers of assessments have a decimal comma. */
    separator?: CsvSeparator;
    /** The file begins with a byte order mark, so that a spreadsheet reads it as UTF-8; texts that it would take for a number, a date or a truth value begin with an apostrophe, which an import removes. */
    bom?: boolean;
};

/** Query of listAllowlistEntries. */
export type ListAllowlistEntriesQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only entries of this type. */
    list_type?: ListType;
    /** Only entries for these payments. */
    flow_scope?: FlowScope;
    /** Only entries with this source. */
    source?: EntrySource;
    /** Only entries of this submerchant. */
    submerchant_id?: Uuid;
    /** Only entries whose value or reason contains this text; those with exactly this value come first. */
    search?: ListValue;
};

/** Query of removeAllowlistEntry. */
export type RemoveAllowlistEntryQuery = {
    /** The entry to remove. */
    id: Uuid;
};

/** Query of listCustomLists. */
export type ListCustomListsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only the list with this name. */
    name?: CustomListName;
};

/** Query of listCustomListValues. */
export type ListCustomListValuesQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only values that begin with this text, in any spelling. */
    prefix?: CustomListValue;
};

/** Query of importCustomListValues. */
export type ImportCustomListValuesQuery = {
    /** Whether the values of the file are added to those of the list, or replace them. */
    mode?: CustomListImportMode;
};

/** Query of exportCustomListValues. */
export type ExportCustomListValuesQuery = {
    /** Separates the cells. With a semicolon, numbers of assessments have a decimal comma. */
    separator?: CsvSeparator;
    /** The file begins with a byte order mark, so that a spreadsheet reads it as UTF-8; texts that it would take for a number, a date or a truth value begin with an apostrophe, which an import removes. */
    bom?: boolean;
};

/** Query of listCases. */
export type ListCasesQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only cases in this state. */
    status?: CaseStatus;
    /** Only cases of this priority. */
    priority?: CasePriority;
    /** Only cases for the regulator of this country. */
    jurisdiction?: Jurisdiction;
    /** Only incidents on this day or later. */
    from?: string;
    /** Only incidents on this day or earlier. */
    to?: string;
    /** Only cases that this person works on. */
    assignee?: PersonId;
    /** True: only cases that are past their due date and not submitted. */
    is_overdue?: boolean;
    /** Only cases that are due on this day or later. */
    due_from?: string;
    /** Only cases that are due on this day or earlier. */
    due_to?: string;
    /** Order. A cursor is valid only with the order that it was returned for. */
    order?: CaseOrder;
    /**
     * Only cases with these words in the description, the victim's name or a comment, or with this text in their number. Accents are ignored. Quotes hold
     *     words together, a hyphen excludes cases with one, `or` gives a choice.
     */
    search?: string;
};

/** Query of readCaseDossier. */
export type ReadCaseDossierQuery = {
    /** Format. Absent: PDF if `Accept` prefers it, otherwise JSON. */
    format?: DossierFormat;
};

/** Query of streamEvents. */
export type StreamEventsQuery = {
    /** Only events of these types; repeat the parameter for several. */
    types?: EventType[];
    /** Id of the last event that you received, where you cannot send `Last-Event-ID`. */
    after?: Uuid;
    /** Seconds after which the stream ends; 0: it ends after what happened since the last event. */
    max_seconds?: number;
};

/** Query of listCaseComments. */
export type ListCaseCommentsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of listCaseAttachments. */
export type ListCaseAttachmentsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of addCaseAttachment. */
export type AddCaseAttachmentQuery = {
    /** Name of the file. */
    file_name: FileName;
    /** Type of the file as you know it. Absent: the type that the content has, and `text/plain` for text. */
    media_type?: AttachmentType;
};

/** Query of listKeys. */
export type ListKeysQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only keys of this kind. */
    type?: KeyType;
    /** Only keys in this state. */
    status?: KeyStatus;
    /** Only keys of this submerchant. */
    submerchant_id?: Uuid;
};

/** Query of listSubmerchants. */
export type ListSubmerchantsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only submerchants in this state. */
    status?: SubmerchantStatus;
    /** Only the submerchant with this `external_id`. */
    external_id?: Reference;
};

/** Query of listSubmerchantKeys. */
export type ListSubmerchantKeysQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of revokeSubmerchantKey. */
export type RevokeSubmerchantKeyQuery = {
    /** The key to revoke. */
    key_id: Uuid;
};

/** Query of listWebhookEndpoints. */
export type ListWebhookEndpointsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of listWebhookDeliveries. */
export type ListWebhookDeliveriesQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only to this endpoint. */
    endpoint_id?: Uuid;
    /** Only of this event. */
    event_id?: Uuid;
    /** Only events of this type. */
    event_type?: EventType;
    /** Only those with this status. */
    status?: DeliveryStatus;
};

/** Query of receiveStripeEvent. */
export type ReceiveStripeEventQuery = {
    /** The connection whose secret verifies the event. */
    connection: Uuid;
};

/** Query of listConnections. */
export type ListConnectionsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of listNetworkSignals. */
export type ListNetworkSignalsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only values of this type. */
    signal_type?: NetworkSignalType;
    /** Only those that count now (`active`), or those that have ended. */
    state?: "active" | "ended";
};

/** Answer of listNetworkSignals. */
export type ListNetworkSignalsResponse = {
    /** Items of the page. */
    data: NetworkSignal[];
    /** Send it as `cursor` to read the next page; null on the last page. */
    next_cursor: Cursor | null;
};

/** Query of listModels. */
export type ListModelsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only submerchants in this state. */
    state?: ModelState;
};

/** Query of listRules. */
export type ListRulesQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only those with this status. */
    status?: RuleStatus;
    /** Only those about these payments. `payin` and `payout` include rules about both. */
    flow?: FlowScope;
};

/** Query of listBacktests. */
export type ListBacktestsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of listRuleVersions. */
export type ListRuleVersionsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of readRulePerformance. */
export type ReadRulePerformanceQuery = {
    /** First day; 29 days before `to` if absent. */
    from?: string;
    /** Last day; today if absent. At most 400 days after `from`. */
    to?: string;
    /** Time zone in which days begin. */
    timezone?: TimeZone;
};

/** Query of listApprovals. */
export type ListApprovalsQuery = {
    /** Only changes with this status. */
    status?: ApprovalStatus;
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of replaceConfiguration. */
export type ReplaceConfigurationQuery = {
    /** True: say what would change, and change nothing. */
    dry_run?: boolean;
    /** True: remove lists that the document lacks, with their values. */
    prune_lists?: boolean;
    /** Why: noted with each change of a rule, and in the audit log. */
    reason?: RuleReason;
};

/** Query of listDataSubjectRequests. */
export type ListDataSubjectRequestsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of listDataSubjectRecords. */
export type ListDataSubjectRecordsQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
};

/** Query of listAuditLog. */
export type ListAuditLogQuery = {
    /** Most items of the page. */
    limit?: number;
    /** `next_cursor` of the page before; absent for the first page. */
    cursor?: Cursor;
    /** Only changes of this kind of resource. */
    resource_type?: AuditResource;
    /** Only changes of this resource. */
    resource_id?: Uuid;
    /** Only changes with this action. */
    action?: AuditAction;
    /** Only changes by this session or key. */
    actor_id?: Reference;
    /** From this time on. */
    from?: string;
    /** Before this time. */
    to?: string;
};

/** The models of the contract, by name. */
export interface Schemas {
  ActorType: ActorType;
  Address: Address;
  AddressFacts: AddressFacts;
  AllowlistEntry: AllowlistEntry;
  AllowlistEntryCreate: AllowlistEntryCreate;
  AllowlistEntryStored: AllowlistEntryStored;
  AllowlistPage: AllowlistPage;
  Amount: Amount;
  AmountByCurrency: AmountByCurrency;
  AmountRules: AmountRules;
  AmountUnit: AmountUnit;
  Approval: Approval;
  ApprovalArea: ApprovalArea;
  ApprovalDecision: ApprovalDecision;
  ApprovalFailure: ApprovalFailure;
  ApprovalPage: ApprovalPage;
  ApprovalStatus: ApprovalStatus;
  AssessFlow: AssessFlow;
  Assessment: Assessment;
  AssessmentCount: AssessmentCount;
  AssessmentLabel: AssessmentLabel;
  AssessmentOrder: AssessmentOrder;
  AssessmentOrigin: AssessmentOrigin;
  AssessmentResult: AssessmentResult;
  AssessmentStats: AssessmentStats;
  AssessmentSummary: AssessmentSummary;
  AssessmentTrigger: AssessmentTrigger;
  AssignedFilter: AssignedFilter;
  AssignmentMinutes: AssignmentMinutes;
  AttachmentType: AttachmentType;
  AttemptFailure: AttemptFailure;
  AuditAction: AuditAction;
  AuditActor: AuditActor;
  AuditHeadEvent: AuditHeadEvent;
  AuditHeadEventData: AuditHeadEventData;
  AuditLog: AuditLog;
  AuditRecord: AuditRecord;
  AuditResource: AuditResource;
  AvsResult: AvsResult;
  Backtest: Backtest;
  BacktestChange: BacktestChange;
  BacktestCounts: BacktestCounts;
  BacktestCreate: BacktestCreate;
  BacktestDay: BacktestDay;
  BacktestExample: BacktestExample;
  BacktestList: BacktestList;
  BacktestMoney: BacktestMoney;
  BacktestProgress: BacktestProgress;
  BacktestResult: BacktestResult;
  BacktestRule: BacktestRule;
  BacktestStatus: BacktestStatus;
  Beneficiary: Beneficiary;
  BlocklistCheck: BlocklistCheck;
  BlocklistCheckMatch: BlocklistCheckMatch;
  BlocklistCheckResult: BlocklistCheckResult;
  BlocklistEntry: BlocklistEntry;
  BlocklistEntryCreate: BlocklistEntryCreate;
  BlocklistEntryStored: BlocklistEntryStored;
  BlocklistEntryUpdate: BlocklistEntryUpdate;
  BlocklistEventData: BlocklistEventData;
  BlocklistImportResult: BlocklistImportResult;
  BlocklistListing: BlocklistListing;
  BlocklistPage: BlocklistPage;
  Breakdown: Breakdown;
  BreakdownComparison: BreakdownComparison;
  BreakdownDimension: BreakdownDimension;
  BreakdownFigures: BreakdownFigures;
  BreakdownInterval: BreakdownInterval;
  BreakdownPoint: BreakdownPoint;
  BreakdownRest: BreakdownRest;
  BreakdownValue: BreakdownValue;
  BrowserScore: BrowserScore;
  BrowserSignals: BrowserSignals;
  BurdenedParty: BurdenedParty;
  BusinessName: BusinessName;
  CalibrationBand: CalibrationBand;
  CalibrationBin: CalibrationBin;
  CalibrationCurve: CalibrationCurve;
  CalibrationReport: CalibrationReport;
  CalibrationStatus: CalibrationStatus;
  CalibrationThreshold: CalibrationThreshold;
  Card: Card;
  CardFacts: CardFacts;
  CardFunding: CardFunding;
  Case: Case;
  CaseAcknowledge: CaseAcknowledge;
  CaseAcknowledgedEvent: CaseAcknowledgedEvent;
  CaseAcknowledgement: CaseAcknowledgement;
  CaseAttachment: CaseAttachment;
  CaseAttachmentList: CaseAttachmentList;
  CaseChange: CaseChange;
  CaseComment: CaseComment;
  CaseCommentCreate: CaseCommentCreate;
  CaseCommentList: CaseCommentList;
  CaseCreate: CaseCreate;
  CaseCreatedEvent: CaseCreatedEvent;
  CaseCurrency: CaseCurrency;
  CaseDescription: CaseDescription;
  CaseDossier: CaseDossier;
  CaseDueBasis: CaseDueBasis;
  CaseEvent: CaseEvent;
  CaseEventData: CaseEventData;
  CaseHistory: CaseHistory;
  CaseList: CaseList;
  CaseOrder: CaseOrder;
  CasePlanField: CasePlanField;
  CasePrefix: CasePrefix;
  CasePriority: CasePriority;
  CaseReason: CaseReason;
  CaseRecommendation: CaseRecommendation;
  CaseRecommendationStats: CaseRecommendationStats;
  CaseRejectedEvent: CaseRejectedEvent;
  CaseStatus: CaseStatus;
  CaseSubmittedEvent: CaseSubmittedEvent;
  CaseUpdate: CaseUpdate;
  CaseUpdatedEvent: CaseUpdatedEvent;
  CatalogField: CatalogField;
  CatalogueSignal: CatalogueSignal;
  CatalogueSignals: CatalogueSignals;
  CategoryCode: CategoryCode;
  ChallengeCost: ChallengeCost;
  Configuration: Configuration;
  ConfigurationApplied: ConfigurationApplied;
  ConfigurationChange: ConfigurationChange;
  ConfigurationChangeType: ConfigurationChangeType;
  ConfigurationFormat: ConfigurationFormat;
  ConfigurationGiven: ConfigurationGiven;
  ConfigurationList: ConfigurationList;
  ConfigurationListGiven: ConfigurationListGiven;
  ConfigurationResource: ConfigurationResource;
  ConfigurationRule: ConfigurationRule;
  ConfigurationRuleGiven: ConfigurationRuleGiven;
  ConfigurationRuleStatus: ConfigurationRuleStatus;
  ConfigurationSettings: ConfigurationSettings;
  Connection: Connection;
  ConnectionCreate: ConnectionCreate;
  ConnectionFacts: ConnectionFacts;
  ConnectionList: ConnectionList;
  CountByDecision: CountByDecision;
  CountByFlow: CountByFlow;
  CountByOrigin: CountByOrigin;
  CountByOutcome: CountByOutcome;
  CountByPriority: CountByPriority;
  CountryCode: CountryCode;
  Csv: Csv;
  CsvSeparator: CsvSeparator;
  CurrencyCode: CurrencyCode;
  CurrentSession: CurrentSession;
  Cursor: Cursor;
  CustomList: CustomList;
  CustomListCheck: CustomListCheck;
  CustomListCheckResult: CustomListCheckResult;
  CustomListCreate: CustomListCreate;
  CustomListDescription: CustomListDescription;
  CustomListImportMode: CustomListImportMode;
  CustomListImportResult: CustomListImportResult;
  CustomListName: CustomListName;
  CustomListPage: CustomListPage;
  CustomListUpdate: CustomListUpdate;
  CustomListValue: CustomListValue;
  CustomListValuePage: CustomListValuePage;
  CustomListValues: CustomListValues;
  CustomListValuesAdded: CustomListValuesAdded;
  CustomListValuesRemoved: CustomListValuesRemoved;
  CvvResult: CvvResult;
  DailyStats: DailyStats;
  DailyStatsSeries: DailyStatsSeries;
  DataSubjectIdentifier: DataSubjectIdentifier;
  DataSubjectIdentifierType: DataSubjectIdentifierType;
  DataSubjectIdentifierView: DataSubjectIdentifierView;
  DataSubjectRecord: DataSubjectRecord;
  DataSubjectRecordList: DataSubjectRecordList;
  DataSubjectRelated: DataSubjectRelated;
  DataSubjectReport: DataSubjectReport;
  DataSubjectRequest: DataSubjectRequest;
  DataSubjectRequestCreate: DataSubjectRequestCreate;
  DataSubjectRequestFailure: DataSubjectRequestFailure;
  DataSubjectRequestKind: DataSubjectRequestKind;
  DataSubjectRequestList: DataSubjectRequestList;
  DataSubjectRequestStatus: DataSubjectRequestStatus;
  DataSubjectRetained: DataSubjectRetained;
  DataSubjectRetainedReason: DataSubjectRetainedReason;
  DataSubjectTable: DataSubjectTable;
  DecidedBy: DecidedBy;
  Decision: Decision;
  DecisionChange: DecisionChange;
  DecisionCost: DecisionCost;
  DecisionCosts: DecisionCosts;
  DecisionFacts: DecisionFacts;
  DecisionThresholds: DecisionThresholds;
  DeliveryStatus: DeliveryStatus;
  DerivationStatus: DerivationStatus;
  DerivedThresholds: DerivedThresholds;
  Device: Device;
  DeviceFacts: DeviceFacts;
  DisabledReason: DisabledReason;
  DisputeClosedEvent: DisputeClosedEvent;
  DisputeEventData: DisputeEventData;
  DisputeOpenedEvent: DisputeOpenedEvent;
  DisputeStatus: DisputeStatus;
  DossierAssessment: DossierAssessment;
  DossierFormat: DossierFormat;
  DossierOrganization: DossierOrganization;
  DossierVictim: DossierVictim;
  DriftFinding: DriftFinding;
  DriftReport: DriftReport;
  DriftStatus: DriftStatus;
  Email: Email;
  EmailFacts: EmailFacts;
  Entity: Entity;
  EntityDecisions: EntityDecisions;
  EntityDistinct: EntityDistinct;
  EntityKind: EntityKind;
  EntityLink: EntityLink;
  EntityReference: EntityReference;
  EntityValue: EntityValue;
  EntryCreatedEvent: EntryCreatedEvent;
  EntryExpiredEvent: EntryExpiredEvent;
  EntryReason: EntryReason;
  EntrySource: EntrySource;
  EntryUpdatedEvent: EntryUpdatedEvent;
  ErrorBody: ErrorBody;
  ErrorCode: ErrorCode;
  ErrorDetails: ErrorDetails;
  ErrorFacet: ErrorFacet;
  EstimatedShare: EstimatedShare;
  EvaluatedStatus: EvaluatedStatus;
  EventAssessment: EventAssessment;
  EventAssessmentStatus: EventAssessmentStatus;
  EventOrigin: EventOrigin;
  EventStream: EventStream;
  EventType: EventType;
  ExplainedRule: ExplainedRule;
  ExplainedSignal: ExplainedSignal;
  Explanation: Explanation;
  ExplanationLanguage: ExplanationLanguage;
  ExportOrder: ExportOrder;
  ExpressionError: ExpressionError;
  ExpressionWarning: ExpressionWarning;
  FactType: FactType;
  FailureReason: FailureReason;
  FieldCatalog: FieldCatalog;
  FieldFailure: FieldFailure;
  FieldWarnings: FieldWarnings;
  FileContent: FileContent;
  FileName: FileName;
  FlatErrorBody: FlatErrorBody;
  FlowScope: FlowScope;
  FraudDetails: FraudDetails;
  FraudIndicator: FraudIndicator;
  FraudReport: FraudReport;
  FraudReportRecord: FraudReportRecord;
  FraudReportedEvent: FraudReportedEvent;
  FraudReportedEventData: FraudReportedEventData;
  FraudType: FraudType;
  FraudTypeSource: FraudTypeSource;
  FraudsInBand: FraudsInBand;
  GivenEmail: GivenEmail;
  Health: Health;
  HealthChecks: HealthChecks;
  HealthStatus: HealthStatus;
  HoldoutPercent: HoldoutPercent;
  HoldoutResult: HoldoutResult;
  IdempotencyRules: IdempotencyRules;
  IdentityDocument: IdentityDocument;
  ImportFailure: ImportFailure;
  IncidentType: IncidentType;
  IngestUnmappedEvent: IngestUnmappedEvent;
  IngestUnmappedEventData: IngestUnmappedEventData;
  IpAddress: IpAddress;
  IssuedKey: IssuedKey;
  Jurisdiction: Jurisdiction;
  Key: Key;
  KeyCreate: KeyCreate;
  KeyList: KeyList;
  KeyName: KeyName;
  KeyRotate: KeyRotate;
  KeyStatus: KeyStatus;
  KeyType: KeyType;
  LatencyQuantiles: LatencyQuantiles;
  LearningSettings: LearningSettings;
  LearningUpdate: LearningUpdate;
  ListEntryBreadth: ListEntryBreadth;
  ListEntryReach: ListEntryReach;
  ListFacts: ListFacts;
  ListMismatch: ListMismatch;
  ListSeverity: ListSeverity;
  ListType: ListType;
  ListValue: ListValue;
  MatchedRule: MatchedRule;
  Merchant: Merchant;
  Metadata: Metadata;
  MetadataValue: MetadataValue;
  ModelCalibrationStep: ModelCalibrationStep;
  ModelChangedPayment: ModelChangedPayment;
  ModelComparison: ModelComparison;
  ModelCurvePoint: ModelCurvePoint;
  ModelDecisionChange: ModelDecisionChange;
  ModelDetail: ModelDetail;
  ModelDriftingEvent: ModelDriftingEvent;
  ModelDriftingEventData: ModelDriftingEventData;
  ModelEventData: ModelEventData;
  ModelEvidence: ModelEvidence;
  ModelFit: ModelFit;
  ModelFitRequest: ModelFitRequest;
  ModelInterval: ModelInterval;
  ModelList: ModelList;
  ModelMeasure: ModelMeasure;
  ModelOutcomes: ModelOutcomes;
  ModelPair: ModelPair;
  ModelPairEvidence: ModelPairEvidence;
  ModelPromotedEvent: ModelPromotedEvent;
  ModelPromotedEventData: ModelPromotedEventData;
  ModelPromotion: ModelPromotion;
  ModelPropose: ModelPropose;
  ModelProposedEvent: ModelProposedEvent;
  ModelReason: ModelReason;
  ModelReject: ModelReject;
  ModelRollback: ModelRollback;
  ModelRolledBack: ModelRolledBack;
  ModelRolledBackEvent: ModelRolledBackEvent;
  ModelRolledBackEventData: ModelRolledBackEventData;
  ModelShadow: ModelShadow;
  ModelSignal: ModelSignal;
  ModelSource: ModelSource;
  ModelState: ModelState;
  ModelUnobserved: ModelUnobserved;
  ModelUnobservedEvidence: ModelUnobservedEvidence;
  ModelVerdict: ModelVerdict;
  NetworkAnswer: NetworkAnswer;
  NetworkCategory: NetworkCategory;
  NetworkContribution: NetworkContribution;
  NetworkContributionResult: NetworkContributionResult;
  NetworkEventData: NetworkEventData;
  NetworkLeft: NetworkLeft;
  NetworkMatch: NetworkMatch;
  NetworkMatchedEvent: NetworkMatchedEvent;
  NetworkMembership: NetworkMembership;
  NetworkMembershipSet: NetworkMembershipSet;
  NetworkQuery: NetworkQuery;
  NetworkQueryItem: NetworkQueryItem;
  NetworkQueryResult: NetworkQueryResult;
  NetworkRefusal: NetworkRefusal;
  NetworkRejected: NetworkRejected;
  NetworkSignal: NetworkSignal;
  NetworkSignalInput: NetworkSignalInput;
  NetworkSignalType: NetworkSignalType;
  NetworkStats: NetworkStats;
  OrderItem: OrderItem;
  Organization: Organization;
  OrganizationUpdate: OrganizationUpdate;
  Origin: Origin;
  OutcomeAppliedEvent: OutcomeAppliedEvent;
  OutcomeDetails: OutcomeDetails;
  OutcomeEntry: OutcomeEntry;
  OutcomeEventData: OutcomeEventData;
  OutcomeFeedback: OutcomeFeedback;
  OutcomeKind: OutcomeKind;
  OutcomeRecord: OutcomeRecord;
  OutcomeReport: OutcomeReport;
  OutcomeStats: OutcomeStats;
  ParticipantBand: ParticipantBand;
  Payer: Payer;
  PayerFacts: PayerFacts;
  PayerRecord: PayerRecord;
  PayinAssessRequest: PayinAssessRequest;
  PayinChannel: PayinChannel;
  PaymentFacts: PaymentFacts;
  PaymentMethod: PaymentMethod;
  PaymentMethodType: PaymentMethodType;
  PayoutAssessRequest: PayoutAssessRequest;
  PayoutFacts: PayoutFacts;
  PayoutInitiator: PayoutInitiator;
  PayoutKind: PayoutKind;
  PayoutOrder: PayoutOrder;
  PayoutOrigin: PayoutOrigin;
  Permission: Permission;
  PersonId: PersonId;
  PersonName: PersonName;
  Phone: Phone;
  PreventionStats: PreventionStats;
  PreventionStatsAnswer: PreventionStatsAnswer;
  Probability: Probability;
  Processor: Processor;
  PromotionBudget: PromotionBudget;
  ProviderEvent: ProviderEvent;
  ProviderEventKind: ProviderEventKind;
  ProviderEventReceipt: ProviderEventReceipt;
  ProviderEventStatus: ProviderEventStatus;
  QueuedReview: QueuedReview;
  Reference: Reference;
  RegulatorName: RegulatorName;
  ReportedCase: ReportedCase;
  ReportedOutcome: ReportedOutcome;
  RequestState: RequestState;
  RequestsPerMinute: RequestsPerMinute;
  ResilienceCode: ResilienceCode;
  Review: Review;
  ReviewAssign: ReviewAssign;
  ReviewAssignedEvent: ReviewAssignedEvent;
  ReviewAssignedEventData: ReviewAssignedEventData;
  ReviewAssignment: ReviewAssignment;
  ReviewBatch: ReviewBatch;
  ReviewBatchItem: ReviewBatchItem;
  ReviewBatchResult: ReviewBatchResult;
  ReviewBatchResultItem: ReviewBatchResultItem;
  ReviewFailure: ReviewFailure;
  ReviewNote: ReviewNote;
  ReviewNoteCreate: ReviewNoteCreate;
  ReviewNoteList: ReviewNoteList;
  ReviewOpenedEvent: ReviewOpenedEvent;
  ReviewOpenedEventData: ReviewOpenedEventData;
  ReviewOrder: ReviewOrder;
  ReviewQueue: ReviewQueue;
  ReviewQueueSummary: ReviewQueueSummary;
  ReviewRelease: ReviewRelease;
  ReviewResolution: ReviewResolution;
  ReviewResolve: ReviewResolve;
  ReviewTake: ReviewTake;
  ReviewTaken: ReviewTaken;
  ReviewTarget: ReviewTarget;
  Reviewer: Reviewer;
  ReviewerType: ReviewerType;
  RiskBand: RiskBand;
  RiskModel: RiskModel;
  Role: Role;
  RollbackTarget: RollbackTarget;
  Rule: Rule;
  RuleAction: RuleAction;
  RuleActionType: RuleActionType;
  RuleApproval: RuleApproval;
  RuleChange: RuleChange;
  RuleChangedEvent: RuleChangedEvent;
  RuleCheck: RuleCheck;
  RuleCheckRequest: RuleCheckRequest;
  RuleCode: RuleCode;
  RuleCreate: RuleCreate;
  RuleDay: RuleDay;
  RuleDecision: RuleDecision;
  RuleDecisionChange: RuleDecisionChange;
  RuleEventData: RuleEventData;
  RuleExpression: RuleExpression;
  RuleFact: RuleFact;
  RuleFactList: RuleFactList;
  RuleFailingEvent: RuleFailingEvent;
  RuleFailingEventData: RuleFailingEventData;
  RuleFailureReason: RuleFailureReason;
  RuleList: RuleList;
  RuleMatchedEvent: RuleMatchedEvent;
  RuleMatchedEventData: RuleMatchedEventData;
  RuleMove: RuleMove;
  RuleName: RuleName;
  RulePending: RulePending;
  RulePerformance: RulePerformance;
  RulePriority: RulePriority;
  RuleReason: RuleReason;
  RuleStatus: RuleStatus;
  RuleTemplate: RuleTemplate;
  RuleTemplateId: RuleTemplateId;
  RuleTemplateList: RuleTemplateList;
  RuleTemplateRule: RuleTemplateRule;
  RuleTemplateText: RuleTemplateText;
  RuleTemplateTexts: RuleTemplateTexts;
  RuleTest: RuleTest;
  RuleTestDecision: RuleTestDecision;
  RuleTestFact: RuleTestFact;
  RuleTestRequest: RuleTestRequest;
  RuleTestResult: RuleTestResult;
  RuleUpdate: RuleUpdate;
  RuleVersion: RuleVersion;
  RuleVersionFigures: RuleVersionFigures;
  RuleVersionList: RuleVersionList;
  SavedView: SavedView;
  SavedViewCreate: SavedViewCreate;
  SavedViewDays: SavedViewDays;
  SavedViewFilters: SavedViewFilters;
  SavedViewName: SavedViewName;
  SavedViewPage: SavedViewPage;
  SavedViewUpdate: SavedViewUpdate;
  Score: Score;
  ScoreBandCount: ScoreBandCount;
  Segment: Segment;
  SessionOrganization: SessionOrganization;
  SignalCode: SignalCode;
  SignalCount: SignalCount;
  SignalDetail: SignalDetail;
  SignalDrift: SignalDrift;
  SignalMeaning: SignalMeaning;
  SignalWeight: SignalWeight;
  StatsPeriod: StatsPeriod;
  StripeEventBody: StripeEventBody;
  Submerchant: Submerchant;
  SubmerchantCreate: SubmerchantCreate;
  SubmerchantKeyCreate: SubmerchantKeyCreate;
  SubmerchantList: SubmerchantList;
  SubmerchantStatus: SubmerchantStatus;
  SubmerchantUpdate: SubmerchantUpdate;
  TerminalFacts: TerminalFacts;
  Text: Text;
  ThreeDs: ThreeDs;
  ThreeDsStatus: ThreeDsStatus;
  ThresholdProbabilities: ThresholdProbabilities;
  ThresholdsSource: ThresholdsSource;
  ThresholdsUpdate: ThresholdsUpdate;
  TimeZone: TimeZone;
  TransactionBlockedEvent: TransactionBlockedEvent;
  TransactionCreatedEvent: TransactionCreatedEvent;
  TransactionEventData: TransactionEventData;
  UnknownField: UnknownField;
  Uuid: Uuid;
  ValueHash: ValueHash;
  ValueWarning: ValueWarning;
  ValueWarningReason: ValueWarningReason;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryDetails: WebhookDeliveryDetails;
  WebhookDeliveryList: WebhookDeliveryList;
  WebhookDescription: WebhookDescription;
  WebhookEndpoint: WebhookEndpoint;
  WebhookEndpointCreate: WebhookEndpointCreate;
  WebhookEndpointIssued: WebhookEndpointIssued;
  WebhookEndpointList: WebhookEndpointList;
  WebhookEndpointUpdate: WebhookEndpointUpdate;
  WebhookSecret: WebhookSecret;
  WebhookSecretRotated: WebhookSecretRotated;
  WebhookTest: WebhookTest;
  WebhookUrl: WebhookUrl;
}

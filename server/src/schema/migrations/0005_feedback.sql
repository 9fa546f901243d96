-- What happened after assessments: outcomes, fraud reports, events of payment providers.

-- One row per session and kind: the same one again is a replay.
CREATE TABLE outcomes (
  organization_id uuid NOT NULL REFERENCES organizations,
  session_id uuid NOT NULL,
  outcome text NOT NULL,
  outcome_id uuid NOT NULL,
  provider text,
  provider_dispute_id text,
  provider_payment_id text,
  reason text,
  -- the dispute's reason code, as the scheme or provider names it
  reason_code text,
  -- who committed the fraud, and what that was taken from: of lost chargebacks and confirmed frauds only
  fraud_type text CHECK (fraud_type IN ('third_party', 'first_party', 'account_takeover', 'merchant_error')),
  fraud_type_source text CHECK (fraud_type_source IN ('stated', 'reason_code', 'segment', 'evidence')),
  feedback_applied boolean NOT NULL DEFAULT false,
  -- what was answered; null only inside the transaction that writes it
  feedback json,
  -- the submerchant that reported it; null: the organization
  submerchant_id uuid,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  -- when its effect on risk counters was reverted
  reverted_at timestamptz,
  -- outcomes of a session are a history: a row is the latest record of its kind, here are those before it, oldest first: {outcome_id, recorded_at}
  earlier jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (organization_id, session_id, outcome)
);
-- rare among captures
CREATE INDEX outcomes_of_frauds ON outcomes (organization_id, session_id) WHERE outcome IN ('chargeback_lost', 'fraud_confirmed');

-- What speaks against a payer, by the session that showed it: counters are made from it, and so reverted exactly.
CREATE TABLE payer_disputes (
  organization_id uuid NOT NULL REFERENCES organizations,
  identifier bigint NOT NULL,
  session_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('chargeback', 'fraud')),
  occurred_at timestamptz NOT NULL,
  -- the submerchant that reported it; null: the organization
  submerchant_id uuid,
  PRIMARY KEY (organization_id, identifier, session_id, kind)
);
CREATE INDEX payer_disputes_of_session ON payer_disputes (organization_id, session_id);

CREATE TABLE fraud_reports (
  organization_id uuid NOT NULL REFERENCES organizations,
  report_id uuid NOT NULL,
  session_id uuid,
  -- the submerchant that reported it; null: the organization
  submerchant_id uuid,
  share_with_network boolean NOT NULL,
  -- what was answered; null only inside the transaction that writes it
  answer json,
  reported_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, report_id)
);
CREATE INDEX fraud_reports_of_session ON fraud_reports (organization_id, session_id) WHERE session_id IS NOT NULL;

-- Everything that a reported fraud can be named by: its session, its order, its payment, its indicators. Named again, it is the same report.
CREATE TABLE fraud_report_names (
  organization_id uuid NOT NULL,
  -- hash of who reports and of the name, see fraud-reports/deduplication-keys.ts
  name uuid NOT NULL,
  report_id uuid NOT NULL,
  PRIMARY KEY (organization_id, name),
  FOREIGN KEY (organization_id, report_id) REFERENCES fraud_reports
);

-- Connections to accounts of card processors; their signing secrets are in `secrets`.
CREATE TABLE connections (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  processor text NOT NULL CHECK (processor IN ('stripe')),
  description text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- its events trigger assessments of payments that have none yet
  assess_on_events boolean NOT NULL DEFAULT false,
  PRIMARY KEY (organization_id, id),
  -- an event names its connection before it is known whose it is
  UNIQUE (id)
);

-- Everything that payment providers sent, whole, and what became of it.
CREATE TABLE provider_events (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  -- the submerchant whose key brought it; null: the organization
  submerchant_id uuid,
  -- the connection that signed it; null: a key brought it
  connection_id uuid,
  provider text NOT NULL,
  external_id text NOT NULL,
  event_type text NOT NULL,
  -- null: no kind that the service knows
  kind text,
  -- ambiguous: several assessments match it; it is stored, and linked to none of them
  status text NOT NULL CHECK (status IN ('applied', 'linked', 'recorded', 'ambiguous')),
  session_id uuid,
  provider_payment_id text,
  provider_dispute_id text,
  -- where the dispute stands from then on; null: it says nothing of one
  dispute_status text CHECK (dispute_status IN ('open', 'won', 'lost')),
  -- in clear text (payload), encrypted (payload_sealed, with the generation of its data key), or erased: neither
  payload json,
  received_at timestamptz NOT NULL,
  payload_sealed bytea,
  payload_key integer,
  -- what became of the assessment that an event may trigger, and which it is
  assessment_session_id uuid,
  assessment_status text NOT NULL DEFAULT 'not_triggered'
    CHECK (assessment_status IN ('not_triggered', 'assessed', 'insufficient_data', 'timed_out', 'failed')),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT provider_events_check CHECK ((status IN ('recorded', 'ambiguous')) = (session_id IS NULL)),
  CONSTRAINT provider_events_check1 CHECK ((assessment_status = 'assessed') = (assessment_session_id IS NOT NULL)),
  CONSTRAINT provider_events_once UNIQUE NULLS NOT DISTINCT (organization_id, provider, external_id, event_type, submerchant_id)
);
ALTER TABLE provider_events ALTER COLUMN payload_sealed SET STORAGE EXTERNAL;
CREATE INDEX provider_events_of_payment ON provider_events (organization_id, provider, provider_payment_id, id) WHERE session_id IS NOT NULL;
-- finds whether a payment was assessed by an event as well; rows of events that triggered no assessment are not in it
CREATE INDEX provider_events_by_assessment ON provider_events (organization_id, assessment_session_id) WHERE assessment_session_id IS NOT NULL;
CREATE INDEX provider_events_of_dispute ON provider_events (organization_id, provider, provider_dispute_id, id) WHERE dispute_status IS NOT NULL;

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['outcomes', 'payer_disputes', 'fraud_reports', 'fraud_report_names', 'connections', 'provider_events']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE ON outcomes, fraud_reports, provider_events TO fraud_risk_app;
GRANT SELECT, INSERT, DELETE ON payer_disputes, connections TO fraud_risk_app;
-- the organization's report of a dispute replaces a submerchant's
GRANT UPDATE (submerchant_id, occurred_at) ON payer_disputes TO fraud_risk_app;
GRANT SELECT, INSERT ON fraud_report_names TO fraud_risk_app;

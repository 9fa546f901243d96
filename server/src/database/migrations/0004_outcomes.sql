-- Up Migration

-- What happened after assessments. One row per session and kind: the same one again is a replay.
CREATE TABLE outcomes (
  organization_id uuid NOT NULL REFERENCES organizations,
  session_id uuid NOT NULL,
  outcome text NOT NULL,
  outcome_id uuid NOT NULL,
  provider text,
  provider_dispute_id text,
  provider_payment_id text,
  reason text,
  feedback_applied boolean NOT NULL DEFAULT false,
  -- what was answered; null only inside the transaction that writes it
  feedback json,
  -- the submerchant that reported it; null: the organization
  submerchant_id uuid,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  -- when what it taught was taken back
  reverted_at timestamptz,
  PRIMARY KEY (organization_id, session_id, outcome)
);
ALTER TABLE outcomes ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON outcomes USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, UPDATE ON outcomes TO fraud_risk_app;

-- What speaks against a payer, by the session that showed it: counters are made from it, and so taken back exactly.
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
ALTER TABLE payer_disputes ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payer_disputes USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, DELETE ON payer_disputes TO fraud_risk_app;

-- Entries that outcomes and reports make stand beside those that people make: neither hinders nor changes the other.
-- caused_by holds the sessions and reports behind an automatic entry; it is in force while one is left.
ALTER TABLE list_entries ADD COLUMN automatic boolean NOT NULL DEFAULT false, ADD COLUMN caused_by uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE list_entries DROP CONSTRAINT list_entries_once;
ALTER TABLE list_entries ADD CONSTRAINT list_entries_once
  UNIQUE NULLS NOT DISTINCT (organization_id, match_key, list, list_type, value, flow_scope, submerchant_id, automatic);
CREATE INDEX list_entries_by_cause ON list_entries USING gin (caused_by) WHERE automatic;

GRANT INSERT, UPDATE ON payer_counters TO fraud_risk_app;
GRANT UPDATE (failed) ON activity TO fraud_risk_app;

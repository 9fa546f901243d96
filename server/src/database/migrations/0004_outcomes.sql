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
  recorded_at timestamptz NOT NULL DEFAULT now(),
  -- when what it taught was taken back
  reverted_at timestamptz,
  PRIMARY KEY (organization_id, session_id, outcome)
);
ALTER TABLE outcomes ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON outcomes USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, UPDATE ON outcomes TO fraud_risk_app;

-- The session whose outcome made the entry: a false alarm takes it back.
ALTER TABLE list_entries ADD COLUMN caused_by uuid;
CREATE INDEX list_entries_by_cause ON list_entries (organization_id, caused_by) WHERE caused_by IS NOT NULL;

GRANT INSERT, UPDATE ON payer_counters TO fraud_risk_app;
GRANT UPDATE (failed) ON activity TO fraud_risk_app;

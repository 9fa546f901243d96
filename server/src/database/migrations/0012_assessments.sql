-- Up Migration

-- How reviews ended: what a person, or a key, decided about an assessment that was held. Once, for good.
CREATE TABLE reviews (
  organization_id uuid NOT NULL REFERENCES organizations,
  session_id uuid NOT NULL,
  resolution text NOT NULL CHECK (resolution IN ('approve', 'decline')),
  reason text NOT NULL,
  reviewer_type text NOT NULL CHECK (reviewer_type IN ('session', 'key')),
  reviewer_id text NOT NULL,
  resolved_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);
ALTER TABLE reviews ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON reviews USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT ON reviews TO fraud_risk_app;

-- Thresholds of challenge, review and decline when it was decided; null: assessed before they were kept.
-- The mark makes the open reviews a short list: found among the resolved ones, they would be looked for in all that were ever held.
ALTER TABLE assessments ADD COLUMN thresholds double precision[], ADD COLUMN review_resolved boolean NOT NULL DEFAULT false;
GRANT UPDATE (review_resolved) ON assessments TO fraud_risk_app;

-- What is seldom has an index, approvals of the organization's own payments pay for none of them.
CREATE INDEX assessments_by_decision ON assessments (organization_id, decision, session_id) WHERE decision <> 'approve';
CREATE INDEX assessments_by_review ON assessments (organization_id, review_resolved, session_id) WHERE decision = 'review';
CREATE INDEX assessments_of_submerchant ON assessments (organization_id, submerchant_id, session_id) WHERE submerchant_id IS NOT NULL;

-- A payout that a reviewer declines never went. Payouts are found by the beneficiary's e-mail address; null also: paid before it was kept.
GRANT UPDATE (declined) ON payout_activity TO fraud_risk_app;
ALTER TABLE payout_activity ADD COLUMN email bigint;
CREATE INDEX payout_activity_by_email ON payout_activity (organization_id, (at / 31536000000), email) WHERE email IS NOT NULL;

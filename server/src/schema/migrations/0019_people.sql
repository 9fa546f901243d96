-- People who used a session of an organization: reviews are assigned to them only.
CREATE TABLE people (
  organization_id uuid NOT NULL REFERENCES organizations,
  subject text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, subject)
);
ALTER TABLE people ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON people USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, UPDATE, DELETE ON people TO fraud_risk_app;
-- those who have worked here are known before they sign in again
INSERT INTO people (organization_id, subject, expires_at)
  SELECT DISTINCT organization_id, entry -> 'actor' ->> 'id', now() + interval '90 days' FROM audit_log WHERE entry -> 'actor' ->> 'type' = 'session'
  UNION SELECT organization_id, assignee, now() + interval '90 days' FROM review_assignments WHERE expires_at > now();

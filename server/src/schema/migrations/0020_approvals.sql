-- Changes that wait for the approval of a second person, and those that were decided.
CREATE TABLE approvals (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  area text,
  operation text NOT NULL,
  -- the request as it will be made; null once it is decided
  change jsonb,
  status text NOT NULL CHECK (status IN ('pending', 'applied', 'failed', 'rejected')),
  requested_by jsonb NOT NULL,
  requested_at timestamptz NOT NULL,
  -- null once it is decided
  expires_at timestamptz,
  decided_by jsonb,
  decided_at timestamptz,
  reason text,
  failure jsonb,
  PRIMARY KEY (organization_id, id)
);
ALTER TABLE approvals ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON approvals USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, UPDATE, DELETE ON approvals TO fraud_risk_app;

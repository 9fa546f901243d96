-- What records of the audit log say of their resources: beside the log, sealed, within the reach of an erasure. Records of before have theirs in their entry.
CREATE TABLE audit_contents (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  salt bytea NOT NULL,
  -- json, not jsonb: the hash covers these bytes
  contents json NOT NULL,
  erased_at timestamptz,
  PRIMARY KEY (organization_id, id)
);
ALTER TABLE audit_contents ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON audit_contents USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT ON audit_contents TO fraud_risk_app;
GRANT INSERT (organization_id, id, salt, contents) ON audit_contents TO fraud_risk_app;

-- The case that a report opened: its answer may be sealed.
ALTER TABLE fraud_reports ADD COLUMN case_id uuid;
UPDATE fraud_reports SET case_id = (answer #>> '{case,id}')::uuid WHERE answer IS NOT NULL;

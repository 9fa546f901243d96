-- Up Migration

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

-- Everything that a reported fraud can be named by: its session, its order, its payment, its indicators. Named again, it is the same report.
CREATE TABLE fraud_report_names (
  organization_id uuid NOT NULL,
  -- number of who reports and of the name, see reports/names.ts
  name uuid NOT NULL,
  report_id uuid NOT NULL,
  PRIMARY KEY (organization_id, name),
  FOREIGN KEY (organization_id, report_id) REFERENCES fraud_reports
);

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['fraud_reports', 'fraud_report_names']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', walled);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE ON fraud_reports TO fraud_risk_app;
GRANT SELECT, INSERT ON fraud_report_names TO fraud_risk_app;

-- Reports and provider events name orders and payments.
CREATE INDEX assessments_of_order ON assessments (organization_id, order_id, session_id) WHERE order_id IS NOT NULL;
CREATE INDEX assessments_of_payment ON assessments (organization_id, payment_id, session_id) WHERE payment_id IS NOT NULL;

-- Up Migration

-- A fraud is reported once: by its assessment where there is one, else by the order, the payment or the indicators that name it.
CREATE TABLE fraud_reports (
  organization_id uuid NOT NULL REFERENCES organizations,
  -- number of what was reported, see reports/service.ts
  subject uuid NOT NULL,
  report_id uuid NOT NULL,
  session_id uuid,
  share_with_network boolean NOT NULL,
  -- what was answered; null only inside the transaction that writes it
  answer json,
  reported_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, subject)
);
ALTER TABLE fraud_reports ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON fraud_reports USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT, INSERT, UPDATE ON fraud_reports TO fraud_risk_app;

-- Reports and provider events name orders and payments.
CREATE INDEX assessments_of_order ON assessments (organization_id, order_id, session_id) WHERE order_id IS NOT NULL;
CREATE INDEX assessments_of_payment ON assessments (organization_id, payment_id, session_id) WHERE payment_id IS NOT NULL;

-- Up Migration

-- Anybody can pile assessments up under a merchant's order or payment with its publishable key. Those of browsers lie in indexes of their own, so that a
-- look-up of the merchant's never reads past them. Each assessment is in one of the two: an insert writes as many index entries as before, of the same width.
DROP INDEX assessments_of_order;
DROP INDEX assessments_of_payment;
CREATE INDEX assessments_of_order ON assessments (organization_id, order_id, session_id) WHERE order_id IS NOT NULL AND credential_kind <> 'publishable';
CREATE INDEX assessments_of_payment ON assessments (organization_id, payment_id, session_id) WHERE payment_id IS NOT NULL AND credential_kind <> 'publishable';
CREATE INDEX assessments_of_browser_order ON assessments (organization_id, order_id, session_id) WHERE order_id IS NOT NULL AND credential_kind = 'publishable';
CREATE INDEX assessments_of_browser_payment ON assessments (organization_id, payment_id, session_id) WHERE payment_id IS NOT NULL AND credential_kind = 'publishable';

-- Finds whether a payment was assessed by an event as well; rows of events that triggered no assessment are not in it.
CREATE INDEX provider_events_by_assessment ON provider_events (organization_id, assessment_session_id) WHERE assessment_session_id IS NOT NULL;

-- Payments that are missing from the fraud rates because the key ring lacked the key of their request: counted when it is there again (shares/unread.ts).
CREATE TABLE unread_payments (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- it was not counted as a payment
  payment boolean NOT NULL,
  -- it was not counted as a fraud
  fraud boolean NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);
ALTER TABLE unread_payments ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON unread_payments USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());

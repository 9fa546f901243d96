-- Events and outcomes take effect by the time at which they happened. Null: the time at which they were received.
ALTER TABLE outcomes ADD COLUMN occurred_at timestamptz;
-- of a partial refund: what is refunded so far, in minor units of the assessment's currency; null: not known
ALTER TABLE outcomes ADD COLUMN amount_minor bigint;

ALTER TABLE provider_events ADD COLUMN occurred_at timestamptz;
-- what distinguishes events of one identifier and type: their kind, time and refunded amount
ALTER TABLE provider_events ADD COLUMN variant text NOT NULL DEFAULT '';
-- of a refund: its amount, or with refund_total the sum of all refunds of the payment so far, in minor units of refund_currency; null: the whole payment
ALTER TABLE provider_events ADD COLUMN refund_minor bigint;
ALTER TABLE provider_events ADD COLUMN refund_currency text;
ALTER TABLE provider_events ADD COLUMN refund_total boolean NOT NULL DEFAULT false;
-- the refund that an event is about, at the provider
ALTER TABLE provider_events ADD COLUMN refund_id text;
-- it closes its dispute only where one is open
ALTER TABLE provider_events ADD COLUMN dispute_conditional boolean NOT NULL DEFAULT false;
ALTER TABLE provider_events DROP CONSTRAINT provider_events_dispute_status_check;
ALTER TABLE provider_events ADD CONSTRAINT provider_events_dispute_status_check CHECK (dispute_status IN ('open', 'won', 'lost', 'closed'));
ALTER TABLE provider_events DROP CONSTRAINT provider_events_once;
ALTER TABLE provider_events
  ADD CONSTRAINT provider_events_once UNIQUE NULLS NOT DISTINCT (organization_id, provider, external_id, event_type, submerchant_id, variant);
-- the refunds of a payment, and what undid them or its capture
CREATE INDEX provider_events_of_refunds ON provider_events (organization_id, session_id)
  WHERE session_id IS NOT NULL AND kind IN ('refunded', 'partially_refunded', 'refund_failed', 'capture_failed');

-- Events without effect, by what they refer to: an assessment that arrives later finds them here. Removed when the event takes effect.
CREATE TABLE waiting_events (
  organization_id uuid NOT NULL REFERENCES organizations,
  reference text NOT NULL CHECK (reference IN ('session_id', 'order_id', 'payment_id', 'earlier_event')),
  value text NOT NULL,
  event_id uuid NOT NULL,
  -- the provider whose earlier events count
  provider text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, reference, value, event_id)
);
CREATE INDEX waiting_events_by_event ON waiting_events (organization_id, event_id);

-- Waiting events that a background job resolves again when they are due: their assessment has arrived, or may have at the same moment. Notes of their own: the statement that stores
-- assessments writes them, and must never wait for a transaction that resolves the event.
CREATE TABLE event_rechecks (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id)
);
CREATE INDEX event_rechecks_by_event ON event_rechecks (organization_id, event_id);
CREATE INDEX event_rechecks_due ON event_rechecks (due_at);

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['waiting_events', 'event_rechecks']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT, INSERT, DELETE ON waiting_events TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON event_rechecks TO fraud_risk_app;

-- Up Migration

-- Connections to accounts of card processors; their signing secrets are in `secrets`.
CREATE TABLE connections (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  processor text NOT NULL CHECK (processor IN ('stripe')),
  description text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  -- an event names its connection before it is known whose it is
  UNIQUE (id)
);

-- Everything that payment providers told, whole, and what became of it.
CREATE TABLE provider_events (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  -- the submerchant whose key brought it; null: the organization
  submerchant_id uuid,
  -- the connection that signed it; null: a key brought it
  connection_id uuid,
  provider text NOT NULL,
  external_id text NOT NULL,
  event_type text NOT NULL,
  -- null: it means nothing to us
  kind text,
  status text NOT NULL CHECK (status IN ('applied', 'linked', 'recorded')),
  session_id uuid,
  provider_payment_id text,
  provider_dispute_id text,
  -- where the dispute stands from then on; null: it says nothing of one
  dispute_status text CHECK (dispute_status IN ('open', 'won', 'lost')),
  payload json NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  CHECK ((status = 'recorded') = (session_id IS NULL)),
  CONSTRAINT provider_events_once UNIQUE NULLS NOT DISTINCT (organization_id, provider, external_id, event_type, submerchant_id)
);
CREATE INDEX provider_events_of_payment ON provider_events (organization_id, provider, provider_payment_id, id) WHERE session_id IS NOT NULL;
CREATE INDEX provider_events_of_dispute ON provider_events (organization_id, provider, provider_dispute_id, id) WHERE dispute_status IS NOT NULL;

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['connections', 'provider_events']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', walled);
  END LOOP;
END $$;
GRANT SELECT, INSERT, DELETE ON connections TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE ON provider_events TO fraud_risk_app;

-- Up Migration

CREATE TABLE webhook_endpoints (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  url text NOT NULL,
  -- null: every event, those of later versions included
  events text[],
  description text,
  enabled boolean NOT NULL,
  disabled_reason text CHECK (disabled_reason IN ('manual', 'gone', 'failing')),
  -- since when no attempt has succeeded
  failing_since timestamptz,
  -- new starts: another address, or switched on again. Attempts of earlier ones say nothing about it
  starts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  -- deliveries of all organizations are queued by endpoint
  UNIQUE (id),
  CHECK (enabled = (disabled_reason IS NULL))
);

-- What happened, as it is sent. Written in the transaction of its cause, and only for organizations that listen.
-- No reference to the organization, as with assessments: each would lock its row.
CREATE TABLE events (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  -- text, not json: signatures cover these very bytes
  body text NOT NULL,
  PRIMARY KEY (organization_id, id)
);

-- An event on its way to one endpoint.
CREATE TABLE webhook_deliveries (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  event_type text NOT NULL,
  endpoint_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- while an attempt runs: when it is taken for interrupted
  next_attempt_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (organization_id, endpoint_id, id);
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (organization_id, event_id);

-- One row for every attempt, written before it is made: what was interrupted is seen as well.
CREATE TABLE webhook_attempts (
  organization_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  number integer NOT NULL,
  started_at timestamptz NOT NULL,
  status_code integer,
  latency_ms real,
  failure text,
  response_excerpt text,
  PRIMARY KEY (organization_id, delivery_id, number)
);

-- Entries whose end was told.
ALTER TABLE list_entries ADD COLUMN end_told boolean NOT NULL DEFAULT false;
CREATE INDEX list_entries_ending ON list_entries (expires_at) WHERE list = 'block' AND is_active AND NOT end_told AND expires_at IS NOT NULL;

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['webhook_endpoints', 'events', 'webhook_deliveries', 'webhook_attempts']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', walled);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_endpoints TO fraud_risk_app;
GRANT SELECT, INSERT ON events TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE ON webhook_deliveries TO fraud_risk_app;
GRANT SELECT ON webhook_attempts TO fraud_risk_app;

-- Webhooks, and the first partitions of everything that grows with every payment.

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
  -- new starts: another address, or enabled again. Attempts of earlier ones say nothing about it
  starts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  -- deliveries of all organizations are queued by endpoint
  UNIQUE (id),
  CHECK (enabled = (disabled_reason IS NULL))
);

-- What happened, as it is sent. Written in the transaction of its cause, and only for organizations that have an endpoint for it.
-- No reference to the organization, as with assessments: each would lock its row.
CREATE TABLE events (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  -- text, not json: signatures cover these very bytes
  body text NOT NULL,
  PRIMARY KEY (organization_id, id)
) PARTITION BY RANGE (id);

-- An event in flight to one endpoint.
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
) PARTITION BY RANGE (id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (organization_id, endpoint_id, id);
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (organization_id, event_id);
-- the queue by quarter of an hour and endpoint: a claim walks what is due, and passes over endpoints whose next attempt is later
CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (date_bin('15 minutes', next_attempt_at, TIMESTAMPTZ 'epoch'), endpoint_id) WHERE status = 'pending';

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
) PARTITION BY RANGE (delivery_id);

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['webhook_endpoints', 'events', 'webhook_deliveries', 'webhook_attempts']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_endpoints TO fraud_risk_app;
GRANT SELECT, INSERT ON events TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE ON webhook_deliveries TO fraud_risk_app;
GRANT SELECT ON webhook_attempts TO fraud_risk_app;

-- The first two partitions of each partitioned table: one that is open to the past and ends with the present month or week, and one that is open to the
-- future. database/partitions.ts makes the others before they are needed. Partitions are reached through their table alone: no grant, no policy.
DO $$
DECLARE
  partitioned record;
  boundary uuid;
BEGIN
  FOR partitioned IN SELECT * FROM (VALUES ('assessments', 'month'), ('activity', 'month'), ('events', 'week'), ('webhook_deliveries', 'week'), ('webhook_attempts', 'week')) AS d(name, period)
  LOOP
    boundary := first_id_at((extract(epoch FROM date_trunc(partitioned.period, now(), 'UTC') + ('1 ' || partitioned.period)::interval) * 1000)::bigint);
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (MINVALUE) TO (%L)', partitioned.name || '_earlier', partitioned.name, boundary);
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (MAXVALUE)', partitioned.name || '_later', partitioned.name, boundary);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', partitioned.name || '_earlier');
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', partitioned.name || '_later');
  END LOOP;
END $$;

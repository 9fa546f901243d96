-- Up Migration

-- Who takes part in the network, and how. Whoever consumes has to contribute.
CREATE TABLE network_members (
  organization_id uuid PRIMARY KEY REFERENCES organizations,
  contribute boolean NOT NULL,
  consume boolean NOT NULL CHECK (contribute OR NOT consume),
  member_since timestamptz NOT NULL DEFAULT now()
);

-- What members report. Of a value there is a keyed hash and nothing else; see network/hashes.ts.
CREATE TABLE network_signals (
  -- no member, no signals
  organization_id uuid NOT NULL REFERENCES network_members,
  id uuid NOT NULL,
  -- the submerchant whose key or outcome it came from; null: the organization. All are one voice.
  submerchant_id uuid,
  signal_hash bytea NOT NULL CHECK (octet_length(signal_hash) = 32),
  key_version text NOT NULL,
  signal_type text NOT NULL,
  category text NOT NULL,
  confidence double precision NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  occurred_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- the session or the report that caused it; the nil UUID: it was sent
  cause uuid NOT NULL,
  description text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT network_signals_once UNIQUE NULLS NOT DISTINCT (organization_id, signal_hash, cause, submerchant_id)
);
-- from one organization that reports a value to the next, the latest end of each first: see network/voices.ts
CREATE INDEX network_signals_of_value ON network_signals (signal_hash, organization_id, expires_at DESC);
CREATE INDEX network_signals_of_cause ON network_signals (organization_id, cause) WHERE cause <> '00000000-0000-0000-0000-000000000000';

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['network_members', 'network_signals']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', walled);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON network_members, network_signals TO fraud_risk_app;

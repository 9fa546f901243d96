-- Up Migration

-- The role that the service works as. It owns nothing and bypasses nothing: what it may see is decided by the policies below.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fraud_risk_app') THEN
    BEGIN
      CREATE ROLE fraud_risk_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- roles are the cluster's: another database was faster
    END;
  END IF;
  -- from version 16 on, whoever creates a role may grant it, and may not take it on
  IF NOT pg_has_role(current_user, 'fraud_risk_app', CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT fraud_risk_app TO %I', current_user);
  END IF;
END $$;
GRANT USAGE ON SCHEMA public TO fraud_risk_app;
DO $$ BEGIN
  -- it has no use for temporary tables; who is no owner of the database cannot take that away, and it harms nobody
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;

CREATE TABLE submerchants (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  name text NOT NULL,
  country text NOT NULL,
  external_id text,
  category_code text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, external_id)
);

ALTER TABLE api_keys ADD FOREIGN KEY (organization_id, submerchant_id) REFERENCES submerchants (organization_id, id);
-- the end that the key was made with; a rotation shortens expires_at, and the successor lives as long as this one was meant to
ALTER TABLE api_keys ADD COLUMN planned_expires_at timestamptz;
UPDATE api_keys SET planned_expires_at = expires_at WHERE expires_at IS NOT NULL;
CREATE INDEX api_keys_of_submerchant ON api_keys (organization_id, submerchant_id, id) WHERE submerchant_id IS NOT NULL;

-- An entry of one submerchant concerns its payments only; one without concerns all of the organization.
ALTER TABLE list_entries ADD COLUMN submerchant_id uuid,
  ADD FOREIGN KEY (organization_id, submerchant_id) REFERENCES submerchants (organization_id, id);
ALTER TABLE list_entries DROP CONSTRAINT list_entries_organization_id_match_key_list_list_type_value_key;
ALTER TABLE list_entries ADD CONSTRAINT list_entries_once
  UNIQUE NULLS NOT DISTINCT (organization_id, match_key, list, list_type, value, flow_scope, submerchant_id);

-- A payment of a submerchant leaves two rows: 0, as the organization counts it, and 1, under numbers that only the submerchant's keys ask for.
ALTER TABLE activity ADD COLUMN scope smallint NOT NULL DEFAULT 0;
ALTER TABLE activity DROP CONSTRAINT activity_pkey, ADD PRIMARY KEY (organization_id, session_id, scope);

-- Who changed what. Each row carries the hash of the one before it; see audit/chain.ts for what is hashed.
CREATE TABLE audit_log (
  organization_id uuid NOT NULL REFERENCES organizations,
  sequence bigint NOT NULL,
  id uuid NOT NULL,
  -- json, not jsonb: the hash covers these very bytes
  entry json NOT NULL,
  occurred_at_ms bigint NOT NULL GENERATED ALWAYS AS ((entry ->> 'occurred_at_ms')::bigint) STORED,
  action text NOT NULL GENERATED ALWAYS AS (entry ->> 'action') STORED,
  resource_type text NOT NULL GENERATED ALWAYS AS (entry ->> 'resource_type') STORED,
  resource_id uuid NOT NULL GENERATED ALWAYS AS ((entry ->> 'resource_id')::uuid) STORED,
  actor_id text NOT NULL GENERATED ALWAYS AS (entry -> 'actor' ->> 'id') STORED,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (organization_id, sequence),
  CHECK (occurred_at_ms BETWEEN 0 AND 253402300799999)
);
CREATE INDEX audit_log_of_resource ON audit_log (organization_id, resource_id, sequence);

-- The end of each organization's chain: rows that are cut off at the end are missed here.
CREATE TABLE audit_heads (
  organization_id uuid PRIMARY KEY REFERENCES organizations,
  sequence bigint NOT NULL,
  hash bytea NOT NULL
);

-- The chain is forged here and nowhere else: the service can only hand in an entry.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  head audit_heads%ROWTYPE;
BEGIN
  INSERT INTO audit_heads VALUES (NEW.organization_id, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT (organization_id) DO NOTHING;
  SELECT * INTO head FROM audit_heads WHERE organization_id = NEW.organization_id FOR UPDATE;
  NEW.sequence := head.sequence + 1;
  NEW.previous_hash := head.hash;
  NEW.hash := sha256(head.hash || convert_to(NEW.organization_id || E'\n' || NEW.sequence || E'\n' || NEW.id || E'\n' || NEW.entry::text, 'UTF8'));
  UPDATE audit_heads SET sequence = NEW.sequence, hash = NEW.hash WHERE organization_id = NEW.organization_id;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Secrets that have to be read back (webhook secrets, processor secrets): AES-256-GCM, sealed to their row; see secrets/seal.ts.
CREATE TABLE secrets (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  purpose text NOT NULL,
  -- what the secret belongs to: a webhook endpoint, a processor connection
  owner_id uuid NOT NULL,
  key_id text NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  PRIMARY KEY (organization_id, id)
);
CREATE INDEX secrets_of_owner ON secrets (organization_id, owner_id);
CREATE INDEX secrets_by_key ON secrets (key_id);

-- Requests that callers have used in their present minute, over all processes. Not worth a log: after a crash every minute begins anew.
CREATE UNLOGGED TABLE rate_windows (
  caller uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  taken bigint NOT NULL
) WITH (fillfactor = 50);

-- Tells this database from others: a service whose two connections lead to different ones refuses to start.
CREATE TABLE installation (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  id uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO installation DEFAULT VALUES;
GRANT SELECT ON installation TO fraud_risk_app;

-- Signing keys of the development identity provider. Never read in production.
CREATE TABLE development_identity (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  signing_keys jsonb NOT NULL
);

-- The second tenant wall: rows of the organization that the transaction names, and of no other. Without a name, none.
CREATE FUNCTION current_organization() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT NULLIF(current_setting('fraud_risk.organization_id', true), '')::uuid
$$;
DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['api_keys', 'list_entries', 'assessments', 'handles', 'activity', 'payer_counters', 'fraud_shares', 'submerchants',
    'audit_log', 'audit_heads', 'secrets']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', walled);
  END LOOP;
END $$;
ALTER TABLE organizations ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON organizations USING (id = current_organization()) WITH CHECK (id = current_organization());

GRANT SELECT, UPDATE ON organizations TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE ON api_keys, submerchants TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON list_entries, secrets, rate_windows TO fraud_risk_app;
GRANT SELECT ON assessments, handles, activity, payer_counters, fraud_shares TO fraud_risk_app;
GRANT SELECT ON audit_log TO fraud_risk_app;
GRANT INSERT (organization_id, id, entry) ON audit_log TO fraud_risk_app;

REVOKE ALL ON FUNCTION chain_audit_entry(), refuse_audit_change(), count_version() FROM PUBLIC;

-- Leases requests of the present minute to a process: what it has used on credit is counted first, then it is given a small share of what is
-- left, or as many as are waiting. Arrays are parallel, sorted by caller and without duplicates, so that processes cannot deadlock.
CREATE FUNCTION lease_requests(callers uuid[], limits bigint[], used bigint[], wanted bigint[])
RETURNS TABLE (granted bigint, left_over bigint, ends_in_ms double precision) LANGUAGE plpgsql AS $$
DECLARE
  present rate_windows%ROWTYPE;
  open_now bigint;
  at timestamptz;
BEGIN
  FOR i IN 1 .. cardinality(callers) LOOP
    INSERT INTO rate_windows VALUES (callers[i], clock_timestamp(), 0) ON CONFLICT (caller) DO NOTHING;
    SELECT * INTO present FROM rate_windows WHERE caller = callers[i] FOR UPDATE;
    at := clock_timestamp();
    IF NOT FOUND OR present.started_at <= at - interval '60 seconds' THEN
      present.started_at := at;
      present.taken := 0;
    END IF;
    open_now := GREATEST(0, limits[i] - present.taken - used[i]);
    -- half a percent of the limit, less towards the end: what other processes hold and do not use stays within the promised two percent
    granted := LEAST(open_now, GREATEST(1, wanted[i], LEAST(limits[i] / 200, open_now / 16)));
    UPDATE rate_windows SET started_at = present.started_at, taken = present.taken + used[i] + granted WHERE caller = callers[i];
    left_over := open_now - granted;
    ends_in_ms := extract(epoch FROM present.started_at + interval '60 seconds' - at) * 1000;
    RETURN NEXT;
  END LOOP;
END $$;

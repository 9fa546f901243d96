-- Organizations, their submerchants, keys, secrets, data keys and audit log.

-- What processes have cached of a key or an organization is good for one version only.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unheeded CONSTANT text[] := ARRAY['last_used_at', 'version', 'streamed_since', 'streamed_until'];
BEGIN
  IF to_jsonb(NEW) - unheeded IS DISTINCT FROM to_jsonb(OLD) - unheeded THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  segment text NOT NULL DEFAULT 'merchant' CHECK (segment IN ('merchant', 'psp', 'bank')),
  -- what the organization has set, see organizations/settings.ts; everything absent is the default
  settings jsonb NOT NULL DEFAULT '{}',
  maintenance boolean NOT NULL DEFAULT false,
  -- grows with each change; assess compares it and reloads what it has cached
  version integer NOT NULL DEFAULT 1,
  -- weights and curves of the live model; null: the catalogue decides
  live_model jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- made by the first start of a sandbox: its keys and sessions are refused in production
  sandbox boolean NOT NULL DEFAULT false,
  -- until when events are stored for open streams, without an endpoint too, and since when without interruption; renewed while a stream is open. Each
  -- decision reads the end beside the version, which these do not change
  streamed_since timestamptz,
  streamed_until timestamptz
);
CREATE TRIGGER organizations_version BEFORE UPDATE ON organizations FOR EACH ROW EXECUTE FUNCTION count_version();
ALTER TABLE organizations ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON organizations USING (id = current_organization()) WITH CHECK (id = current_organization());
GRANT SELECT, UPDATE ON organizations TO fraud_risk_app;

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

CREATE TABLE api_keys (
  -- keys are found by their hash before the organization is known: the only tenant's table whose key does not lead with it
  id uuid PRIMARY KEY,
  organization_id uuid NOT NULL REFERENCES organizations,
  kind text NOT NULL CHECK (kind IN ('publishable', 'secret', 'ingest')),
  name text NOT NULL,
  -- SHA-256 of the key; the key itself is shown once and never stored
  hash bytea NOT NULL UNIQUE,
  last_four text NOT NULL,
  permissions text[] NOT NULL DEFAULT '{}',
  submerchant_id uuid,
  allowed_origins text[] NOT NULL DEFAULT '{}',
  rate_limit_per_minute integer CHECK (rate_limit_per_minute > 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  disabled_at timestamptz,
  revoked_at timestamptz,
  -- the expiry that the key was made with; a rotation shortens expires_at, and the successor lives as long as this one was meant to
  planned_expires_at timestamptz,
  -- an ingest key whose events trigger assessments of payments that have none yet
  assess_on_events boolean NOT NULL DEFAULT false,
  FOREIGN KEY (organization_id, submerchant_id) REFERENCES submerchants (organization_id, id)
);
CREATE INDEX api_keys_of_organization ON api_keys (organization_id, id);
CREATE INDEX api_keys_of_submerchant ON api_keys (organization_id, submerchant_id, id) WHERE submerchant_id IS NOT NULL;
CREATE TRIGGER api_keys_version BEFORE UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION count_version();

-- Secrets that have to be read back (webhook secrets, processor secrets): AES-256-GCM, bound to their row; see secrets/seal.ts.
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

-- Data keys of organizations, wrapped by the key ring of the installation (SECRETS_KEYS); see data-keys/data-key.ts. The service adds keys through
-- a function of the owner and reads them; destroying and replacing them is for the owner's commands.
CREATE TABLE data_keys (
  organization_id uuid NOT NULL REFERENCES organizations,
  generation integer NOT NULL CHECK (generation > 0),
  -- the key of the ring that wraps it
  key_id text NOT NULL,
  -- null: destroyed; nothing that was encrypted with it can be decrypted
  wrapped bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  destroyed_at timestamptz,
  PRIMARY KEY (organization_id, generation),
  CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
);

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

-- The chain is made here and nowhere else: the service can only hand in an entry. A statement that writes many records chains them one to the other, and
-- notes the end of the chain once. Noted for each record, every note would have to pass all earlier ones of its transaction: 20,000 records took 17 seconds.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, :schema, pg_temp AS $$
DECLARE
  head record;
  latest record;
BEGIN
  SELECT sequence, hash, xmin = pg_current_xact_id()::xid AS ours INTO latest
  FROM audit_log WHERE organization_id = NEW.organization_id ORDER BY audit_log.sequence DESC LIMIT 1;
  IF latest.ours THEN
    -- whose transaction has written the latest record has locked the end already
    head := latest;
  ELSE
    INSERT INTO audit_heads VALUES (NEW.organization_id, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT (organization_id) DO NOTHING;
    SELECT sequence, hash INTO head FROM audit_heads WHERE organization_id = NEW.organization_id FOR UPDATE;
    -- records of this statement, in a part of a transaction: note_audit_end sees to it that they are no others
    SELECT sequence, hash INTO latest FROM audit_log WHERE organization_id = NEW.organization_id AND sequence > head.sequence ORDER BY audit_log.sequence DESC LIMIT 1;
    IF FOUND THEN head := latest; END IF;
  END IF;
  NEW.sequence := head.sequence + 1;
  NEW.previous_hash := head.hash;
  NEW.hash := sha256(head.hash || convert_to(NEW.organization_id || E'\n' || NEW.sequence || E'\n' || NEW.id || E'\n' || NEW.entry::text, 'UTF8'));
  RETURN NEW;
END $$;

-- Notes the end, after the statement and with the first of its records: the others find it noted. A record that stood behind the end before the statement
-- was put there past the triggers: nothing is chained to it.
CREATE FUNCTION note_audit_end() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, :schema, pg_temp AS $$
DECLARE
  noted bigint;
BEGIN
  SELECT sequence INTO noted FROM audit_heads WHERE organization_id = NEW.organization_id;
  IF noted >= NEW.sequence THEN RETURN NULL; END IF;
  IF noted + 1 IS DISTINCT FROM NEW.sequence THEN
    RAISE EXCEPTION 'the audit log has records behind its end';
  END IF;
  UPDATE audit_heads h SET sequence = l.sequence, hash = l.hash
  FROM (SELECT sequence, hash FROM audit_log WHERE organization_id = NEW.organization_id ORDER BY audit_log.sequence DESC LIMIT 1) l
  WHERE h.organization_id = NEW.organization_id;
  RETURN NULL;
END $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;

CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
CREATE TRIGGER audit_log_end AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION note_audit_end();
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
REVOKE ALL ON FUNCTION chain_audit_entry(), note_audit_end(), refuse_audit_change(), count_version() FROM PUBLIC;

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['submerchants', 'api_keys', 'secrets', 'data_keys', 'audit_log', 'audit_heads']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE ON api_keys, submerchants TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON secrets TO fraud_risk_app;
GRANT SELECT ON data_keys, audit_log TO fraud_risk_app;
GRANT INSERT (organization_id, id, entry) ON audit_log TO fraud_risk_app;

-- The application role, tenant isolation, and what belongs to the installation as a whole. In all migrations, :schema is the schema that they run in.

-- The role that the service works as. It owns nothing and bypasses nothing: what it may see is decided by the policies of the tables.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fraud_risk_app') THEN
    BEGIN
      CREATE ROLE fraud_risk_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- roles belong to the cluster: another database was faster
    END;
  END IF;
  -- since version 16 the creator of a role may grant it but is not a member of it
  IF NOT pg_has_role(current_user, 'fraud_risk_app', CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT fraud_risk_app TO %I', current_user);
  END IF;
END $$;
GRANT USAGE ON SCHEMA :schema TO fraud_risk_app;
DO $$ BEGIN
  -- it has no use for temporary tables; a user that does not own the database cannot revoke this, which does no harm
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;

-- Row-level security: the policy of every tenant's table shows the rows of the organization that the transaction names, and of no other. Without a name, none.
CREATE FUNCTION current_organization() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT NULLIF(current_setting('fraud_risk.organization_id', true), '')::uuid
$$;

-- The lowest identifier of a moment (epoch milliseconds): UUIDv7 (RFC 9562) begin with their time, so that a range of identifiers is a range of time.
CREATE FUNCTION first_id_at(at bigint) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT rpad(lpad(to_hex(LEAST(GREATEST(at, 0), 281474976710655)), 12, '0'), 32, '0')::uuid
$$;

-- Identifies this database: a service whose two connections lead to different ones refuses to start. The first start sets the stage; a process of
-- the other stage then refuses to start.
CREATE TABLE installation (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  stage text CHECK (stage IN ('sandbox', 'production')),
  stage_set_at timestamptz,
  CONSTRAINT installation_stage_set_at CHECK ((stage IS NULL) = (stage_set_at IS NULL))
);
INSERT INTO installation DEFAULT VALUES;
GRANT SELECT ON installation TO fraud_risk_app;

-- Secret keys of the installation, such as the one that identifiers are hashed under, encrypted with the key ring.
CREATE TABLE installation_keys (
  name text PRIMARY KEY,
  key_id text NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON installation_keys TO fraud_risk_app;

-- Signing keys of the development identity provider. Never read in production.
CREATE TABLE development_identity (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  signing_keys jsonb NOT NULL
);

-- When partitions were last maintained, and when rows of other tables were last purged; see retention/.
CREATE TABLE retention_progress (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  maintained_at timestamptz NOT NULL DEFAULT 'epoch',
  purged_at timestamptz NOT NULL DEFAULT 'epoch',
  -- where the last partition, which is open to the future, begins; of the table that has the fewest before it
  partitioned_until timestamptz
);
INSERT INTO retention_progress DEFAULT VALUES;
GRANT SELECT ON retention_progress TO fraud_risk_app;

-- Requests that callers have used in their present minute, over all processes. Not worth a log: after a crash every minute begins anew.
CREATE UNLOGGED TABLE rate_windows (
  caller uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  taken bigint NOT NULL
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_windows TO fraud_risk_app;

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

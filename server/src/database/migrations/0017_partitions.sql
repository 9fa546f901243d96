-- Up Migration

-- The lowest identifier of a moment (epoch milliseconds): UUIDv7 (RFC 9562) begin with their time, so that a range of identifiers is a span of time.
CREATE FUNCTION first_id_at(at bigint) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT rpad(lpad(to_hex(LEAST(GREATEST(at, 0), 281474976710655)), 12, '0'), 32, '0')::uuid
$$;

-- What grows with every payment lies in spans of time, by the identifier that its primary key ends in anyway: the past can be dropped span by span.
-- What was there before is the first span, whole; database/partitions.ts lays the next ones before they come.
DO $$
DECLARE
  divided record;
  found record;
  boundary timestamptz;
  newest uuid;
BEGIN
  FOR divided IN SELECT * FROM (VALUES ('assessments', 'session_id', 'month'), ('activity', 'session_id', 'month'),
    ('events', 'id', 'week'), ('webhook_deliveries', 'id', 'week'), ('webhook_attempts', 'delivery_id', 'week')) AS d(name, key, span)
  LOOP
    EXECUTE format('SELECT %I FROM %I ORDER BY 1 DESC LIMIT 1', divided.key, divided.name) INTO newest;
    -- a clock that was ahead may have left identifiers of a time to come
    boundary := GREATEST(now(), to_timestamp(('x' || left(replace(newest::text, '-', ''), 12))::bit(48)::bigint / 1000.0));
    boundary := date_trunc(divided.span, boundary, 'UTC') + ('1 ' || divided.span)::interval;
    EXECUTE format('ALTER TABLE %I RENAME TO %I', divided.name, divided.name || '_earlier');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL EXCLUDING INDEXES) PARTITION BY RANGE (%I)', divided.name, divided.name || '_earlier', divided.key);
    FOR found IN
      SELECT c.relname AS name, replace(pg_get_indexdef(i.indexrelid), ' ON public.' || divided.name || '_earlier ', ' ON public.' || divided.name || ' ') AS definition,
        pg_get_constraintdef(k.oid) AS key
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid LEFT JOIN pg_constraint k ON k.conindid = i.indexrelid
      WHERE i.indrelid = (divided.name || '_earlier')::regclass
    LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', found.name, left(found.name, 55) || '_earlier');
      IF found.key IS NOT NULL THEN
        EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I %s', divided.name, found.name, found.key);
      ELSE
        EXECUTE found.definition;
      END IF;
    END LOOP;
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', divided.name);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', divided.name);
    -- the spans themselves are nobody's: who works with the table never names them
    EXECUTE format('DROP POLICY tenant ON %I', divided.name || '_earlier');
    EXECUTE format('REVOKE ALL ON %I FROM fraud_risk_app', divided.name || '_earlier');
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', divided.name, divided.name || '_earlier',
      first_id_at((extract(epoch FROM boundary) * 1000)::bigint));
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (MAXVALUE)', divided.name || '_later', divided.name,
      first_id_at((extract(epoch FROM boundary) * 1000)::bigint));
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', divided.name || '_later');
  END LOOP;
END $$;

GRANT SELECT ON assessments, activity, webhook_attempts TO fraud_risk_app;
GRANT UPDATE (review_resolved) ON assessments TO fraud_risk_app;
GRANT UPDATE (failed) ON activity TO fraud_risk_app;
GRANT SELECT, INSERT ON events TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE ON webhook_deliveries TO fraud_risk_app;

-- When spans were last laid and dropped, and when rows that lie in no spans were last forgotten; see retention/keeper.ts.
CREATE TABLE retention_progress (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  kept_at timestamptz NOT NULL DEFAULT 'epoch',
  forgotten_at timestamptz NOT NULL DEFAULT 'epoch',
  -- where the last span that is open to the future begins, of the table that has the fewest before it
  laid_until timestamptz
);
INSERT INTO retention_progress DEFAULT VALUES;
GRANT SELECT ON retention_progress TO fraud_risk_app;

-- Lists, risk counters, fraud rates, statistics, the network.

-- Blocklists and allowlists.
CREATE TABLE list_entries (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  list text NOT NULL CHECK (list IN ('block', 'allow')),
  list_type text NOT NULL,
  -- normalised: what is stored is what is matched
  value text NOT NULL,
  -- hash of (list_type, value), see lists/normalise.ts; probed by assess. Null until the entry is hashed under the key of the installation
  match_key bigint,
  -- for ip_range only
  network inet,
  flow_scope text NOT NULL DEFAULT 'all' CHECK (flow_scope IN ('payin', 'payout', 'all')),
  severity text NOT NULL DEFAULT 'block' CHECK (severity IN ('block', 'flag', 'review')),
  reason text,
  source text NOT NULL DEFAULT 'manual' CHECK (source IN ('manual', 'rule', 'fraud_report', 'chargeback', 'api')),
  is_active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- an entry of one submerchant applies to its payments only; one without applies to all of the organization
  submerchant_id uuid,
  -- Entries that outcomes and reports make stand beside those that people make: neither hinders nor changes the other.
  -- caused_by holds the sessions and reports behind an automatic entry; it is in force while one is left.
  automatic boolean NOT NULL DEFAULT false,
  caused_by uuid[] NOT NULL DEFAULT '{}',
  -- its expiry was notified
  expiry_notified boolean NOT NULL DEFAULT false,
  PRIMARY KEY (organization_id, id),
  CONSTRAINT list_entries_once UNIQUE NULLS NOT DISTINCT (organization_id, match_key, list, list_type, value, flow_scope, submerchant_id, automatic),
  FOREIGN KEY (organization_id, submerchant_id) REFERENCES submerchants (organization_id, id)
);
-- narrow on purpose: every assessment probes it a dozen times
CREATE INDEX list_entries_probe ON list_entries (organization_id, match_key);
CREATE INDEX list_entries_networks ON list_entries USING gist (network inet_ops) WHERE network IS NOT NULL;
CREATE INDEX list_entries_by_cause ON list_entries USING gin (caused_by) WHERE automatic;
CREATE INDEX list_entries_ending ON list_entries (expires_at) WHERE list = 'block' AND is_active AND NOT expiry_notified AND expires_at IS NOT NULL;
CREATE INDEX list_entries_unhashed ON list_entries (organization_id, id) WHERE match_key IS NULL;
-- a page of one type, and of one submerchant, without looking through the others
CREATE INDEX list_entries_of_type ON list_entries (organization_id, list, list_type, id);
CREATE INDEX list_entries_of_submerchant ON list_entries (organization_id, list, submerchant_id, id) WHERE submerchant_id IS NOT NULL;

-- How many entries there are of each kind, so that a page of a list need not count a million rows. Kept by the triggers below, whatever writes entries;
-- changes of one organization take turns as it is.
CREATE TABLE list_totals (
  organization_id uuid NOT NULL REFERENCES organizations,
  list text NOT NULL,
  list_type text NOT NULL,
  severity text NOT NULL,
  flow_scope text NOT NULL,
  source text NOT NULL,
  is_active boolean NOT NULL,
  -- the nil UUID: the whole organization
  submerchant_id uuid NOT NULL,
  entries bigint NOT NULL,
  PRIMARY KEY (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id)
) WITH (fillfactor = 70);

-- The service hands in entries and no numbers. Rows in one order, so that writers of several kinds cannot deadlock.
CREATE FUNCTION count_list_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_totals AS t
    SELECT organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000'), count(*)
    FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id) DO UPDATE SET entries = t.entries + EXCLUDED.entries;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_totals AS t
    SELECT organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000'), -count(*)
    FROM removed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id) DO UPDATE SET entries = t.entries + EXCLUDED.entries;
  ELSE
    INSERT INTO list_totals AS t
    SELECT organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000'), sum(difference)
    FROM (SELECT *, 1 AS difference FROM added UNION ALL SELECT *, -1 FROM removed) AS changed
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(difference) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id) DO UPDATE SET entries = t.entries + EXCLUDED.entries;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION count_list_entries() FROM PUBLIC;
CREATE TRIGGER list_entries_added AFTER INSERT ON list_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();
CREATE TRIGGER list_entries_removed AFTER DELETE ON list_entries REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();
CREATE TRIGGER list_entries_changed AFTER UPDATE ON list_entries REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();

-- What outcomes say of a payer's identifier (customer, e-mail, telephone, document, card).
CREATE TABLE payer_counters (
  organization_id uuid NOT NULL,
  identifier bigint NOT NULL,
  captured integer NOT NULL DEFAULT 0,
  disputes integer NOT NULL DEFAULT 0,
  first_captured_at timestamptz,
  last_chargeback_at timestamptz,
  last_confirmed_fraud_at timestamptz,
  PRIMARY KEY (organization_id, identifier)
);

-- Identifiers with confirmed fraud in the last 30 days, with the payments that their fraud rate is of.
CREATE TABLE fraud_rates (
  organization_id uuid NOT NULL,
  identifier bigint NOT NULL,
  payments_7d integer NOT NULL,
  frauds_7d integer NOT NULL,
  payments_30d integer NOT NULL,
  frauds_30d integer NOT NULL,
  PRIMARY KEY (organization_id, identifier)
);

-- Payments and confirmed frauds of an identifier by day of UTC. Devices have only their frauds here: there are as many devices as payers, and activity
-- knows their payments.
CREATE TABLE identifier_days (
  organization_id uuid NOT NULL,
  day date NOT NULL,
  identifier bigint NOT NULL,
  is_device boolean NOT NULL,
  payments bigint NOT NULL,
  frauds bigint NOT NULL,
  PRIMARY KEY (organization_id, day, identifier)
) WITH (fillfactor = 80);
CREATE INDEX identifier_days_of_fraud ON identifier_days (organization_id, identifier) WHERE frauds > 0;

-- Sessions whose fraud is counted, and under which identifiers: so it is reverted exactly.
CREATE TABLE fraud_sessions (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  day date NOT NULL,
  -- [{identifier, is_device}]
  identifiers jsonb NOT NULL,
  -- it was declined, so that its payment was not counted before
  declined boolean NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

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

-- How far payments are counted, up to which day fraud rates are of, and how far the refresh for a new day has come.
CREATE TABLE fraud_rate_progress (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  payments_until timestamptz NOT NULL DEFAULT 'epoch',
  refreshed_day date NOT NULL DEFAULT 'epoch',
  walked_organization uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  walked_identifier bigint NOT NULL DEFAULT -1
);
INSERT INTO fraud_rate_progress DEFAULT VALUES;

-- What assessments and their outcomes add up to, by minute, hour and day of UTC: one row for each fact, its figures by key. The three grains
-- always change together, in the transaction that moves statistics_progress.
CREATE TABLE statistics (
  organization_id uuid NOT NULL,
  -- the nil UUID: the whole organization
  submerchant_id uuid NOT NULL,
  grain text NOT NULL CHECK (grain IN ('minute', 'hour', 'day')),
  -- see statistics/facts.ts
  fact text NOT NULL,
  bucket timestamptz NOT NULL,
  -- {key: [count, total]}
  figures jsonb NOT NULL,
  PRIMARY KEY (organization_id, submerchant_id, grain, fact, bucket)
) WITH (fillfactor = 70);

-- Sessions of which something was reported, or whose case changed, since they were last counted. Append only, so that none waits for another.
CREATE TABLE statistics_changes (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  PRIMARY KEY (organization_id, id)
);

-- What a session adds to the figures beside being an assessment, as it was last counted: {"fact|key": [count, total]}.
CREATE TABLE statistics_sessions (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  counted jsonb NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

-- Sessions that deserve a case and have none, with what a list shows of them: an assessment never changes.
CREATE TABLE case_recommendations (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason IN ('fraud_confirmed', 'chargeback_lost', 'large_declined')),
  priority text NOT NULL CHECK (priority IN ('baja', 'normal', 'alta', 'urgente')),
  assessed_at timestamptz NOT NULL,
  submerchant_id uuid,
  flow text NOT NULL,
  decision text NOT NULL,
  risk_score real NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  order_id text,
  -- what requested the assessment: the organization's server, or a browser with a publishable key
  origin text NOT NULL DEFAULT 'server' CHECK (origin IN ('server', 'browser')),
  PRIMARY KEY (organization_id, session_id)
);
CREATE INDEX case_recommendations_by_priority ON case_recommendations (organization_id, priority, session_id);
CREATE INDEX case_recommendations_by_reason ON case_recommendations (organization_id, reason, session_id);
-- of one submerchant: an organization may have any number of others
CREATE INDEX case_recommendations_of_submerchant ON case_recommendations (organization_id, submerchant_id, session_id) WHERE submerchant_id IS NOT NULL;
CREATE INDEX case_recommendations_of_submerchant_by_priority ON case_recommendations (organization_id, submerchant_id, priority, session_id) WHERE submerchant_id IS NOT NULL;

-- How far assessments are counted, how far it was checked that none came late, and up to where a clock that was ahead has counted: until the right time
-- is there again, what is there is counted by difference.
CREATE TABLE statistics_progress (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  counted_until timestamptz NOT NULL DEFAULT 'epoch',
  checked_until timestamptz NOT NULL DEFAULT 'epoch',
  ahead_until timestamptz NOT NULL DEFAULT 'epoch'
);
INSERT INTO statistics_progress DEFAULT VALUES;

-- Figures of both, added up key by key. Sums of money outgrow a bigint: a few hundred payments of the largest amount that is taken do.
CREATE FUNCTION add_figures(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_object_agg(key, figure) FROM (
    SELECT key, jsonb_build_array(sum((value -> 0)::bigint), sum((value -> 1)::numeric)) AS figure
    FROM (SELECT * FROM jsonb_each(one) UNION ALL SELECT * FROM jsonb_each(other)) AS both_of_them GROUP BY key
  ) AS added
$$;

-- Organizations that take part in the network, and how. Whoever consumes signals has to contribute.
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
  -- the submerchant whose key or outcome it came from; null: the organization. All count as one reporter.
  submerchant_id uuid,
  signal_hash bytea NOT NULL CHECK (octet_length(signal_hash) = 32),
  key_version text NOT NULL,
  signal_type text NOT NULL,
  category text NOT NULL,
  confidence double precision NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  occurred_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- the session or the report behind it; the nil UUID: it was sent
  cause uuid NOT NULL,
  description text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT network_signals_once UNIQUE NULLS NOT DISTINCT (organization_id, signal_hash, cause, submerchant_id)
);
-- from one organization that reports a value to the next, the latest end of each first: see network/voices.ts
CREATE INDEX network_signals_of_value ON network_signals (signal_hash, organization_id, expires_at DESC);
CREATE INDEX network_signals_of_cause ON network_signals (organization_id, cause) WHERE cause <> '00000000-0000-0000-0000-000000000000';
-- own signals by their kind, newest first: a kind that an organization hardly has is not looked for among all the others
CREATE INDEX network_signals_of_type ON network_signals (organization_id, signal_type, id);
-- and by their expiry: to count those in force, to list those that expired, to purge those that expired long ago
CREATE INDEX network_signals_by_end ON network_signals (organization_id, expires_at);

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['list_entries', 'list_totals', 'payer_counters', 'fraud_rates', 'identifier_days', 'fraud_sessions', 'unread_payments', 'statistics',
    'statistics_changes', 'statistics_sessions', 'case_recommendations', 'network_members', 'network_signals']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON list_entries, network_members, network_signals TO fraud_risk_app;
GRANT SELECT ON list_totals, fraud_rates, statistics, case_recommendations TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE ON payer_counters TO fraud_risk_app;
GRANT INSERT ON statistics_changes TO fraud_risk_app;
GRANT SELECT, UPDATE ON statistics_progress, fraud_rate_progress TO fraud_risk_app;

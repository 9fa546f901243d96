-- Lists, risk counters, fraud rates, statistics, the network.

-- Blocklists and allowlists.
CREATE TABLE list_entries (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  list text NOT NULL CHECK (list IN ('block', 'allow')),
  list_type text NOT NULL,
  -- normalised, as it is matched
  value text NOT NULL,
  -- hash of (list_type, value), see identifiers/list-values.ts; looked up by assess. Null until the entry is hashed with the key of the installation
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
  -- Automatic entries of outcomes and reports exist in addition to manual ones: neither blocks nor changes the other.
  -- caused_by: provenance of an automatic entry, the sessions and reports that caused it. It is active while one is left.
  automatic boolean NOT NULL DEFAULT false,
  caused_by uuid[] NOT NULL DEFAULT '{}',
  -- its expiry was notified
  expiry_notified boolean NOT NULL DEFAULT false,
  PRIMARY KEY (organization_id, id),
  CONSTRAINT list_entries_once UNIQUE NULLS NOT DISTINCT (organization_id, match_key, list, list_type, value, flow_scope, submerchant_id, automatic),
  FOREIGN KEY (organization_id, submerchant_id) REFERENCES submerchants (organization_id, id)
);
-- narrow on purpose: every assessment reads it a dozen times
CREATE INDEX list_entries_probe ON list_entries (organization_id, match_key);
CREATE INDEX list_entries_networks ON list_entries USING gist (network inet_ops) WHERE network IS NOT NULL;
CREATE INDEX list_entries_by_cause ON list_entries USING gin (caused_by) WHERE automatic;
CREATE INDEX list_entries_ending ON list_entries (expires_at) WHERE list = 'block' AND is_active AND NOT expiry_notified AND expires_at IS NOT NULL;
CREATE INDEX list_entries_unhashed ON list_entries (organization_id, id) WHERE match_key IS NULL;
-- pages of one type, and of one submerchant
CREATE INDEX list_entries_of_type ON list_entries (organization_id, list, list_type, id);
CREATE INDEX list_entries_of_submerchant ON list_entries (organization_id, list, submerchant_id, id) WHERE submerchant_id IS NOT NULL;

-- Number of list entries of each kind, so that a page of a list need not count a million rows. Maintained by
-- lists/add-list-totals.sql.ts in the transaction of each change; changes of one organization are already serialized.
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

-- Risk counters of a payer's identifier (customer, e-mail, telephone, document, card), from outcomes.
CREATE TABLE payer_counters (
  organization_id uuid NOT NULL,
  identifier bigint NOT NULL,
  captured integer NOT NULL DEFAULT 0,
  disputes integer NOT NULL DEFAULT 0,
  first_captured_at timestamptz,
  last_chargeback_at timestamptz,
  last_confirmed_fraud_at timestamptz,
  -- amounts of captured payments in one currency: how many, their mean and the sum of squared differences from it, in minor units
  amount_currency text,
  amount_count integer NOT NULL DEFAULT 0,
  amount_mean double precision NOT NULL DEFAULT 0,
  amount_m2 double precision NOT NULL DEFAULT 0,
  PRIMARY KEY (organization_id, identifier)
);

-- Identifiers with confirmed fraud, with the payments that their fraud rate is based on: those whose outcome could be known. A fraud counts by the part that
-- nothing else explains.
CREATE TABLE fraud_rates (
  organization_id uuid NOT NULL,
  identifier bigint NOT NULL,
  payments_7d double precision NOT NULL,
  frauds_7d double precision NOT NULL,
  payments_30d double precision NOT NULL,
  frauds_30d double precision NOT NULL,
  -- first day of the present series of frauds
  onset date,
  PRIMARY KEY (organization_id, identifier)
);

-- Payments and confirmed frauds of an identifier by UTC day. For devices only frauds: there are as many devices as payers, and their payments are in
-- activity.
CREATE TABLE identifier_days (
  organization_id uuid NOT NULL,
  day date NOT NULL,
  identifier bigint NOT NULL,
  is_device boolean NOT NULL,
  payments bigint NOT NULL,
  frauds bigint NOT NULL,
  -- of the frauds, the part that nothing else explains
  unexplained double precision NOT NULL DEFAULT 0,
  PRIMARY KEY (organization_id, day, identifier)
) WITH (fillfactor = 80);
CREATE INDEX identifier_days_of_fraud ON identifier_days (organization_id, identifier) WHERE frauds > 0;

-- Sessions whose fraud is counted, with the identifiers it was counted under, so that it is reverted exactly.
CREATE TABLE fraud_sessions (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  day date NOT NULL,
  -- [{identifier, is_device}]
  identifiers jsonb NOT NULL,
  -- it was declined, so its payment was not counted before
  declined boolean NOT NULL,
  -- day on which the fraud was counted
  reported_day date NOT NULL,
  -- the part (0 to 1) that the amount does not explain
  unexplained double precision NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

-- Payments missing from the fraud rates because the key ring lacked the key of their request. Counted once it is available (fraud-rates/unread.ts).
CREATE TABLE unread_payments (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- it was not counted as a payment
  payment boolean NOT NULL,
  -- it was not counted as a fraud
  fraud boolean NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

-- How far payments are counted, the day of the fraud rates, and the progress of the refresh for a new day.
CREATE TABLE fraud_rate_progress (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  payments_until timestamptz NOT NULL DEFAULT 'epoch',
  refreshed_day date NOT NULL DEFAULT 'epoch',
  walked_organization uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  walked_identifier bigint NOT NULL DEFAULT -1
);
INSERT INTO fraud_rate_progress DEFAULT VALUES;

-- Totals of assessments and their outcomes, by UTC minute, hour and day: one row for each fact, with its figures by key. The three grains
-- always change together, in the transaction that moves statistics_progress.
CREATE TABLE statistics (
  organization_id uuid NOT NULL,
  -- the nil UUID: the whole organization
  submerchant_id uuid NOT NULL,
  grain text NOT NULL CHECK (grain IN ('minute', 'hour', 'day')),
  -- see statistics/counted-facts.ts
  fact text NOT NULL,
  bucket timestamptz NOT NULL,
  -- {key: [count, total]}
  figures jsonb NOT NULL,
  PRIMARY KEY (organization_id, submerchant_id, grain, fact, bucket)
) WITH (fillfactor = 70);

-- Sessions with a new outcome, report or case change since they were last counted. Append only, so that writers do not wait for each other.
CREATE TABLE statistics_changes (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  PRIMARY KEY (organization_id, id)
);

-- The figures that a session adds besides its assessment, as last counted: {"fact|key": [count, total]}.
CREATE TABLE statistics_sessions (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  counted jsonb NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

-- Sessions that are recommended for a case and have none, with their list columns: an assessment never changes.
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
  -- origin of the assessment: the organization's server, or a browser with a publishable key
  origin text NOT NULL DEFAULT 'server' CHECK (origin IN ('server', 'browser')),
  PRIMARY KEY (organization_id, session_id)
);
CREATE INDEX case_recommendations_by_priority ON case_recommendations (organization_id, priority, session_id);
CREATE INDEX case_recommendations_by_reason ON case_recommendations (organization_id, reason, session_id);
-- of one submerchant: an organization may have any number of others
CREATE INDEX case_recommendations_of_submerchant ON case_recommendations (organization_id, submerchant_id, session_id) WHERE submerchant_id IS NOT NULL;
CREATE INDEX case_recommendations_of_submerchant_by_priority ON case_recommendations (organization_id, submerchant_id, priority, session_id) WHERE submerchant_id IS NOT NULL;

-- End of the counted assessments, of the time checked for late ones, and of the time counted by a clock that was ahead: until that time, figures are
-- corrected by difference.
CREATE TABLE statistics_progress (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  counted_until timestamptz NOT NULL DEFAULT 'epoch',
  checked_until timestamptz NOT NULL DEFAULT 'epoch',
  ahead_until timestamptz NOT NULL DEFAULT 'epoch'
);
INSERT INTO statistics_progress DEFAULT VALUES;

-- Adds figures key by key. Sums of money exceed a bigint: a few hundred payments of the largest amount are enough.
CREATE FUNCTION add_figures(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_object_agg(key, figure) FROM (
    SELECT key, jsonb_build_array(sum((value -> 0)::bigint), sum((value -> 1)::numeric)) AS figure
    FROM (SELECT * FROM jsonb_each(one) UNION ALL SELECT * FROM jsonb_each(other)) AS both_of_them GROUP BY key
  ) AS added
$$;

-- What scores of an organization mean as probabilities of fraud; written by a background job (intelligence/calibration).
CREATE TABLE calibrations (
  organization_id uuid PRIMARY KEY REFERENCES organizations,
  fitted_at timestamptz NOT NULL,
  -- by flow: [[highest score, probability], ...], ascending; null below the minimum of outcomes
  steps jsonb NOT NULL,
  -- by flow: reliability data, in the contract's format
  curves jsonb NOT NULL,
  -- by flow: settled payments by score, for the curve of the whole installation
  evidence jsonb NOT NULL,
  -- [[score, payments], ...] of the newest pay-ins, ascending: bounds of derived thresholds
  scores jsonb NOT NULL DEFAULT '[]',
  -- what has changed against the reference month; null while unknown
  drift jsonb,
  -- digest of the weights and curves that the evidence was scored by; scores of payments from before scale_since may be by others
  scale text,
  scale_since timestamptz,
  -- a calibration out of turn: weights have changed, or one was requested
  requested_at timestamptz
);

-- Organizations that participate in the network. Consuming signals requires contributing.
CREATE TABLE network_members (
  organization_id uuid PRIMARY KEY REFERENCES organizations,
  contribute boolean NOT NULL,
  consume boolean NOT NULL CHECK (contribute OR NOT consume),
  member_since timestamptz NOT NULL DEFAULT now()
);

-- Signals reported by members. A value is stored only as a keyed hash; see network/hashes.ts.
CREATE TABLE network_signals (
  -- signals require a membership
  organization_id uuid NOT NULL REFERENCES network_members,
  id uuid NOT NULL,
  -- the submerchant of the key or outcome; null: the organization. All count as one reporter.
  submerchant_id uuid,
  signal_hash bytea NOT NULL CHECK (octet_length(signal_hash) = 32),
  key_version text NOT NULL,
  signal_type text NOT NULL,
  category text NOT NULL,
  confidence double precision NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  occurred_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- the session or the report that caused it; the nil UUID: it was contributed directly
  cause uuid NOT NULL,
  description text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT network_signals_once UNIQUE NULLS NOT DISTINCT (organization_id, signal_hash, cause, submerchant_id)
);
-- ordered by organization, latest expiry first: see network/distinct-reporters.ts
CREATE INDEX network_signals_of_value ON network_signals (signal_hash, organization_id, expires_at DESC);
CREATE INDEX network_signals_of_cause ON network_signals (organization_id, cause) WHERE cause <> '00000000-0000-0000-0000-000000000000';
-- own signals by type, newest first
CREATE INDEX network_signals_of_type ON network_signals (organization_id, signal_type, id);
-- own signals by expiry: to count active ones, to list expired ones, to purge those that expired long ago
CREATE INDEX network_signals_by_end ON network_signals (organization_id, expires_at);

-- Models: weights and curves of signals, from the proposal to the archive. The live one is also in organizations.live_model, where assess reads it.
CREATE TABLE models (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'shadow', 'live', 'archived', 'rejected')),
  source text NOT NULL CHECK (source IN ('fitted', 'pooled', 'manual')),
  -- the live model that it was made from; null: the catalogue
  base_id uuid,
  weekly_limit boolean NOT NULL,
  document jsonb NOT NULL,
  reason text,
  -- payments assessed before this time were fitted to
  fitted_until timestamptz,
  -- figures of the shadow period and of the comparison, refreshed by the job
  shadow_since timestamptz,
  shadow jsonb,
  comparison jsonb,
  live_since timestamptz,
  -- what was live before it; null: the catalogue
  replaced_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (organization_id, id)
);
-- at most one decides, and at most one competes
CREATE UNIQUE INDEX models_live ON models (organization_id) WHERE state = 'live';
CREATE UNIQUE INDEX models_challenger ON models (organization_id) WHERE state IN ('proposed', 'shadow');
CREATE INDEX models_by_state ON models (organization_id, state, id);

-- Fits of an organization: what was requested, when the job last ran, and the aggregates of the last fit that others may pool.
CREATE TABLE model_fits (
  organization_id uuid NOT NULL REFERENCES organizations,
  requested_at timestamptz,
  weekly_limit boolean NOT NULL DEFAULT true,
  checked_at timestamptz,
  fitted_at timestamptz,
  summary jsonb,
  PRIMARY KEY (organization_id)
);

-- Rules of an organization: their status, and which of their versions decides. What a version says never changes.
CREATE TABLE rules (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  code text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'shadow', 'live', 'archived')),
  version integer NOT NULL,
  -- null: the rule is not live
  live_version integer,
  -- of the newest version
  flow text NOT NULL CHECK (flow IN ('payin', 'payout', 'all')),
  -- the version that waits for the approval of another person
  pending jsonb,
  reason text,
  created_by jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  changed_by jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  CONSTRAINT rules_code UNIQUE (organization_id, code)
);
CREATE INDEX rules_by_status ON rules (organization_id, status, id);

CREATE TABLE rule_versions (
  organization_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  version integer NOT NULL,
  content jsonb NOT NULL,
  reason text,
  created_by jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, rule_id, version),
  FOREIGN KEY (organization_id, rule_id) REFERENCES rules (organization_id, id)
);

-- Changes tried on past payments: what is evaluated, how far it is, and what was counted until there.
CREATE TABLE backtests (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'completed', 'canceled', 'failed')),
  request jsonb NOT NULL,
  plan jsonb NOT NULL,
  counters jsonb,
  -- the last session that is counted
  position uuid,
  -- until then it is the work of one process
  lease_until timestamptz,
  created_by jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (organization_id, id)
);
CREATE INDEX backtests_open ON backtests (created_at) WHERE status IN ('queued', 'running');

-- Lists of an organization for its rules. The values of a list are those of its contents: an import writes new contents, and puts them in place of the old ones at the end.
CREATE TABLE custom_lists (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  name text NOT NULL,
  description text,
  case_insensitive boolean NOT NULL,
  contents_id uuid NOT NULL,
  value_count int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  CONSTRAINT custom_lists_name UNIQUE (organization_id, name)
);
-- Without foreign keys: a million rows are written at once. Ordered by bytes, for prefixes and pages.
CREATE TABLE custom_list_values (
  organization_id uuid NOT NULL,
  contents_id uuid NOT NULL,
  value text COLLATE "C" NOT NULL,
  PRIMARY KEY (organization_id, contents_id, value)
);
-- Contents that no list has: of an import in progress, or replaced or removed. A job deletes them.
CREATE TABLE custom_list_orphans (
  organization_id uuid NOT NULL,
  contents_id uuid NOT NULL,
  removable_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, contents_id)
);
CREATE INDEX custom_list_orphans_due ON custom_list_orphans (removable_at);

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['list_entries', 'list_totals', 'payer_counters', 'fraud_rates', 'identifier_days', 'fraud_sessions', 'unread_payments', 'statistics',
    'statistics_changes', 'statistics_sessions', 'case_recommendations', 'calibrations', 'network_members', 'network_signals', 'models', 'model_fits', 'rules', 'rule_versions', 'backtests',
    'custom_lists', 'custom_list_values', 'custom_list_orphans']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON list_entries, network_members, network_signals, custom_lists, custom_list_values, custom_list_orphans TO fraud_risk_app;
GRANT SELECT ON fraud_rates, statistics, statistics_sessions, case_recommendations TO fraud_risk_app;
GRANT SELECT, INSERT, UPDATE ON list_totals, payer_counters, calibrations, models, model_fits, rules, backtests TO fraud_risk_app;
GRANT SELECT, INSERT ON rule_versions TO fraud_risk_app;
GRANT INSERT ON statistics_changes TO fraud_risk_app;
GRANT SELECT, UPDATE ON statistics_progress, fraud_rate_progress TO fraud_risk_app;

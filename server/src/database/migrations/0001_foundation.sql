-- Up Migration

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  segment text NOT NULL DEFAULT 'merchant' CHECK (segment IN ('merchant', 'psp', 'bank')),
  -- thresholds, weights, curves, high-risk countries, browser_signals, case_prefix: see organizations/settings.ts
  settings jsonb NOT NULL DEFAULT '{}',
  maintenance boolean NOT NULL DEFAULT false,
  -- grows with each change; assess compares it and reloads what it has cached
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE api_keys (
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
  revoked_at timestamptz
);
CREATE INDEX api_keys_of_organization ON api_keys (organization_id, id);

-- What processes remember of a key or an organization is good for one version only.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'last_used_at' - 'version' IS DISTINCT FROM to_jsonb(OLD) - 'last_used_at' - 'version' THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER organizations_version BEFORE UPDATE ON organizations FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER api_keys_version BEFORE UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TABLE list_entries (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  list text NOT NULL CHECK (list IN ('block', 'allow')),
  list_type text NOT NULL,
  -- normalised: what is stored is what is matched
  value text NOT NULL,
  -- number of (list_type, value), see lists/normalise.ts; probed by assess
  match_key bigint NOT NULL,
  -- for ip_range only
  network inet,
  flow_scope text NOT NULL DEFAULT 'all' CHECK (flow_scope IN ('payin', 'payout', 'all')),
  severity text NOT NULL DEFAULT 'block' CHECK (severity IN ('block', 'flag', 'review')),
  reason text,
  source text NOT NULL DEFAULT 'manual' CHECK (source IN ('manual', 'rule', 'fraud_report', 'chargeback', 'api')),
  is_active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, match_key, list, list_type, value, flow_scope)
);
-- narrow on purpose: every assessment probes it a dozen times
CREATE INDEX list_entries_probe ON list_entries (organization_id, match_key);
CREATE INDEX list_entries_networks ON list_entries USING gist (network inet_ops) WHERE network IS NOT NULL;

CREATE TABLE assessments (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  flow text NOT NULL,
  credential_id uuid NOT NULL,
  credential_kind text NOT NULL,
  submerchant_id uuid,
  order_id text,
  payment_id text,
  decision text NOT NULL,
  risk_score real NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  -- json, not jsonb: the answer is replayed byte for byte
  request json NOT NULL,
  answer json NOT NULL,
  signals json NOT NULL,
  assessed_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);

-- One row per idempotency handle; the hash covers flow, credential class, submerchant and the handle itself.
CREATE TABLE handles (
  organization_id uuid NOT NULL,
  handle uuid NOT NULL,
  fingerprint uuid NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, handle)
);

-- What velocity and history are counted from: append only, one narrow row per assessment, identifiers as numbers, time in epoch milliseconds.
CREATE TABLE activity (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  at bigint NOT NULL,
  flow text NOT NULL,
  trusted boolean NOT NULL,
  failed boolean NOT NULL DEFAULT false,
  order_key bigint NOT NULL,
  payer bigint,
  card bigint,
  email bigint,
  ip bigint,
  device bigint,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  country text,
  PRIMARY KEY (organization_id, session_id)
);
-- Each index leads with a bucket of time as wide as the span that its signals look back (assess/spans.ts). New rows so land in the part of
-- the index that is in memory, however long the past is; a look-up reads the present bucket and the one before. Trusted rows come first:
-- whatever a browser key piles up, it cannot push them out of what is read.
CREATE INDEX activity_by_payer ON activity (organization_id, (at / 2592000000), payer, trusted, at) WHERE payer IS NOT NULL;
CREATE INDEX activity_by_card ON activity (organization_id, (at / 86400000), card, trusted, at) WHERE card IS NOT NULL;
CREATE INDEX activity_by_email ON activity (organization_id, (at / 3600000), email, trusted, at) WHERE email IS NOT NULL;
CREATE INDEX activity_by_ip ON activity (organization_id, (at / 3600000), ip, trusted, at) WHERE ip IS NOT NULL;
CREATE INDEX activity_by_device ON activity (organization_id, (at / 604800000), device, trusted, at) WHERE device IS NOT NULL;

-- What outcomes have taught about a payer's identifier (customer, e-mail, telephone, document, card).
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

-- Identifiers with confirmed fraud in the last 30 days, with the payments they are a share of.
CREATE TABLE fraud_shares (
  organization_id uuid NOT NULL,
  identifier bigint NOT NULL,
  payments_7d integer NOT NULL,
  frauds_7d integer NOT NULL,
  payments_30d integer NOT NULL,
  frauds_30d integer NOT NULL,
  PRIMARY KEY (organization_id, identifier)
);


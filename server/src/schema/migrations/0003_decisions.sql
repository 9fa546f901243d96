-- Assessments, their idempotency handles, the activity that they leave, and reviews.

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
  -- A request is stored in clear text (request), encrypted (request_sealed, with the generation of its data key), or erased: neither.
  -- json, not jsonb: the answer is replayed byte for byte
  request json,
  answer json NOT NULL,
  signals json NOT NULL,
  assessed_at timestamptz NOT NULL,
  -- of challenge, review and decline when it was decided
  thresholds double precision[],
  -- makes the open reviews a short list: found among the resolved ones, they would be looked for in all that were ever held
  review_resolved boolean NOT NULL DEFAULT false,
  request_sealed bytea,
  request_key integer,
  -- what the decision was based on: a JSON array of fact ids and values, read as a whole
  facts text,
  -- what rules did: [{id, version, status, decision, failed}]; null: none matched
  rules json,
  PRIMARY KEY (organization_id, session_id)
) PARTITION BY RANGE (session_id);
-- ciphertext does not compress: do not try
ALTER TABLE assessments ALTER COLUMN request_sealed SET STORAGE EXTERNAL;
-- reports and provider events name orders and payments
-- Anybody can pile assessments up under a merchant's order or payment with its publishable key: those of browsers lie in indexes of their own, so that a
-- look-up of the merchant's never reads past them. An assessment is in one of the two.
CREATE INDEX assessments_of_order ON assessments (organization_id, order_id, session_id) WHERE order_id IS NOT NULL AND credential_kind <> 'publishable';
CREATE INDEX assessments_of_payment ON assessments (organization_id, payment_id, session_id) WHERE payment_id IS NOT NULL AND credential_kind <> 'publishable';
CREATE INDEX assessments_of_browser_order ON assessments (organization_id, order_id, session_id) WHERE order_id IS NOT NULL AND credential_kind = 'publishable';
CREATE INDEX assessments_of_browser_payment ON assessments (organization_id, payment_id, session_id) WHERE payment_id IS NOT NULL AND credential_kind = 'publishable';
-- what is rare has an index: approvals of the organization's own payments pay for none of them
CREATE INDEX assessments_by_decision ON assessments (organization_id, decision, session_id) WHERE decision <> 'approve';
CREATE INDEX assessments_by_review ON assessments (organization_id, review_resolved, session_id) WHERE decision = 'review';
CREATE INDEX assessments_of_submerchant ON assessments (organization_id, submerchant_id, session_id) WHERE submerchant_id IS NOT NULL;

-- One row per idempotency handle; the hash covers flow, credential class, submerchant and the handle itself.
CREATE TABLE handles (
  organization_id uuid NOT NULL,
  handle uuid NOT NULL,
  fingerprint uuid NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, handle)
);

-- What velocity and history are counted from: append only, one narrow row per assessment, identifiers as hashes, time in epoch milliseconds. A payment of
-- a submerchant leaves two rows: scope 0, as the organization counts it, and 1, under hashes that only the submerchant's keys look up.
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
  scope smallint NOT NULL DEFAULT 0,
  -- hash of the card's BIN, where the payer was new: many new payers with cards of one BIN are a BIN attack
  new_payer_bin bigint,
  -- searched by people, and read by no decision
  phone bigint,
  account bigint,
  PRIMARY KEY (organization_id, session_id, scope)
) PARTITION BY RANGE (session_id);
-- Each index leads with a bucket of time about as wide as the time range that its signals look back (scoring/payments/read-windows.ts). New rows so land in the part of
-- the index that is in memory, however long the past is; a look-up reads the present bucket and the one before. Trusted rows come first:
-- whatever a browser key piles up, it cannot push them out of what is read.
CREATE INDEX activity_by_payer ON activity (organization_id, (at / 2592000000), payer, trusted, at) WHERE payer IS NOT NULL;
CREATE INDEX activity_by_card ON activity (organization_id, (at / 86400000), card, trusted, at) WHERE card IS NOT NULL;
CREATE INDEX activity_by_email ON activity (organization_id, (at / 86400000), email, trusted, at) WHERE email IS NOT NULL;
CREATE INDEX activity_by_ip ON activity (organization_id, (at / 3600000), ip, trusted, at) WHERE ip IS NOT NULL;
CREATE INDEX activity_by_device ON activity (organization_id, (at / 604800000), device, trusted, at) WHERE device IS NOT NULL;
CREATE INDEX activity_by_new_payer_bin ON activity (organization_id, (at / 3600000), new_payer_bin, trusted, at) WHERE new_payer_bin IS NOT NULL;
CREATE INDEX activity_by_phone ON activity (organization_id, (at / 2592000000), phone, at) WHERE phone IS NOT NULL;
CREATE INDEX activity_by_account ON activity (organization_id, (at / 2592000000), account, at) WHERE account IS NOT NULL;

-- What the past of payouts is counted from, likewise. Apart from activity, so that pay-ins do not pay for what they never read.
CREATE TABLE payout_activity (
  organization_id uuid NOT NULL,
  session_id uuid NOT NULL,
  scope smallint NOT NULL,
  at bigint NOT NULL,
  order_key bigint NOT NULL,
  origin bigint,
  account bigint,
  beneficiary bigint,
  -- origin and beneficiary together
  pair bigint,
  device bigint,
  initiator bigint,
  channel bigint,
  -- hashes of the words of the beneficiary's name
  name text NOT NULL,
  -- the first to its beneficiary when it was assessed
  first boolean NOT NULL,
  -- the money never left: it makes no beneficiary known
  declined boolean NOT NULL,
  -- between accounts of the organization's own
  treasury boolean NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  -- of the beneficiary
  email bigint,
  phone bigint,
  -- of the initiator
  ip bigint,
  PRIMARY KEY (organization_id, session_id, scope)
);
-- In buckets wider than what is looked back (scoring/payments/read-windows.ts): most look-ups then find all in one bucket instead of two, and whom an origin ever paid is
-- three look-ups instead of nine. Payouts are fewer than pay-ins: a bucket of a year stays small enough to be at hand. New beneficiaries have a place of
-- their own among an origin's payouts: any number of ordinary ones does not push them out of what is read.
CREATE INDEX payout_activity_by_account ON payout_activity (organization_id, (at / 31536000000), account, at) WHERE account IS NOT NULL;
CREATE INDEX payout_activity_by_beneficiary ON payout_activity (organization_id, (at / 31536000000), beneficiary, at) WHERE beneficiary IS NOT NULL;
CREATE INDEX payout_activity_by_origin ON payout_activity (organization_id, (at / 31536000000), origin, first, at) WHERE origin IS NOT NULL;
CREATE INDEX payout_activity_by_pair ON payout_activity (organization_id, (at / 31536000000), pair, at, order_key) WHERE pair IS NOT NULL AND NOT declined;
CREATE INDEX payout_activity_by_device ON payout_activity (organization_id, (at / 2419200000), device, at) WHERE device IS NOT NULL;
CREATE INDEX payout_activity_by_email ON payout_activity (organization_id, (at / 31536000000), email) WHERE email IS NOT NULL;
CREATE INDEX payout_activity_by_phone ON payout_activity (organization_id, (at / 31536000000), phone, at) WHERE phone IS NOT NULL;
CREATE INDEX payout_activity_by_ip ON payout_activity (organization_id, (at / 31536000000), ip, at) WHERE ip IS NOT NULL;

-- How reviews ended: what a person, or a key, decided about an assessment that was held. It can be undone for five minutes.
CREATE TABLE reviews (
  organization_id uuid NOT NULL REFERENCES organizations,
  session_id uuid NOT NULL,
  resolution text NOT NULL CHECK (resolution IN ('approve', 'decline')),
  reason text NOT NULL,
  reviewer_type text NOT NULL CHECK (reviewer_type IN ('session', 'key')),
  reviewer_id text NOT NULL,
  resolved_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, session_id)
);
-- how many of the latest were resolved in time
CREATE INDEX reviews_by_time ON reviews (organization_id, resolved_at);

DO $$
DECLARE
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['assessments', 'handles', 'activity', 'payout_activity', 'reviews']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY tenant ON %I USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization())', owned);
  END LOOP;
END $$;
GRANT SELECT ON assessments, handles, activity, payout_activity TO fraud_risk_app;
GRANT UPDATE (review_resolved) ON assessments TO fraud_risk_app;
GRANT UPDATE (failed) ON activity TO fraud_risk_app;
-- a payout that a reviewer declines was never paid
GRANT UPDATE (declined) ON payout_activity TO fraud_risk_app;
GRANT SELECT, INSERT, DELETE ON reviews TO fraud_risk_app;

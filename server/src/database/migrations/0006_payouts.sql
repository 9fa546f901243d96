-- Up Migration

-- What the past of payouts is counted from: append only, narrow rows, identifiers as numbers, time in epoch milliseconds. Rows of scope 1 bear
-- the numbers of the submerchant, as in activity. Apart from activity, so that pay-ins do not pay for what they never ask.
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
  -- numbers of the words of the beneficiary's name
  name text NOT NULL,
  -- the first to its beneficiary when it was assessed
  first boolean NOT NULL,
  -- the money never left: it makes no beneficiary known
  declined boolean NOT NULL,
  -- between accounts of the organization's own
  treasury boolean NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  PRIMARY KEY (organization_id, session_id, scope)
);
-- Led by buckets of time as wide as the span that is looked back (assess/spans.ts). New beneficiaries have a place of their own among an
-- origin's payouts: a flood of ordinary ones does not push them out of what is read.
CREATE INDEX payout_activity_by_account ON payout_activity (organization_id, (at / 7776000000), account, at) WHERE account IS NOT NULL;
CREATE INDEX payout_activity_by_beneficiary ON payout_activity (organization_id, (at / 7776000000), beneficiary, at) WHERE beneficiary IS NOT NULL;
CREATE INDEX payout_activity_by_origin ON payout_activity (organization_id, (at / 7776000000), origin, first, at) WHERE origin IS NOT NULL;
CREATE INDEX payout_activity_by_pair ON payout_activity (organization_id, (at / 7776000000), pair, order_key) WHERE pair IS NOT NULL AND NOT declined;
CREATE INDEX payout_activity_by_device ON payout_activity (organization_id, (at / 604800000), device, at) WHERE device IS NOT NULL;

ALTER TABLE payout_activity ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON payout_activity USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT ON payout_activity TO fraud_risk_app;

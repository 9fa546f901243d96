-- Up Migration

-- The past of payouts in buckets wider than what is looked back (assess/spans.ts): most look-ups then find all in one bucket instead of two, and
-- whom an origin ever paid is three look-ups instead of nine. Payouts are fewer than pay-ins: a bucket of a year stays small enough to be at hand.
DROP INDEX payout_activity_by_account, payout_activity_by_beneficiary, payout_activity_by_origin, payout_activity_by_pair, payout_activity_by_device;
CREATE INDEX payout_activity_by_account ON payout_activity (organization_id, (at / 31536000000), account, at) WHERE account IS NOT NULL;
CREATE INDEX payout_activity_by_beneficiary ON payout_activity (organization_id, (at / 31536000000), beneficiary, at) WHERE beneficiary IS NOT NULL;
CREATE INDEX payout_activity_by_origin ON payout_activity (organization_id, (at / 31536000000), origin, first, at) WHERE origin IS NOT NULL;
CREATE INDEX payout_activity_by_pair ON payout_activity (organization_id, (at / 31536000000), pair, at, order_key) WHERE pair IS NOT NULL AND NOT declined;
CREATE INDEX payout_activity_by_device ON payout_activity (organization_id, (at / 2419200000), device, at) WHERE device IS NOT NULL;

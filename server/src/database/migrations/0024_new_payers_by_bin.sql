-- Up Migration

-- Hash of the card's BIN, where the payer was new when the payment was assessed; null otherwise: many new payers with cards of one BIN are a BIN attack.
-- The bucket is as wide as the look-back window of one hour (assess/spans.ts).
ALTER TABLE activity ADD COLUMN new_payer_bin bigint;
CREATE INDEX activity_by_new_payer_bin ON activity (organization_id, (at / 3600000), new_payer_bin, trusted, at) WHERE new_payer_bin IS NOT NULL;

-- Payers are looked up over 90 days, so that a device or a card is known to those who pay once a month, and cards over 30: a copied number is used by a guest
-- weeks after its owner paid. Each index has buckets as wide as its window.
DROP INDEX activity_by_payer;
DROP INDEX activity_by_card;
CREATE INDEX activity_by_payer ON activity (organization_id, (at / 7776000000), payer, trusted, at) WHERE payer IS NOT NULL;
CREATE INDEX activity_by_card ON activity (organization_id, (at / 2592000000), card, trusted, at) WHERE card IS NOT NULL;

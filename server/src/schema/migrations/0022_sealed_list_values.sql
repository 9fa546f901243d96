-- Values of lists for rules are sealed, and found by a keyed hash. A migration has no key: values that stand here get a hash without one, which the next start replaces
-- (intelligence/custom-lists/rehash.ts).
ALTER TABLE custom_list_values ADD COLUMN value_key bigint, ADD COLUMN keyed boolean NOT NULL DEFAULT true;
UPDATE custom_list_values SET value_key = hashtextextended(value, 0), keyed = false;
ALTER TABLE custom_list_values ALTER COLUMN value_key SET NOT NULL, DROP CONSTRAINT custom_list_values_pkey, ADD PRIMARY KEY (organization_id, contents_id, value_key);
CREATE INDEX custom_list_values_unkeyed ON custom_list_values (organization_id, contents_id, value_key) WHERE NOT keyed;

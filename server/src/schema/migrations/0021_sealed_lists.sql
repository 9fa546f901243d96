-- Values of list entries are sealed: entries of one value are one by its hash (platform/identifiers/list-values.ts).
ALTER TABLE list_entries DROP CONSTRAINT list_entries_once;
CREATE UNIQUE INDEX list_entries_once ON list_entries (organization_id, match_key, list, list_type, flow_scope, submerchant_id, automatic) NULLS NOT DISTINCT WHERE match_key IS NOT NULL;

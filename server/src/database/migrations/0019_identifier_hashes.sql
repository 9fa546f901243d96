-- Identifiers are hashed under a key of the installation. Hashes that were made without one mean nothing under it: what lists hold is hashed anew from
-- its values (lists/rehash.ts); activity, counters and fraud rates begin anew.
CREATE TABLE installation_keys (
  name text PRIMARY KEY,
  key_id text NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON installation_keys TO fraud_risk_app;

-- Null until the entry is hashed under the key.
ALTER TABLE list_entries ALTER COLUMN match_key DROP NOT NULL;
UPDATE list_entries SET match_key = NULL;
CREATE INDEX list_entries_unhashed ON list_entries (organization_id, id) WHERE match_key IS NULL;

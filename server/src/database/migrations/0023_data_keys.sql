-- Up Migration

-- Data keys of organizations, wrapped by the key ring of the installation (SECRETS_KEYS); see data-keys/data-key.ts. The service adds keys through
-- a function of the owner and reads them; destroying and replacing them is for the owner's commands.
CREATE TABLE data_keys (
  organization_id uuid NOT NULL REFERENCES organizations,
  generation integer NOT NULL CHECK (generation > 0),
  -- the key of the ring that wraps it
  key_id text NOT NULL,
  -- null: destroyed; nothing that was encrypted with it can be decrypted
  wrapped bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  destroyed_at timestamptz,
  PRIMARY KEY (organization_id, generation),
  CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
);
ALTER TABLE data_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON data_keys USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT ON data_keys TO fraud_risk_app;

-- A request is stored in clear text (request), encrypted (request_sealed, with the generation of its data key), or not at all any more: erased.
ALTER TABLE assessments ADD COLUMN request_sealed bytea, ADD COLUMN request_key integer;
-- ciphertext does not compress: do not try
ALTER TABLE assessments ALTER COLUMN request_sealed SET STORAGE EXTERNAL;
ALTER TABLE assessments ALTER COLUMN request DROP NOT NULL;
-- a partition that was a table before has the constraint in its own right as well
DO $$
DECLARE
  partition regclass;
BEGIN
  FOR partition IN SELECT inhrelid FROM pg_inherits WHERE inhparent = 'assessments'::regclass
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN request DROP NOT NULL', partition);
  END LOOP;
END $$;

-- The same of what payment providers sent.
ALTER TABLE provider_events ADD COLUMN payload_sealed bytea, ADD COLUMN payload_key integer;
ALTER TABLE provider_events ALTER COLUMN payload_sealed SET STORAGE EXTERNAL;
ALTER TABLE provider_events ALTER COLUMN payload DROP NOT NULL;

-- Up Migration

-- The stage that this database serves. The first start sets it; a process of the other stage then refuses to start.
ALTER TABLE installation
  ADD COLUMN stage text CHECK (stage IN ('sandbox', 'production')),
  ADD COLUMN stage_set_at timestamptz,
  ADD CONSTRAINT installation_stage_set_at CHECK ((stage IS NULL) = (stage_set_at IS NULL));

-- Organizations that the first start of a sandbox made. Their keys and sessions are refused in production.
ALTER TABLE organizations ADD COLUMN sandbox boolean NOT NULL DEFAULT false;

-- Those of earlier versions are known by the three keys that were made in the same moment as they were.
UPDATE organizations o SET sandbox = true
WHERE (
  SELECT count(DISTINCT k.name) FROM api_keys k
  WHERE k.organization_id = o.id AND k.name IN ('Sandbox checkout', 'Sandbox server', 'Sandbox ingest')
    AND abs(extract(epoch FROM k.created_at - o.created_at)) < 5
) = 3;

-- A database in use is marked by what it holds. The signing keys of the development identity provider exist in sandboxes only.
UPDATE installation SET stage = CASE WHEN EXISTS (SELECT FROM organizations WHERE NOT sandbox) AND NOT EXISTS (SELECT FROM development_identity) THEN 'production' ELSE 'sandbox' END,
  stage_set_at = now()
WHERE EXISTS (SELECT FROM organizations) OR EXISTS (SELECT FROM development_identity);

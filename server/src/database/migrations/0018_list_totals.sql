-- Up Migration

-- How many entries there are of each kind, so that a page of a list need not count a million rows. Kept by the triggers below, whoever writes entries;
-- changes of one organization take turns as it is.
CREATE TABLE list_totals (
  organization_id uuid NOT NULL REFERENCES organizations,
  list text NOT NULL,
  list_type text NOT NULL,
  severity text NOT NULL,
  flow_scope text NOT NULL,
  source text NOT NULL,
  is_active boolean NOT NULL,
  -- the nil UUID: the whole organization
  submerchant_id uuid NOT NULL,
  entries bigint NOT NULL,
  PRIMARY KEY (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id)
) WITH (fillfactor = 70);
ALTER TABLE list_totals ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON list_totals USING (organization_id = current_organization()) WITH CHECK (organization_id = current_organization());
GRANT SELECT ON list_totals TO fraud_risk_app;

INSERT INTO list_totals
SELECT organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000'), count(*)
FROM list_entries GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;

-- The service hands in entries and no numbers. Rows in one order, so that writers of several kinds cannot deadlock.
CREATE FUNCTION count_list_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_totals AS t
    SELECT organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000'), count(*)
    FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id) DO UPDATE SET entries = t.entries + EXCLUDED.entries;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_totals AS t
    SELECT organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000'), -count(*)
    FROM removed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id) DO UPDATE SET entries = t.entries + EXCLUDED.entries;
  ELSE
    INSERT INTO list_totals AS t
    SELECT organization_id, list, list_type, severity, flow_scope, source, is_active, coalesce(submerchant_id, '00000000-0000-0000-0000-000000000000'), sum(difference)
    FROM (SELECT *, 1 AS difference FROM added UNION ALL SELECT *, -1 FROM removed) AS changed
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(difference) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id) DO UPDATE SET entries = t.entries + EXCLUDED.entries;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION count_list_entries() FROM PUBLIC;
CREATE TRIGGER list_entries_added AFTER INSERT ON list_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();
CREATE TRIGGER list_entries_removed AFTER DELETE ON list_entries REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();
CREATE TRIGGER list_entries_changed AFTER UPDATE ON list_entries REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_list_entries();

-- A page of one type, and of one submerchant, without looking through the others.
CREATE INDEX list_entries_of_type ON list_entries (organization_id, list, list_type, id);
CREATE INDEX list_entries_of_submerchant ON list_entries (organization_id, list, submerchant_id, id) WHERE submerchant_id IS NOT NULL;

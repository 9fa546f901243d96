-- The end of an audit log that was last written outside the database: the log, a folder, an event (accounts/audit/anchoring.ts). The owner writes it.
ALTER TABLE audit_heads ADD COLUMN anchored_hash bytea;

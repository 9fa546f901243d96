-- Up Migration

-- What was handed over with a case, as it was then: it no longer changes.
ALTER TABLE cases ADD COLUMN dossier json;

-- Which processors there are, the contract says: a new one needs no migration.
ALTER TABLE connections DROP CONSTRAINT connections_processor_check;

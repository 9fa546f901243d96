-- Keys that refuse every value of an assess request that breaks the contract.
ALTER TABLE api_keys ADD COLUMN strict_validation boolean NOT NULL DEFAULT false;

-- Sources of a fraud type: the words of a reason, and a code that is not known. Every stored row meets the wider check.
ALTER TABLE outcomes DROP CONSTRAINT outcomes_fraud_type_source_check;
ALTER TABLE outcomes ADD CONSTRAINT outcomes_fraud_type_source_check
  CHECK (fraud_type_source IN ('stated', 'reason_code', 'reason', 'segment', 'evidence', 'unknown_code')) NOT VALID;
ALTER TABLE outcomes VALIDATE CONSTRAINT outcomes_fraud_type_source_check;

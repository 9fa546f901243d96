-- Where the due date of a case comes from: the regulator's term, or a person.
ALTER TABLE cases ADD COLUMN due_basis text CHECK (due_basis IN ('regulator_term', 'set'));
UPDATE cases SET due_basis = 'set' WHERE due_date IS NOT NULL;
ALTER TABLE cases ADD CONSTRAINT cases_due_basis_of_date CHECK ((due_basis IS NULL) = (due_date IS NULL));
-- the list in the order of due dates
CREATE INDEX cases_by_due_date ON cases (organization_id, due_date) WHERE due_date IS NOT NULL;

-- Steps of cases have the values, before and after, of the fields that plan the work; null: a step from before they were stored.
ALTER TABLE case_events ADD COLUMN changes jsonb;

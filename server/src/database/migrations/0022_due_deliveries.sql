-- Up Migration

-- The queue of deliveries by quarter of an hour and endpoint: a claim walks what is due, and passes over endpoints whose next attempt is later.
CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (date_bin('15 minutes', next_attempt_at, TIMESTAMPTZ 'epoch'), endpoint_id) WHERE status = 'pending';

-- Up Migration

-- Own signals by their kind, newest first: a kind that an organization hardly has is not looked for among all the others.
CREATE INDEX network_signals_of_type ON network_signals (organization_id, signal_type, id);
-- and by their end: to count those that count, to list those that ended, to forget those that ended long ago
CREATE INDEX network_signals_by_end ON network_signals (organization_id, expires_at);

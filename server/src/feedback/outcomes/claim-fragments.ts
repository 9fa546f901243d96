// SQL shared by the two statements that record outcomes.

/** A record's time: later than those of its session, whatever the clocks of processes say. `$1` is the organization. */
export const later = (now: string, session: string): string =>
  `GREATEST(${now}, (SELECT max(p.recorded_at) + interval '1 microsecond' FROM outcomes p WHERE p.organization_id = $1 AND p.session_id = ${session}))`;

/** The records of a row, including the one that a new record replaces. */
export const WITH_LAST = "o.earlier || jsonb_build_object('outcome_id', o.outcome_id, 'recorded_at', o.recorded_at)";

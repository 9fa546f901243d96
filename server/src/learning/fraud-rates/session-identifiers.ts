// Parts that the statements about frauds share.

/** The identifiers of sessions, one by one. */
export const named = (of: string): string => `${of} CROSS JOIN LATERAL jsonb_to_recordset(${of}.identifiers) AS i(identifier bigint, is_device boolean)`;

/** What frauds add to the days of their identifiers. A declined payment was not counted before. */
export const fraudsOf = (of: string): string => `SELECT ${of}.organization_id, ${of}.day, i.identifier, bool_or(i.is_device) AS is_device,
    count(*) FILTER (WHERE ${of}.declined) AS payments, count(*) AS frauds, sum(${of}.unexplained) AS unexplained FROM ${named(of)} GROUP BY 1, 2, 3`;

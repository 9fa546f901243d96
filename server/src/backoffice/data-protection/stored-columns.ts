// SQL of values that are stored like requests: in clear text, encrypted, or erased.

/** Joins the data key of a row as `k`, by the column with its generation. */
export const joinedKey = (row: string, generation: string): string =>
  `LEFT JOIN LATERAL (SELECT key_id, wrapped FROM data_keys WHERE organization_id = ${row}.organization_id AND generation = ${row}.${generation} LIMIT 1) k ON true`;

// Data keys for work on several organizations at once, or before any is known: the assess path, background jobs, the check at start.
import { crossTenantFunction } from "../database/cross-tenant-function.ts";

/** The data keys of organizations, newest first; destroyed ones without key material. */
export const dataKeysOf = crossTenantFunction({
  name: "data_keys_of",
  purpose:
    "the wrapped data keys of organizations, for what is assessed in their names, each with its organization; useless without the key ring of the installation",
  parameters: ["uuid[]"],
  columns: "organization_id uuid, generation int, key_id text, wrapped bytea",
  reads: true,
  body: "SELECT organization_id, generation, key_id, wrapped FROM data_keys WHERE organization_id = ANY($1) ORDER BY organization_id, generation DESC",
});

/** Adds a data key of an organization; returns no row when that generation exists. */
export const addDataKey = crossTenantFunction({
  name: "add_data_key",
  purpose: "adds a wrapped data key of one organization; it replaces none, and answers that one row",
  parameters: ["uuid", "int", "text", "bytea"],
  columns: "generation int",
  reads: false,
  body: "INSERT INTO data_keys (organization_id, generation, key_id, wrapped) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING generation",
});

/** Ids of the keys of the ring that wrap data keys. */
export const wrappingKeys = crossTenantFunction({
  name: "wrapping_keys",
  purpose: "ids of the keys of the ring that wrap data keys of any organization, so that a missing one is found at start; the ids belong to no organization",
  parameters: [],
  columns: "key_id text",
  reads: true,
  body: "SELECT DISTINCT key_id FROM data_keys WHERE wrapped IS NOT NULL",
});

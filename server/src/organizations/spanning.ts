// What has to be known of an organization before anything is done in its name.
import { spanningFunction } from "../database/spanning.ts";

/** Looks an organization up. */
export const organizationProfile = spanningFunction({
  name: "organization_profile",
  purpose: "does the organization of a caller exist, and how does it decide; by its id, one row",
  parameters: ["uuid"],
  columns: "id uuid, version int, segment text, settings jsonb",
  reads: true,
  body: "SELECT id, version, segment, settings FROM organizations WHERE id = $1",
});

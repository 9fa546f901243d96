// Assessments become figures.
import { BY_INDEX, crossTenantFunction } from "../platform/database/cross-tenant-function.ts";
import { added, additions, assessed, noted, scoped } from "./counting-fragments.ts";

/** Counts the assessments made from `$1` and before `$2`, with ids between `$3` and `$4`. */
export const countAssessments = crossTenantFunction({
  name: "count_assessments",
  purpose: "figures of all organizations; each assessment adds to the rows of its own organization, and only the number of assessments is returned",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns: "counted bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH assessed AS (
    ${assessed}
  ), scoped AS (
    ${scoped(`(${additions("assessed")}) AS additions`)}
  ), ${added("scoped")}, ${noted("assessed")}
  SELECT count(*) FROM assessed`,
});

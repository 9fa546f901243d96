// A page of work on a data subject request: one transaction, which also stores how far it is.
import type { components } from "../../../../generated/types.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { DataSubjectRequest } from "./data-subject-request.entity.ts";
import type { Finding, StoredReport } from "./report.ts";
import type { Subject } from "./subject.ts";

/** What a page works on. */
export interface Work {
  readonly tenant: Tenant;
  readonly request: DataSubjectRequest;
  readonly subject: Subject;
  readonly network: NetworkHashes;
  /** Where the step is; null: at its start. */
  readonly position: string | null;
  /** Rows of a page. */
  readonly most: number;
}

/** What a page did. */
export interface PageResult {
  /** Where the step goes on; null: it is done. */
  readonly position: string | null;
  /** How much of the step is done, 0 to 1. */
  readonly share?: number;
  readonly findings?: readonly Finding[];
  /** Payments found so far, where the page found some. */
  readonly payments?: number;
  /** Everything is searched once more, with this report. */
  readonly again?: StoredReport;
  /** Up to this moment nothing new was found (ISO 8601). */
  readonly completeUntil?: string;
  /** The request cannot go on. */
  readonly failure?: components["schemas"]["DataSubjectRequestFailure"];
}

/** A step: pages until one answers no position. */
export interface Step {
  /** Share of the whole, in percent. */
  readonly weight: number;
  /** Changes of the organization wait for its pages. */
  readonly changes: boolean;
  readonly page: (work: Work) => Promise<PageResult>;
}

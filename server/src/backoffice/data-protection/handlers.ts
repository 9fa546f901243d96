// The operations on data subject requests.
import type { Handlers } from "../../../../generated/handlers.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { listRecords } from "./records.ts";
import { createRequest, listRequests, readRequest } from "./service.ts";

type Operation = "listDataSubjectRequests" | "createDataSubjectRequest" | "readDataSubjectRequest" | "listDataSubjectRecords";

/** Implements the operations on data subject requests. */
export function dataSubjectHandlers(tenancy: Tenancy, network: NetworkHashes): Pick<Handlers<RequestContext>, Operation> {
  return {
    listDataSubjectRequests: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listRequests(tenant, query) })),
    createDataSubjectRequest: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 202, body: await createRequest(tenant, body) })),
    readDataSubjectRequest: ({ path }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readRequest(tenant, path.id) })),
    // the first page is recorded in the audit log
    listDataSubjectRecords: ({ path, query }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await listRecords(tenant, network, path.id, query) })),
  };
}

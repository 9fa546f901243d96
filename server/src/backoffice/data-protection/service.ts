// Data subject requests of the caller's organization, for the operations of the contract.
import type { components } from "../../../../generated/types.ts";
import { actorOf, recordChange } from "../../accounts/audit/record.ts";
import { nameOf } from "../../decisions/assessments/entity.ts";
import { paymentsOf } from "../../decisions/entities/in-payments.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError, validationError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DataSubjectRequest } from "./data-subject-request.entity.ts";
import { emptyReport } from "./report.ts";
import { identifiersIn, knownRequest, newestPayments } from "./stored-requests.ts";
import { isPersonal, normalisedIdentifiers, storedIdentifiers } from "./subject.ts";
import { requestView } from "./view.ts";

type Schemas = components["schemas"];

/** Requests of an organization that are queued or running at a time. */
export const MOST_OPEN = 10;
/** Payments that related identifiers are read from, and how many of these are shown. */
const LOOKED_AT = 200;
const MOST_RELATED = 50;

/** A page of requests, newest first. */
export async function listRequests(tenant: Tenant, query: PageQuery): Promise<Schemas["DataSubjectRequestList"]> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  const rows = await tenant.em.find(DataSubjectRequest, after === undefined ? {} : { id: { $lt: after } }, { orderBy: { id: "desc" }, limit: limit + 1 });
  const identifiers = await identifiersIn(
    tenant,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows,
    limit,
    ({ id }) => id,
    (row) => requestView(row, identifiers.get(row.id)),
  );
}

/** The request. Throws NOT_FOUND. */
export async function readRequest(tenant: Tenant, id: string): Promise<Schemas["DataSubjectRequest"]> {
  const row = await knownRequest(tenant, id);
  const identifiers = (await identifiersIn(tenant, [id])).get(id);
  const related = row.kind === "access" && row.status === "completed" && identifiers !== undefined ? await relatedTo(tenant, id, identifiers) : [];
  return requestView(row, identifiers, related);
}

async function relatedTo(tenant: Tenant, id: string, identifiers: readonly Schemas["DataSubjectIdentifier"][]): Promise<Schemas["DataSubjectRelated"][]> {
  const named = new Set(identifiers.map(({ type, value }) => `${type}\n${value}`));
  const counts = new Map<string, Schemas["DataSubjectRelated"]>();
  for (const { entities } of await paymentsOf(tenant, await newestPayments(tenant, id, undefined, LOOKED_AT)))
    for (const entity of entities.values()) {
      const name = nameOf(entity);
      if (!isPersonal(entity) || named.has(name)) continue;
      counts.set(name, { type: entity.type, value: entity.value, payments: (counts.get(name)?.payments ?? 0) + 1 });
    }
  return [...counts.values()].toSorted((one, other) => other.payments - one.payments).slice(0, MOST_RELATED);
}

/** Queues a request. Throws VALIDATION_ERROR, LIMIT_REACHED. */
export async function createRequest(tenant: Tenant, body: Schemas["DataSubjectRequestCreate"]): Promise<Schemas["DataSubjectRequest"]> {
  const { em, organizationId, clock, acting } = tenant;
  const { kind, reason, retain_blocklist: retainBlocklist = false } = body;
  const identifiers = normalisedIdentifiers(body.identifiers);
  if (retainBlocklist && kind === "access")
    throw validationError([{ path: "retain_blocklist", message: "is for erasures: an access request changes nothing" }]);
  const open = await em.count(DataSubjectRequest, { status: { $in: ["queued", "running"] } });
  if (open >= MOST_OPEN)
    throw new ApiError("LIMIT_REACHED", {
      message: `At most ${MOST_OPEN} data subject requests are queued or running at a time. Wait for one.`,
      details: { limit: MOST_OPEN },
    });
  const id = newId(clock.now());
  const row = em.create(DataSubjectRequest, {
    organizationId,
    id,
    kind,
    status: "queued",
    reason,
    retainBlocklist,
    identifierTypes: identifiers.map(({ type }) => type),
    ...(await storedIdentifiers(tenant, id, identifiers)),
    report: emptyReport,
    createdBy: actorOf(acting.credential),
    createdAt: dateOf(clock),
  });
  await em.flush();
  await recordChange(tenant, {
    action: "data_subject_request.created",
    resource: "data_subject_request",
    id,
    before: null,
    after: { kind, reason, identifier_types: row.identifierTypes, retain_blocklist: retainBlocklist },
  });
  return requestView(row, identifiers);
}

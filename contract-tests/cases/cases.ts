import { expect } from "vitest";
import type { CaseRequest, ContractCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { assessPayinSample } from "./assess-payin.ts";
import { failing, notFound, refusing } from "./refusal.ts";
import { changeOther, incident, openCase } from "./steps.ts";

const made = { path: { id: "{made.id}" } };
const urgent = { priority: "urgente" } as const;
const analyst = (request: CaseRequest): CaseRequest => ({ key: "analyst", ...request });

/** Lists need nothing. */
export const listCasesSample: Sample<"listCases"> = { operation: "listCases", request: { key: "viewer", body: undefined }, status: 200 };

/** The least that a case takes. */
export const createCaseSample: Sample<"createCase", typeof incident> = { operation: "createCase", request: { key: "analyst", body: incident }, status: 201 };

/** A case that exists. */
export const readCaseSample: Sample<"readCase"> = {
  operation: "readCase",
  before: [openCase("made")],
  request: { key: "analyst", ...made, body: undefined },
  status: 200,
};

/** The same, to be changed. */
export const updateCaseSample: Sample<"updateCase", typeof urgent> = {
  operation: "updateCase",
  before: [openCase("made")],
  request: { key: "analyst", ...made, body: urgent },
  status: 200,
};

const year = new Date().getUTCFullYear();

/** The number of a case of this year. */
export const numbered = (prefix: string, country: string) => expect.stringMatching(new RegExp(`^${prefix}-${country}-${year}-\\d{6}$`));

const regulators = { CL: "CMF", MX: "CNBV", BR: "BCB", PE: "SBS", CO: "SFC", UY: "BCU", AR: "BCRA" };

const openings: readonly ContractCase[] = [
  {
    operation: "createCase",
    promise: "the documented example unauthorised-transfer is a draft with a number of its own, for the regulator of its country",
    request: analyst({ body: requestExample("createCase", "unauthorised-transfer") }),
    expected: {
      status: 201,
      example: "unauthorised-transfer",
      body: {
        reference_number: numbered("FRD", "MX"),
        status: "borrador",
        priority: "alta",
        incident_date: "2026-11-18",
        incident_type: "transferencia_no_autorizada",
        amount: 48500.5,
        currency: "MXN",
        victim_name: "María González Ríos",
        regulator: "CNBV",
        session_id: null,
        acknowledgement: null,
        submitted_at: null,
      },
    },
  },
  {
    operation: "createCase",
    promise: "the victim's e-mail address is not shown",
    request: analyst({ body: requestExample("createCase", "unauthorised-transfer") }),
    expected: { status: 201, example: "unauthorised-transfer", body: expect.not.objectContaining({ victim_email: expect.anything() }) },
  },
  ...Object.entries(regulators).map(
    ([jurisdiction, regulator]): ContractCase => ({
      operation: "createCase",
      promise: `a case of ${jurisdiction} is for ${regulator}, and its number says ${jurisdiction}`,
      request: analyst({ body: { ...incident, jurisdiction } }),
      expected: { status: 201, body: { jurisdiction, regulator, reference_number: numbered("FRD", jurisdiction), priority: "normal", description: null } },
    }),
  ),
  {
    operation: "createCase",
    promise: "a regulator that is named stays the one",
    request: analyst({ body: { ...incident, regulator: "CONDUSEF" } }),
    expected: { status: 201, body: { regulator: "CONDUSEF", jurisdiction: "MX" } },
  },
  {
    operation: "createCase",
    promise: "its number begins with the prefix of its organization",
    before: [changeOther({ case_prefix: "OTRA" })],
    request: { key: "otherAdmin", body: { ...incident, jurisdiction: "PE" } },
    expected: { status: 201, body: { reference_number: numbered("OTRA", "PE") } },
  },
  {
    operation: "createCase",
    promise: "it may name an assessment of the organization",
    before: [{ as: "assessed", operation: "assessPayin", ...assessPayinSample.request }],
    request: analyst({ body: { ...incident, session_id: "{assessed.session_id}" } }),
    expected: { status: 201, body: { session_id: "{assessed.session_id}" } },
  },
  {
    operation: "createCase",
    promise: "an assessment of another organization is not found",
    before: [{ as: "assessed", operation: "assessPayin", key: "pspSecret", body: assessPayinSample.request.body }],
    request: analyst({ body: { ...incident, session_id: "{assessed.session_id}" } }),
    expected: notFound,
  },
  {
    operation: "createCase",
    promise: "an assessment that does not exist is not found",
    request: analyst({ body: { ...incident, session_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" } }),
    expected: notFound,
  },
];

const refused = refusing("createCase", { key: "analyst" });

const refusals: readonly ContractCase[] = [
  refused("what is required is named", {}, "incident_date", "incident_type", "amount", "currency", "jurisdiction"),
  refused("an amount with more decimals than its currency has is refused", { ...incident, amount: 10.5, currency: "CLP" }, "amount"),
  refused("an amount with three decimals is refused", { ...incident, amount: 10.005 }, "amount"),
  refused("an amount below nothing is refused", { ...incident, amount: -1 }, "amount"),
  refused("a currency that cases are not kept in is refused", { ...incident, currency: "EUR" }, "currency"),
  refused("a day to come is refused", { ...incident, incident_date: "2099-01-01" }, "incident_date"),
  refused("a day that does not exist is refused", { ...incident, incident_date: "2026-02-30" }, "incident_date"),
  refused("a time for a day is refused", { ...incident, incident_date: "2026-02-28T00:00:00Z" }, "incident_date"),
  refused(
    "a day to come and an amount with too many decimals are named together",
    { ...incident, amount: 0.001, incident_date: "2099-01-01" },
    "amount",
    "incident_date",
  ),
  refused(
    "every failing field is named",
    {
      ...incident,
      incident_type: "robo",
      jurisdiction: "US",
      priority: "high",
      victim_email: "nobody",
      session_id: "1",
      regulator: "  ",
      description: "a\u0000b",
    },
    "incident_type",
    "jurisdiction",
    "priority",
    "victim_email",
    "session_id",
    "regulator",
    "description",
  ),
  refused("a full card number in the description is refused", { ...incident, description: "Tarjeta 4111 1111 1111 1111" }, "description"),
];

const readings: readonly ContractCase[] = [
  {
    operation: "readCase",
    promise: "a viewer reads a case as it was opened",
    before: [openCase("made", { victim_name: "Luis Pérez", description: "Dos líneas\nde texto" })],
    request: { key: "viewer", ...made },
    expected: {
      status: 200,
      body: {
        id: "{made.id}",
        reference_number: "{made.reference_number}",
        victim_name: "Luis Pérez",
        description: "Dos líneas\nde texto",
        created_at: "{made.created_at}",
      },
    },
  },
  {
    operation: "listCases",
    promise: "a viewer reads the cases, the newest first",
    before: [openCase("older"), openCase("made")],
    request: { key: "viewer", query: { limit: "2" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}" }, { id: "{older.id}" }] } },
  },
  {
    operation: "listCases",
    promise: "the cursor of a page leads to the next one",
    before: [openCase("older"), openCase("made"), { as: "page", key: "viewer", query: { limit: "1" } }],
    request: { key: "viewer", query: { limit: "1", cursor: "{page.next_cursor}" } },
    expected: { status: 200, body: { data: [{ id: "{older.id}" }] } },
  },
  {
    operation: "listCases",
    promise: "cases are filtered by state, priority, country and the day of the incident, both days included",
    before: [
      openCase("made", { incident_date: "2001-05-05", jurisdiction: "UY", ...urgent }),
      openCase("earlier", { incident_date: "2001-05-04", jurisdiction: "UY", ...urgent }),
      openCase("milder", { incident_date: "2001-05-05", jurisdiction: "UY" }),
      openCase("elsewhere", { incident_date: "2001-05-05", jurisdiction: "CO", ...urgent }),
    ],
    request: { key: "viewer", query: { status: "borrador", jurisdiction: "UY", from: "2001-05-05", to: "2001-05-05", ...urgent } },
    expected: { status: 200, body: { data: [{ id: "{made.id}" }], next_cursor: null } },
  },
  {
    operation: "listCases",
    promise: "another organization sees nothing of it",
    before: [openCase("made", { incident_date: "2002-02-02" })],
    request: { key: "otherAdmin", query: { from: "2002-02-02", to: "2002-02-02" } },
    expected: { status: 200, body: { data: [], next_cursor: null } },
  },
  {
    operation: "listCases",
    promise: "filters that cannot be are named",
    request: { key: "viewer", query: { status: "abierto", priority: "high", jurisdiction: "US", from: "2026-02-30", to: "yesterday" } },
    expected: failing("query.status", "query.priority", "query.jurisdiction", "query.from", "query.to"),
  },
];

/** Cases: opened and read. */
export const caseCases: readonly ContractCase[] = [...openings, ...refusals, ...readings];

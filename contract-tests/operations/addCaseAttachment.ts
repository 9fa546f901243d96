import { failing, missing } from "../shared/refusal.ts";
import { anId, timestamp } from "../shared/shapes.ts";
import { addFile, changeCase, openCase } from "../shared/steps.ts";
import type { CaseRequest, OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "addCaseAttachment";

/** A text for a case. */
export const sample: Sample<"addCaseAttachment"> = {
  operation,
  before: [openCase("case")],
  request: { key: "analyst", path: { id: "{case.id}" }, query: { file_name: "nota.txt" }, body: "Sin respuesta del banco.\n" },
  status: 201,
};

const file = (body: string, query: Readonly<Record<string, string>> = {}): CaseRequest => ({
  ...sample.request,
  query: { file_name: "nota.txt", ...query },
  body,
});

const refused = <Status extends 400 | 422>(promise: string, request: CaseRequest, expected: TestCase<Status>["expected"]): TestCase<Status> => ({
  promise,
  before: [openCase("case")],
  request,
  expected,
});

/** Its own cases, by expected status. */
export const cases: OwnCases<"addCaseAttachment"> = {
  /** Files. */
  201: [
    {
      promise: "the documented example call-notes is stored with its type, size, hash and who added it",
      before: [openCase("case")],
      request: {
        ...sample.request,
        query: { file_name: "llamada-del-titular.txt", media_type: "text/plain" },
        body: requestExample(operation, "call-notes"),
      },
      expected: {
        body: {
          id: anId,
          file_name: "llamada-del-titular.txt",
          media_type: "text/plain",
          size_bytes: 76,
          sha256: "94bdd87d075c63643bc641d7e0ad2523f3d6bcc9aba6bb578f297c5b0644d6a2",
          added_by: { type: "session" },
          created_at: timestamp,
        },
      },
    },
    {
      promise: "text that is declared to be CSV is CSV, and its name gets the extension",
      before: [openCase("case")],
      request: file("fecha,importe\n2026-11-18,100\n", { file_name: "movimientos", media_type: "text/csv" }),
      expected: { body: { file_name: "movimientos.csv", media_type: "text/csv" } },
    },
    {
      promise: "a PDF is recognized by its content",
      before: [openCase("case")],
      request: file("%PDF-1.7\n%%EOF\n", { file_name: "estado.pdf" }),
      expected: { body: { file_name: "estado.pdf", media_type: "application/pdf" } },
    },
    {
      promise: "a file with the same name and content is stored once",
      before: [openCase("case"), addFile("made", "case", "uno\n")],
      request: file("uno\n"),
      expected: { body: { id: "{made.id}" } },
    },
  ],
  /** Names that are none, and texts that must not be stored. */
  400: [
    refused("a file needs a name", { ...sample.request, query: {} }, failing("query.file_name")),
    ...["../../etc/passwd", "C:\\estado.pdf", "..", "nota.txt\r\nSet-Cookie: a=b", "\u202efdp.txt", "x".repeat(201)].map((file_name) =>
      refused<400>(`${JSON.stringify(file_name.slice(0, 40))} is not the name of a file`, file("uno\n", { file_name }), failing("query.file_name")),
    ),
    refused("a type that is not accepted is not declared", file("uno\n", { media_type: "text/html" }), failing("query.media_type")),
    refused("a full card number in a text is refused", file("Tarjeta 4111 1111 1111 1111\n"), failing("body")),
    refused("a full card number in a name is refused", file("uno\n", { file_name: "4111111111111111.txt" }), failing("query.file_name")),
  ],
  /** Cases that the caller does not see. */
  404: [missing("another organization's case is not found", { ...sample.request, key: "otherAdmin" }, openCase("case"))],
  /** Cases that take no files. */
  409: [
    {
      promise: "an archived case takes no files",
      before: [openCase("case"), changeCase("case", { status: "archivado" })],
      request: sample.request,
      expected: { code: "INVALID_TRANSITION", details: { from: "archivado", fixed: ["attachments"] } },
    },
    {
      promise: "a case has at most 20 files",
      before: [openCase("case"), ...Array.from({ length: 20 }, (_, index) => addFile(`file${index}`, "case", `${index}\n`))],
      request: file("one more\n"),
      expected: { code: "LIMIT_REACHED", details: { limit: 20 } },
    },
  ],
  /** Content of other types. */
  422: [
    refused("content of no accepted type is refused", file("MZ\u0000\u0001"), { code: "INVALID_FILE", details: { detected: null, declared: null } }),
    refused("content of another type than declared is refused", file("%PDF-1.7\n%%EOF\n", { media_type: "text/plain" }), {
      code: "INVALID_FILE",
      details: { detected: "application/pdf", declared: "text/plain" },
    }),
    refused("a PDF without its end is refused", file("%PDF-1.7\n"), { code: "INVALID_FILE", details: { detected: "application/pdf" } }),
  ],
};

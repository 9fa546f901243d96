// What a file of a case must be, beyond the schema of the parameters.
import type { components } from "../../../../../generated/types.ts";
import { ApiError, validationError } from "../../../platform/errors/api-error.ts";
import { forbiddenContent } from "../../../platform/http/forbidden-content.ts";
import { containsCardNumber } from "../../../values/card-numbers/card-number.ts";
import { containsWrappedCardNumber } from "../../../values/card-numbers/wrapped-card-number.ts";
import { attachmentTypes } from "./file-name.ts";
import { detectType, textOf } from "./file-type.ts";

type AttachmentType = components["schemas"]["AttachmentType"];

/** Throws VALIDATION_ERROR for a name that no text of the API may have. */
export function checkedName(name: string): void {
  const [failure] = forbiddenContent({ file_name: name });
  if (failure !== undefined) throw validationError([{ path: "query.file_name", message: failure.message }]);
}

/** The type of a file. Throws VALIDATION_ERROR for an empty one and for card numbers, INVALID_FILE for other types, another type than `declared`, and a file without its end. */
export function checkedType(content: Buffer, declared: AttachmentType | undefined): AttachmentType {
  if (content.length === 0) throw validationError([{ path: "body", message: "must not be empty" }]);
  const { type: detected, incomplete } = detectType(content);
  const refuse = (message?: string): never => {
    throw new ApiError("INVALID_FILE", {
      ...(message === undefined ? {} : { message }),
      details: { detected: detected ?? null, declared: declared ?? null, accepted: attachmentTypes },
    });
  };
  if (detected === undefined) {
    const text = declared === "text/plain" || declared === "text/csv";
    return refuse(text ? "The content is not text in UTF-8." : undefined);
  }
  const type = detected === "text/plain" && declared === "text/csv" ? declared : detected;
  if (declared !== undefined && declared !== type) return refuse(`The content is ${detected}, and not ${declared} as declared.`);
  if (incomplete) return refuse(`The file begins as ${detected}, but its end is missing.`);
  if ((type === "text/plain" || type === "text/csv") && hasCardNumber(textOf(content) ?? "", type))
    throw validationError([{ path: "body", message: "must not hold a full card number" }]);
  return type;
}

/** INVALID_FILE for a file in which malware was found. */
export const infected = (malware: string, detected: AttachmentType, declared: AttachmentType | undefined): ApiError =>
  new ApiError("INVALID_FILE", {
    message: `The file has malware (${malware}), and was not stored.`,
    details: { detected, declared: declared ?? null, accepted: attachmentTypes, malware },
  });

/** What separates the texts that are searched: lines, and in CSV cells. */
const SEPARATORS = { "text/plain": /[\r\n\f]+/, "text/csv": /[\r\n\f,;\t|"]+/ } as const;

function hasCardNumber(text: string, type: keyof typeof SEPARATORS): boolean {
  const cells = type === "text/csv";
  return (
    text.split(SEPARATORS[type]).some(containsCardNumber) || containsWrappedCardNumber(text, cells) || (cells && quotedCells(text).some(containsCardNumber))
  );
}

/** Cells in quotes that hold more than one line (RFC 4180, section 2). */
function quotedCells(text: string): string[] {
  const parts = text.split('"');
  return parts.filter(
    (part, index) =>
      index % 2 === 1 &&
      /[\r\n]/.test(part) &&
      /(?:^|[,;\t|\r\n])$/.test(parts[index - 1]?.slice(-1) ?? "") &&
      /^(?:$|[,;\t|\r\n])/.test(parts[index + 1] ?? ""),
  );
}

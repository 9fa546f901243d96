import { titleOf } from "./case.ts";
import { type CaseFile, isWhole } from "./case-file.ts";
import { type ContractDocument, operationsOf } from "./document.ts";

/** Where the files of cases are not what a document asks for, one file for each status of each operation, in words. */
export function fileGaps(document: ContractDocument, files: readonly CaseFile[]): string[] {
  const documented = [...operationsOf(document)].flatMap(([id, { responses }]) => Object.keys(responses).map((status) => `${id}/${status}`));
  const wholes = files.filter(isWhole).map(pathOf);
  return [
    ...documented.filter((path) => !wholes.includes(path)).map((path) => `${path}.ts is missing`),
    ...files.flatMap((file) => flaws(file, files, documented).map((flaw) => `${pathOf(file)}.ts ${flaw}`)),
  ];
}

const pathOf = ({ operation, name }: CaseFile) => `${operation}/${name}`;

function flaws(file: CaseFile, files: readonly CaseFile[], documented: readonly string[]): string[] {
  const { operation, cases } = file;
  const status = file.name.slice(0, 3);
  if (!documented.includes(`${operation}/${status}`)) return ["is no documented status of an operation"];
  if (cases.length === 0) return ["has no case"];
  const whole = files.find((other) => isWhole(other) && other.operation === operation && other.name === status);
  const strays = cases.filter((one) => one.operation !== operation || String(one.expected.status) !== status);
  const left = cases.filter((one) => whole !== undefined && !whole.cases.includes(one));
  return [...strays.map((one) => `has a case of ${titleOf(one)}`), ...(left.length > 0 ? [`is not included by ${status}.ts`] : [])];
}

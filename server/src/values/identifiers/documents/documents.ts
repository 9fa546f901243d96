// Identity documents: one identity for all spellings of a number. Each country's rules are in a file of their own.
import { cuit } from "./argentina.ts";
import { ciOfBolivia, nitOfBolivia } from "./bolivia.ts";
import { cnpj, cpf } from "./brazil.ts";
import { rut } from "./chile.ts";
import { cedulaOfColombia, nit } from "./colombia.ts";
import { cedulaJuridica, cedulaOfCostaRica, dimex } from "./costa-rica.ts";
import { type DocumentReading, type DocumentRule, type WrittenNumber, writtenNumber } from "./document-rule.ts";
import { cedulaOfDominicanRepublic, rnc } from "./dominican-republic.ts";
import { cedulaOfEcuador, rucOfEcuador } from "./ecuador.ts";
import { dui, nitOfElSalvador } from "./el-salvador.ts";
import { isFilledInDocument } from "./filled-in.ts";
import { dpi, nitOfGuatemala } from "./guatemala.ts";
import { dniOfHonduras, rtn } from "./honduras.ts";
import { curp, rfc } from "./mexico.ts";
import { cedulaOfNicaragua } from "./nicaragua.ts";
import { cedulaOfPanama, rucOfPanama } from "./panama.ts";
import { rucOfParaguay } from "./paraguay.ts";
import { rucOfPeru } from "./peru.ts";
import { cedulaOfUruguay, rutOfUruguay } from "./uruguay.ts";
import { cedulaOfVenezuela, rif } from "./venezuela.ts";

/** All rules; of several countries with one name, the one whose form is the most particular comes first. */
export const documentRules: readonly DocumentRule[] = [
  cpf,
  cnpj,
  rut,
  rutOfUruguay,
  curp,
  rfc,
  cuit,
  dpi,
  dui,
  nit,
  nitOfGuatemala,
  nitOfElSalvador,
  nitOfBolivia,
  cedulaOfDominicanRepublic,
  rnc,
  rtn,
  dniOfHonduras,
  cedulaOfNicaragua,
  cedulaOfCostaRica,
  cedulaOfPanama,
  rucOfPeru,
  rucOfEcuador,
  rucOfParaguay,
  rucOfPanama,
  cedulaOfEcuador,
  cedulaOfUruguay,
  cedulaOfColombia,
  cedulaOfVenezuela,
  rif,
  ciOfBolivia,
  cedulaJuridica,
  dimex,
];

/** Names of types that mean another, without separators and accents. */
const SYNONYMS: Readonly<Record<string, string>> = {
  run: "rut",
  rolunicotributario: "rut",
  rolunico: "rut",
  cuil: "cuit",
  cdi: "cuit",
  cuitcuil: "cuit",
  ci: "cedula",
  cc: "cedula",
  cedulaciudadania: "cedula",
  cedulaidentidad: "cedula",
  cedulaciudadaniacolombiana: "cedula",
  cie: "cedula",
  cedulafisica: "cedula",
  cedulaidentidadyelectoral: "cedula",
  cedulaidentidadpersonal: "cedula",
  carnetidentidad: "cedula",
  carneidentidad: "cedula",
  cpj: "cedulajuridica",
  registronacionalcontribuyente: "rnc",
  registronacionalcontribuyentes: "rnc",
  registrotributarionacional: "rtn",
  registroinformacionfiscal: "rif",
  registrounicoinformacionfiscal: "rif",
  documentopersonalidentificacion: "dpi",
  documentounicoidentidad: "dui",
  documentoidentidad: "dni",
  documentonacionalidentidad: "dni",
  pasaporte: "passport",
  passaporte: "passport",
  pp: "passport",
  ce: "cedulaextranjeria",
  carneextranjeria: "cedulaextranjeria",
  rg: "rg",
};

/** A document as decisions use it. */
export interface DocumentIdentity {
  /** Type and number in one spelling; undefined for a number that cannot be read, and for one that identifies nobody. */
  readonly identity: string | undefined;
  /** Why the number is not used as it was sent; undefined: it is. */
  readonly problem: "unreadable" | "placeholder" | "check_digits" | undefined;
  /** What the number must be. */
  readonly expected: string;
}

/** Types that one country alone has, so that a number is one document wherever its holder lives; a RUT of Chile and one of Uruguay differ in length. */
const UNIQUE: ReadonlySet<string> = new Set(["rut"].concat(documentRules.filter(({ unique }) => unique === true).map(({ type }) => type)));

const ANY_NUMBER = "must be the number of the document as printed; leave the document out if you have none";

/** The identity of a document. `country`: where its holder lives, which decides between documents of one name. */
export function documentOf(type: string, number: string, country: string | undefined): DocumentIdentity {
  const written = writtenNumber(number);
  const name = typeOf(type, written);
  const rules = rulesOf(name, country);
  const found = mostLikely(rules, written, country);
  const expected = (found?.rule ?? rules[0])?.expected ?? ANY_NUMBER;
  const read = found?.rule.type ?? name;
  const plain = `${read}:${found?.reading.value ?? generic(written)}`;
  // several countries give out the same numbers, unless only one has a document of this name
  const identity = country === undefined || UNIQUE.has(read) ? plain : `${plain}@${country}`;
  if (isFilledInDocument(plain, number)) return { identity: undefined, problem: "placeholder", expected };
  if (found === undefined && (rules.some(({ unique }) => unique) || !mayBeNumber(written))) return { identity: undefined, problem: "unreadable", expected };
  const wrong = found?.reading.checked === false && (found.rule.unique === true || country === undefined || country === found.rule.country);
  return { identity, problem: wrong ? "check_digits" : undefined, expected };
}

/** Is the number of a document valid, with a check digit of its own? Its digits may then look like a card number. */
export function isCheckedDocument(type: string, number: string): boolean {
  const written = writtenNumber(number);
  return rulesOf(typeOf(type, written), undefined).some((rule) => rule.read(written)?.checked === true);
}

/** Names by the text that was sent: payers of a shop have few types. */
const knownNames = new Map<string, string>();
const MOST_KNOWN = 1000;

/** The type in one spelling: lower case, without accents, blanks, separators and small words. */
function typeNameOf(type: string): string {
  let name = knownNames.get(type);
  if (name === undefined) {
    const words =
      type
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const squashed = words.filter((word) => !SMALL_WORDS.has(word)).join("");
    name = Object.hasOwn(SYNONYMS, squashed) ? (SYNONYMS[squashed] ?? squashed) : squashed;
    if (knownNames.size === MOST_KNOWN) knownNames.clear();
    knownNames.set(type, name);
  }
  return name;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(["de", "del", "da", "do", "la"]);

/** The type of a number: some forms have one field for both a CPF and a CNPJ. */
function typeOf(type: string, { compact }: WrittenNumber): string {
  const name = typeNameOf(type);
  return name === "cpfcnpj" || name === "cnpjcpf" ? (compact.length > 11 ? "cnpj" : "cpf") : name;
}

/** The rules of each name, also of names that one country alone uses, in the order of all rules. */
const rulesByName = new Map<string, DocumentRule[]>();
for (const rule of documentRules) for (const name of [rule.type, ...(rule.called ?? [])]) rulesByName.set(name, [...(rulesByName.get(name) ?? []), rule]);

const NO_RULES: readonly DocumentRule[] = [];

/** The rules that a number of this name may have, those of the country first. */
function rulesOf(name: string, country: string | undefined): readonly DocumentRule[] {
  const named = rulesByName.get(name);
  if (named === undefined) return NO_RULES;
  const own = named.filter((rule) => rule.country === country);
  const others = named.filter((rule) => rule.country !== country && rule.type === name && rule.residentsOnly !== true);
  return own.length === 0 ? others : [...own, ...others];
}

/** The rule that reads the number: that of the country, else one whose check digit fits, else one without a check digit, else the first. */
function mostLikely(rules: readonly DocumentRule[], written: WrittenNumber, country: string | undefined) {
  const readings: { rule: DocumentRule; reading: DocumentReading }[] = [];
  for (const rule of rules) {
    const reading = rule.read(written);
    if (reading === undefined) continue;
    if (rule.country === country) return { rule, reading };
    readings.push({ rule, reading });
  }
  return readings.find(({ reading }) => reading.checked === true) ?? readings.find(({ reading }) => reading.checked === undefined) ?? readings[0];
}

/** A number of a document that no rule reads: a table drops leading zeros of digits. */
const generic = ({ compact }: WrittenNumber): string => (/^\d+$/.test(compact) ? compact.replace(/^0+(?=.)/, "") : compact);

/** Numbers of documents have digits, and more than two characters. */
const mayBeNumber = ({ compact }: WrittenNumber): boolean => compact.length > 2 && /\p{Nd}/u.test(compact);

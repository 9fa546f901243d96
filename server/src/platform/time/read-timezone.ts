// Time zones as devices and shops write them: IANA names, offsets from UTC, and names of Windows.
import { zoneOffset } from "./zone-offset.ts";

/** Time zones of Windows in Latin America and its neighbours, by their names in CLDR (windowsZones.xml). */
const WINDOWS: Readonly<Record<string, string>> = {
  "argentina standard time": "America/Buenos_Aires",
  "atlantic standard time": "America/Halifax",
  "bahia standard time": "America/Bahia",
  "central america standard time": "America/Guatemala",
  "central brazilian standard time": "America/Cuiaba",
  "central standard time": "America/Chicago",
  "central standard time (mexico)": "America/Mexico_City",
  "cuba standard time": "America/Havana",
  "e. south america standard time": "America/Sao_Paulo",
  "eastern standard time": "America/New_York",
  "eastern standard time (mexico)": "America/Cancun",
  "haiti standard time": "America/Port-au-Prince",
  "montevideo standard time": "America/Montevideo",
  "mountain standard time": "America/Denver",
  "mountain standard time (mexico)": "America/Mazatlan",
  "pacific sa standard time": "America/Santiago",
  "pacific standard time": "America/Los_Angeles",
  "pacific standard time (mexico)": "America/Tijuana",
  "paraguay standard time": "America/Asuncion",
  "romance standard time": "Europe/Madrid",
  "gmt standard time": "Europe/London",
  "sa eastern standard time": "America/Cayenne",
  "sa pacific standard time": "America/Bogota",
  "sa western standard time": "America/La_Paz",
  "tocantins standard time": "America/Araguaina",
  "us eastern standard time": "America/Indianapolis",
  "us mountain standard time": "America/Phoenix",
  "venezuela standard time": "America/Caracas",
};

const OFFSET = /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/i;

/** The IANA name, or the offset (`-05:00`), of a text such as `America/Lima`, `UTC-5`, `GMT-0500`, `SA Pacific Standard Time`; undefined if it is no time zone. */
export function readTimezone(text: string, at: number): string | undefined {
  if (zoneOffset(text, at) !== undefined) return text;
  const given = text.trim();
  const name = WINDOWS[given.toLowerCase()] ?? offsetOf(given) ?? given.replaceAll(" ", "_");
  return zoneOffset(name, at) === undefined ? undefined : name;
}

function offsetOf(text: string): string | undefined {
  const [, sign, hours = "", minutes = "00"] = OFFSET.exec(text) ?? [];
  return sign === undefined || Number(hours) > 14 ? undefined : `${sign}${hours.padStart(2, "0")}:${minutes}`;
}

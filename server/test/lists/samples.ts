// Published samples of account and telephone numbers, valid and not. Facts only.

/**
 * CLABE. The first is the example of the CLABE validator of Center Key (github.com/center-key/clabe-validator, README), the second that of the
 * article "CLABE" of Wikipedia, which works its check digit out; the third is of the tests of the Ruby client of STP (Stp::Clabe).
 */
export const validClabes = ["002010077777777771", "032180000118359719", "002180032240946700"];

/** The same with a wrong digit, two digits exchanged, one missing, one too many, a letter. */
export const invalidClabes = ["002010077777777772", "032180000118359179", "00201007777777777", "0020100777777777710", "03218000011835971O", ""];

/**
 * IBAN: examples of the countries' entries in the IBAN Registry of SWIFT (ISO 13616), and of the article "International Bank Account Number"
 * of Wikipedia (the second of Great Britain).
 */
export const validIbans = [
  "BR1800360305000010009795493C1",
  "CR05015202001026284066",
  "DO28BAGR00000001212453611324",
  "GT82TRAJ01020000001210029690",
  "SV62CENR00000000000000700025",
  "ES9121000418450200051332",
  "DE89370400440532013000",
  "FR1420041010050500013M02606",
  "GB29NWBK60161331926819",
  "GB82WEST12345698765432",
  "BE68539007547034",
  "DK5000400440116243",
  "NO9386011117947",
];

/** A wrong check digit, a wrong length, a wrong place of a letter, two characters exchanged, a country without IBAN, nothing but a country. */
export const invalidIbans = [
  "GB82WEST12345698765433",
  "GB82WEST1234569876543",
  "DE8937040044053201300A",
  "BR1800360305000010009795439C1",
  "MX18002010077777777771",
  "DE",
  "",
];

/**
 * Telephone numbers: what libphonenumber publishes as each country's example of a mobile number (PhoneNumberMetadata.xml), as it is dialled within
 * the country and as E.164 has it. Argentina's is without the 9 that only calls from abroad dial.
 */
export const phones: readonly { readonly country: string; readonly national: readonly string[]; readonly e164: string }[] = [
  { country: "MX", national: ["222 123 4567", "(222) 123-4567"], e164: "+522221234567" },
  { country: "BR", national: ["(11) 96123-4567", "011 96123-4567"], e164: "+5511961234567" },
  { country: "CL", national: ["(2) 2123 4567", "2 2123 4567"], e164: "+56221234567" },
  { country: "CO", national: ["321 1234567", "321-123-4567"], e164: "+573211234567" },
  { country: "PE", national: ["942 187 306", "942-187-306"], e164: "+51942187306" },
  { country: "AR", national: ["011 15-4821-9035", "11 4821-9035"], e164: "+541148219035" },
  { country: "UY", national: ["094 231 234", "94 231 234"], e164: "+59894231234" },
];

/** No telephone numbers in any country: words, too short, too long, an unassigned calling code. */
export const invalidPhones = ["hola", "+", "+1", "55", "+999 1234 5678", "+52 5512345678901234567"];

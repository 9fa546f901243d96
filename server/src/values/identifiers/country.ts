// Countries of a payment: ISO 3166-1 codes, and the names that shops send in their place.

/** ISO 3166-1: alpha-2 and alpha-3 codes of all countries, as of November 2026. */
const CODES = `
  ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR
  BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL
  CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH
  FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM
  GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN
  KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO
  MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL
  NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT
  PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR
  SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR
  UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE`;

const countries = new Set<string>();
const byAlpha3 = new Map<string, string>();
for (const pair of CODES.trim().split(/\s+/)) {
  countries.add(pair.slice(0, 2));
  byAlpha3.set(pair.slice(2), pair.slice(0, 2));
}

/** Codes that ISO 3166 reserves because they are in common use for a country that has another one. */
const RESERVED: Readonly<Record<string, string>> = { UK: "GB" };

/** Languages whose names of countries are read. */
const LANGUAGES = ["es", "es-MX", "pt", "pt-PT", "en"] as const;

/** Common names that Unicode's locale data do not have. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "EAU"],
  AR: ["República Argentina", "Argentine Republic"],
  BH: ["Bahrein"],
  BN: ["Brunei Darussalam"],
  BO: ["Estado Plurinacional de Bolivia", "Plurinational State of Bolivia"],
  BR: ["República Federativa do Brasil", "Federative Republic of Brazil"],
  CD: ["República Democrática del Congo", "República Democrática do Congo", "Democratic Republic of the Congo"],
  CG: ["República del Congo", "República do Congo", "Republic of the Congo"],
  CI: ["Costa de Marfil", "Ivory Coast"],
  CL: ["República de Chile"],
  CN: ["República Popular China", "People's Republic of China"],
  CO: ["República de Colombia"],
  CR: ["República de Costa Rica"],
  CZ: ["República Checa", "República Tcheca", "Czech Republic"],
  DE: ["República Federal de Alemania", "Federal Republic of Germany", "Deutschland"],
  DO: ["Rep. Dominicana", "Dominican Rep.", "Dominicana"],
  EC: ["República del Ecuador"],
  GB: ["Gran Bretaña", "Grã-Bretanha", "Great Britain", "Inglaterra", "England", "Escocia", "Scotland", "Gales", "Wales"],
  GT: ["República de Guatemala"],
  IE: ["República de Irlanda", "Republic of Ireland"],
  IR: ["República Islámica de Irán", "Islamic Republic of Iran"],
  KP: ["República Popular Democrática de Corea", "Democratic People's Republic of Korea"],
  KR: ["República de Corea", "República da Coreia", "Republic of Korea", "Korea, Republic of"],
  MD: ["Republic of Moldova"],
  MK: ["Macedonia"],
  MX: ["Estados Unidos Mexicanos", "United Mexican States", "Méjico", "República Mexicana"],
  NL: ["Holanda", "Holland"],
  PA: ["República de Panamá"],
  PE: ["República del Perú"],
  PY: ["República del Paraguay"],
  RU: ["Federación de Rusia", "Federação Russa", "Russian Federation"],
  SV: ["República de El Salvador"],
  SY: ["República Árabe Siria", "Syrian Arab Republic"],
  SZ: ["Swazilandia", "Swaziland", "Suazilândia"],
  TZ: ["United Republic of Tanzania"],
  TR: ["Turkey", "Türkiye"],
  US: ["Estados Unidos de América", "Estados Unidos da América", "United States of America", "EE.UU.", "EEUU", "EUA", "U.S.A.", "U.S."],
  UY: ["República Oriental del Uruguay", "Banda Oriental"],
  VA: ["Santa Sede", "Santa Sé", "Holy See", "Vaticano", "Vatican"],
  VE: ["República Bolivariana de Venezuela", "Bolivarian Republic of Venezuela"],
};

/** Words that names are written with or without. */
const ARTICLES: ReadonlySet<string> = new Set("and the of y e el la los las de del da do das dos o os a as d".split(" "));

let names: ReadonlyMap<string, string> | undefined;

/** The words of a name in one order, without accents, case, punctuation, articles and prepositions: "Korea, Republic of" is "Republic of Korea". */
function nameKey(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}|['’.]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !ARTICLES.has(word));
  return words
    .map((word) => (word === "st" ? "saint" : word))
    .sort()
    .join(" ");
}

function allNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES)
    for (const style of ["long", "short"] as const) {
      const display = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
      for (const code of countries) found.set(nameKey(display.of(code) ?? code), code);
    }
  for (const [code, others] of Object.entries(OTHER_NAMES)) for (const other of others) found.set(nameKey(other), code);
  return found;
}

/** Characters of the longest name that is looked up. */
const LONGEST_NAME = 80;

/**
 * The ISO 3166-1 alpha-2 code of a country that is given as an alpha-2 or alpha-3 code in any case, as a numeric code of three digits, or by its name in
 * Spanish, Portuguese or English. `UK` is read as `GB`. Undefined for any other text, such as `AN` (withdrawn), `ZZ` and `EU`.
 */
export function readCountry(text: string): string | undefined {
  // most countries are given by their code
  if (countries.has(text)) return text;
  const written = text.trim();
  if (written.length > LONGEST_NAME) return undefined;
  const code = written.toUpperCase();
  if (countries.has(code)) return code;
  const other = RESERVED[code] ?? byAlpha3.get(code) ?? (/^\d{3}$/.test(code) ? ofNumber(code) : undefined);
  if (other !== undefined) return other;
  // two letters are a code, never a name
  if (/^[A-Z]{2}$/.test(code)) return undefined;
  names ??= allNames();
  return names.get(nameKey(written));
}

/** Numeric codes are region subtags of BCP 47, which Unicode's locale data map to letters. */
function ofNumber(digits: string): string | undefined {
  const region = new Intl.Locale(`und-${digits}`).region;
  return region !== undefined && countries.has(region) ? region : undefined;
}

/** Is the text the ISO 3166-1 alpha-2 code of a country, in capitals? */
export function isCountry(text: string): boolean {
  return countries.has(text);
}

/** Is the text a code that is in common use, but is not the country's code in ISO 3166-1, such as `UK`? It is read, and named as a warning. */
export function isReservedCountry(text: string): boolean {
  return Object.hasOwn(RESERVED, text.trim().toUpperCase());
}

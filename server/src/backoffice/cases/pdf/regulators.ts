// Full names of the regulators, in their own language.

const names: Readonly<Partial<Record<string, string>>> = {
  CMF: "Comisión para el Mercado Financiero",
  CNBV: "Comisión Nacional Bancaria y de Valores",
  BCB: "Banco Central do Brasil",
  SBS: "Superintendencia de Banca, Seguros y AFP",
  SFC: "Superintendencia Financiera de Colombia",
  BCU: "Banco Central del Uruguay",
  BCRA: "Banco Central de la República Argentina",
};

/** Full name of a regulator with its acronym, or the name in the case. */
export function regulatorName(regulator: string): string {
  const name = Object.hasOwn(names, regulator) ? names[regulator] : undefined;
  return name === undefined ? regulator : `${name} (${regulator})`;
}

// Names of columns in Spanish and Portuguese, as the contract spells them. The dashboard reads headers with it, too.

/** Names of columns, without accents. */
const COLUMNS: ReadonlyMap<string, string> = wordsOf({
  list_type: "tipo tipo_de_lista tipo_lista tipo_de_dato tipo_de_dado",
  value: "valor",
  reason: "motivo razon razao",
  severity: "gravedad severidad severidade gravidade",
  expires_at: "vence vencimiento vencimento caduca caducidad expira expiracion expiracao fecha_de_vencimiento data_de_vencimento valido_hasta valido_ate",
  is_active: "activo activa ativo ativa",
});

/** Names by their words. */
export function wordsOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).flatMap(([name, others]) => others.split(" ").map((other) => [other, name] as const)));
}

/** A text without accents. */
export const withoutAccents = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "");

/** A name of a column as the contract spells it: in any case, with blanks or hyphens, and in Spanish and Portuguese. */
export function columnName(cell: string): string {
  const name = cell
    .replace(/[\u200b\ufeff]/g, "")
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return COLUMNS.get(withoutAccents(name)) ?? name;
}

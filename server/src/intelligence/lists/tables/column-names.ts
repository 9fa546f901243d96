// Names of columns and words of cells in Spanish and Portuguese, as the contract spells them.

/** Names of columns, without accents. */
const COLUMNS: ReadonlyMap<string, string> = wordsOf({
  list_type: "tipo tipo_de_lista tipo_lista tipo_de_dato tipo_de_dado",
  value: "valor",
  reason: "motivo razon razao",
  severity: "gravedad severidad severidade gravidade",
  expires_at: "vence vencimiento vencimento caduca caducidad expira expiracion expiracao fecha_de_vencimiento data_de_vencimento valido_hasta valido_ate",
  is_active: "activo activa ativo ativa",
});

/** Words of cells that mean one value only, by column. */
const CELLS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  list_type: wordsOf({
    email: "correo correo_electronico e_mail mail",
    email_domain: "dominio",
    phone: "telefono telefone celular",
    ip_address: "ip direccion_ip endereco_ip",
    ip_range: "rango_ip rango_de_ip faixa_de_ip",
    country: "pais",
    card_bin: "bin",
    customer_id: "cliente id_cliente id_de_cliente",
  }),
  severity: wordsOf({ block: "bloquear bloqueo bloqueio", review: "revisar revision revisao", flag: "marcar" }),
};

function wordsOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).flatMap(([name, others]) => others.split(" ").map((other) => [other, name] as const)));
}

const withoutAccents = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "");

/** A name of a column as the contract spells it: in any case, with blanks or hyphens, and in Spanish and Portuguese. */
export function columnName(cell: string): string {
  const name = cell
    .replace(/[\u200b\ufeff]/g, "")
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return COLUMNS.get(withoutAccents(name)) ?? name;
}

/** The value of a column that a word means, in lower case and with underscores; undefined for any other word. */
export const valueOfWord = (column: string, word: string): string | undefined => CELLS[column]?.get(withoutAccents(word));

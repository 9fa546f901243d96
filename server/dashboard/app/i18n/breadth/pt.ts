// Portuguese: list entries that affect nearly everybody, and files for spreadsheets.
import type { breadth as english } from "./en.ts";

/** Texts of broad entries and of files. */
export const breadth: typeof english = {
  title: "Esta entrada afeta quase todos.",
  reasons: {
    wide_network: "A rede é mais ampla que /8 (IPv6: /16).",
    private_network: "Endereços privados e compartilhados são de proxies e escritórios, não de um pagador.",
    free_mail: "O domínio é de um provedor de e-mail gratuito.",
    reserved_domain: "O domínio é reservado.",
    public_suffix: "Qualquer pessoa pode registrar um nome sob este domínio.",
    own_country: "Há subcomércios neste país.",
    frequent: "Muitos pagamentos legítimos têm este valor.",
  },
  figure: (matching, all) => `Corresponde a ${matching} dos últimos ${all} pagamentos.`,
  uncounted: "Nenhum pagamento recente pode ser contado.",
  confirm: "Criar mesmo assim",
  activate: "Ativar mesmo assim",
  activateTitle: "Ativar esta entrada?",
  importRest: (count) => (count === "1" ? "Importar também a linha ampla" : `Importar também as ${count} linhas amplas`),
  exportSheet: "Exportar para o Excel",
  listType: "Tipo dos valores (o arquivo não tem cabeçalho)",
};

// Spanish: list entries that affect nearly everybody, and files for spreadsheets.
import type { breadth as english } from "./en.ts";

/** Texts of broad entries and of files. */
export const breadth: typeof english = {
  title: "Esta entrada afecta a casi todos.",
  reasons: {
    wide_network: "La red es más amplia que /8 (IPv6: /16).",
    private_network: "Las direcciones privadas y compartidas son de proxies y oficinas, no de un pagador.",
    free_mail: "El dominio es de un proveedor de correo gratuito.",
    reserved_domain: "El dominio está reservado.",
    public_suffix: "Cualquiera puede registrar un nombre bajo este dominio.",
    own_country: "Hay subcomercios en este país.",
    frequent: "Muchos pagos legítimos tienen este valor.",
  },
  figure: (matching, all) => `Coincide con ${matching} de los últimos ${all} pagos.`,
  uncounted: "No se puede contar ningún pago reciente.",
  confirm: "Crear de todos modos",
  activate: "Activar de todos modos",
  activateTitle: "¿Activar esta entrada?",
  importRest: (count) => (count === "1" ? "Importar también la línea amplia" : `Importar también las ${count} líneas amplias`),
  exportSheet: "Exportar para Excel",
  listType: "Tipo de los valores (el archivo no tiene encabezado)",
};

// English: list entries that affect nearly everybody, and files for spreadsheets.

/** Texts of broad entries and of files. */
export const breadth = {
  title: "This entry affects nearly everybody.",
  reasons: {
    wide_network: "The network is wider than /8 (IPv6: /16).",
    private_network: "Private and shared addresses belong to proxies and offices, not to one payer.",
    free_mail: "The domain belongs to a free-mail provider.",
    reserved_domain: "The domain is reserved.",
    public_suffix: "Anyone can register under this domain.",
    own_country: "Submerchants are in this country.",
    frequent: "Many honest payments have this value.",
  },
  figure: (matching: string, all: string) => `It matches ${matching} of the last ${all} payments.`,
  uncounted: "No recent payment can be counted.",
  confirm: "Create anyway",
  activate: "Activate anyway",
  activateTitle: "Activate this entry?",
  importRest: (count: string) => (count === "1" ? "Import the broad line too" : `Import the ${count} broad lines too`),
  exportSheet: "Export for Excel",
  listType: "Type of the values (the file has no header)",
};

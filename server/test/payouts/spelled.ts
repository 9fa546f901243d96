// Values of payouts in several spellings each: as somebody enters them in a list, and as payouts carry them.

const to = (more: object) => ({ beneficiary: { id: "ben_listed", ...more } });
const ip = (ip_address: string) => ({ initiator: { ip_address } });

/** A value that an entry lists and a payout carries. */
export interface Spelled {
  readonly type: string;
  /** Spellings of one value, as it is entered. */
  readonly entered: readonly string[];
  /** Payouts that carry it, in their own spellings. */
  readonly paid: readonly object[];
  /** A payout that carries nearly the same. */
  readonly nearly: object;
}

/** Values of every type that a payout can carry. */
export const spelled: readonly Spelled[] = [
  {
    type: "beneficiary_id",
    entered: ["ben_Malo", " ben_Malo "],
    paid: [to({ id: "ben_Malo" }), to({ id: "  ben_Malo" })],
    nearly: to({ id: "ben_malo" }),
  },
  {
    type: "clabe",
    entered: ["032180000118359719", "032 180 00011835971 9"],
    paid: [to({ clabe: "032180000118359719" }), to({ clabe: "032-180-00011835971-9" })],
    nearly: to({ clabe: "002180032240946700" }),
  },
  {
    type: "iban",
    entered: ["BR1800360305000010009795493C1", "br18 0036 0305 0000 1000 9795 493c 1"],
    paid: [to({ iban: "BR1800360305000010009795493C1" }), to({ iban: "br18-0036-0305-0000-1000-9795-493c-1" })],
    nearly: to({ iban: "BR9700360305000010009795493P1" }),
  },
  {
    type: "account_hash",
    entered: ["acct_Malo", " acct_Malo"],
    paid: [to({ account_hash: "acct_Malo" }), to({ account_hash: "acct_Malo " })],
    nearly: to({ account_hash: "acct_malo" }),
  },
  {
    type: "swift_bic",
    entered: ["BCMRMXMM", "bcmrmxmmXXX", " BcmrMxmm "],
    paid: [to({ swift_bic: "BCMRMXMM" }), to({ swift_bic: "bcmrmxmm" }), to({ swift_bic: "BCMRMXMMXXX" })],
    nearly: to({ swift_bic: "BCMRMXMMPYM" }),
  },
  {
    type: "customer_id",
    entered: ["cus_Malo", " cus_Malo "],
    paid: [{ origin: { account_id: "cus_Malo" } }, { origin: { account_id: " cus_Malo" } }],
    nearly: { origin: { account_id: "cus_malo" } },
  },
  {
    type: "email",
    entered: ["Malo@Correo.MX", "malo+1@correo.mx"],
    paid: [to({ email: "malo@correo.mx" }), to({ email: "MALO+2@CORREO.mx" })],
    nearly: to({ email: "malos@correo.mx" }),
  },
  {
    type: "email_domain",
    entered: ["mala.example", "@MALA.example"],
    paid: [to({ email: "a@mala.example" }), to({ email: "a@b.mala.example" })],
    nearly: to({ email: "a@nomala.example" }),
  },
  {
    type: "phone",
    entered: ["+525548219034", "+52 1 55 4821 9034"],
    paid: [to({ phone: "+52 (55) 4821-9034" }), to({ phone: "55 4821 9034", country: "MX" }), to({ phone: "55 4821 9034", clabe: "002010077777777771" })],
    nearly: to({ phone: "+525548219035" }),
  },
  {
    type: "country",
    entered: ["KP", " kp"],
    paid: [to({ country: "KP" }), { origin: { country: "KP" } }],
    nearly: to({ country: "KR" }),
  },
  {
    type: "country",
    entered: ["GB"],
    paid: [to({ iban: "GB82WEST12345698765432" }), to({ iban: "gb82 west 1234 5698 7654 32", country: "MX" })],
    nearly: to({ iban: "DE89370400440532013000" }),
  },
  {
    type: "ip_address",
    entered: ["189.203.100.7", "::ffff:189.203.100.7"],
    paid: [ip("189.203.100.7"), ip("::FFFF:bdcb:6407")],
    nearly: ip("189.203.100.70"),
  },
  { type: "ip_range", entered: ["189.203.113.77/24"], paid: [ip("189.203.113.0"), ip("::ffff:189.203.113.9")], nearly: ip("189.203.112.255") },
  {
    type: "device_fingerprint",
    entered: ["fp_Malo", " fp_Malo"],
    paid: [{ initiator: { device_fingerprint: "fp_Malo" } }, { initiator: { device_fingerprint: "fp_Malo  " } }],
    nearly: { initiator: { device_fingerprint: "fp_malo" } },
  },
];

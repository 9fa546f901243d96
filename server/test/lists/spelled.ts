// Values in several spellings each: as somebody enters them, and as payments carry them.

/** A payer with this e-mail address. */
export const email = (value: string) => ({ payer: { email: value } });
const phone = (value: string, country?: string) => ({ payer: { phone: value, ...(country === undefined ? {} : { country }) } });
const ip = (value: string) => ({ device: { ip_address: value } });
/** A device with this fingerprint. */
export const fingerprint = (value: string) => ({ device: { fingerprint: value } });
const card = (facts: object) => ({ payment_method: { type: "card", card: facts } });
/** A payment with an account. */
export const method = (facts: object) => ({ payment_method: facts });

/** A value that an entry lists and a pay-in carries. */
interface Spelled {
  readonly type: string;
  /** Spellings of one value, as it is entered. */
  readonly entered: readonly string[];
  /** Payments that carry it, in their own spellings. */
  readonly paid: readonly object[];
  /** A payment that carries nearly the same. */
  readonly nearly: object;
}

/** Values of every type that a pay-in can carry. */
export const spelled: readonly Spelled[] = [
  {
    type: "email",
    entered: ["m.a.ria@gmail.com", "MARIA+tienda@googlemail.com", " maria@gmail.com. "],
    paid: [email("maria@gmail.com"), email("Mar.ia+otra@GoogleMail.com"), email("m.a.r.i.a@gmail.com")],
    nearly: email("mario@gmail.com"),
  },
  {
    type: "email_domain",
    entered: ["mala.example", "MALA.Example", "@mala.example", " mala.example. "],
    paid: [email("x@mala.example"), email("X@MALA.EXAMPLE"), email("x+1@correo.mala.example"), email("x@a.b.mala.example")],
    nearly: email("x@nomala.example"),
  },
  {
    type: "ip_address",
    entered: ["189.203.100.7", "::ffff:189.203.100.7", "0:0:0:0:0:FFFF:BDCB:6407"],
    paid: [ip("189.203.100.7"), ip("::ffff:189.203.100.7"), ip("::FFFF:bdcb:6407")],
    nearly: ip("189.203.100.70"),
  },
  {
    type: "ip_address",
    entered: ["2806:db8:7::7", "2806:0DB8:0007:0000:0000:0000:0000:0007", "2806:db8:7::7%eth0"],
    paid: [ip("2806:db8:7::7"), ip("2806:DB8:7:0:0:0:0:7"), ip("2806:db8:0007::0007")],
    nearly: ip("2806:db8:7::70"),
  },
  {
    type: "ip_range",
    entered: ["189.203.113.0/24", "189.203.113.77/24", " 189.203.113.255/24 "],
    paid: [ip("189.203.113.0"), ip("189.203.113.255"), ip("::ffff:189.203.113.9")],
    nearly: ip("189.203.112.255"),
  },
  {
    type: "ip_range",
    entered: ["2806:db8:77::/48", "2806:0DB8:0077:1234::9/48"],
    paid: [ip("2806:db8:77::"), ip("2806:DB8:77:ffff:ffff:ffff:ffff:ffff")],
    nearly: ip("2806:db8:78::"),
  },
  { type: "device_fingerprint", entered: ["fp_Malo", "  fp_Malo "], paid: [fingerprint("fp_Malo"), fingerprint(" fp_Malo  ")], nearly: fingerprint("fp_malo") },
  { type: "card_bin", entered: ["520000", "5200 00", "5200-00"], paid: [card({ bin: "520000" }), card({ bin: "52000099" })], nearly: card({ bin: "520001" }) },
  { type: "card_bin", entered: ["52111112", "5211 1112"], paid: [card({ bin: "52111112" })], nearly: card({ bin: "52111113" }) },
  {
    type: "card_hash",
    entered: ["tok_Malo", " tok_Malo "],
    paid: [card({ hash: "tok_Malo" }), card({ hash: " tok_Malo" })],
    nearly: card({ hash: "tok_malo" }),
  },
  {
    type: "country",
    entered: ["KP", "kp", " Kp "],
    paid: [{ payer: { country: "KP" } }, { billing_address: { country: "KP" } }, { shipping_address: { country: "KP" } }, card({ country: "KP" })],
    nearly: { payer: { country: "KR" } },
  },
  {
    type: "phone",
    entered: ["+525548219034", "+52 1 55 4821 9034", "+52 (55) 4821-9034", "tel:+52-55-4821-9034"],
    paid: [phone("+52 55 4821 9034"), phone("+5215548219034"), phone("55 4821 9034", "MX"), phone("(55) 4821.9034", "MX"), phone("0052 55 4821 9034", "MX")],
    nearly: phone("+525548219035"),
  },
  {
    type: "phone",
    entered: ["+54 9 11 4821-9035", "+54 11 4821 9035", "+54 11 15 4821 9035"],
    paid: [phone("+5491148219035"), phone("+541148219035"), phone("011 15 4821-9035", "AR"), phone("11 4821-9035", "AR")],
    nearly: phone("+541148219036"),
  },
  {
    type: "phone",
    entered: ["+55 11 96123-4567", "+55 (11) 961234567"],
    paid: [phone("+5511961234567"), phone("(11) 96123-4567", "BR"), phone("011 96123-4567", "BR"), phone("0 15 11 96123-4567", "BR")],
    nearly: phone("+5511961234568"),
  },
  {
    type: "customer_id",
    entered: ["cus_Ñandú", " cus_Ñandú "],
    paid: [{ payer: { customer_id: "cus_Ñandú" } }, { payer: { customer_id: " cus_Ñandú" } }],
    nearly: { payer: { customer_id: "cus_ñandú" } },
  },
  {
    type: "clabe",
    entered: ["032180000118359719", "032 180 00011835971 9", "032-180-00011835971-9"],
    paid: [method({ clabe: "032180000118359719" }), method({ clabe: "0321 8000 0118 3597 19" })],
    nearly: method({ clabe: "032180000118359722" }),
  },
  {
    type: "iban",
    entered: ["BR1800360305000010009795493C1", "br18 0036 0305 0000 1000 9795 493c 1", "BR18-0036-0305-0000-1000-9795-493C-1"],
    paid: [method({ iban: "BR18 0036 0305 0000 1000 9795 493C 1" }), method({ iban: "br1800360305000010009795493c1" })],
    nearly: method({ iban: "BR9700360305000010009795493P1" }),
  },
  {
    type: "account_hash",
    entered: ["acct_Malo", " acct_Malo"],
    paid: [method({ account_hash: "acct_Malo" }), method({ account_hash: "acct_Malo " })],
    nearly: method({ account_hash: "acct_malo" }),
  },
];

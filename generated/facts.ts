// Generated from spec/ by `npm run generate`. Do not edit.

/** A fact of a decision. */
export interface FactRule {
  /** Identifies the fact in stored assessments. */
  readonly id: number;
  /** Group and name, as in the contract's `DecisionFacts`. */
  readonly path: string;
  readonly type: "number" | "string" | "boolean";
  readonly unit: string | null;
  readonly description: string;
  readonly example: number | string | boolean;
  /** What stands for it where it could not be observed. */
  readonly default: number | string | boolean;
  /** False: it is read from other columns of the assessment. */
  readonly stored: boolean;
  /** The signal that grades it. */
  readonly signal: string | null;
  /** The signals whose strength it scales. */
  readonly weighs: readonly string[];
}

/** Every fact, in the order of the contract. */
export const facts = [
  {"id":1,"path":"payment.amount","type":"number","unit":"major units","description":"The amount, in major units.","example":1499.9,"default":0,"stored":false,"signal":null,"weighs":[]},
  {"id":2,"path":"payment.currency","type":"string","unit":null,"description":"Its currency, ISO 4217.","example":"MXN","default":"","stored":false,"signal":null,"weighs":[]},
  {"id":3,"path":"payment.flow","type":"string","unit":null,"description":"Direction of the money: `payin` or `payout`.","example":"payin","default":"","stored":false,"signal":null,"weighs":[]},
  {"id":4,"path":"payment.origin","type":"string","unit":null,"description":"Who asked: `server` (secret key) or `browser` (publishable key).","example":"server","default":"","stored":false,"signal":null,"weighs":[]},
  {"id":5,"path":"payment.channel","type":"string","unit":null,"description":"Channel of the request.","example":"web","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":6,"path":"payment.method_type","type":"string","unit":null,"description":"Type of the payment method.","example":"card","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":7,"path":"payment.category_code","type":"string","unit":null,"description":"Merchant category code, ISO 18245.","example":"5732","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":8,"path":"payment.category_risk","type":"number","unit":"0 to 1","description":"Risk group of the merchant category, 0 to 1.","example":0.5,"default":0,"stored":true,"signal":"MERCHANT_CATEGORY_RISK","weighs":[]},
  {"id":9,"path":"payment.local_hour","type":"number","unit":"hour","description":"Hour of the day where the payer is.","example":15,"default":12,"stored":true,"signal":null,"weighs":[]},
  {"id":10,"path":"payment.local_weekday","type":"number","unit":"day","description":"Day of the week where the payer is, Monday 1 to Sunday 7 (ISO 8601).","example":5,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":11,"path":"payment.money_at_stake","type":"number","unit":"0 to 1","description":"How much of an unusual amount counts: little for small sums, 0 to 1.","example":0.8,"default":1,"stored":true,"signal":null,"weighs":["AMOUNT_ANOMALY_PAYER","AMOUNT_DEVIATION_PAYER","PAYER_UNUSUAL_RECENTLY"]},
  {"id":12,"path":"payment.dead_of_night","type":"number","unit":"0 or 1","description":"1 between midnight and five where the payer is.","example":1,"default":0,"stored":true,"signal":"ODD_HOUR","weighs":[]},
  {"id":13,"path":"payment.micro_amount","type":"number","unit":"0 or 1","description":"1 for an amount of about 1 USD or less.","example":1,"default":0,"stored":true,"signal":"MICRO_AMOUNT","weighs":[]},
  {"id":14,"path":"payment.avs_result","type":"string","unit":null,"description":"Result of the address verification.","example":"match","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":15,"path":"payment.cvv_result","type":"string","unit":null,"description":"Result of the check of the security code.","example":"match","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":16,"path":"payment.verification_failed","type":"number","unit":"0 or 1","description":"1 when the security code or the address did not match.","example":1,"default":0,"stored":true,"signal":"AVS_CVV_FAIL","weighs":[]},
  {"id":17,"path":"payment.three_ds_status","type":"string","unit":null,"description":"Result of 3-D Secure.","example":"authenticated","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":18,"path":"payment.three_ds_failed","type":"number","unit":"0 to 1","description":"1 when 3-D Secure was rejected, 0.9 when it failed otherwise.","example":0.9,"default":0,"stored":true,"signal":"THREEDS_FAILED","weighs":[]},
  {"id":19,"path":"payment.three_ds_authenticated","type":"number","unit":"0 or 1","description":"1 when 3-D Secure succeeded with a shift of liability.","example":1,"default":0,"stored":true,"signal":"THREEDS_AUTHENTICATED","weighs":[]},
  {"id":20,"path":"payment.amount_position","type":"number","unit":"ratio","description":"Position of the amount in the organization's distribution of amounts: 0 at the 99th percentile, 1 at the 99.9th, on a logarithmic scale.","example":-1.4,"default":-10,"stored":true,"signal":"AMOUNT_ABOVE_ORG_P99","weighs":[]},
  {"id":21,"path":"payment.amount_position_weight","type":"number","unit":"0 to 1","description":"How much of `amount_position` counts: less while the distribution is the segment's and not the organization's own.","example":0.6,"default":1,"stored":true,"signal":null,"weighs":["AMOUNT_ABOVE_ORG_P99"]},
  {"id":30,"path":"payer.country","type":"string","unit":null,"description":"Country of the payer, ISO 3166-1.","example":"MX","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":31,"path":"payer.account_age_hours","type":"number","unit":"hours","description":"Hours since the payer's account was opened.","example":2160,"default":1000000,"stored":true,"signal":"ACCOUNT_NEW","weighs":[]},
  {"id":32,"path":"payer.hours_since_credentials_changed","type":"number","unit":"hours","description":"Hours since the payer's credentials were changed.","example":4,"default":1000000,"stored":true,"signal":"CREDENTIALS_CHANGED_RECENTLY","weighs":[]},
  {"id":33,"path":"payer.stated_orders","type":"number","unit":"orders","description":"Orders that the payer completed before by the caller's statement, where the service does not know the payer itself.","example":3,"default":0,"stored":true,"signal":"PAYER_PREVIOUS_ORDERS","weighs":[]},
  {"id":34,"path":"payer.trusted","type":"number","unit":"0 or 1","description":"1 for a payer on the allowlist or with a long record without a dispute.","example":1,"default":0,"stored":true,"signal":"PAYER_TRUSTED","weighs":[]},
  {"id":35,"path":"payer.captured_payments","type":"number","unit":"payments","description":"Captured payments of the payer.","example":12,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":36,"path":"payer.disputes","type":"number","unit":"disputes","description":"Disputes of the payer.","example":0,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":37,"path":"payer.days_since_first_capture","type":"number","unit":"days","description":"Days since the first captured payment of the payer.","example":210,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":38,"path":"payer.days_since_chargeback","type":"number","unit":"days","description":"Days since a lost chargeback that burdens the payer.","example":45,"default":100000,"stored":true,"signal":"PAYER_PRIOR_CHARGEBACK","weighs":[]},
  {"id":39,"path":"payer.days_since_confirmed_fraud","type":"number","unit":"days","description":"Days since fraud by the payer was confirmed.","example":12,"default":100000,"stored":true,"signal":"PAYER_CONFIRMED_FRAUD","weighs":[]},
  {"id":40,"path":"payer.failed_attempts_24h","type":"number","unit":"payments","description":"Failed attempts of the payer, the card or the device within 24 hours.","example":1,"default":0,"stored":true,"signal":"FAILED_ATTEMPTS_24H","weighs":[]},
  {"id":41,"path":"payer.cards_24h","type":"number","unit":"cards","description":"Distinct cards of the payer within 24 hours, this one included.","example":1,"default":0,"stored":true,"signal":"MULTI_CARD_PAYER_24H","weighs":[]},
  {"id":42,"path":"payer.amount_times_usual","type":"number","unit":"ratio","description":"The amount as a multiple of the payer's usual one.","example":1.2,"default":1,"stored":true,"signal":"AMOUNT_ANOMALY_PAYER","weighs":[]},
  {"id":43,"path":"payer.amount_deviations","type":"number","unit":"deviations","description":"Standard deviations of the amount above the payer's usual one.","example":0.7,"default":0,"stored":true,"signal":"AMOUNT_DEVIATION_PAYER","weighs":[]},
  {"id":44,"path":"payer.unusual_payments_14d","type":"number","unit":"payments","description":"Unusual payments of the payer within 14 days before one that is unusual itself.","example":0,"default":0,"stored":true,"signal":"PAYER_UNUSUAL_RECENTLY","weighs":[]},
  {"id":45,"path":"payer.payments_1d","type":"number","unit":"payments","description":"Payments of the payer within one day, this one not included; at most the latest 40 are known.","example":1,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":46,"path":"payer.payments_3d","type":"number","unit":"payments","description":"The same within 3 days.","example":1,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":47,"path":"payer.payments_7d","type":"number","unit":"payments","description":"The same within 7 days.","example":3,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":48,"path":"payer.payments_14d","type":"number","unit":"payments","description":"The same within 14 days.","example":5,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":49,"path":"payer.payments_30d","type":"number","unit":"payments","description":"The same within 30 days.","example":9,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":50,"path":"payer.amount_1d","type":"number","unit":"major units","description":"Sum of these payments within one day in the currency of this one, in major units.","example":300,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":51,"path":"payer.amount_3d","type":"number","unit":"major units","description":"The same within 3 days.","example":300,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":52,"path":"payer.amount_7d","type":"number","unit":"major units","description":"The same within 7 days.","example":1200,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":53,"path":"payer.amount_14d","type":"number","unit":"major units","description":"The same within 14 days.","example":2100,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":54,"path":"payer.amount_30d","type":"number","unit":"major units","description":"The same within 30 days.","example":4100,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":55,"path":"payer.hours_since_payment","type":"number","unit":"hours","description":"Hours since the payer's previous payment.","example":30.5,"default":1000000,"stored":true,"signal":null,"weighs":[]},
  {"id":56,"path":"payer.hour_familiarity","type":"number","unit":"0 to 1","description":"Share of the payer's earlier payments within two hours of this time of day.","example":0.4,"default":1,"stored":true,"signal":null,"weighs":[]},
  {"id":57,"path":"payer.weekday_familiarity","type":"number","unit":"ratio","description":"Share of the payer's earlier payments on this day of the week, times 7: 1 is as many as on other days.","example":1.1,"default":1,"stored":true,"signal":null,"weighs":[]},
  {"id":58,"path":"payer.card_known","type":"boolean","unit":null,"description":"Was the card used by the payer before? Also true while no earlier card of the payer is known.","example":true,"default":true,"stored":true,"signal":null,"weighs":[]},
  {"id":59,"path":"payer.kilometres_from_usual","type":"number","unit":"km","description":"Kilometres from this connection's country to the nearest country of the payer's earlier payments.","example":0,"default":0,"stored":true,"signal":null,"weighs":[]},
  {"id":60,"path":"payer.travel_speed","type":"number","unit":"km/h","description":"Speed that the payer would have had to travel at between the countries of the last two connections.","example":0,"default":0,"stored":true,"signal":"IMPOSSIBLE_TRAVEL","weighs":[]},
  {"id":70,"path":"email.domain","type":"string","unit":null,"description":"Domain of the e-mail address; read from the request, so absent where that was erased.","example":"example.com","default":"","stored":false,"signal":null,"weighs":[]},
  {"id":71,"path":"email.disposable","type":"number","unit":"0 or 1","description":"1 for a throw-away address.","example":1,"default":0,"stored":true,"signal":"EMAIL_DISPOSABLE","weighs":[]},
  {"id":72,"path":"email.randomness","type":"number","unit":"0 to 1","description":"How random the part before the at sign looks, 0 to 1.","example":0.1,"default":0,"stored":true,"signal":"EMAIL_PATTERN_SUSPICIOUS","weighs":[]},
  {"id":73,"path":"email.orders_1h","type":"number","unit":"orders","description":"Distinct orders with the address within an hour, this one included.","example":1,"default":0,"stored":true,"signal":"VELOCITY_EMAIL_1H","weighs":[]},
  {"id":74,"path":"email.fraud_excess","type":"number","unit":"share","description":"Share of fraud at the domain in the last known week, beyond the organization's base rate.","example":0.001,"default":0,"stored":true,"signal":"EMAIL_DOMAIN_RECENT_FRAUD","weighs":[]},
  {"id":75,"path":"email.phone_country_mismatch","type":"number","unit":"0 or 1","description":"1 when the payer's telephone number belongs to another country than the billing address.","example":1,"default":0,"stored":true,"signal":"PHONE_COUNTRY_MISMATCH","weighs":[]},
  {"id":80,"path":"card.bin","type":"string","unit":null,"description":"First six digits of the card.","example":"418090","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":81,"path":"card.country","type":"string","unit":null,"description":"Country of issue.","example":"MX","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":82,"path":"card.prepaid","type":"number","unit":"0 or 1","description":"1 for a prepaid card.","example":1,"default":0,"stored":true,"signal":"CARD_PREPAID","weighs":[]},
  {"id":83,"path":"card.holder_name_difference","type":"number","unit":"0 to 1","description":"Share of the shorter of cardholder's and payer's names that the other does not have.","example":0.5,"default":0,"stored":true,"signal":"HOLDER_NAME_MISMATCH","weighs":[]},
  {"id":84,"path":"card.country_mismatch","type":"number","unit":"0 to 1","description":"1 when the card was issued in another country than the billing address or the connection, 0.4 for neighbouring countries.","example":0.4,"default":0,"stored":true,"signal":"BIN_COUNTRY_MISMATCH","weighs":[]},
  {"id":85,"path":"card.orders_1h","type":"number","unit":"orders","description":"Distinct orders with the card within an hour, this one included.","example":1,"default":0,"stored":true,"signal":"VELOCITY_CARD_1H","weighs":[]},
  {"id":86,"path":"card.new_payers_of_bin_1h","type":"number","unit":"cards","description":"Distinct cards of this BIN by new payers within an hour, beyond three times the usual number.","example":2,"default":0,"stored":true,"signal":"VELOCITY_BIN_1H","weighs":[]},
  {"id":87,"path":"card.tested_cards_1h","type":"number","unit":"cards","description":"Distinct cards with failures or micro amounts on the device or address within an hour, by their share of all cards.","example":0,"default":0,"stored":true,"signal":"CARD_TESTING_PATTERN","weighs":[]},
  {"id":88,"path":"card.fraud_excess","type":"number","unit":"share","description":"Share of fraud with cards of this BIN in the last known week, beyond the organization's base rate.","example":0.001,"default":0,"stored":true,"signal":"BIN_RECENT_FRAUD","weighs":[]},
  {"id":90,"path":"device.automation","type":"number","unit":"0 or 1","description":"1 for a bot, an emulator or an automated browser.","example":1,"default":0,"stored":true,"signal":"DEVICE_AUTOMATION","weighs":[]},
  {"id":91,"path":"device.new_for_payer","type":"number","unit":"0 or 1","description":"1 when a known payer uses a device not seen before.","example":1,"default":0,"stored":true,"signal":"DEVICE_NEW_FOR_PAYER","weighs":[]},
  {"id":92,"path":"device.orders_1h","type":"number","unit":"orders","description":"Distinct orders from the device within an hour, this one included.","example":1,"default":0,"stored":true,"signal":"VELOCITY_DEVICE_1H","weighs":[]},
  {"id":93,"path":"device.cards_24h","type":"number","unit":"cards","description":"Distinct cards on the device within 24 hours, this one included.","example":1,"default":0,"stored":true,"signal":"MULTI_CARD_DEVICE_24H","weighs":[]},
  {"id":94,"path":"device.customers_7d","type":"number","unit":"customers","description":"Distinct customers on the device within seven days, this one included.","example":1,"default":0,"stored":true,"signal":"MULTI_ACCOUNT_DEVICE_7D","weighs":[]},
  {"id":95,"path":"device.fraud_excess","type":"number","unit":"share","description":"Share of fraud on the device in the last known week, beyond the organization's base rate.","example":0,"default":0,"stored":true,"signal":"DEVICE_RECENT_FRAUD","weighs":[]},
  {"id":100,"path":"connection.country","type":"string","unit":null,"description":"Country of the IP address.","example":"MX","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":101,"path":"connection.hosting","type":"number","unit":"0 or 1","description":"1 for an address of a hosting network.","example":1,"default":0,"stored":true,"signal":"IP_DATACENTER","weighs":[]},
  {"id":102,"path":"connection.proxy","type":"number","unit":"0 or 1","description":"1 for a proxy or VPN.","example":1,"default":0,"stored":true,"signal":"IP_PROXY_VPN","weighs":[]},
  {"id":103,"path":"connection.tor","type":"number","unit":"0 or 1","description":"1 for the Tor network.","example":1,"default":0,"stored":true,"signal":"IP_TOR","weighs":[]},
  {"id":104,"path":"connection.orders_1h","type":"number","unit":"orders","description":"Distinct orders from the address within an hour, this one included.","example":1,"default":0,"stored":true,"signal":"VELOCITY_IP_1H","weighs":[]},
  {"id":105,"path":"connection.billing_country_mismatch","type":"number","unit":"0 to 1","description":"1 when the connection comes from another country than the billing address, 0.4 for neighbouring countries.","example":0.4,"default":0,"stored":true,"signal":"IP_BILLING_COUNTRY_MISMATCH","weighs":[]},
  {"id":110,"path":"address.billing_country","type":"string","unit":null,"description":"Country of the billing address.","example":"MX","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":111,"path":"address.shipping_country","type":"string","unit":null,"description":"Country of the delivery.","example":"MX","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":112,"path":"address.shipping_kilometres","type":"number","unit":"km","description":"Kilometres from the delivery to the nearest country of bill, card and connection.","example":6200,"default":0,"stored":true,"signal":"SHIPPING_COUNTRY_MISMATCH","weighs":[]},
  {"id":113,"path":"address.shipping_weight","type":"number","unit":"0 to 1","description":"How much of `shipping_kilometres` counts: by the money at stake, half where the payer connects from the country of delivery.","example":0.5,"default":1,"stored":true,"signal":null,"weighs":["SHIPPING_COUNTRY_MISMATCH"]},
  {"id":114,"path":"address.high_risk_country","type":"number","unit":"0 or 1","description":"1 when a country of the payment is on the organization's high-risk list.","example":1,"default":0,"stored":true,"signal":"HIGH_RISK_COUNTRY","weighs":[]},
  {"id":120,"path":"terminal.fraud_excess","type":"number","unit":"share","description":"Share of fraud at the terminal in the last known week, beyond the organization's base rate.","example":0.001,"default":0,"stored":true,"signal":"TERMINAL_RECENT_FRAUD","weighs":[]},
  {"id":121,"path":"terminal.compromised_days","type":"number","unit":"days","description":"Days since the present series of frauds at the terminal began, where a fifth or more of its recent payments were fraud.","example":6,"default":100000,"stored":true,"signal":"TERMINAL_COMPROMISED","weighs":[]},
  {"id":122,"path":"terminal.compromised_weight","type":"number","unit":"0 to 1","description":"How much of `compromised_days` counts, by the recent share of fraud.","example":0.8,"default":1,"stored":true,"signal":null,"weighs":["TERMINAL_COMPROMISED"]},
  {"id":130,"path":"lists.block","type":"number","unit":"0 or 1","description":"1 when a blocklist entry of severity `block` matched.","example":1,"default":0,"stored":true,"signal":"BLOCKLIST_BLOCK","weighs":[]},
  {"id":131,"path":"lists.review","type":"number","unit":"0 or 1","description":"1 when a blocklist entry of severity `review` matched.","example":1,"default":0,"stored":true,"signal":"BLOCKLIST_REVIEW","weighs":[]},
  {"id":132,"path":"lists.flag","type":"number","unit":"0 or 1","description":"1 when a blocklist entry of severity `flag` matched.","example":1,"default":0,"stored":true,"signal":"BLOCKLIST_FLAG","weighs":[]},
  {"id":133,"path":"lists.network_confirmed","type":"number","unit":"0 or 1","description":"1 when two or more participants of the intelligence network reported a value of the payment.","example":1,"default":0,"stored":true,"signal":"NETWORK_CONFIRMED","weighs":[]},
  {"id":134,"path":"lists.network_suspected","type":"number","unit":"0 or 1","description":"1 when one participant of the intelligence network reported a value of the payment.","example":1,"default":0,"stored":true,"signal":"NETWORK_SUSPECTED","weighs":[]},
  {"id":150,"path":"payout.first_to_beneficiary","type":"number","unit":"0 or 1","description":"1 for the first payout to the beneficiary.","example":1,"default":0,"stored":true,"signal":"PAYOUT_FIRST_TO_BENEFICIARY","weighs":[]},
  {"id":151,"path":"payout.times_large","type":"number","unit":"ratio","description":"The amount of a first payout as a multiple of what is large for the organization.","example":0.4,"default":0,"stored":true,"signal":"PAYOUT_FIRST_AND_LARGE","weighs":[]},
  {"id":152,"path":"payout.origins_24h","type":"number","unit":"origins","description":"Distinct origins that paid to the account within 24 hours, this one included.","example":1,"default":0,"stored":true,"signal":"PAYOUT_MULE_FAN_IN","weighs":[]},
  {"id":153,"path":"payout.new_beneficiaries_1h","type":"number","unit":"beneficiaries","description":"Distinct new beneficiaries of the origin within an hour, this one included.","example":1,"default":0,"stored":true,"signal":"PAYOUT_FAN_OUT","weighs":[]},
  {"id":154,"path":"payout.clabe_invalid","type":"number","unit":"0 or 1","description":"1 for a CLABE that is malformed or has a wrong check digit.","example":1,"default":0,"stored":true,"signal":"PAYOUT_CLABE_INVALID","weighs":[]},
  {"id":155,"path":"payout.iban_invalid","type":"number","unit":"0 or 1","description":"1 for an IBAN that is malformed or has wrong check digits.","example":1,"default":0,"stored":true,"signal":"PAYOUT_IBAN_INVALID","weighs":[]},
  {"id":156,"path":"payout.account_days","type":"number","unit":"days","description":"Days since the account became the beneficiary's, where it was another before.","example":1,"default":100000,"stored":true,"signal":"PAYOUT_BENEFICIARY_CHANGED","weighs":[]},
  {"id":157,"path":"payout.name_difference","type":"number","unit":"0 to 1","description":"Share of the beneficiary's name that no earlier name of the account has.","example":0.5,"default":0,"stored":true,"signal":"PAYOUT_NAME_MISMATCH","weighs":[]},
  {"id":158,"path":"payout.cross_border","type":"number","unit":"0 to 1","description":"1 when the money leaves the country, 0.4 for a neighbouring one.","example":0.4,"default":0,"stored":true,"signal":"PAYOUT_CROSS_BORDER","weighs":[]},
  {"id":159,"path":"payout.below_limit_7d","type":"number","unit":"payouts","description":"Payouts just under a reporting limit within seven days, this one included.","example":1,"default":0,"stored":true,"signal":"PAYOUT_STRUCTURING","weighs":[]},
  {"id":160,"path":"payout.passed_through","type":"number","unit":"share","description":"Share of the hour's pay-ins that has left, this payout included.","example":0.2,"default":0,"stored":true,"signal":"PAYOUT_PASS_THROUGH","weighs":[]},
  {"id":161,"path":"payout.dormant_days","type":"number","unit":"days","description":"Days since the origin's last payout.","example":3,"default":0,"stored":true,"signal":"PAYOUT_DORMANT_ORIGIN","weighs":[]},
  {"id":162,"path":"payout.duplicate_seconds","type":"number","unit":"seconds","description":"Seconds since a payout of the same amount to the same beneficiary for another order.","example":40,"default":100000,"stored":true,"signal":"PAYOUT_DUPLICATE","weighs":[]},
  {"id":163,"path":"payout.initiator_unusual","type":"number","unit":"0 or 1","description":"1 when the initiator or the channel is new for this origin.","example":1,"default":0,"stored":true,"signal":"PAYOUT_INITIATOR_UNUSUAL","weighs":[]},
  {"id":164,"path":"payout.origin_country","type":"string","unit":null,"description":"Country of the origin.","example":"MX","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":165,"path":"payout.beneficiary_country","type":"string","unit":null,"description":"Country of the beneficiary.","example":"MX","default":"","stored":true,"signal":null,"weighs":[]},
  {"id":166,"path":"payout.treasury","type":"boolean","unit":null,"description":"A transfer between the organization's own accounts.","example":false,"default":false,"stored":true,"signal":null,"weighs":[]},
] as const satisfies readonly FactRule[];

/** Path of a fact. */
export type FactPath = (typeof facts)[number]["path"];

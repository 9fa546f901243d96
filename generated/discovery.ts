// Generated from spec/ by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** Version of the API. */
export const apiVersion = "1.3.0";

/** Bodies of the discovery operations, by operation. */
export const discovery = {
  "describePayin": {
    "version": "1.3.0",
    "flow": "payin",
    "fields": [
      {
        "path": "amount",
        "type": "number",
        "description": "Amount of the payment.",
        "required": true,
        "recommended_for": [],
        "format": "double",
        "minimum": 0,
        "maximum": 1000000000000,
        "example": 1249.9
      },
      {
        "path": "amount_unit",
        "type": "string",
        "description": "Unit of `amount` and of the prices in `items`.",
        "required": false,
        "recommended_for": [],
        "enum": [
          "major",
          "minor"
        ]
      },
      {
        "path": "currency",
        "type": "string",
        "description": "Currency of `amount`.",
        "required": true,
        "recommended_for": [],
        "pattern": "^[A-Z]{3}$",
        "min_length": 3,
        "max_length": 3,
        "example": "MXN"
      },
      {
        "path": "order_id",
        "type": "string",
        "description": "Your order. Without an `Idempotency-Key` header it is the idempotency handle as well.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
        "min_length": 1,
        "max_length": 255,
        "example": "ORD-2026-000871"
      },
      {
        "path": "payment_id",
        "type": "string",
        "description": "Your payment attempt, or the provider's payment.",
        "required": false,
        "recommended_for": [],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
        "min_length": 1,
        "max_length": 255,
        "example": "pay_7Q2M4"
      },
      {
        "path": "submerchant_id",
        "type": "string",
        "description": "For payment service providers: the submerchant that the payment belongs to.",
        "required": false,
        "recommended_for": [
          "psp"
        ],
        "format": "uuid",
        "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
        "example": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"
      },
      {
        "path": "description",
        "type": "string",
        "description": "Description of the purchase.",
        "required": false,
        "recommended_for": [],
        "max_length": 500,
        "example": "Pedido 871"
      },
      {
        "path": "channel",
        "type": "string",
        "description": "Channel through which the payment was made.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "enum": [
          "web",
          "app",
          "link",
          "pos",
          "moto",
          "recurring"
        ]
      },
      {
        "path": "payer",
        "type": "object",
        "description": "The payer, as far as you know them.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "payer.customer_id",
        "type": "string",
        "description": "Your identifier of the customer. The most stable link between the orders of a payer.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
        "min_length": 1,
        "max_length": 255,
        "example": "cus_84213"
      },
      {
        "path": "payer.name",
        "type": "string",
        "description": "Full name of the payer.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "María González Ríos"
      },
      {
        "path": "payer.email",
        "type": "string",
        "description": "E-mail address; matched without regard to case and plus tags.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp"
        ],
        "max_length": 8192,
        "example": "maria.gonzalez@correo.mx"
      },
      {
        "path": "payer.phone",
        "type": "string",
        "description": "Phone number. National forms are read with `country`, else with the country of the billing address; an unreadable number is reported in\n`field_warnings.unreadable`.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp"
        ],
        "max_length": 255,
        "example": "+525548219034"
      },
      {
        "path": "payer.country",
        "type": "string",
        "description": "Country of residence.",
        "required": false,
        "recommended_for": [],
        "pattern": "^[A-Z]{2}$",
        "min_length": 2,
        "max_length": 2,
        "example": "MX"
      },
      {
        "path": "payer.document",
        "type": "object",
        "description": "Identity document of the payer.",
        "required": false,
        "recommended_for": [
          "bank"
        ]
      },
      {
        "path": "payer.document.type",
        "type": "string",
        "description": "Kind of document: `curp`, `rfc`, `rut`, `cpf`, `cnpj`, `cuit`, `nit`, `ruc`, `cedula`, `dni`, `dpi`, `dui`, `rnc`, `rtn`, `rif`, `dimex`, `passport`, or the name your country uses. Case, blanks and accents do not matter, and synonyms are one kind: `run` and `rut`; `cuit`, `cuil` and `cdi`; `cedula`, `ci` and `cc`.",
        "required": true,
        "recommended_for": [],
        "min_length": 1,
        "max_length": 32,
        "example": "curp"
      },
      {
        "path": "payer.document.number",
        "type": "string",
        "description": "Number as printed, with or without separators. All spellings are one document. A kind that several countries issue, such as `dni` or `cedula`, is taken to\nbe of the payer's country. A wrong check digit, an unreadable number and a placeholder are named in `field_warnings.values`.",
        "required": true,
        "recommended_for": [],
        "min_length": 1,
        "max_length": 64,
        "example": "GOMM850312MDFNRR07"
      },
      {
        "path": "payer.account_created_at",
        "type": "string",
        "description": "When the payer's account with you was opened.",
        "required": false,
        "recommended_for": [
          "bank"
        ],
        "format": "date-time"
      },
      {
        "path": "payer.credentials_changed_at",
        "type": "string",
        "description": "When the payer's password, e-mail or phone was last changed.",
        "required": false,
        "recommended_for": [
          "bank"
        ],
        "format": "date-time"
      },
      {
        "path": "payer.previous_orders",
        "type": "integer",
        "description": "How many orders the payer completed with you before this one. A credit while the service does not know the payer itself; ignored from publishable keys.",
        "required": false,
        "recommended_for": [],
        "format": "int32",
        "minimum": 0,
        "maximum": 1000000,
        "example": 7
      },
      {
        "path": "payment_method",
        "type": "object",
        "description": "Card, account or wallet that pays.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "payment_method.type",
        "type": "string",
        "description": "Type of payment method. Words that mean one of them are read, such as `tarjeta de crédito`, `boleto`, `yape`.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "enum": [
          "card",
          "bank_transfer",
          "wallet",
          "cash",
          "pix",
          "spei",
          "pse"
        ]
      },
      {
        "path": "payment_method.card",
        "type": "object",
        "description": "Card facts; never the full number.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "payment_method.card.bin",
        "type": "string",
        "description": "First six to eight digits. They are also read from a masked number, such as `411111XXXXXX1111`.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "pattern": "^[0-9]{6,8}$",
        "example": "415231"
      },
      {
        "path": "payment_method.card.last4",
        "type": "string",
        "description": "Last four digits. Together with `bin` they identify a card without a `hash`. They are also read from a masked number, such as `****4405`.",
        "required": false,
        "recommended_for": [],
        "pattern": "^[0-9]{4}$",
        "example": "4405"
      },
      {
        "path": "payment_method.card.hash",
        "type": "string",
        "description": "Stable token or keyed hash of the number, made by you or your processor. It links orders of one card.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp"
        ],
        "min_length": 4,
        "max_length": 255,
        "example": "card_9f2b7c1d5e"
      },
      {
        "path": "payment_method.card.brand",
        "type": "string",
        "description": "Brand, such as `visa`.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "visa"
      },
      {
        "path": "payment_method.card.funding",
        "type": "string",
        "description": "How the card is funded.",
        "required": false,
        "recommended_for": [],
        "enum": [
          "credit",
          "debit",
          "prepaid",
          "unknown"
        ]
      },
      {
        "path": "payment_method.card.country",
        "type": "string",
        "description": "Country of the issuer.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp"
        ],
        "pattern": "^[A-Z]{2}$",
        "min_length": 2,
        "max_length": 2,
        "example": "MX"
      },
      {
        "path": "payment_method.card.holder_name",
        "type": "string",
        "description": "Name on the card; compared with the payer's without regard to accents, case, order and initials.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "MARIA GONZALEZ R"
      },
      {
        "path": "payment_method.avs_result",
        "type": "string",
        "description": "Result of the issuer's check of the billing address (AVS).",
        "required": false,
        "recommended_for": [],
        "enum": [
          "match",
          "partial",
          "no_match",
          "unavailable"
        ]
      },
      {
        "path": "payment_method.cvv_result",
        "type": "string",
        "description": "Result of the issuer's check of the security code (CVV).",
        "required": false,
        "recommended_for": [],
        "enum": [
          "match",
          "no_match",
          "not_provided",
          "unavailable"
        ]
      },
      {
        "path": "payment_method.three_ds",
        "type": "object",
        "description": "What 3-D Secure said of the payer.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "payment_method.three_ds.status",
        "type": "string",
        "description": "Outcome of the authentication.",
        "required": true,
        "recommended_for": [],
        "enum": [
          "authenticated",
          "attempted",
          "failed",
          "rejected",
          "unavailable"
        ]
      },
      {
        "path": "payment_method.three_ds.eci",
        "type": "string",
        "description": "Electronic commerce indicator, two digits.",
        "required": false,
        "recommended_for": [],
        "pattern": "^[0-9]{2}$",
        "example": "05"
      },
      {
        "path": "payment_method.three_ds.liability_shift",
        "type": "boolean",
        "description": "Is the issuer liable for fraud on this payment?",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "payment_method.clabe",
        "type": "string",
        "description": "CLABE: 18 digits, Mexico. A CLABE with an invalid check digit is assessed, and fires a signal in a payout. For SPEI to a debit card send `account_hash`, a\nhash of the card number and never the number; for SPEI to a phone send `phone`.",
        "required": false,
        "recommended_for": [],
        "max_length": 42,
        "example": "002010077777777771"
      },
      {
        "path": "payment_method.iban",
        "type": "string",
        "description": "IBAN (ISO 13616). An IBAN with invalid check digits is assessed, and fires a signal in a payout.",
        "required": false,
        "recommended_for": [],
        "max_length": 50,
        "example": "BR1800360305000010009795493C1"
      },
      {
        "path": "payment_method.cbu",
        "type": "string",
        "description": "CBU of a bank or CVU of a payment provider: 22 digits, Argentina. Listed as `account_hash`.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "0170099220000067797370"
      },
      {
        "path": "payment_method.alias",
        "type": "string",
        "description": "Alias of a CBU or CVU: 6 to 20 letters, digits, dots and hyphens, Argentina. Listed as `account_hash`.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "cuarto.centro.naipe"
      },
      {
        "path": "payment_method.cci",
        "type": "string",
        "description": "CCI, the interbank account number: 20 digits, Peru. Listed as `account_hash`.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "01136600010003254221"
      },
      {
        "path": "payment_method.pix_key",
        "type": "string",
        "description": "Pix key, Brazil: CPF, CNPJ, phone number (`+5511987654321`), e-mail address, or random key (EVP). Listed as `account_hash`. An address, number or document\ncounts as the holder's as well.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "maria.souza@correio.com.br"
      },
      {
        "path": "payment_method.breb_key",
        "type": "string",
        "description": "Bre-B key, Colombia: document, mobile number, e-mail address, alphanumeric key, or merchant code. Listed as `account_hash`.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "3001234567"
      },
      {
        "path": "payment_method.account_hash",
        "type": "string",
        "description": "Your keyed hash of another account identifier.",
        "required": false,
        "recommended_for": [],
        "min_length": 4,
        "max_length": 255,
        "example": "acct_5d1f20c9"
      },
      {
        "path": "device",
        "type": "object",
        "description": "Device that the payer uses.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "device.fingerprint",
        "type": "string",
        "description": "Stable fingerprint from your app, your page or our browser SDK.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp"
        ],
        "min_length": 4,
        "max_length": 255,
        "example": "fp_3b1e9a77c0"
      },
      {
        "path": "device.ip_address",
        "type": "string",
        "description": "Address the payer connects from; not that of your server.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "max_length": 45,
        "example": "189.203.54.17"
      },
      {
        "path": "device.user_agent",
        "type": "string",
        "description": "User agent of the browser or app, as it was sent.",
        "required": false,
        "recommended_for": [],
        "max_length": 1024,
        "example": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
      },
      {
        "path": "device.language",
        "type": "string",
        "description": "Preferred language, BCP 47.",
        "required": false,
        "recommended_for": [],
        "max_length": 35,
        "example": "es-MX"
      },
      {
        "path": "device.timezone",
        "type": "string",
        "description": "Time zone of the payer's device, IANA name; not that of your server.",
        "required": false,
        "recommended_for": [],
        "max_length": 64,
        "example": "America/Mexico_City"
      },
      {
        "path": "device.screen",
        "type": "string",
        "description": "Size of the screen, as width and height in pixels.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "1080x2400"
      },
      {
        "path": "device.is_bot",
        "type": "boolean",
        "description": "Your bot detection says that this is a bot.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "device.is_emulator",
        "type": "boolean",
        "description": "The app runs in an emulator.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "device.is_tampered",
        "type": "boolean",
        "description": "The browser contradicts itself: its user agent names another system than its client hints.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "device.is_proxy",
        "type": "boolean",
        "description": "The address belongs to a proxy or VPN.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "device.is_tor",
        "type": "boolean",
        "description": "The address is a Tor exit.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "merchant",
        "type": "object",
        "description": "The merchant that is paid.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "merchant.terminal_id",
        "type": "string",
        "description": "Terminal, store or checkout that takes the payment.",
        "required": false,
        "recommended_for": [],
        "max_length": 64,
        "example": "TPV-0117"
      },
      {
        "path": "merchant.category_code",
        "type": "string",
        "description": "Merchant category code (ISO 18245).",
        "required": false,
        "recommended_for": [
          "psp"
        ],
        "pattern": "^[0-9]{4}$",
        "example": "5661"
      },
      {
        "path": "merchant.name",
        "type": "string",
        "description": "Name shown to the payer.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "Zapatería El Paso"
      },
      {
        "path": "billing_address",
        "type": "object",
        "description": "Address that the issuer bills the payer at.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "billing_address.line1",
        "type": "string",
        "description": "Street and number.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "Av. Insurgentes Sur 1602"
      },
      {
        "path": "billing_address.city",
        "type": "string",
        "description": "City or municipality.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "Ciudad de México"
      },
      {
        "path": "billing_address.region",
        "type": "string",
        "description": "State, region or department.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "CDMX"
      },
      {
        "path": "billing_address.postal_code",
        "type": "string",
        "description": "Postal code, as the country writes it.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "03940"
      },
      {
        "path": "billing_address.country",
        "type": "string",
        "description": "Country of the address.",
        "required": false,
        "recommended_for": [
          "merchant"
        ],
        "pattern": "^[A-Z]{2}$",
        "min_length": 2,
        "max_length": 2,
        "example": "MX"
      },
      {
        "path": "shipping_address",
        "type": "object",
        "description": "Address that the goods are delivered to.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "shipping_address.line1",
        "type": "string",
        "description": "Street and number.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "Av. Insurgentes Sur 1602"
      },
      {
        "path": "shipping_address.city",
        "type": "string",
        "description": "City or municipality.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "Ciudad de México"
      },
      {
        "path": "shipping_address.region",
        "type": "string",
        "description": "State, region or department.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "CDMX"
      },
      {
        "path": "shipping_address.postal_code",
        "type": "string",
        "description": "Postal code, as the country writes it.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "03940"
      },
      {
        "path": "shipping_address.country",
        "type": "string",
        "description": "Country of the address.",
        "required": false,
        "recommended_for": [
          "merchant"
        ],
        "pattern": "^[A-Z]{2}$",
        "min_length": 2,
        "max_length": 2,
        "example": "MX"
      },
      {
        "path": "items",
        "type": "array",
        "description": "Items of the order.",
        "required": false,
        "recommended_for": [],
        "max_items": 200
      },
      {
        "path": "items[].sku",
        "type": "string",
        "description": "Your stock code, or the barcode (GTIN) of the article.",
        "required": false,
        "recommended_for": [],
        "max_length": 128,
        "example": "TEN-RUN-26"
      },
      {
        "path": "items[].name",
        "type": "string",
        "description": "Name of the article, as the payer sees it.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "Tenis para correr, talla 26"
      },
      {
        "path": "items[].category",
        "type": "string",
        "description": "Category of the article in your catalogue.",
        "required": false,
        "recommended_for": [],
        "max_length": 128,
        "example": "calzado"
      },
      {
        "path": "items[].quantity",
        "type": "number",
        "description": "How many of them are bought. It describes the item: any number.",
        "required": false,
        "recommended_for": [],
        "format": "double",
        "example": 1
      },
      {
        "path": "items[].unit_price",
        "type": "number",
        "description": "Unit price, in the unit of `amount`. It describes the item: it may be negative, for a discount, and have any number of decimals.",
        "required": false,
        "recommended_for": [],
        "format": "double",
        "example": 1249.9
      },
      {
        "path": "metadata",
        "type": "object",
        "description": "Your own data: stored with the assessment, never used for the decision.",
        "required": false,
        "recommended_for": []
      }
    ],
    "amount": {
      "default_unit": "major",
      "accepted_units": [
        "major",
        "minor"
      ],
      "deprecated_units": [
        "minor"
      ],
      "deprecated_since": 1767225600,
      "decimals": "ISO 4217",
      "minimum": 0,
      "rules": [
        "An amount is a JSON number of major units with at most as many decimals as its currency has: 1249.90 MXN, 15990 CLP.",
        "More decimals than the currency has are refused, never rounded.",
        "amount_unit minor takes integers of the smallest unit (124990 for 1249.90 MXN); it is deprecated."
      ]
    },
    "idempotency": {
      "header": "Idempotency-Key",
      "fallback_field": "order_id",
      "max_length": 255,
      "kept_days": 30
    },
    "resilience": [
      {
        "code": "RATE_LIMIT_EXCEEDED",
        "status": 429,
        "retryable": true,
        "action": "Wait until the time in `X-RateLimit-Reset`, then retry."
      },
      {
        "code": "ASSESS_MAINTENANCE",
        "status": 503,
        "retryable": true,
        "action": "Fail open to manual review or queue the payment; retry after the seconds in `Retry-After`."
      },
      {
        "code": "ASSESS_TIMEOUT",
        "status": 504,
        "retryable": true,
        "action": "Retry with the same order_id or Idempotency-Key, with exponential backoff."
      }
    ]
  },
  "describePayout": {
    "version": "1.3.0",
    "flow": "payout",
    "fields": [
      {
        "path": "amount",
        "type": "number",
        "description": "Amount of the payout.",
        "required": true,
        "recommended_for": [],
        "format": "double",
        "minimum": 0,
        "maximum": 1000000000000,
        "example": 1249.9
      },
      {
        "path": "amount_unit",
        "type": "string",
        "description": "Unit of `amount`.",
        "required": false,
        "recommended_for": [],
        "enum": [
          "major",
          "minor"
        ]
      },
      {
        "path": "currency",
        "type": "string",
        "description": "Currency of `amount`.",
        "required": true,
        "recommended_for": [],
        "pattern": "^[A-Z]{3}$",
        "min_length": 3,
        "max_length": 3,
        "example": "MXN"
      },
      {
        "path": "order_id",
        "type": "string",
        "description": "Your payout order. Without an `Idempotency-Key` header it is the idempotency handle as well.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
        "min_length": 1,
        "max_length": 255,
        "example": "PAYOUT-2026-00310"
      },
      {
        "path": "payment_id",
        "type": "string",
        "description": "The provider's payout.",
        "required": false,
        "recommended_for": [],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
        "min_length": 1,
        "max_length": 255,
        "example": "po_5K1R8"
      },
      {
        "path": "submerchant_id",
        "type": "string",
        "description": "For payment service providers: the submerchant whose payout it is.",
        "required": false,
        "recommended_for": [
          "psp"
        ],
        "format": "uuid",
        "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
        "example": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"
      },
      {
        "path": "beneficiary",
        "type": "object",
        "description": "The beneficiary, who receives the money.",
        "required": true,
        "recommended_for": []
      },
      {
        "path": "beneficiary.id",
        "type": "string",
        "description": "Your identifier of the beneficiary: the same for all accounts of one.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
        "min_length": 1,
        "max_length": 255,
        "example": "ben_3301"
      },
      {
        "path": "beneficiary.name",
        "type": "string",
        "description": "Full name of the account holder, as claimed.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "max_length": 255,
        "example": "José Hernández Luna"
      },
      {
        "path": "beneficiary.country",
        "type": "string",
        "description": "Country of the account.",
        "required": false,
        "recommended_for": [
          "psp",
          "bank"
        ],
        "pattern": "^[A-Z]{2}$",
        "min_length": 2,
        "max_length": 2,
        "example": "MX"
      },
      {
        "path": "beneficiary.clabe",
        "type": "string",
        "description": "CLABE: 18 digits, Mexico. A CLABE with an invalid check digit is assessed, and fires a signal in a payout. For SPEI to a debit card send `account_hash`, a\nhash of the card number and never the number; for SPEI to a phone send `phone`.",
        "required": false,
        "recommended_for": [],
        "max_length": 42,
        "example": "002010077777777771"
      },
      {
        "path": "beneficiary.iban",
        "type": "string",
        "description": "IBAN (ISO 13616). An IBAN with invalid check digits is assessed, and fires a signal in a payout.",
        "required": false,
        "recommended_for": [],
        "max_length": 50,
        "example": "BR1800360305000010009795493C1"
      },
      {
        "path": "beneficiary.cbu",
        "type": "string",
        "description": "CBU of a bank or CVU of a payment provider: 22 digits, Argentina. Listed as `account_hash`.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "0170099220000067797370"
      },
      {
        "path": "beneficiary.alias",
        "type": "string",
        "description": "Alias of a CBU or CVU: 6 to 20 letters, digits, dots and hyphens, Argentina. Listed as `account_hash`.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "cuarto.centro.naipe"
      },
      {
        "path": "beneficiary.cci",
        "type": "string",
        "description": "CCI, the interbank account number: 20 digits, Peru. Listed as `account_hash`.",
        "required": false,
        "recommended_for": [],
        "max_length": 32,
        "example": "01136600010003254221"
      },
      {
        "path": "beneficiary.pix_key",
        "type": "string",
        "description": "Pix key, Brazil: CPF, CNPJ, phone number (`+5511987654321`), e-mail address, or random key (EVP). Listed as `account_hash`. An address, number or document\ncounts as the holder's as well.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "maria.souza@correio.com.br"
      },
      {
        "path": "beneficiary.breb_key",
        "type": "string",
        "description": "Bre-B key, Colombia: document, mobile number, e-mail address, alphanumeric key, or merchant code. Listed as `account_hash`.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "3001234567"
      },
      {
        "path": "beneficiary.account_hash",
        "type": "string",
        "description": "Your keyed hash of another account identifier.",
        "required": false,
        "recommended_for": [],
        "min_length": 4,
        "max_length": 255,
        "example": "acct_5d1f20c9"
      },
      {
        "path": "beneficiary.swift_bic",
        "type": "string",
        "description": "SWIFT code of the bank (ISO 9362), in any case. An unreadable code is reported in `field_warnings.unreadable`.",
        "required": false,
        "recommended_for": [],
        "example": "BNMXMXMM"
      },
      {
        "path": "beneficiary.email",
        "type": "string",
        "description": "E-mail address; matched without regard to case and plus tags.",
        "required": false,
        "recommended_for": [],
        "max_length": 8192,
        "example": "maria.gonzalez@correo.mx"
      },
      {
        "path": "beneficiary.phone",
        "type": "string",
        "description": "Phone number. National forms are read with `country`, or with the country of the `currency`; an unreadable number is reported in `field_warnings.unreadable`.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "+525548219034"
      },
      {
        "path": "beneficiary.document",
        "type": "object",
        "description": "Identity document of the beneficiary.",
        "required": false,
        "recommended_for": [
          "bank"
        ]
      },
      {
        "path": "beneficiary.document.type",
        "type": "string",
        "description": "Kind of document: `curp`, `rfc`, `rut`, `cpf`, `cnpj`, `cuit`, `nit`, `ruc`, `cedula`, `dni`, `dpi`, `dui`, `rnc`, `rtn`, `rif`, `dimex`, `passport`, or the name your country uses. Case, blanks and accents do not matter, and synonyms are one kind: `run` and `rut`; `cuit`, `cuil` and `cdi`; `cedula`, `ci` and `cc`.",
        "required": true,
        "recommended_for": [],
        "min_length": 1,
        "max_length": 32,
        "example": "curp"
      },
      {
        "path": "beneficiary.document.number",
        "type": "string",
        "description": "Number as printed, with or without separators. All spellings are one document. A kind that several countries issue, such as `dni` or `cedula`, is taken to\nbe of the payer's country. A wrong check digit, an unreadable number and a placeholder are named in `field_warnings.values`.",
        "required": true,
        "recommended_for": [],
        "min_length": 1,
        "max_length": 64,
        "example": "GOMM850312MDFNRR07"
      },
      {
        "path": "beneficiary.account_changed_at",
        "type": "string",
        "description": "When the account of this beneficiary was last changed.",
        "required": false,
        "recommended_for": [
          "merchant",
          "bank"
        ],
        "format": "date-time"
      },
      {
        "path": "origin",
        "type": "object",
        "description": "Account that the payout debits.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "origin.account_id",
        "type": "string",
        "description": "Your identifier of the account that is debited. Use the payer's `customer_id` where both are the same customer: this detects money that only passes through.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
        "min_length": 1,
        "max_length": 255,
        "example": "cus_84213"
      },
      {
        "path": "origin.country",
        "type": "string",
        "description": "Country of the account.",
        "required": false,
        "recommended_for": [
          "psp",
          "bank"
        ],
        "pattern": "^[A-Z]{2}$",
        "min_length": 2,
        "max_length": 2,
        "example": "MX"
      },
      {
        "path": "origin.account_created_at",
        "type": "string",
        "description": "When the account was opened with you.",
        "required": false,
        "recommended_for": [],
        "format": "date-time"
      },
      {
        "path": "payout",
        "type": "object",
        "description": "The payment order: what is paid, why and through which channel.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "payout.channel",
        "type": "string",
        "description": "Rail or channel of the order: `spei`, `pix`, `api`, `app`, `branch`, ...",
        "required": false,
        "recommended_for": [
          "psp",
          "bank"
        ],
        "pattern": "^[^\\u0000-\\u001F\\u007F]*$",
        "min_length": 1,
        "max_length": 64,
        "example": "spei"
      },
      {
        "path": "payout.initiated_by",
        "type": "string",
        "description": "Initiator of the order: a user, a job. `initiator.user_id` says it more exactly.",
        "required": false,
        "recommended_for": [],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
        "max_length": 255,
        "example": "usr_77"
      },
      {
        "path": "payout.first_to_beneficiary",
        "type": "boolean",
        "description": "You have never paid this beneficiary. Absent: what the service has seen decides.",
        "required": false,
        "recommended_for": [
          "merchant",
          "psp",
          "bank"
        ]
      },
      {
        "path": "payout.purpose",
        "type": "string",
        "description": "Purpose of the payment.",
        "required": false,
        "recommended_for": [],
        "max_length": 140,
        "example": "Nómina noviembre"
      },
      {
        "path": "payout.scheduled_at",
        "type": "string",
        "description": "Scheduled execution time. Absent: now.",
        "required": false,
        "recommended_for": [],
        "format": "date-time"
      },
      {
        "path": "payout.kind",
        "type": "string",
        "description": "Kind of payout. Treasury transfers are never taken for mules, fan-out or structuring.",
        "required": false,
        "recommended_for": [],
        "enum": [
          "disbursement",
          "treasury"
        ]
      },
      {
        "path": "initiator",
        "type": "object",
        "description": "The person who initiated the payout.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "initiator.user_id",
        "type": "string",
        "description": "Your identifier of the user or job.",
        "required": false,
        "recommended_for": [
          "bank"
        ],
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
        "min_length": 1,
        "max_length": 255,
        "example": "usr_77"
      },
      {
        "path": "initiator.role",
        "type": "string",
        "description": "Role of the initiator in your company.",
        "required": false,
        "recommended_for": [],
        "max_length": 64,
        "example": "treasurer"
      },
      {
        "path": "initiator.ip_address",
        "type": "string",
        "description": "IP address of the initiator.",
        "required": false,
        "recommended_for": [
          "bank"
        ],
        "max_length": 45,
        "example": "189.203.54.17"
      },
      {
        "path": "initiator.device_fingerprint",
        "type": "string",
        "description": "Fingerprint of the initiator's device.",
        "required": false,
        "recommended_for": [],
        "max_length": 255,
        "example": "fp_3b1e9a77c0"
      },
      {
        "path": "initiator.credentials_changed_at",
        "type": "string",
        "description": "When their password, e-mail or phone was last changed.",
        "required": false,
        "recommended_for": [
          "bank"
        ],
        "format": "date-time"
      },
      {
        "path": "initiator.is_bot",
        "type": "boolean",
        "description": "Your bot detection says that a bot gave the order. Not for jobs of your own.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "initiator.is_emulator",
        "type": "boolean",
        "description": "Their app runs in an emulator.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "initiator.is_proxy",
        "type": "boolean",
        "description": "Their address belongs to a proxy or VPN.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "initiator.is_tor",
        "type": "boolean",
        "description": "Their address is a Tor exit.",
        "required": false,
        "recommended_for": []
      },
      {
        "path": "metadata",
        "type": "object",
        "description": "Your own data: stored with the assessment, never used for the decision.",
        "required": false,
        "recommended_for": []
      }
    ],
    "amount": {
      "default_unit": "major",
      "accepted_units": [
        "major",
        "minor"
      ],
      "deprecated_units": [
        "minor"
      ],
      "deprecated_since": 1767225600,
      "decimals": "ISO 4217",
      "minimum": 0,
      "rules": [
        "An amount is a JSON number of major units with at most as many decimals as its currency has: 1249.90 MXN, 15990 CLP.",
        "More decimals than the currency has are refused, never rounded.",
        "amount_unit minor takes integers of the smallest unit (124990 for 1249.90 MXN); it is deprecated."
      ]
    },
    "idempotency": {
      "header": "Idempotency-Key",
      "fallback_field": "order_id",
      "max_length": 255,
      "kept_days": 30
    },
    "resilience": [
      {
        "code": "RATE_LIMIT_EXCEEDED",
        "status": 429,
        "retryable": true,
        "action": "Wait until the time in `X-RateLimit-Reset`, then retry."
      },
      {
        "code": "ASSESS_MAINTENANCE",
        "status": 503,
        "retryable": true,
        "action": "Fail open to manual review or queue the payment; retry after the seconds in `Retry-After`."
      },
      {
        "code": "ASSESS_TIMEOUT",
        "status": 504,
        "retryable": true,
        "action": "Retry with the same order_id or Idempotency-Key, with exponential backoff."
      }
    ]
  }
} satisfies Record<string, components["schemas"]["FieldCatalog"]>;

/** Paths of recommended fields, by flow and segment. */
export const recommendedFields = {
  "payin": {
    "merchant": [
      "order_id",
      "channel",
      "payer.customer_id",
      "payer.email",
      "payer.phone",
      "payment_method.type",
      "payment_method.card.bin",
      "payment_method.card.hash",
      "payment_method.card.country",
      "device.fingerprint",
      "device.ip_address",
      "billing_address.country",
      "shipping_address.country"
    ],
    "psp": [
      "order_id",
      "submerchant_id",
      "channel",
      "payer.customer_id",
      "payer.email",
      "payer.phone",
      "payment_method.type",
      "payment_method.card.bin",
      "payment_method.card.hash",
      "payment_method.card.country",
      "device.fingerprint",
      "device.ip_address",
      "merchant.category_code"
    ],
    "bank": [
      "order_id",
      "channel",
      "payer.customer_id",
      "payer.document",
      "payer.account_created_at",
      "payer.credentials_changed_at",
      "payment_method.type",
      "payment_method.card.bin",
      "device.ip_address"
    ]
  },
  "payout": {
    "merchant": [
      "order_id",
      "beneficiary.id",
      "beneficiary.name",
      "beneficiary.account_changed_at",
      "origin.account_id",
      "payout.first_to_beneficiary"
    ],
    "psp": [
      "order_id",
      "submerchant_id",
      "beneficiary.id",
      "beneficiary.name",
      "beneficiary.country",
      "origin.account_id",
      "origin.country",
      "payout.channel",
      "payout.first_to_beneficiary"
    ],
    "bank": [
      "order_id",
      "beneficiary.id",
      "beneficiary.name",
      "beneficiary.country",
      "beneficiary.document",
      "beneficiary.account_changed_at",
      "origin.account_id",
      "origin.country",
      "payout.channel",
      "payout.first_to_beneficiary",
      "initiator.user_id",
      "initiator.ip_address",
      "initiator.credentials_changed_at"
    ]
  }
} as const;

/** What the digits of a field are, by path: they may look like card numbers without being any. `[]` stands for any index. */
export const digitKinds: Readonly<Record<string, "account" | "phone" | "document" | "barcode" | "address" | "reference">> = {
  "beneficiary.account_hash": "account",
  "beneficiary.alias": "account",
  "beneficiary.breb_key": "account",
  "beneficiary.cbu": "account",
  "beneficiary.cci": "account",
  "beneficiary.clabe": "account",
  "beneficiary.document.number": "document",
  "beneficiary.iban": "account",
  "beneficiary.id": "reference",
  "beneficiary.phone": "phone",
  "beneficiary.pix_key": "account",
  "device.ip_address": "address",
  "external_id": "reference",
  "initiator.ip_address": "address",
  "initiator.user_id": "reference",
  "items[].sku": "barcode",
  "order_id": "reference",
  "origin.account_id": "reference",
  "payer.customer_id": "reference",
  "payer.document.number": "document",
  "payer.phone": "phone",
  "payment_id": "reference",
  "payment_method.account_hash": "account",
  "payment_method.alias": "account",
  "payment_method.breb_key": "account",
  "payment_method.cbu": "account",
  "payment_method.cci": "account",
  "payment_method.clabe": "account",
  "payment_method.iban": "account",
  "payment_method.pix_key": "account"
};

// Spanish translations of english-remedies.ts: what an honest payer or the merchant can do about each signal.
import type { SignalCode } from "../signal-catalogue.ts";

/** Every signal. Fields of requests and outcomes in backticks. */
export const spanishRemedies: Readonly<Record<SignalCode, string>> = {
  BLOCKLIST_BLOCK:
    "Lea `entry_id` de la explicación y verifique por qué existe la entrada. Elimínela si es errónea: ningún puntaje, regla ni entrada de la lista de permitidos la anula.",
  BLOCKLIST_REVIEW: "Revise el pago. Elimine la entrada cuando la duda esté resuelta, o deje que venza.",
  BLOCKLIST_FLAG: "La entrada suma puntos y no decide nada por sí sola. Elimínela cuando esté resuelta, o póngale una fecha de vencimiento.",
  NETWORK_CONFIRMED:
    "Verifique al pagador con una autenticación adicional. Una entrada de la lista de permitidos para un pagador que usted conoce da un crédito en contra.",
  NETWORK_SUSPECTED: "Un solo reporte es evidencia débil, y por sí solo lleva a `approve`. Verifique al pagador si también se activan otras señales.",
  PAYER_CONFIRMED_FRAUD: "Si el pagador fue la víctima, reporte el fraude con su `fraud_type`. `false_positive` revierte un veredicto equivocado.",
  PAYER_PRIOR_CHARGEBACK:
    "Informe `chargeback_won` si la disputa se revierte. Envíe `reason_code` con las disputas: un error del comercio no perjudica al pagador.",
  PAYER_TRUSTED:
    "Informe los pagos capturados: sin ellos, ningún pagador llega a ser de confianza. Una entrada de la lista de permitidos tiene el mismo efecto de inmediato.",
  VELOCITY_CARD_1H:
    "Envíe el mismo `order_id` en cada intento de un pedido: los reintentos no cuentan. Ponga en la lista de permitidos a los agentes que compran para muchos.",
  VELOCITY_EMAIL_1H:
    "Envíe el mismo `order_id` en cada intento de un pedido: los reintentos no cuentan. Ponga en la lista de permitidos a los compradores de empresas.",
  VELOCITY_IP_1H: "Envíe la dirección IP del pagador, no la de su proxy. Baje el peso si sus clientes comparten direcciones, como en oficinas o redes móviles.",
  VELOCITY_DEVICE_1H: "Omita `device.fingerprint` en una tableta propia que atiende a muchos clientes.",
  MULTI_CARD_PAYER_24H: "Dos tarjetas no la activan. Un pagador que supera 3-D Secure con la última tarjeta recibe un crédito grande.",
  MULTI_CARD_DEVICE_24H: "Dos tarjetas no la activan. Omita `device.fingerprint` en una tableta propia que atiende a muchos clientes.",
  MULTI_ACCOUNT_DEVICE_7D:
    "Una pareja no la activa. Con una familia más grande o una oficina, pida una autenticación adicional en lugar de rechazar: sus integrantes la superan.",
  NEW_ACCOUNTS_DEVICE_7D: "Envíe `payer.account_created_at`: las cuentas de más de 45 días no la activan.",
  VELOCITY_BIN_1H: "Una campaña con un banco se parece a esto. Baje el peso mientras dure, o nombre su BIN en una regla.",
  CARD_TESTING_PATTERN: "Limite los intentos en su caja e informe `failed` en pocos segundos. Un pagador honesto con dos tarjetas rechazadas no la activa.",
  FAILED_ATTEMPTS_24H: "Envíe `reason` con `failed`: un error del procesador no cuenta. Un pago capturado o reembolsado deja de contar como fallido.",
  EMAIL_DISPOSABLE: "El pagador puede dar una dirección permanente. Confirme las direcciones cuando se abre una cuenta.",
  EMAIL_PATTERN_SUSPICIOUS:
    "Los nombres, las palabras y los años de nacimiento dan valores bajos. Baje el peso si muchos de sus clientes usan direcciones de reenvío.",
  PHONE_COUNTRY_MISMATCH: "Envíe el número con su código de país. Las personas que se mudaron suelen conservar su número anterior: es un peso pequeño.",
  ACCOUNT_NEW: "Envíe la fecha y hora verdaderas en `payer.account_created_at`. Después de un día la cuenta no cuenta como nueva.",
  CREDENTIALS_CHANGED_RECENTLY: "Confirme el cambio por la dirección o el dispositivo anteriores. Después de tres días no cuenta.",
  HOLDER_NAME_MISMATCH: "Envíe `payment_method.card.holder_name` tal como se escribió. Es habitual pagar con la tarjeta de un familiar: es un peso pequeño.",
  CARD_PREPAID: "Muchas personas no tienen otra tarjeta. Por sí sola lleva a `approve`: deje el peso pequeño.",
  MERCHANT_CATEGORY_RISK: "Envíe la `merchant.category_code` verdadera. Ponga el peso en 0 si todo lo que vende es de una misma categoría.",
  PAYER_PREVIOUS_ORDERS:
    "Envíe `payer.previous_orders` de los clientes anteriores a su uso del servicio. Después, los datos propios del servicio ocupan su lugar.",
  IP_TOR: "El pagador puede pagar sin Tor. Prefiera una autenticación adicional: el titular de la tarjeta la supera.",
  IP_PROXY_VPN: "El pagador puede desactivar la VPN. Por sí sola lleva a `approve`; envíe `device.is_proxy` solo donde lo sepa.",
  IP_DATACENTER: "Envíe en `device.ip_address` la dirección IP del pagador, no la de su servidor ni la de su red de distribución de contenido.",
  IP_BILLING_COUNTRY_MISMATCH:
    "Envíe `device.fingerprint`: un viajero con un dispositivo que se usó en casa una semana antes cuenta 30 %. Los países vecinos cuentan 40 %.",
  BIN_COUNTRY_MISMATCH:
    "Envíe la dirección de facturación que corresponde a la tarjeta. Un titular extranjero supera 3-D Secure. Los países vecinos cuentan 40 %.",
  SHIPPING_COUNTRY_MISMATCH:
    "Un regalo al extranjero se parece a esto: confírmelo con el pagador. Cuenta la mitad si el pagador se conecta desde el país de entrega.",
  IP_TIMEZONE_MISMATCH:
    "Envíe `device.timezone` como la informa el navegador del pagador, no la de su servidor. Envíe `device.fingerprint`: un viajero con un dispositivo que se usó en casa una semana antes cuenta 30 %.",
  HIGH_RISK_COUNTRY: "Usted escribe esta lista: `high_risk_countries` de la organización. Incluya pocos países, y prefiera reglas para productos concretos.",
  IMPOSSIBLE_TRAVEL: "Envíe `device.is_proxy` cuando se conoce una VPN: las conexiones que no ubican al pagador no cuentan. Ningún vuelo es tan rápido.",
  DEVICE_NEW_FOR_PAYER: "Deje que el pagador confirme una vez el teléfono nuevo, en el anterior o por correo electrónico. Después de siete días no cuenta.",
  ACCOUNT_TAKEOVER_PATTERN:
    "Pida una autenticación adicional por un canal que el pagador ya tenía. Informe `account_takeover` como `fraud_type`, para que el dueño de la cuenta no quede perjudicado.",
  CARD_OF_OTHER_PAYER: "Las familias comparten tarjetas: no la activa una tarjeta que el pagador usó una semana antes, o en un dispositivo compartido.",
  MULTI_CARD_PAYER_30D: "Una tarjeta repuesta no la activa. Si sus compradores tienen muchas tarjetas de una empresa, baje el peso.",
  PAYER_BURST:
    "Los reintentos y los intentos fallidos no cuentan, y se toma en cuenta una temporada de ventas. Envíe el mismo `order_id` en cada intento de un pedido.",
  PAYER_HOUR_UNUSUAL: "Es un peso pequeño que cuenta junto a otros. Los viajeros y quienes trabajan de noche la activan de vez en cuando.",
  DEVICE_AUTOMATION:
    "Envíe el agente de usuario del dispositivo del pagador y no el de su servidor. Un navegador que se contradice cuenta 25 %: las extensiones cambian el agente de usuario. Para sus propios robots de prueba, use el entorno de pruebas.",
  AMOUNT_ANOMALY_PAYER:
    "Pida una autenticación adicional ante una compra grande: el dueño de la cuenta la supera. Informe los pagos capturados, de los que se conoce el monto habitual.",
  AMOUNT_DEVIATION_PAYER: "Informe los pagos capturados: muestran qué es habitual. Las sumas pequeñas casi no cuentan.",
  PAYER_UNUSUAL_RECENTLY: "Revise los pagos en conjunto. Los capturados pasan a formar parte de lo habitual.",
  AMOUNT_ABOVE_ORG_P99: "Informe los pagos capturados. Cuando tenga suficientes, la comparación es con sus propios montos y ya no con los de su segmento.",
  SMALL_AMOUNT_UNKNOWN_PAYER:
    "Envíe `payer.account_created_at` y `payer.previous_orders`: un pagador con historial no la activa. Baje el peso si vende cosas de poco valor.",
  NEW_PAYER_LARGE_AMOUNT:
    "Declare los pedidos anteriores en `payer.previous_orders`. Pida una autenticación adicional en el primer pedido grande: un pagador honesto la supera una vez.",
  MICRO_AMOUNT: "Verifique las tarjetas con una autorización de cero. Baje el peso si vende por menos de un dólar estadounidense.",
  ODD_HOUR: "Envíe `device.timezone`, para que la hora sea la del pagador. Es un peso pequeño que cuenta junto a otros.",
  AVS_CVV_FAIL: "El pagador puede corregir el código o el domicilio e intentar de nuevo con el mismo `order_id`.",
  THREEDS_FAILED: "El pagador puede intentar de nuevo o usar otra tarjeta. Envíe `failed` solo después de un desafío, y `unavailable` con errores técnicos.",
  THREEDS_AUTHENTICATED: "Autentique los pagos que requieren autenticación adicional, y evalúelos de nuevo con `payment_method.three_ds`.",
  TERMINAL_RECENT_FRAUD: "Haga inspeccionar la terminal. Termina cuando la última semana conocida no tiene fraude.",
  TERMINAL_COMPROMISED: "Reemplace la terminal, y dé a la nueva otro `merchant.terminal_id`.",
  DEVICE_RECENT_FRAUD:
    "Omita `device.fingerprint` en una tableta propia que atiende a muchos clientes. Termina cuando la última semana conocida no tiene fraude.",
  BIN_RECENT_FRAUD: "Informe también los pagos capturados: bajan la proporción. Los titulares honestos superan 3-D Secure.",
  EMAIL_DOMAIN_RECENT_FRAUD: "Informe también los pagos capturados: bajan la proporción. El pagador puede usar una dirección de otro proveedor.",
  HOUR_RECENT_FRAUD: "Es un peso pequeño que cuenta junto a otros. Termina cuando en cuatro semanas no hay más fraude a esta hora que a otras.",
  PAYOUT_FIRST_TO_BENEFICIARY:
    "Por sí sola lleva a `approve`. Declare `payout.first_to_beneficiary: false` si pagó a este beneficiario antes de usar el servicio.",
  PAYOUT_FIRST_AND_LARGE: "Confirme al beneficiario por teléfono, o pague primero un monto pequeño.",
  PAYOUT_MULE_FAN_IN:
    "A comercios y arrendadores les pagan muchos. Marque las transferencias entre cuentas propias como `treasury`, y ponga las cuentas conocidas en la lista de permitidos.",
  PAYOUT_FAN_OUT: "Una nómina se parece a esto: declare `payout.first_to_beneficiary: false` para las personas a las que ya pagó.",
  PAYOUT_CLABE_INVALID: "Corrija el número: el banco devolvería el pago. Verifique el dígito cuando se ingresa el número.",
  PAYOUT_IBAN_INVALID: "Corrija el número: el banco devolvería el pago. Verifique los dígitos cuando se ingresa el número.",
  PAYOUT_BENEFICIARY_CHANGED: "Confirme la cuenta nueva por un número de teléfono que ya tenía. Después de siete días no cuenta.",
  PAYOUT_NAME_MISMATCH: "Envíe `beneficiary.name` como lo tiene el banco. Un segundo apellido de más o de menos no la activa.",
  PAYOUT_CROSS_BORDER: "Por sí sola lleva a `approve`. Los países vecinos cuentan 40 %.",
  PAYOUT_STRUCTURING: "Pague una factura en un solo pago saliente. Los precios justo por debajo de un límite se parecen a esto: revíselos con sus facturas.",
  PAYOUT_PASS_THROUGH: "No se activa donde sale mucho más de lo que entró. Para agentes que transfieren dinero por contrato, baje el peso o use una regla.",
  PAYOUT_DORMANT_ORIGIN: "Confirme el primer pago con el titular de la cuenta por un canal que ya tenía.",
  PAYOUT_DUPLICATE: "Reintente con el mismo `order_id`: eso no es un duplicado. Separe diez minutos los pagos iguales que son intencionales.",
  PAYOUT_INITIATOR_UNUSUAL: "Por sí sola lleva a `approve`. Después de un pago, quien da la orden o el canal es conocido.",
  BROWSER_ACTIVITY_SUSPICIOUS:
    "Evalúe también desde su servidor: sus datos determinan el puntaje. Limite la clave a sus orígenes, y reemplácela si alguien abusa de ella.",
  SANDBOX_OVERRIDE: "Use otra dirección. En producción, estas direcciones no tienen efecto.",
};

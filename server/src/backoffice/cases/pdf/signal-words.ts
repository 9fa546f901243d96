// Meaning of each signal, in the languages of the regulators.
import type { Language } from "./words.ts";

type Meaning = Readonly<Record<Language, string>>;

/** Meanings by code. Codes without an entry use the description in the dossier. */
export const signalWords: Readonly<Partial<Record<string, Meaning>>> = {
  BLOCKLIST_BLOCK: {
    es: "Una entrada activa de la lista de bloqueo impide este pago.",
    pt: "Um registro ativo da lista de bloqueio impede este pagamento.",
  },
  BLOCKLIST_REVIEW: {
    es: "Una entrada activa de la lista de bloqueo exige revisar este pago.",
    pt: "Um registro ativo da lista de bloqueio exige a análise deste pagamento.",
  },
  BLOCKLIST_FLAG: {
    es: "Una entrada activa de la lista de bloqueo marca este pago como sospechoso.",
    pt: "Um registro ativo da lista de bloqueio marca este pagamento como suspeito.",
  },
  NETWORK_CONFIRMED: {
    es: "Varios participantes de la red de inteligencia reportaron un identificador de este pago.",
    pt: "Vários participantes da rede de inteligência reportaram um identificador deste pagamento.",
  },
  NETWORK_SUSPECTED: {
    es: "Un participante de la red de inteligencia reportó un identificador de este pago.",
    pt: "Um participante da rede de inteligência reportou um identificador deste pagamento.",
  },
  PAYER_CONFIRMED_FRAUD: {
    es: "Ya se había confirmado un fraude de este pagador.",
    pt: "Já havia sido confirmada uma fraude deste pagador.",
  },
  PAYER_PRIOR_CHARGEBACK: {
    es: "Ya se había perdido un contracargo de este pagador.",
    pt: "Já havia sido perdida uma contestação (chargeback) deste pagador.",
  },
  PAYER_TRUSTED: {
    es: "El pagador figura en la lista de confianza o tiene un largo historial sin disputas.",
    pt: "O pagador consta da lista de confiança ou tem um longo histórico sem disputas.",
  },
  VELOCITY_CARD_1H: {
    es: "Muchos pedidos distintos con esta tarjeta en una hora.",
    pt: "Muitos pedidos distintos com este cartão em uma hora.",
  },
  VELOCITY_EMAIL_1H: {
    es: "Muchos pedidos distintos con esta dirección de correo electrónico en una hora.",
    pt: "Muitos pedidos distintos com este endereço de e-mail em uma hora.",
  },
  VELOCITY_IP_1H: {
    es: "Muchos pedidos distintos desde esta dirección de red en una hora.",
    pt: "Muitos pedidos distintos a partir deste endereço de rede em uma hora.",
  },
  VELOCITY_DEVICE_1H: {
    es: "Muchos pedidos distintos desde este dispositivo en una hora.",
    pt: "Muitos pedidos distintos a partir deste dispositivo em uma hora.",
  },
  MULTI_CARD_PAYER_24H: {
    es: "El pagador utilizó varias tarjetas en un día.",
    pt: "O pagador utilizou vários cartões em um dia.",
  },
  MULTI_CARD_DEVICE_24H: {
    es: "Se utilizaron varias tarjetas en este dispositivo en un día.",
    pt: "Vários cartões foram utilizados neste dispositivo em um dia.",
  },
  MULTI_ACCOUNT_DEVICE_7D: {
    es: "Varios clientes utilizaron este dispositivo en una semana.",
    pt: "Vários clientes utilizaram este dispositivo em uma semana.",
  },
  NEW_ACCOUNTS_DEVICE_7D: {
    es: "Varios clientes usaron este dispositivo en una semana, y este es nuevo.",
    pt: "Vários clientes usaram este dispositivo em uma semana, e este é novo.",
  },
  VELOCITY_BIN_1H: {
    es: "Un número inusual de pagadores nuevos con tarjetas de un mismo rango en una hora.",
    pt: "Um número incomum de pagadores novos com cartões de uma mesma faixa em uma hora.",
  },
  CARD_TESTING_PATTERN: {
    es: "Se están probando tarjetas desde este dispositivo o esta dirección.",
    pt: "Cartões estão sendo testados a partir deste dispositivo ou endereço.",
  },
  FAILED_ATTEMPTS_24H: {
    es: "Varios pagos de este pagador fallaron en un día.",
    pt: "Vários pagamentos deste pagador falharam em um dia.",
  },
  EMAIL_DISPOSABLE: {
    es: "La dirección de correo electrónico es desechable.",
    pt: "O endereço de e-mail é descartável.",
  },
  EMAIL_PATTERN_SUSPICIOUS: {
    es: "La dirección de correo electrónico parece generada por una máquina.",
    pt: "O endereço de e-mail parece gerado por uma máquina.",
  },
  PHONE_COUNTRY_MISMATCH: {
    es: "El número de teléfono corresponde a un país distinto del de la dirección de facturación.",
    pt: "O número de telefone pertence a um país diferente do endereço de cobrança.",
  },
  ACCOUNT_NEW: {
    es: "La cuenta del pagador se abrió hace poco tiempo.",
    pt: "A conta do pagador foi aberta há pouco tempo.",
  },
  CREDENTIALS_CHANGED_RECENTLY: {
    es: "Las credenciales del pagador se cambiaron hace poco tiempo.",
    pt: "As credenciais do pagador foram alteradas há pouco tempo.",
  },
  HOLDER_NAME_MISMATCH: {
    es: "El nombre en la tarjeta no corresponde al del pagador.",
    pt: "O nome no cartão não corresponde ao do pagador.",
  },
  CARD_PREPAID: {
    es: "La tarjeta es de prepago.",
    pt: "O cartão é pré-pago.",
  },
  MERCHANT_CATEGORY_RISK: {
    es: "Lo que se compra se convierte con facilidad en dinero: tarjetas de regalo, cuasiefectivo, envíos de dinero, apuestas.",
    pt: "O que se compra converte-se facilmente em dinheiro: cartões-presente, quase-dinheiro, remessas, apostas.",
  },
  PAYER_PREVIOUS_ORDERS: {
    es: "Según lo declarado por el comercio, el pagador ya había completado pedidos.",
    pt: "Segundo o declarado pelo estabelecimento, o pagador já havia concluído pedidos.",
  },
  IP_TOR: {
    es: "La conexión proviene de la red Tor.",
    pt: "A conexão vem da rede Tor.",
  },
  IP_PROXY_VPN: {
    es: "La conexión proviene de un proxy o una VPN.",
    pt: "A conexão vem de um proxy ou de uma VPN.",
  },
  IP_DATACENTER: {
    es: "La conexión proviene de una red de alojamiento de servidores.",
    pt: "A conexão vem de uma rede de hospedagem de servidores.",
  },
  IP_BILLING_COUNTRY_MISMATCH: {
    es: "La conexión proviene de un país distinto del de la dirección de facturación.",
    pt: "A conexão vem de um país diferente do endereço de cobrança.",
  },
  BIN_COUNTRY_MISMATCH: {
    es: "La tarjeta se emitió en un país distinto del de la dirección de facturación o del de la conexión.",
    pt: "O cartão foi emitido em um país diferente do endereço de cobrança ou da conexão.",
  },
  SHIPPING_COUNTRY_MISMATCH: {
    es: "La entrega se dirige a un país distinto de los de la facturación, la tarjeta y la conexión.",
    pt: "A entrega destina-se a um país diferente dos da cobrança, do cartão e da conexão.",
  },
  HIGH_RISK_COUNTRY: {
    es: "Un país de este pago figura en la lista de países de alto riesgo de la organización.",
    pt: "Um país deste pagamento consta da lista de países de alto risco da organização.",
  },
  IMPOSSIBLE_TRAVEL: {
    es: "El pagador cambió de país más rápido de lo que permite un viaje.",
    pt: "O pagador mudou de país mais rápido do que uma viagem permite.",
  },
  DEVICE_NEW_FOR_PAYER: {
    es: "Un pagador conocido utiliza un dispositivo nuevo junto a otro más antiguo.",
    pt: "Um pagador conhecido utiliza um dispositivo novo além de outro mais antigo.",
  },
  ACCOUNT_TAKEOVER_PATTERN: {
    es: "Un dispositivo nuevo coincide con otras señales de que alguien más usa la cuenta del pagador.",
    pt: "Um dispositivo novo coincide com outros sinais de que outra pessoa usa a conta do pagador.",
  },
  CARD_OF_OTHER_PAYER: {
    es: "Otro pagador usó esta tarjeta hace poco en otro dispositivo.",
    pt: "Outro pagador usou este cartão há pouco em outro dispositivo.",
  },
  MULTI_CARD_PAYER_30D: {
    es: "El pagador usó varias tarjetas en un mes.",
    pt: "O pagador usou vários cartões em um mês.",
  },
  PAYER_BURST: {
    es: "El pagador paga mucho más seguido de lo habitual.",
    pt: "O pagador paga com muito mais frequência do que o habitual.",
  },
  PAYER_HOUR_UNUSUAL: {
    es: "El pagador nunca paga a esta hora del día.",
    pt: "O pagador nunca paga a esta hora do dia.",
  },
  DEVICE_AUTOMATION: {
    es: "El dispositivo es un bot, un emulador o un navegador automatizado.",
    pt: "O dispositivo é um robô, um emulador ou um navegador automatizado.",
  },
  AMOUNT_ANOMALY_PAYER: {
    es: "El monto supera con creces lo que este pagador suele pagar.",
    pt: "O valor está muito acima do que este pagador costuma pagar.",
  },
  AMOUNT_DEVIATION_PAYER: {
    es: "El monto excede la variación habitual de los pagos de este pagador.",
    pt: "O valor excede a variação habitual dos pagamentos deste pagador.",
  },
  PAYER_UNUSUAL_RECENTLY: {
    es: "El pagador realizó varios pagos inusuales en los últimos días.",
    pt: "O pagador fez vários pagamentos incomuns nos últimos dias.",
  },
  AMOUNT_ABOVE_ORG_P99: {
    es: "El monto está entre los más altos de la organización o, mientras sea nueva, de su segmento.",
    pt: "O valor está entre os mais altos da organização ou, enquanto ela for nova, do seu segmento.",
  },
  SMALL_AMOUNT_UNKNOWN_PAYER: {
    es: "Un pagador del que nada se sabe paga un monto pequeño, como cuando se prueban tarjetas.",
    pt: "Um pagador do qual nada se sabe paga um valor pequeno, como quando se testam cartões.",
  },
  NEW_PAYER_LARGE_AMOUNT: {
    es: "El monto es alto para un pagador sin pagos anteriores.",
    pt: "O valor é alto para um pagador sem pagamentos anteriores.",
  },
  MICRO_AMOUNT: {
    es: "El monto es ínfimo, como en las pruebas de tarjetas.",
    pt: "O valor é ínfimo, como em testes de cartões.",
  },
  ODD_HOUR: {
    es: "Es plena madrugada donde se encuentra el pagador.",
    pt: "É alta madrugada onde o pagador se encontra.",
  },
  AVS_CVV_FAIL: {
    es: "Falló la verificación de la dirección o del código de seguridad.",
    pt: "Falhou a verificação do endereço ou do código de segurança.",
  },
  THREEDS_FAILED: {
    es: "La autenticación 3-D Secure falló o fue rechazada por el emisor.",
    pt: "A autenticação 3-D Secure falhou ou foi rejeitada pelo emissor.",
  },
  THREEDS_AUTHENTICATED: {
    es: "3-D Secure autenticó al pagador y la responsabilidad recae en el emisor.",
    pt: "O 3-D Secure autenticou o pagador e a responsabilidade é do emissor.",
  },
  TERMINAL_RECENT_FRAUD: {
    es: "Esta terminal tuvo fraudes confirmados recientemente.",
    pt: "Este terminal teve fraudes confirmadas recentemente.",
  },
  TERMINAL_COMPROMISED: {
    es: "La mayoría de los pagos recientes en esta terminal resultaron fraudulentos.",
    pt: "A maioria dos pagamentos recentes neste terminal revelou-se fraudulenta.",
  },
  DEVICE_RECENT_FRAUD: {
    es: "Este dispositivo tuvo fraudes confirmados recientemente.",
    pt: "Este dispositivo teve fraudes confirmadas recentemente.",
  },
  BIN_RECENT_FRAUD: {
    es: "Las tarjetas de este rango tuvieron fraudes confirmados recientemente.",
    pt: "Os cartões desta faixa tiveram fraudes confirmadas recentemente.",
  },
  EMAIL_DOMAIN_RECENT_FRAUD: {
    es: "Las direcciones de este dominio de correo electrónico tuvieron fraudes confirmados recientemente.",
    pt: "Os endereços deste domínio de e-mail tiveram fraudes confirmadas recentemente.",
  },
  PAYOUT_FIRST_TO_BENEFICIARY: {
    es: "No se había pagado antes a este beneficiario.",
    pt: "Não havia pagamento anterior a este beneficiário.",
  },
  PAYOUT_FIRST_AND_LARGE: {
    es: "El primer pago a este beneficiario es de monto elevado.",
    pt: "O primeiro pagamento a este beneficiário é de valor elevado.",
  },
  PAYOUT_MULE_FAN_IN: {
    es: "Muchos ordenantes pagan a esta cuenta en un día.",
    pt: "Muitos ordenantes pagam a esta conta em um dia.",
  },
  PAYOUT_FAN_OUT: {
    es: "Se paga a muchos beneficiarios nuevos desde este ordenante en una hora.",
    pt: "Muitos beneficiários novos são pagos por este ordenante em uma hora.",
  },
  PAYOUT_CLABE_INVALID: {
    es: "La CLABE del beneficiario está mal formada o su dígito de control es incorrecto.",
    pt: "A CLABE do beneficiário está malformada ou seu dígito verificador é incorreto.",
  },
  PAYOUT_IBAN_INVALID: {
    es: "El IBAN del beneficiario está mal formado o sus dígitos de control son incorrectos.",
    pt: "O IBAN do beneficiário está malformado ou seus dígitos verificadores são incorretos.",
  },
  PAYOUT_BENEFICIARY_CHANGED: {
    es: "A un beneficiario conocido se le paga en una cuenta nueva.",
    pt: "Um beneficiário conhecido é pago em uma conta nova.",
  },
  PAYOUT_NAME_MISMATCH: {
    es: "Antes se pagaba a esta cuenta con otro nombre.",
    pt: "Antes se pagava a esta conta com outro nome.",
  },
  PAYOUT_CROSS_BORDER: {
    es: "El dinero sale del país.",
    pt: "O dinheiro sai do país.",
  },
  PAYOUT_STRUCTURING: {
    es: "Varios montos se sitúan justo por debajo de un límite.",
    pt: "Vários valores ficam logo abaixo de um limite.",
  },
  PAYOUT_PASS_THROUGH: {
    es: "Lo que ingresó hace un momento vuelve a salir.",
    pt: "O que entrou há um momento volta a sair.",
  },
  PAYOUT_DORMANT_ORIGIN: {
    es: "El ordenante llevaba mucho tiempo sin efectuar pagos.",
    pt: "O ordenante estava há muito tempo sem efetuar pagamentos.",
  },
  PAYOUT_DUPLICATE: {
    es: "Hace un momento se pagó el mismo monto al mismo beneficiario por otro pedido.",
    pt: "Há um momento foi pago o mesmo valor ao mesmo beneficiário por outro pedido.",
  },
  PAYOUT_INITIATOR_UNUSUAL: {
    es: "Quien inició el pago, o su canal, es nuevo para este ordenante.",
    pt: "Quem iniciou o pagamento, ou seu canal, é novo para este ordenante.",
  },
  BROWSER_ACTIVITY_SUSPICIOUS: {
    es: "Una actividad observada solo mediante claves publicables parece fraudulenta; exige revisión y nunca motiva por sí sola un rechazo.",
    pt: "Uma atividade observada somente por meio de chaves publicáveis parece fraudulenta; exige análise e nunca motiva, por si só, uma recusa.",
  },
  SANDBOX_OVERRIDE: {
    es: "Un valor del entorno de pruebas forzó este resultado.",
    pt: "Um valor do ambiente de testes forçou este resultado.",
  },
};

// What kinds of credential, roles and results of 3-D Secure are for: one without a line does not compile.
import type { CredentialKind, Role } from "../../../generated/credentials.ts";
import type { components } from "../../../generated/types.ts";
import type { InEachLanguage } from "./languages.ts";

type Meanings<Name extends string> = InEachLanguage<Readonly<Record<Name, string>>>;

/** Where each kind of credential belongs. */
export const credentialPlaces: Meanings<CredentialKind> = {
  en: {
    publishable: "In your pages and apps, where everyone can read it. It can only assess payments. List the origins of your pages to restrict it to them.",
    secret: "On your server, in its environment or a secret manager. Never in a page, an app, a repository or a log.",
    session: "With a person who signed in to a dashboard: the JWT of your identity provider. It manages keys, submerchants and settings.",
    ingest: "With a payment provider that delivers its events to you. It has no other access.",
  },
  es: {
    publishable:
      "En sus páginas y aplicaciones, donde cualquiera puede leerla. Solo puede evaluar pagos. Indique los orígenes de sus páginas para restringirla a ellos.",
    secret: "En su servidor, en el entorno o en un gestor de secretos. Nunca en una página, una aplicación, un repositorio o un registro.",
    session: "De una persona que inició sesión en un panel: el JWT de su proveedor de identidad. Administra claves, subcomercios y configuración.",
    ingest: "En un proveedor de pagos que le entrega sus eventos. No tiene otro acceso.",
  },
};

/** What each role is for. */
export const roleMeanings: Meanings<Role> = {
  en: {
    admin: "reads and changes everything, including keys and settings. Assign it to few people.",
    analyst: "reads what viewers read, resolves reviews, and works on lists and cases.",
    viewer: "reads everything except keys and the audit log, and changes nothing.",
  },
  es: {
    admin: "lee y modifica todo, incluidas las claves y la configuración. Asígnelo a pocas personas.",
    analyst: "lee lo mismo que `viewer`, resuelve revisiones y trabaja con listas y casos.",
    viewer: "lee todo salvo las claves y la bitácora, y no modifica nada.",
  },
};

/** When a caller sends each result of 3-D Secure. */
export const threeDsMeanings: Meanings<components["schemas"]["ThreeDsStatus"]> = {
  en: {
    authenticated: "the issuer authenticated the cardholder, frictionless or with a challenge (transaction status Y)",
    attempted: "the issuer does not take part or was not reached, and the scheme answered in its place (A)",
    failed: "the cardholder did not pass the challenge, or gave up (N)",
    rejected: "the issuer rejected the payment and does not want it authorized (R)",
    unavailable: "no result: a technical error, a card without 3-D Secure, an exemption, or data only (U, I)",
  },
  es: {
    authenticated: "el emisor autenticó al titular, sin fricción o con un desafío (estado Y de la transacción)",
    attempted: "el emisor no participa o no respondió, y la marca contestó en su lugar (A)",
    failed: "el titular no superó el desafío, o lo abandonó (N)",
    rejected: "el emisor rechazó el pago y no quiere que se autorice (R)",
    unavailable: "sin resultado: un error técnico, una tarjeta sin 3-D Secure, una exención o solo datos (U, I)",
  },
};

// Which payments fraud rates are made of.

/** SQL of the counted payments: pay-ins requested with a secret key. Payments from browsers, which anyone can send, must not lower a fraud rate. */
export const counts = (of: string): string => `${of}.flow = 'payin' AND ${of}.credential_kind <> 'publishable'`;

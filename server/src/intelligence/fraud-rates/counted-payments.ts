// Which payments fraud rates are made of.

/** SQL of what is counted: pay-ins that were asked for with a secret key. What anybody may send from a browser must not thin a share out. */
export const counts = (of: string): string => `${of}.flow = 'payin' AND ${of}.credential_kind <> 'publishable'`;

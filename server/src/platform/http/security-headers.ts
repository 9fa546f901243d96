// Headers that make browsers treat a response of the API as data only. Pages (docs, sandbox sign-in) set their own policy.

/** Headers of every response. In production, browsers must use HTTPS for two years. */
export function securityHeaders(production: boolean): readonly (readonly [string, string])[] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ["Referrer-Policy", "no-referrer"],
    ["X-Frame-Options", "DENY"],
    ...(production ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const] : []),
  ];
}

// What tells browsers to take an answer of the API for nothing but data. Pages (docs, sandbox sign-in) set their own policy.

/** Headers of every answer. In production browsers are told to come back over HTTPS only, for two years. */
export function securityHeaders(production: boolean): readonly (readonly [string, string])[] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ["Referrer-Policy", "no-referrer"],
    ["X-Frame-Options", "DENY"],
    ...(production ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const] : []),
  ];
}

// What oidc-provider leaves to its embedder beside its configuration: three methods of its prototypes and one getter of its Koa application.
// Checked with: oidc-provider 9.x
import type { Provider } from "oidc-provider";
import { isLoopbackUrl } from "./redirects.ts";

/**
 * Has addresses and cookies follow the issuer, and not the Host that a request or a proxy claims; and takes every loopback address as a redirect, beside
 * those that are registered (RFC 8252, 7.3: the port is the application's choice).
 */
export function overrideProvider(provider: Provider): void {
  const protocol = new URL(provider.issuer).protocol.slice(0, -1);
  provider.OIDCContext.prototype.urlFor = (name, options) => provider.urlFor(name, options);
  Object.defineProperty(provider.request, "protocol", { get: () => protocol });
  for (const method of ["redirectUriAllowed", "postLogoutRedirectUriAllowed"] as const) {
    const registered = provider.Client.prototype[method];
    provider.Client.prototype[method] = function (address) {
      return isLoopbackUrl(address) || registered.call(this, address);
    };
  }
}

// What is overridden in oidc-provider. How sign-ins behave with it: provider.test.ts.
import { Provider } from "oidc-provider";
import { expect, test } from "vitest";
import { overrideProvider } from "../../src/sandbox/identity-provider/overrides.ts";
import { createStorage } from "../../src/sandbox/identity-provider/storage.ts";
import { newSigningKeys } from "../../src/sandbox/identity-provider/tokens.ts";

const ISSUER = "https://issuer.example/identity";

async function overridden() {
  const provider = new Provider(ISSUER, {
    // without these three it warns that they are for development
    adapter: createStorage(),
    jwks: await newSigningKeys(),
    features: { devInteractions: { enabled: false } },
    clients: [
      {
        client_id: "app",
        token_endpoint_auth_method: "none",
        redirect_uris: ["https://shop.example/back"],
        post_logout_redirect_uris: ["https://shop.example/out"],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    clientAuthMethods: ["none"],
  });
  overrideProvider(provider);
  return provider;
}

test("addresses are the issuer's, whatever a request says of itself", async () => {
  const provider = await overridden();
  expect(Reflect.get(provider.request, "protocol")).toBe("https");
  const { urlFor } = provider.OIDCContext.prototype;
  expect(urlFor("authorization")).toBe(`${ISSUER}/auth`);
});

test("loopback addresses are taken as redirects beside those that are registered, and no others", async () => {
  const client = (await (await overridden()).Client.find("app")) ?? expect.fail("no client");
  const addresses = [
    "http://127.0.0.1:49152/back",
    "http://localhost:3001/x",
    "https://shop.example/back",
    "https://evil.example/back",
    "http://evil.example/",
  ];
  expect(addresses.map((address) => client.redirectUriAllowed(address))).toEqual([true, true, true, false, false]);
  const ends = ["http://127.0.0.1:49152/", "https://shop.example/out", "https://evil.example/out"];
  expect(ends.map((address) => client.postLogoutRedirectUriAllowed(address))).toEqual([true, true, false]);
});

// Runs in the browser, on the sandbox's own pages: the authorization code flow with PKCE, as any dashboard would do it.
const { page, issuer, client, organizationUrl, organizationClaim, roleClaim } = document.body.dataset;
const redirectUri = `${issuer}/signed-in`;
const MEMORY = "sandbox sign-in";

const element = (id) => document.getElementById(id);
const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** Runs a step; whatever goes wrong in it is said on the page. */
async function attempt(step) {
  element("problem").hidden = true;
  try {
    await step();
  } catch (error) {
    element("problem").textContent = error instanceof TypeError ? `The service could not be reached (${error.message}). Is it running?` : error.message;
    element("problem").hidden = false;
  }
}

async function endpoints() {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  if (!response.ok) throw new Error(`The identity provider answered ${response.status} to the request for its configuration.`);
  return response.json();
}

async function begin() {
  if (location.origin !== new URL(issuer).origin) throw new Error(`This sandbox is at home at another address. Open ${issuer}/ and sign in there.`);
  if (!crypto.subtle) throw new Error("The browser gives scripts no cryptography at this address. Open it at http://localhost, http://127.0.0.1 or by https.");
  const { authorization_endpoint } = await endpoints();
  const verifier = random();
  const state = random();
  const nonce = random();
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
  sessionStorage.setItem(MEMORY, JSON.stringify({ verifier, state, nonce }));
  const request = {
    client_id: client,
    response_type: "code",
    redirect_uri: redirectUri,
    scope: "openid profile email",
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
    // lets the user choose an account each time; a dashboard would leave it out
    prompt: "login",
  };
  location.assign(`${authorization_endpoint}?${new URLSearchParams(request)}`);
}

async function finish() {
  const answer = new URLSearchParams(location.search);
  const memory = JSON.parse(sessionStorage.getItem(MEMORY) ?? "null");
  sessionStorage.removeItem(MEMORY);
  // the code is good for one use: neither a reload nor the history should offer it again
  history.replaceState(null, "", location.pathname);
  if (answer.size === 0) throw new Error("There is no sign-in to finish here. Begin a new one.");
  if (memory === null || answer.get("state") !== memory.state || answer.get("iss") !== issuer)
    throw new Error("This answer does not belong to the sign-in that was begun in this tab. Begin a new one.");
  if (answer.has("error")) throw new Error(`Sign-in failed: ${answer.get("error_description") ?? answer.get("error")}`);
  const { token_endpoint } = await endpoints();
  const form = { grant_type: "authorization_code", client_id: client, redirect_uri: redirectUri, code: answer.get("code"), code_verifier: memory.verifier };
  const response = await fetch(token_endpoint, { method: "POST", body: new URLSearchParams(form) });
  const tokens = await response.json();
  if (!response.ok) throw new Error(`The code could not be exchanged: ${tokens.error_description ?? tokens.error}`);
  if (payloadOf(tokens.id_token).nonce !== memory.nonce) throw new Error("The ID token belongs to another sign-in. Begin a new one.");
  show(tokens);
  await callApi(tokens.access_token);
}

/** It came straight from the provider, so that its signature need not be looked at. */
function payloadOf(token) {
  const binary = atob(token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/"));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))));
}

function show({ access_token, id_token, expires_in }) {
  const person = payloadOf(id_token);
  element("title").textContent = `Signed in as ${person.name}`;
  element("organization-name").textContent = `${person.organization_name} (${person[organizationClaim]})`;
  element("role").textContent = person[roleClaim];
  element("email").textContent = person.email;
  element("expires").textContent = new Date(Date.now() + expires_in * 1000).toLocaleTimeString();
  element("token").textContent = access_token;
  element("curl").textContent = `curl -s ${organizationUrl} \\\n  -H 'Authorization: Bearer ${access_token}'`;
  element("result").hidden = false;
}

async function callApi(token) {
  const response = await fetch(organizationUrl, { headers: { Authorization: `Bearer ${token}` } });
  const text = await response.text();
  element("status").textContent = String(response.status);
  element("answer").textContent = response.headers.get("Content-Type")?.includes("json") ? JSON.stringify(JSON.parse(text), null, 2) : text;
}

async function copy({ currentTarget: button }) {
  const source = element(button.dataset.copies);
  try {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(source);
    button.textContent = "Selected";
  }
}

element("sign-in").addEventListener("click", () => attempt(begin));
for (const button of document.querySelectorAll("[data-copies]")) button.addEventListener("click", copy);
if (page === "signed-in") {
  await attempt(finish);
  if (element("result").hidden) {
    element("title").textContent = "Not signed in";
    element("sign-in").textContent = "Sign in";
  }
  element("actions").hidden = false;
}

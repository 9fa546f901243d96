// Start: settings, language, session, then the pages.
import "../.data/palette.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/controls.css";
import "./styles/table.css";
import "./styles/parts.css";
import "./styles/waterfall.css";
import "./styles/review.css";
import "./styles/charts.css";
import "./styles/plots.css";
import "./styles/breakdown.css";
import "./styles/editor.css";
import "./styles/links.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "./api/client.ts";
import { type ApiFailure, failureOf } from "./api/failure.ts";
import { LanguageProvider, loadLanguage } from "./i18n/catalogue.tsx";
import { preferredLanguage } from "./i18n/languages.ts";
import { router } from "./routes.tsx";
import { SessionProvider } from "./session/context.tsx";
import { draftOwner, removeDrafts } from "./session/drafts.ts";
import type { Person } from "./session/person.ts";
import { endsSoon, openSession, renewSession } from "./session/session.ts";
import { readSettings, type Settings, type SignInSettings } from "./session/settings.ts";
import { begin, finish, isReturn, signedInBefore, type Tokens } from "./session/sign-in.ts";
import { type Problem, SignInPage } from "./shell/sign-in-page.tsx";
import { followSystemTheme } from "./shell/theme.ts";

const language = preferredLanguage();
document.documentElement.lang = language;
followSystemTheme();
const element = document.getElementById("root");
if (element === null) throw new Error("the document has no root");
const root = createRoot(element);
const [localized, settings] = await Promise.all([loadLanguage(language), readSettings().catch(() => undefined)]);
document.title = localized.text.product;

if (settings === undefined) showSignIn({ kind: "unreachable" });
else if (settings.sign_in === null) showSignIn();
else await start(settings, settings.sign_in);

async function start(known: Settings, signIn: SignInSettings): Promise<void> {
  if (isReturn()) {
    const result = await finish(signIn);
    if (result.kind === "signed-in") return showPages(known, signIn, result.tokens);
    return showSignIn(result.kind === "signed-out" ? undefined : result);
  }
  // the issuer may still know the person: a reload needs no click
  if (signedInBefore()) return begin(signIn, { silent: true }).catch(() => showSignIn({ kind: "unreachable" }));
  showSignIn();
}

async function showPages(known: Settings, signIn: SignInSettings, tokens: Tokens): Promise<void> {
  let person: Person;
  try {
    person = await openSession(tokens, signIn);
  } catch (error) {
    return showSignIn(problemOf(failureOf(error), tokens));
  }
  const owner = await draftOwner(person);
  removeDrafts(owner);
  router.subscribe("onResolved", () => {
    if (endsSoon()) renewSession();
  });
  show(
    <SessionProvider value={{ person, settings: known, draftOwner: owner }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionProvider>,
  );
}

/** Why the service opens no session for the token. */
function problemOf({ status, message, reason, code }: ApiFailure, { accessToken }: Tokens): Problem {
  if (status === 403) return { kind: "noRole" };
  // some providers issue access tokens for their own services alone, which nobody else can read
  if (code === "UNAUTHORIZED" && !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(accessToken)) return { kind: "refused", reason: "opaque", message };
  if (reason !== "") return { kind: "refused", reason, message };
  return status === 0 ? { kind: "unreachable" } : { kind: "failed", reason: message };
}

function showSignIn(problem?: Problem): void {
  show(<SignInPage settings={settings} {...(problem === undefined ? {} : { problem })} />);
}

function show(content: ReactNode): void {
  root.render(<LanguageProvider value={localized}>{content}</LanguageProvider>);
}

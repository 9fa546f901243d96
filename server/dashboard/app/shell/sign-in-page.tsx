// Before sign-in.
import { useState } from "react";
import { useLanguage, useText } from "../i18n/catalogue.tsx";
import { chooseLanguage, type Language, languageNames } from "../i18n/languages.ts";
import type { Messages } from "../i18n/messages.ts";
import { Select } from "../parts/field.tsx";
import type { Settings } from "../session/settings.ts";
import { begin } from "../session/sign-in.ts";

/** Why nobody is signed in. */
export type Problem =
  | { readonly kind: "failed"; readonly reason: string }
  /** The service refused the token for a reason (`details.reason`). */
  | { readonly kind: "refused"; readonly reason: string; readonly message: string }
  | { readonly kind: "tokenOrigin"; readonly origin: string }
  | { readonly kind: "unreachable" | "noRole" };

function sentenceOf(problem: Problem, { signIn }: Messages): string {
  if (problem.kind === "failed") return signIn.failed({ reason: problem.reason });
  if (problem.kind === "tokenOrigin") return signIn.tokenOrigin({ origin: problem.origin });
  if (problem.kind !== "refused") return signIn[problem.kind];
  const reasons: Readonly<Record<string, string>> = signIn.refused;
  return Object.hasOwn(reasons, problem.reason) ? (reasons[problem.reason] ?? "") : signIn.failed({ reason: problem.message });
}

/** The page. `settings` is undefined when the service did not answer them. */
export function SignInPage({ settings, problem: earlier }: { readonly settings: Settings | undefined; readonly problem?: Problem }) {
  const text = useText();
  const [problem, setProblem] = useState(earlier);
  const signIn = settings?.sign_in;
  const sandbox = settings?.stage === "sandbox";
  const start = (): void => {
    if (signIn === undefined || signIn === null) return;
    begin(signIn, { chooseAgain: sandbox || problem?.kind === "noRole" || problem?.kind === "refused" }).catch((error: unknown) =>
      setProblem({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
    );
  };
  const changed = (value: Language | undefined): void => {
    if (value === undefined) return;
    chooseLanguage(value);
    location.reload();
  };
  return (
    <main className="sign-in">
      <div>
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="40" height="40" />
        <h1>{text.signIn.title}</h1>
        <p>{text.signIn.lead}</p>
        {problem !== undefined && (
          <p className="problem" role="alert">
            {sentenceOf(problem, text)}
          </p>
        )}
        {settings !== undefined && signIn === null && <p className="problem">{text.signIn.unconfigured}</p>}
        {signIn && (
          <button type="button" className="button primary large" onClick={start}>
            {text.signIn.button}
          </button>
        )}
        {sandbox && <p className="soft">{text.signIn.sandbox}</p>}
        <Select aria-label={text.language} value={useLanguage()} options={languageNames} onChange={changed} />
      </div>
    </main>
  );
}

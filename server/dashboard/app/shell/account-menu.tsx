// The person's menu: theme, language, sign-out. A popover of the platform: Escape and a click elsewhere close it.
import { type ReactNode, useState } from "react";
import { useLanguage, useText } from "../i18n/catalogue.tsx";
import { chooseLanguage, type Language, languageNames } from "../i18n/languages.ts";
import { Icon } from "../parts/icon.tsx";
import { useRoles } from "../parts/labels.ts";
import { useSession } from "../session/context.tsx";
import { currentIdToken } from "../session/session.ts";
import { begin, signOut } from "../session/sign-in.ts";
import { chooseTheme, chosenTheme, type Theme } from "./theme.ts";

const ID = "account-menu";

/** The menu and its button. */
export function AccountMenu() {
  const text = useText();
  const roles = useRoles();
  const { person, settings } = useSession();
  const { sign_in } = settings;
  return (
    <>
      <button type="button" className="account" popoverTarget={ID} title={text.account.menu}>
        <span className="who">
          <bdi>{person.name}</bdi>
          <small>{roles[person.role]}</small>
        </span>
        <Icon name="down" />
      </button>
      <section id={ID} popover="auto" className="menu" aria-label={text.account.menu}>
        <ThemeChoice />
        <LanguageChoice />
        {sign_in !== null && (
          <>
            <hr />
            <button type="button" className="menu-item" onClick={() => void begin(sign_in, { chooseAgain: true })}>
              {text.account.changePerson}
            </button>
            <button type="button" className="menu-item" onClick={() => void signOut(sign_in, currentIdToken())}>
              {text.account.signOut}
            </button>
          </>
        )}
      </section>
    </>
  );
}

function ThemeChoice() {
  const { account } = useText();
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme): void => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Choice title={account.theme} name="theme" value={theme} options={{ light: account.light, dark: account.dark, system: account.system }} choose={choose} />
  );
}

function LanguageChoice() {
  const text = useText();
  const choose = (next: Language): void => {
    chooseLanguage(next);
    location.reload();
  };
  return <Choice title={text.language} name="language" value={useLanguage()} options={languageNames} choose={choose} />;
}

function Choice<Value extends string>({
  title,
  name,
  value,
  options,
  choose,
}: {
  readonly title: string;
  readonly name: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, ReactNode>>;
  readonly choose: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option} className="menu-item">
          <input type="radio" name={name} checked={option === value} onChange={() => choose(option)} />
          {options[option]}
        </label>
      ))}
    </fieldset>
  );
}

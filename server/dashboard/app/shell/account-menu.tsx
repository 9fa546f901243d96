// The person's menu: theme, language, sign-out.
import { Menu } from "@base-ui/react/menu";
import { chooseLanguage, isLanguage, languages, useLanguage, useText } from "../i18n/catalogue.tsx";
import { Icon } from "../parts/icon.tsx";
import { useSession } from "../session/context.tsx";
import { currentIdToken } from "../session/session.ts";
import { begin, signOut } from "../session/sign-in.ts";
import { chooseTheme, chosenTheme, type Theme } from "./theme.ts";

/** The menu and its button. */
export function AccountMenu() {
  const text = useText();
  const { person, settings } = useSession();
  const language = useLanguage();
  const { sign_in } = settings;
  const changeLanguage = (value: unknown): void => {
    if (typeof value !== "string" || !isLanguage(value)) return;
    chooseLanguage(value);
    location.reload();
  };
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="account" title={text.account.menu}>
        <span className="who">
          <bdi>{person.name}</bdi>
          <small>{person.role === undefined ? "" : text.roles[person.role]}</small>
        </span>
        <Icon name="down" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className="positioner">
          <Menu.Popup className="menu">
            <Menu.RadioGroup defaultValue={chosenTheme()} onValueChange={(value: Theme) => chooseTheme(value)}>
              <Menu.GroupLabel className="menu-label">{text.account.theme}</Menu.GroupLabel>
              {(["light", "dark", "system"] as const).map((theme) => (
                <Choice key={theme} value={theme} label={text.account[theme]} />
              ))}
            </Menu.RadioGroup>
            <Menu.RadioGroup value={language} onValueChange={changeLanguage}>
              <Menu.GroupLabel className="menu-label">{text.language}</Menu.GroupLabel>
              {Object.entries(languages).map(([code, name]) => (
                <Choice key={code} value={code} label={name} />
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="menu-line" />
            {sign_in !== null && (
              <>
                <Menu.Item className="menu-item" onClick={() => void begin(sign_in, { chooseAgain: true })}>
                  {text.account.changePerson}
                </Menu.Item>
                <Menu.Item className="menu-item" onClick={() => void signOut(sign_in, currentIdToken())}>
                  {text.account.signOut}
                </Menu.Item>
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Choice({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <Menu.RadioItem value={value} className="menu-item">
      <span className="menu-check">
        <Menu.RadioItemIndicator>
          <Icon name="check" />
        </Menu.RadioItemIndicator>
      </span>
      {label}
    </Menu.RadioItem>
  );
}

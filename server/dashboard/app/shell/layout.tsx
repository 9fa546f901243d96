// The frame around every page: navigation, palette, help, messages.
import { Toast } from "@base-ui/react/toast";
import { Link, Outlet, useMatches, useNavigate, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useText } from "../i18n/catalogue.tsx";
import { Icon } from "../parts/icon.tsx";
import { useShortcuts } from "../parts/shortcuts.ts";
import { Forbidden } from "../parts/states.tsx";
import { Toasts } from "../parts/toasts.tsx";
import { useSession } from "../session/context.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { isFor, navigation } from "./navigation.ts";

// what opens over the page is loaded after it
const KeyboardHelp = lazy(() => import("./keyboard-help.tsx").then((module) => ({ default: module.KeyboardHelp })));
const Palette = lazy(() => import("./palette.tsx").then((module) => ({ default: module.Palette })));

/** The frame; the page of the address is inside, if the role may read it. */
export function Layout() {
  const text = useText();
  const { person } = useSession();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [navigationOpen, setNavigationOpen] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const main = useMainFocus(path);
  const permission = useMatches().at(-1)?.staticData.permission;
  const navigate = useNavigate();
  useShortcuts({
    "?": () => setHelpOpen(true),
    "g o": () => void navigate({ to: "/" }),
    "g r": () => void navigate({ to: "/review" }),
    "g a": () => void navigate({ to: "/assessments" }),
    "g u": () => void navigate({ to: "/rules" }),
  });
  usePaletteKey(() => setPaletteOpen(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the navigation of a narrow screen
  useEffect(() => setNavigationOpen(false), [path]);
  return (
    <Toast.Provider>
      <a className="skip" href="#main">
        {text.nav.skip}
      </a>
      <div className="shell">
        <header className="top-bar">
          <button
            type="button"
            className="icon-button"
            aria-label={text.nav.open}
            aria-expanded={navigationOpen}
            onClick={() => setNavigationOpen(!navigationOpen)}
          >
            <Icon name={navigationOpen ? "close" : "menu"} />
          </button>
          <Brand />
          <button type="button" className="icon-button" aria-label={text.palette.open} onClick={() => setPaletteOpen(true)}>
            <Icon name="search" />
          </button>
        </header>
        <aside className={navigationOpen ? "side open" : "side"}>
          <Brand />
          <button type="button" className="search" onClick={() => setPaletteOpen(true)}>
            <Icon name="search" />
            <span>{text.palette.open}</span>
            <kbd>Ctrl K</kbd>
          </button>
          <Navigation />
          <AccountMenu />
        </aside>
        <main id="main" ref={main} tabIndex={-1}>
          {permission !== undefined && !person.permissions.has(permission) ? <Forbidden permission={permission} /> : <Outlet />}
        </main>
      </div>
      <Suspense>
        {paletteOpen && <Palette onClose={() => setPaletteOpen(false)} />}
        {helpOpen && <KeyboardHelp onClose={() => setHelpOpen(false)} />}
      </Suspense>
      <Toasts />
    </Toast.Provider>
  );
}

function Brand() {
  const { product } = useText();
  const { settings } = useSession();
  return (
    <Link to="/" className="brand">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="22" height="22" />
      {product}
      {settings.stage === "sandbox" && <span className="badge violet">sandbox</span>}
    </Link>
  );
}

function Navigation() {
  const text = useText();
  const { person } = useSession();
  const groups = navigation.map(({ label, places }) => ({
    label: label(text),
    places: places.filter((place) => isFor(place, person)),
  }));
  return (
    <nav aria-label={text.nav.label}>
      {groups.map(
        ({ label, places }) =>
          places.length > 0 && (
            <section key={label}>
              <h2>{label}</h2>
              <ul>
                {places.map(({ to, label: name, icon }) => (
                  <li key={to}>
                    <Link to={to} activeOptions={{ exact: to === "/" }}>
                      <Icon name={icon} />
                      {name(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <a className="docs" href="/docs">
        <Icon name="external" />
        {text.nav.docs}
      </a>
    </nav>
  );
}

/** After a change of page, reading goes on in its content. */
function useMainFocus(path: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollTo(0, 0);
  }, [path]);
  return main;
}

/** Ctrl+K or ⌘K, while typing as well. */
function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}

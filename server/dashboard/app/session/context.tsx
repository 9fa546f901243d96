// The signed-in person, for components.
import { createContext, type ReactNode, useContext } from "react";
import type { Permission } from "../../../../generated/credentials.ts";
import type { Person } from "./person.ts";
import type { Settings } from "./settings.ts";

interface Signed {
  readonly person: Person;
  readonly settings: Settings;
  /** Name of the person's drafts (session/drafts.ts). */
  readonly draftOwner: string;
}

const Context = createContext<Signed | undefined>(undefined);

/** Provides the person to what is below. */
export function SessionProvider({ value, children }: { readonly value: Signed; readonly children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The signed-in person and the settings. */
export function useSession(): Signed {
  const signed = useContext(Context);
  if (signed === undefined) throw new Error("outside of a session");
  return signed;
}

/** May the person do this? What they may not do is not offered. */
export function useMay(permission: Permission): boolean {
  return useSession().person.permissions.has(permission);
}
